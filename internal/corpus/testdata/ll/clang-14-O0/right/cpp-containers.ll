; ModuleID = 'cpp-containers.cpp'
source_filename = "cpp-containers.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" = type { i32*, i32*, i32* }
%"class.__gnu_cxx::__normal_iterator" = type { i32* }
%"class.std::function" = type { %"class.std::_Function_base", i32 (%"union.std::_Any_data"*, i32*)* }
%"class.std::_Function_base" = type { %"union.std::_Any_data", i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%class.anon = type { %"class.std::vector"* }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { i32* }
%"class.std::allocator" = type { i8 }
%"struct.__gnu_cxx::__ops::_Iter_equals_val" = type { i32* }
%"struct.std::_Maybe_unary_or_binary_function" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"class.std::__new_allocator" = type { i8 }
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }
%"struct.std::random_access_iterator_tag" = type { i8 }
%"struct.std::integral_constant" = type { i8 }
%"class.std::type_info" = type { i32 (...)**, i8* }
%"struct.std::__invoke_other" = type { i8 }

$_ZNSt6vectorIiSaIiEEC2Ev = comdat any

$_ZNSt6vectorIiSaIiEE9push_backERKi = comdat any

$_ZNSt6vectorIiSaIiEE5frontEv = comdat any

$_ZNSt6vectorIiSaIiEE4backEv = comdat any

$_ZNKSt6vectorIiSaIiEE4sizeEv = comdat any

$_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_ = comdat any

$_ZSt4findIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiET_S7_S7_RKT0_ = comdat any

$_ZNSt6vectorIiSaIiEE5beginEv = comdat any

$_ZNSt6vectorIiSaIiEE3endEv = comdat any

$_ZNKSt8functionIFiiEEclEi = comdat any

$_ZSt11make_uniqueIA_iENSt8__detail9_MakeUniqIT_E7__arrayEm = comdat any

$_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EEixEm = comdat any

$_ZSt4moveIRSt10unique_ptrIA_iSt14default_deleteIS1_EEEONSt16remove_referenceIT_E4typeEOS7_ = comdat any

$_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EEC2EOS3_ = comdat any

$_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EEcvbEv = comdat any

$_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EED2Ev = comdat any

$_ZNSt8functionIFiiEED2Ev = comdat any

$_ZNSt6vectorIiSaIiEED2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEEC2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev = comdat any

$_ZNSaIiEC2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev = comdat any

$_ZNSt15__new_allocatorIiEC2Ev = comdat any

$_ZNSt15__uniq_ptr_dataIiSt14default_deleteIA_iELb1ELb1EEC2EOS3_ = comdat any

$_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEEC2EOS3_ = comdat any

$_ZSt4moveIRSt5tupleIJPiSt14default_deleteIA_iEEEEONSt16remove_referenceIT_E4typeEOS8_ = comdat any

$_ZNSt5tupleIJPiSt14default_deleteIA_iEEEC2EOS4_ = comdat any

$_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEE6_M_ptrEv = comdat any

$_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEEC2EOS4_ = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteIA_iEEEC2EOS3_ = comdat any

$_ZSt3getILm0EJPiSt14default_deleteIA_iEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ = comdat any

$_ZSt12__get_helperILm0EPiJSt14default_deleteIA_iEEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEE7_M_headERS4_ = comdat any

$_ZNSt10_Head_baseILm0EPiLb0EE7_M_headERS1_ = comdat any

$_ZNSt14_Function_baseD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E = comdat any

$_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv = comdat any

$_ZNSt12_Vector_baseIiSaIiEED2Ev = comdat any

$_ZSt8_DestroyIPiEvT_S1_ = comdat any

$_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_ = comdat any

$_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim = comdat any

$_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev = comdat any

$_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim = comdat any

$_ZNSt15__new_allocatorIiE10deallocateEPim = comdat any

$_ZNSaIiED2Ev = comdat any

$_ZNSt15__new_allocatorIiED2Ev = comdat any

$_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_ = comdat any

$_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJRKiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_ = comdat any

$_ZNSt15__new_allocatorIiE9constructIiJRKiEEEvPT_DpOT0_ = comdat any

$_ZSt7forwardIRKiEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc = comdat any

$_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm = comdat any

$_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_ = comdat any

$_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv = comdat any

$_ZNKSt6vectorIiSaIiEE8max_sizeEv = comdat any

$_ZSt3maxImERKT_S2_S2_ = comdat any

$_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_ = comdat any

$_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv = comdat any

$_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_ = comdat any

$_ZSt3minImERKT_S2_S2_ = comdat any

$_ZNKSt15__new_allocatorIiE8max_sizeEv = comdat any

$_ZNKSt15__new_allocatorIiE11_M_max_sizeEv = comdat any

$_ZNSt16allocator_traitsISaIiEE8allocateERS0_m = comdat any

$_ZNSt15__new_allocatorIiE8allocateEmPKv = comdat any

$_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_ = comdat any

$_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E = comdat any

$_ZSt12__niter_baseIPiET_S1_ = comdat any

$_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEdeEv = comdat any

$_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEmiEl = comdat any

$_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_ = comdat any

$_ZSt9__find_ifIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops16_Iter_equals_valIKiEEET_SB_SB_T0_ = comdat any

$_ZN9__gnu_cxx5__ops17__iter_equals_valIKiEENS0_16_Iter_equals_valIT_EERS4_ = comdat any

$_ZSt9__find_ifIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops16_Iter_equals_valIKiEEET_SB_SB_T0_St26random_access_iterator_tag = comdat any

$_ZSt19__iterator_categoryIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEENSt15iterator_traitsIT_E17iterator_categoryERKS8_ = comdat any

$_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEclINS_17__normal_iteratorIPiSt6vectorIiSaIiEEEEEEbT_ = comdat any

$_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEppEv = comdat any

$_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEC2ERS2_ = comdat any

$_ZNSt14_Function_baseC2Ev = comdat any

$_ZNSt9_Any_data9_M_accessEv = comdat any

$_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE = comdat any

$_ZNSt6vectorIiSaIiEEixEm = comdat any

$_ZNKSt9_Any_data9_M_accessEv = comdat any

$_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v = comdat any

$_ZNKSt14_Function_base8_M_emptyEv = comdat any

$_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EEC2IPiS2_vbEET_ = comdat any

$_ZNSt15__uniq_ptr_dataIiSt14default_deleteIA_iELb1ELb1EECI2St15__uniq_ptr_implIiS2_EEPi = comdat any

$_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEEC2EPi = comdat any

$_ZNSt5tupleIJPiSt14default_deleteIA_iEEEC2ILb1ELb1EEEv = comdat any

$_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEEC2Ev = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteIA_iEEEC2Ev = comdat any

$_ZNSt10_Head_baseILm0EPiLb0EEC2Ev = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteIA_iELb1EEC2Ev = comdat any

$_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EE11get_deleterEv = comdat any

$_ZNKSt14default_deleteIA_iEclIiEENSt9enable_ifIXsr14is_convertibleIPA_T_PS0_EE5valueEvE4typeEPS4_ = comdat any

$_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEE10_M_deleterEv = comdat any

$_ZSt3getILm1EJPiSt14default_deleteIA_iEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ = comdat any

$_ZSt12__get_helperILm1ESt14default_deleteIA_iEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteIA_iEEE7_M_headERS3_ = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteIA_iELb1EE7_M_headERS3_ = comdat any

$_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EE3getEv = comdat any

$_ZNKSt15__uniq_ptr_implIiSt14default_deleteIA_iEE6_M_ptrEv = comdat any

$_ZSt3getILm0EJPiSt14default_deleteIA_iEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_ = comdat any

$_ZSt12__get_helperILm0EPiJSt14default_deleteIA_iEEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEE7_M_headERKS4_ = comdat any

$_ZNSt10_Head_baseILm0EPiLb0EE7_M_headERKS1_ = comdat any

@.str = private unnamed_addr constant [49 x i8] c"v.front() == 5 && v.back() == 1 && v.size() == 5\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"cpp-containers.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [50 x i8] c"std::find(v.begin(), v.end(), 2) - v.begin() == 3\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"f(37) == 42\00", align 1
@.str.4 = private unnamed_addr constant [29 x i8] c"q[3] == 7 && q[0] == 0 && !p\00", align 1
@.str.5 = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@"_ZTSZ4mainE3$_0" = internal constant [12 x i8] c"Z4mainE3$_0\00", align 1
@"_ZTIZ4mainE3$_0" = internal constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @"_ZTSZ4mainE3$_0", i32 0, i32 0) }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::vector", align 8
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %7 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %8 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %9 = alloca i32, align 4
  %10 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %11 = alloca %"class.std::function", align 8
  %12 = alloca %class.anon, align 8
  %13 = alloca %"class.std::unique_ptr", align 8
  %14 = alloca %"class.std::unique_ptr", align 8
  store i32 0, i32* %1, align 4
  call void @_ZNSt6vectorIiSaIiEEC2Ev(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2) #13, !dbg !13
  store i32 5, i32* %3, align 4, !dbg !14
  br label %15, !dbg !15

15:                                               ; preds = %20, %0
  %16 = load i32, i32* %3, align 4, !dbg !16
  %17 = icmp sgt i32 %16, 0, !dbg !17
  br i1 %17, label %18, label %27, !dbg !18

18:                                               ; preds = %15
  invoke void @_ZNSt6vectorIiSaIiEE9push_backERKi(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2, i32* noundef nonnull align 4 dereferenceable(4) %3)
          to label %19 unwind label %23, !dbg !19

19:                                               ; preds = %18
  br label %20, !dbg !20

20:                                               ; preds = %19
  %21 = load i32, i32* %3, align 4, !dbg !21
  %22 = add nsw i32 %21, -1, !dbg !21
  store i32 %22, i32* %3, align 4, !dbg !21
  br label %15, !dbg !18, !llvm.loop !22

23:                                               ; preds = %43, %18
  %24 = landingpad { i8*, i32 }
          cleanup, !dbg !25
  %25 = extractvalue { i8*, i32 } %24, 0, !dbg !25
  store i8* %25, i8** %4, align 8, !dbg !25
  %26 = extractvalue { i8*, i32 } %24, 1, !dbg !25
  store i32 %26, i32* %5, align 4, !dbg !25
  br label %108, !dbg !25

27:                                               ; preds = %15
  %28 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEE5frontEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2) #13, !dbg !26
  %29 = load i32, i32* %28, align 4, !dbg !26
  %30 = icmp eq i32 %29, 5, !dbg !26
  br i1 %30, label %31, label %38, !dbg !26

31:                                               ; preds = %27
  %32 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEE4backEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2) #13, !dbg !26
  %33 = load i32, i32* %32, align 4, !dbg !26
  %34 = icmp eq i32 %33, 1, !dbg !26
  br i1 %34, label %35, label %38, !dbg !26

35:                                               ; preds = %31
  %36 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2) #13, !dbg !26
  %37 = icmp eq i64 %36, 5, !dbg !26
  br label %38

38:                                               ; preds = %35, %31, %27
  %39 = phi i1 [ false, %31 ], [ false, %27 ], [ %37, %35 ], !dbg !27
  br i1 %39, label %40, label %41, !dbg !26

40:                                               ; preds = %38
  br label %43, !dbg !26

41:                                               ; preds = %38
  call void @__assert_fail(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !26
  unreachable, !dbg !26

42:                                               ; No predecessors!
  br label %43, !dbg !26

43:                                               ; preds = %42, %40
  %44 = call i32* @_ZNSt6vectorIiSaIiEE5beginEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2) #13, !dbg !28
  %45 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %7, i32 0, i32 0, !dbg !28
  store i32* %44, i32** %45, align 8, !dbg !28
  %46 = call i32* @_ZNSt6vectorIiSaIiEE3endEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2) #13, !dbg !28
  %47 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %8, i32 0, i32 0, !dbg !28
  store i32* %46, i32** %47, align 8, !dbg !28
  store i32 2, i32* %9, align 4, !dbg !28
  %48 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %7, i32 0, i32 0, !dbg !28
  %49 = load i32*, i32** %48, align 8, !dbg !28
  %50 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %8, i32 0, i32 0, !dbg !28
  %51 = load i32*, i32** %50, align 8, !dbg !28
  %52 = invoke i32* @_ZSt4findIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiET_S7_S7_RKT0_(i32* %49, i32* %51, i32* noundef nonnull align 4 dereferenceable(4) %9)
          to label %53 unwind label %23, !dbg !28

53:                                               ; preds = %43
  %54 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %6, i32 0, i32 0, !dbg !28
  store i32* %52, i32** %54, align 8, !dbg !28
  %55 = call i32* @_ZNSt6vectorIiSaIiEE5beginEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2) #13, !dbg !28
  %56 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %10, i32 0, i32 0, !dbg !28
  store i32* %55, i32** %56, align 8, !dbg !28
  %57 = call noundef i64 @_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %6, %"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !28
  %58 = icmp eq i64 %57, 3, !dbg !28
  br i1 %58, label %59, label %60, !dbg !28

59:                                               ; preds = %53
  br label %62, !dbg !28

60:                                               ; preds = %53
  call void @__assert_fail(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !28
  unreachable, !dbg !28

61:                                               ; No predecessors!
  br label %62, !dbg !28

62:                                               ; preds = %61, %59
  %63 = getelementptr inbounds %class.anon, %class.anon* %12, i32 0, i32 0, !dbg !29
  store %"class.std::vector"* %2, %"class.std::vector"** %63, align 8, !dbg !29
  call void @"_ZNSt8functionIFiiEEC2IZ4mainE3$_0vEEOT_"(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %11, %class.anon* noundef nonnull align 8 dereferenceable(8) %12) #13, !dbg !29
  %64 = invoke noundef i32 @_ZNKSt8functionIFiiEEclEi(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %11, i32 noundef 37)
          to label %65 unwind label %69, !dbg !30

65:                                               ; preds = %62
  %66 = icmp eq i32 %64, 42, !dbg !30
  br i1 %66, label %67, label %68, !dbg !30

67:                                               ; preds = %65
  br label %74, !dbg !30

68:                                               ; preds = %65
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !30
  unreachable, !dbg !30

69:                                               ; preds = %74, %62
  %70 = landingpad { i8*, i32 }
          cleanup, !dbg !25
  %71 = extractvalue { i8*, i32 } %70, 0, !dbg !25
  store i8* %71, i8** %4, align 8, !dbg !25
  %72 = extractvalue { i8*, i32 } %70, 1, !dbg !25
  store i32 %72, i32* %5, align 4, !dbg !25
  br label %107, !dbg !25

73:                                               ; No predecessors!
  br label %74, !dbg !30

74:                                               ; preds = %73, %67
  invoke void @_ZSt11make_uniqueIA_iENSt8__detail9_MakeUniqIT_E7__arrayEm(%"class.std::unique_ptr"* sret(%"class.std::unique_ptr") align 8 %13, i64 noundef 4)
          to label %75 unwind label %69, !dbg !31

75:                                               ; preds = %74
  %76 = invoke noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EEixEm(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %13, i64 noundef 3)
          to label %77 unwind label %95, !dbg !32

77:                                               ; preds = %75
  store i32 7, i32* %76, align 4, !dbg !33
  %78 = call noundef nonnull align 8 dereferenceable(8) %"class.std::unique_ptr"* @_ZSt4moveIRSt10unique_ptrIA_iSt14default_deleteIS1_EEEONSt16remove_referenceIT_E4typeEOS7_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !34
  call void @_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EEC2EOS3_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %14, %"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %78) #13, !dbg !34
  %79 = invoke noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EEixEm(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %14, i64 noundef 3)
          to label %80 unwind label %99, !dbg !35

80:                                               ; preds = %77
  %81 = load i32, i32* %79, align 4, !dbg !35
  %82 = icmp eq i32 %81, 7, !dbg !35
  br i1 %82, label %83, label %91, !dbg !35

83:                                               ; preds = %80
  %84 = invoke noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EEixEm(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %14, i64 noundef 0)
          to label %85 unwind label %99, !dbg !35

85:                                               ; preds = %83
  %86 = load i32, i32* %84, align 4, !dbg !35
  %87 = icmp eq i32 %86, 0, !dbg !35
  br i1 %87, label %88, label %91, !dbg !35

88:                                               ; preds = %85
  %89 = call noundef zeroext i1 @_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EEcvbEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !35
  %90 = xor i1 %89, true, !dbg !35
  br label %91

91:                                               ; preds = %88, %85, %80
  %92 = phi i1 [ false, %85 ], [ false, %80 ], [ %90, %88 ], !dbg !27
  br i1 %92, label %93, label %94, !dbg !35

93:                                               ; preds = %91
  br label %104, !dbg !35

94:                                               ; preds = %91
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !35
  unreachable, !dbg !35

95:                                               ; preds = %75
  %96 = landingpad { i8*, i32 }
          cleanup, !dbg !25
  %97 = extractvalue { i8*, i32 } %96, 0, !dbg !25
  store i8* %97, i8** %4, align 8, !dbg !25
  %98 = extractvalue { i8*, i32 } %96, 1, !dbg !25
  store i32 %98, i32* %5, align 4, !dbg !25
  br label %106, !dbg !25

99:                                               ; preds = %83, %77
  %100 = landingpad { i8*, i32 }
          cleanup, !dbg !25
  %101 = extractvalue { i8*, i32 } %100, 0, !dbg !25
  store i8* %101, i8** %4, align 8, !dbg !25
  %102 = extractvalue { i8*, i32 } %100, 1, !dbg !25
  store i32 %102, i32* %5, align 4, !dbg !25
  call void @_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %14) #13, !dbg !25
  br label %106, !dbg !25

103:                                              ; No predecessors!
  br label %104, !dbg !35

104:                                              ; preds = %103, %93
  store i32 0, i32* %1, align 4, !dbg !36
  call void @_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %14) #13, !dbg !25
  call void @_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !25
  call void @_ZNSt8functionIFiiEED2Ev(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %11) #13, !dbg !25
  call void @_ZNSt6vectorIiSaIiEED2Ev(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2) #13, !dbg !25
  %105 = load i32, i32* %1, align 4, !dbg !25
  ret i32 %105, !dbg !25

106:                                              ; preds = %99, %95
  call void @_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !25
  br label %107, !dbg !25

107:                                              ; preds = %106, %69
  call void @_ZNSt8functionIFiiEED2Ev(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %11) #13, !dbg !25
  br label %108, !dbg !25

108:                                              ; preds = %107, %23
  call void @_ZNSt6vectorIiSaIiEED2Ev(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2) #13, !dbg !25
  br label %109, !dbg !25

109:                                              ; preds = %108
  %110 = load i8*, i8** %4, align 8, !dbg !25
  %111 = load i32, i32* %5, align 4, !dbg !25
  %112 = insertvalue { i8*, i32 } undef, i8* %110, 0, !dbg !25
  %113 = insertvalue { i8*, i32 } %112, i32 %111, 1, !dbg !25
  resume { i8*, i32 } %113, !dbg !25
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEEC2Ev(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !37 {
  %2 = alloca %"class.std::vector"*, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %2, align 8
  %3 = load %"class.std::vector"*, %"class.std::vector"** %2, align 8
  %4 = bitcast %"class.std::vector"* %3 to %"struct.std::_Vector_base"*, !dbg !39
  call void @_ZNSt12_Vector_baseIiSaIiEEC2Ev(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %4) #13, !dbg !40
  ret void, !dbg !39
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEE9push_backERKi(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #2 comdat align 2 !dbg !41 {
  %3 = alloca %"class.std::vector"*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %3, align 8
  store i32* %1, i32** %4, align 8
  %6 = load %"class.std::vector"*, %"class.std::vector"** %3, align 8
  %7 = bitcast %"class.std::vector"* %6 to %"struct.std::_Vector_base"*, !dbg !42
  %8 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %7, i32 0, i32 0, !dbg !42
  %9 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %8 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !43
  %10 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %9, i32 0, i32 1, !dbg !44
  %11 = load i32*, i32** %10, align 8, !dbg !44
  %12 = bitcast %"class.std::vector"* %6 to %"struct.std::_Vector_base"*, !dbg !45
  %13 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %12, i32 0, i32 0, !dbg !45
  %14 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %13 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !46
  %15 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %14, i32 0, i32 2, !dbg !47
  %16 = load i32*, i32** %15, align 8, !dbg !47
  %17 = icmp ne i32* %11, %16, !dbg !48
  br i1 %17, label %18, label %34, !dbg !43

18:                                               ; preds = %2
  %19 = bitcast %"class.std::vector"* %6 to %"struct.std::_Vector_base"*, !dbg !49
  %20 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %19, i32 0, i32 0, !dbg !49
  %21 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %20 to %"class.std::allocator"*, !dbg !50
  %22 = bitcast %"class.std::vector"* %6 to %"struct.std::_Vector_base"*, !dbg !51
  %23 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %22, i32 0, i32 0, !dbg !51
  %24 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %23 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !52
  %25 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %24, i32 0, i32 1, !dbg !53
  %26 = load i32*, i32** %25, align 8, !dbg !53
  %27 = load i32*, i32** %4, align 8, !dbg !54
  call void @_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %21, i32* noundef %26, i32* noundef nonnull align 4 dereferenceable(4) %27) #13, !dbg !55
  %28 = bitcast %"class.std::vector"* %6 to %"struct.std::_Vector_base"*, !dbg !56
  %29 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %28, i32 0, i32 0, !dbg !56
  %30 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %29 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !57
  %31 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %30, i32 0, i32 1, !dbg !58
  %32 = load i32*, i32** %31, align 8, !dbg !59
  %33 = getelementptr inbounds i32, i32* %32, i32 1, !dbg !59
  store i32* %33, i32** %31, align 8, !dbg !59
  br label %40, !dbg !60

34:                                               ; preds = %2
  %35 = call i32* @_ZNSt6vectorIiSaIiEE3endEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %6) #13, !dbg !61
  %36 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %5, i32 0, i32 0, !dbg !61
  store i32* %35, i32** %36, align 8, !dbg !61
  %37 = load i32*, i32** %4, align 8, !dbg !62
  %38 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %5, i32 0, i32 0, !dbg !63
  %39 = load i32*, i32** %38, align 8, !dbg !63
  call void @_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJRKiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %6, i32* %39, i32* noundef nonnull align 4 dereferenceable(4) %37), !dbg !63
  br label %40

40:                                               ; preds = %34, %18
  ret void, !dbg !64
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEE5frontEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !65 {
  %2 = alloca %"class.std::vector"*, align 8
  %3 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %2, align 8
  %4 = load %"class.std::vector"*, %"class.std::vector"** %2, align 8
  %5 = call i32* @_ZNSt6vectorIiSaIiEE5beginEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %4) #13, !dbg !66
  %6 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %3, i32 0, i32 0, !dbg !66
  store i32* %5, i32** %6, align 8, !dbg !66
  %7 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEdeEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !67
  ret i32* %7, !dbg !68
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEE4backEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !69 {
  %2 = alloca %"class.std::vector"*, align 8
  %3 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %4 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %2, align 8
  %5 = load %"class.std::vector"*, %"class.std::vector"** %2, align 8
  %6 = call i32* @_ZNSt6vectorIiSaIiEE3endEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %5) #13, !dbg !70
  %7 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %4, i32 0, i32 0, !dbg !70
  store i32* %6, i32** %7, align 8, !dbg !70
  %8 = call i32* @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEmiEl(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %4, i64 noundef 1) #13, !dbg !71
  %9 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %3, i32 0, i32 0, !dbg !71
  store i32* %8, i32** %9, align 8, !dbg !71
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEdeEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !72
  ret i32* %10, !dbg !73
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !74 {
  %2 = alloca %"class.std::vector"*, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %2, align 8
  %3 = load %"class.std::vector"*, %"class.std::vector"** %2, align 8
  %4 = bitcast %"class.std::vector"* %3 to %"struct.std::_Vector_base"*, !dbg !75
  %5 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %4, i32 0, i32 0, !dbg !75
  %6 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %5 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !76
  %7 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %6, i32 0, i32 1, !dbg !77
  %8 = load i32*, i32** %7, align 8, !dbg !77
  %9 = bitcast %"class.std::vector"* %3 to %"struct.std::_Vector_base"*, !dbg !78
  %10 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %9, i32 0, i32 0, !dbg !78
  %11 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %10 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !79
  %12 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %11, i32 0, i32 0, !dbg !80
  %13 = load i32*, i32** %12, align 8, !dbg !80
  %14 = ptrtoint i32* %8 to i64, !dbg !81
  %15 = ptrtoint i32* %13 to i64, !dbg !81
  %16 = sub i64 %14, %15, !dbg !81
  %17 = sdiv exact i64 %16, 4, !dbg !81
  ret i64 %17, !dbg !82
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0, %"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %1) #3 comdat !dbg !83 {
  %3 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  %4 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %3, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %1, %"class.__gnu_cxx::__normal_iterator"** %4, align 8
  %5 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %3, align 8, !dbg !85
  %6 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !86
  %7 = load i32*, i32** %6, align 8, !dbg !86
  %8 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %4, align 8, !dbg !87
  %9 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !88
  %10 = load i32*, i32** %9, align 8, !dbg !88
  %11 = ptrtoint i32* %7 to i64, !dbg !89
  %12 = ptrtoint i32* %10 to i64, !dbg !89
  %13 = sub i64 %11, %12, !dbg !89
  %14 = sdiv exact i64 %13, 4, !dbg !89
  ret i64 %14, !dbg !90
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local i32* @_ZSt4findIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiET_S7_S7_RKT0_(i32* %0, i32* %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #2 comdat !dbg !91 {
  %4 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %5 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %6 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %7 = alloca i32*, align 8
  %8 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %9 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %10 = alloca %"struct.__gnu_cxx::__ops::_Iter_equals_val", align 8
  %11 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %5, i32 0, i32 0
  store i32* %0, i32** %11, align 8
  %12 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %6, i32 0, i32 0
  store i32* %1, i32** %12, align 8
  store i32* %2, i32** %7, align 8
  %13 = bitcast %"class.__gnu_cxx::__normal_iterator"* %8 to i8*, !dbg !93
  %14 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !93
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %13, i8* align 8 %14, i64 8, i1 false), !dbg !93
  %15 = bitcast %"class.__gnu_cxx::__normal_iterator"* %9 to i8*, !dbg !94
  %16 = bitcast %"class.__gnu_cxx::__normal_iterator"* %6 to i8*, !dbg !94
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %15, i8* align 8 %16, i64 8, i1 false), !dbg !94
  %17 = load i32*, i32** %7, align 8, !dbg !95
  %18 = call i32* @_ZN9__gnu_cxx5__ops17__iter_equals_valIKiEENS0_16_Iter_equals_valIT_EERS4_(i32* noundef nonnull align 4 dereferenceable(4) %17), !dbg !96
  %19 = getelementptr inbounds %"struct.__gnu_cxx::__ops::_Iter_equals_val", %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %10, i32 0, i32 0, !dbg !96
  store i32* %18, i32** %19, align 8, !dbg !96
  %20 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %8, i32 0, i32 0, !dbg !97
  %21 = load i32*, i32** %20, align 8, !dbg !97
  %22 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %9, i32 0, i32 0, !dbg !97
  %23 = load i32*, i32** %22, align 8, !dbg !97
  %24 = getelementptr inbounds %"struct.__gnu_cxx::__ops::_Iter_equals_val", %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %10, i32 0, i32 0, !dbg !97
  %25 = load i32*, i32** %24, align 8, !dbg !97
  %26 = call i32* @_ZSt9__find_ifIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops16_Iter_equals_valIKiEEET_SB_SB_T0_(i32* %21, i32* %23, i32* %25), !dbg !97
  %27 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %4, i32 0, i32 0, !dbg !97
  store i32* %26, i32** %27, align 8, !dbg !97
  %28 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %4, i32 0, i32 0, !dbg !98
  %29 = load i32*, i32** %28, align 8, !dbg !98
  ret i32* %29, !dbg !98
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local i32* @_ZNSt6vectorIiSaIiEE5beginEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !99 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %3 = alloca %"class.std::vector"*, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %3, align 8
  %4 = load %"class.std::vector"*, %"class.std::vector"** %3, align 8
  %5 = bitcast %"class.std::vector"* %4 to %"struct.std::_Vector_base"*, !dbg !100
  %6 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !100
  %7 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %6 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !101
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %7, i32 0, i32 0, !dbg !102
  call void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %2, i32** noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !103
  %9 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %2, i32 0, i32 0, !dbg !104
  %10 = load i32*, i32** %9, align 8, !dbg !104
  ret i32* %10, !dbg !104
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local i32* @_ZNSt6vectorIiSaIiEE3endEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !105 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %3 = alloca %"class.std::vector"*, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %3, align 8
  %4 = load %"class.std::vector"*, %"class.std::vector"** %3, align 8
  %5 = bitcast %"class.std::vector"* %4 to %"struct.std::_Vector_base"*, !dbg !106
  %6 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !106
  %7 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %6 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !107
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %7, i32 0, i32 1, !dbg !108
  call void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %2, i32** noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !109
  %9 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %2, i32 0, i32 0, !dbg !110
  %10 = load i32*, i32** %9, align 8, !dbg !110
  ret i32* %10, !dbg !110
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt8functionIFiiEEC2IZ4mainE3$_0vEEOT_"(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 align 2 !dbg !111 {
  %3 = alloca %"class.std::function"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::function"* %0, %"class.std::function"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::function"*, %"class.std::function"** %3, align 8
  %6 = bitcast %"class.std::function"* %5 to %"struct.std::_Maybe_unary_or_binary_function"*, !dbg !113
  %7 = bitcast %"class.std::function"* %5 to %"class.std::_Function_base"*, !dbg !113
  %8 = bitcast %"class.std::_Function_base"* %7 to i8*, !dbg !114
  %9 = getelementptr inbounds i8, i8* %8, i64 0, !dbg !114
  call void @llvm.memset.p0i8.i64(i8* align 8 %9, i8 0, i64 24, i1 false), !dbg !114
  call void @_ZNSt14_Function_baseC2Ev(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %7) #13, !dbg !114
  %10 = getelementptr inbounds %"class.std::function", %"class.std::function"* %5, i32 0, i32 1, !dbg !115
  store i32 (%"union.std::_Any_data"*, i32*)* null, i32 (%"union.std::_Any_data"*, i32*)** %10, align 8, !dbg !115
  %11 = load %class.anon*, %class.anon** %4, align 8, !dbg !116
  %12 = call noundef zeroext i1 @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E21_M_not_empty_functionIS1_EEbRKT_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %11) #13, !dbg !117
  br i1 %12, label %13, label %21, !dbg !117

13:                                               ; preds = %2
  %14 = bitcast %"class.std::function"* %5 to %"class.std::_Function_base"*, !dbg !118
  %15 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %14, i32 0, i32 0, !dbg !118
  %16 = load %class.anon*, %class.anon** %4, align 8, !dbg !119
  %17 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %16) #13, !dbg !120
  call void @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E15_M_init_functorIS1_EEvRSt9_Any_dataOT_"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %15, %class.anon* noundef nonnull align 8 dereferenceable(8) %17) #13, !dbg !121
  %18 = getelementptr inbounds %"class.std::function", %"class.std::function"* %5, i32 0, i32 1, !dbg !122
  store i32 (%"union.std::_Any_data"*, i32*)* @"_ZNSt17_Function_handlerIFiiEZ4mainE3$_0E9_M_invokeERKSt9_Any_dataOi", i32 (%"union.std::_Any_data"*, i32*)** %18, align 8, !dbg !123
  %19 = bitcast %"class.std::function"* %5 to %"class.std::_Function_base"*, !dbg !124
  %20 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %19, i32 0, i32 1, !dbg !124
  store i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* @"_ZNSt17_Function_handlerIFiiEZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation", i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %20, align 8, !dbg !125
  br label %21, !dbg !126

21:                                               ; preds = %13, %2
  ret void, !dbg !127
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNKSt8functionIFiiEEclEi(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) #2 comdat align 2 !dbg !128 {
  %3 = alloca %"class.std::function"*, align 8
  %4 = alloca i32, align 4
  store %"class.std::function"* %0, %"class.std::function"** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load %"class.std::function"*, %"class.std::function"** %3, align 8
  %6 = bitcast %"class.std::function"* %5 to %"class.std::_Function_base"*, !dbg !129
  %7 = call noundef zeroext i1 @_ZNKSt14_Function_base8_M_emptyEv(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %6), !dbg !129
  br i1 %7, label %8, label %9, !dbg !129

8:                                                ; preds = %2
  call void @_ZSt25__throw_bad_function_callv() #15, !dbg !130
  unreachable, !dbg !130

9:                                                ; preds = %2
  %10 = getelementptr inbounds %"class.std::function", %"class.std::function"* %5, i32 0, i32 1, !dbg !131
  %11 = load i32 (%"union.std::_Any_data"*, i32*)*, i32 (%"union.std::_Any_data"*, i32*)** %10, align 8, !dbg !131
  %12 = bitcast %"class.std::function"* %5 to %"class.std::_Function_base"*, !dbg !132
  %13 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %12, i32 0, i32 0, !dbg !132
  %14 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %4) #13, !dbg !133
  %15 = call noundef i32 %11(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %13, i32* noundef nonnull align 4 dereferenceable(4) %14), !dbg !131
  ret i32 %15, !dbg !134
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt11make_uniqueIA_iENSt8__detail9_MakeUniqIT_E7__arrayEm(%"class.std::unique_ptr"* noalias sret(%"class.std::unique_ptr") align 8 %0, i64 noundef %1) #2 comdat !dbg !135 {
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  %5 = bitcast %"class.std::unique_ptr"* %0 to i8*
  store i8* %5, i8** %3, align 8
  store i64 %1, i64* %4, align 8
  %6 = load i64, i64* %4, align 8, !dbg !137
  %7 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %6, i64 4), !dbg !138
  %8 = extractvalue { i64, i1 } %7, 1, !dbg !138
  %9 = extractvalue { i64, i1 } %7, 0, !dbg !138
  %10 = select i1 %8, i64 -1, i64 %9, !dbg !138
  %11 = call noalias noundef nonnull i8* @_Znam(i64 noundef %10) #16, !dbg !138
  %12 = bitcast i8* %11 to i32*, !dbg !138
  %13 = bitcast i32* %12 to i8*, !dbg !138
  call void @llvm.memset.p0i8.i64(i8* align 4 %13, i8 0, i64 %10, i1 false), !dbg !138
  call void @_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EEC2IPiS2_vbEET_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, i32* noundef %12) #13, !dbg !139
  ret void, !dbg !140
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EEixEm(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #3 comdat align 2 !dbg !141 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca i64, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  br label %6, !dbg !142

6:                                                ; preds = %2
  br label %7, !dbg !142

7:                                                ; preds = %6
  %8 = call noundef i32* @_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EE3getEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !143
  %9 = load i64, i64* %4, align 8, !dbg !144
  %10 = getelementptr inbounds i32, i32* %8, i64 %9, !dbg !143
  ret i32* %10, !dbg !145
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::unique_ptr"* @_ZSt4moveIRSt10unique_ptrIA_iSt14default_deleteIS1_EEEONSt16remove_referenceIT_E4typeEOS7_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat !dbg !146 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8, !dbg !148
  ret %"class.std::unique_ptr"* %3, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EEC2EOS3_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 !dbg !150 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"class.std::unique_ptr"* %1, %"class.std::unique_ptr"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !151
  %7 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %4, align 8, !dbg !151
  %8 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %7, i32 0, i32 0, !dbg !151
  call void @_ZNSt15__uniq_ptr_dataIiSt14default_deleteIA_iELb1ELb1EEC2EOS3_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !151
  ret void, !dbg !152
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EEcvbEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !153 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = call noundef i32* @_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EE3getEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !154
  %5 = icmp eq i32* %4, null, !dbg !155
  %6 = zext i1 %5 to i64, !dbg !154
  %7 = select i1 %5, i1 false, i1 true, !dbg !154
  ret i1 %7, !dbg !156
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !157 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca i32**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !158
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !158
  %7 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !159
  store i32** %7, i32*** %3, align 8, !dbg !160
  %8 = load i32**, i32*** %3, align 8, !dbg !161
  %9 = load i32*, i32** %8, align 8, !dbg !161
  %10 = icmp ne i32* %9, null, !dbg !162
  br i1 %10, label %11, label %16, !dbg !161

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !163
  %13 = load i32**, i32*** %3, align 8, !dbg !164
  %14 = load i32*, i32** %13, align 8, !dbg !164
  invoke void @_ZNKSt14default_deleteIA_iEclIiEENSt9enable_ifIXsr14is_convertibleIPA_T_PS0_EE5valueEvE4typeEPS4_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, i32* noundef %14)
          to label %15 unwind label %18, !dbg !163

15:                                               ; preds = %11
  br label %16, !dbg !163

16:                                               ; preds = %15, %1
  %17 = load i32**, i32*** %3, align 8, !dbg !165
  store i32* null, i32** %17, align 8, !dbg !166
  ret void, !dbg !167

18:                                               ; preds = %11
  %19 = landingpad { i8*, i32 }
          catch i8* null, !dbg !163
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !163
  call void @__clang_call_terminate(i8* %20) #14, !dbg !163
  unreachable, !dbg !163
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt8functionIFiiEED2Ev(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 !dbg !168 {
  %2 = alloca %"class.std::function"*, align 8
  store %"class.std::function"* %0, %"class.std::function"** %2, align 8
  %3 = load %"class.std::function"*, %"class.std::function"** %2, align 8
  %4 = bitcast %"class.std::function"* %3 to %"class.std::_Function_base"*, !dbg !169
  call void @_ZNSt14_Function_baseD2Ev(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %4) #13, !dbg !169
  ret void, !dbg !169
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEED2Ev(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !170 {
  %2 = alloca %"class.std::vector"*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store %"class.std::vector"* %0, %"class.std::vector"** %2, align 8
  %5 = load %"class.std::vector"*, %"class.std::vector"** %2, align 8
  %6 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !171
  %7 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %6, i32 0, i32 0, !dbg !171
  %8 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %7 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !172
  %9 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %8, i32 0, i32 0, !dbg !173
  %10 = load i32*, i32** %9, align 8, !dbg !173
  %11 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !174
  %12 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %11, i32 0, i32 0, !dbg !174
  %13 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %12 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !175
  %14 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %13, i32 0, i32 1, !dbg !176
  %15 = load i32*, i32** %14, align 8, !dbg !176
  %16 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !177
  %17 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %16) #13, !dbg !177
  invoke void @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(i32* noundef %10, i32* noundef %15, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %17)
          to label %18 unwind label %20, !dbg !178

18:                                               ; preds = %1
  %19 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !179
  call void @_ZNSt12_Vector_baseIiSaIiEED2Ev(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %19) #13, !dbg !179
  ret void, !dbg !179

20:                                               ; preds = %1
  %21 = landingpad { i8*, i32 }
          catch i8* null, !dbg !179
  %22 = extractvalue { i8*, i32 } %21, 0, !dbg !179
  store i8* %22, i8** %3, align 8, !dbg !179
  %23 = extractvalue { i8*, i32 } %21, 1, !dbg !179
  store i32 %23, i32* %4, align 4, !dbg !179
  %24 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !179
  call void @_ZNSt12_Vector_baseIiSaIiEED2Ev(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %24) #13, !dbg !179
  br label %25, !dbg !179

25:                                               ; preds = %20
  %26 = load i8*, i8** %3, align 8, !dbg !179
  call void @__clang_call_terminate(i8* %26) #14, !dbg !179
  unreachable, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEEC2Ev(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !180 {
  %2 = alloca %"struct.std::_Vector_base"*, align 8
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %2, align 8
  %3 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %3, i32 0, i32 0, !dbg !181
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* noundef nonnull align 8 dereferenceable(24) %4) #13, !dbg !181
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !183 {
  %2 = alloca %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"*, align 8
  store %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %0, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"** %2, align 8
  %3 = load %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"*, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %3 to %"class.std::allocator"*, !dbg !184
  call void @_ZNSaIiEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !185
  %5 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %3 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !184
  call void @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* noundef nonnull align 8 dereferenceable(24) %5) #13, !dbg !186
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaIiEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !188 {
  %2 = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %2, align 8
  %3 = load %"class.std::allocator"*, %"class.std::allocator"** %2, align 8
  %4 = bitcast %"class.std::allocator"* %3 to %"class.std::__new_allocator"*, !dbg !190
  call void @_ZNSt15__new_allocatorIiEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !191
  ret void, !dbg !192
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !193 {
  %2 = alloca %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, align 8
  store %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %0, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"** %2, align 8
  %3 = load %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %3, i32 0, i32 0, !dbg !194
  store i32* null, i32** %4, align 8, !dbg !194
  %5 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %3, i32 0, i32 1, !dbg !195
  store i32* null, i32** %5, align 8, !dbg !195
  %6 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %3, i32 0, i32 2, !dbg !196
  store i32* null, i32** %6, align 8, !dbg !196
  ret void, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !198 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataIiSt14default_deleteIA_iELb1ELb1EEC2EOS3_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 !dbg !201 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::__uniq_ptr_data"* %1, %"struct.std::__uniq_ptr_data"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !202
  %7 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %4, align 8, !dbg !203
  %8 = bitcast %"struct.std::__uniq_ptr_data"* %7 to %"class.std::__uniq_ptr_impl"*, !dbg !203
  call void @_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEEC2EOS3_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !203
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEEC2EOS3_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 !dbg !204 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"class.std::__uniq_ptr_impl"* %1, %"class.std::__uniq_ptr_impl"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !205
  %7 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %4, align 8, !dbg !206
  %8 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %7, i32 0, i32 0, !dbg !207
  %9 = call noundef nonnull align 8 dereferenceable(8) %"class.std::tuple"* @_ZSt4moveIRSt5tupleIJPiSt14default_deleteIA_iEEEEONSt16remove_referenceIT_E4typeEOS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !208
  call void @_ZNSt5tupleIJPiSt14default_deleteIA_iEEEC2EOS4_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6, %"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %9) #13, !dbg !205
  %10 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %4, align 8, !dbg !209
  %11 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !210
  store i32* null, i32** %11, align 8, !dbg !211
  ret void, !dbg !212
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::tuple"* @_ZSt4moveIRSt5tupleIJPiSt14default_deleteIA_iEEEEONSt16remove_referenceIT_E4typeEOS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat !dbg !213 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !214
  ret %"class.std::tuple"* %3, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPiSt14default_deleteIA_iEEEC2EOS4_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 !dbg !216 {
  %3 = alloca %"class.std::tuple"*, align 8
  %4 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %3, align 8
  store %"class.std::tuple"* %1, %"class.std::tuple"** %4, align 8
  %5 = load %"class.std::tuple"*, %"class.std::tuple"** %3, align 8
  %6 = bitcast %"class.std::tuple"* %5 to %"struct.std::_Tuple_impl"*, !dbg !218
  %7 = load %"class.std::tuple"*, %"class.std::tuple"** %4, align 8, !dbg !219
  %8 = bitcast %"class.std::tuple"* %7 to %"struct.std::_Tuple_impl"*, !dbg !219
  call void @_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEEC2EOS4_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !219
  ret void, !dbg !218
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !220 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !221
  %5 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt3getILm0EJPiSt14default_deleteIA_iEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !222
  ret i32** %5, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEEC2EOS4_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 !dbg !224 {
  %3 = alloca %"struct.std::_Tuple_impl"*, align 8
  %4 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %3, align 8
  store %"struct.std::_Tuple_impl"* %1, %"struct.std::_Tuple_impl"** %4, align 8
  %5 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl"* %5 to %"struct.std::_Tuple_impl.0"*, !dbg !225
  %7 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %4, align 8, !dbg !226
  %8 = bitcast %"struct.std::_Tuple_impl"* %7 to %"struct.std::_Tuple_impl.0"*, !dbg !226
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteIA_iEEEC2EOS3_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %6, %"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %8) #13, !dbg !226
  %9 = bitcast %"struct.std::_Tuple_impl"* %5 to %"struct.std::_Head_base.1"*, !dbg !225
  %10 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %4, align 8, !dbg !226
  %11 = bitcast %"struct.std::_Tuple_impl"* %10 to %"struct.std::_Head_base.1"*, !dbg !226
  %12 = bitcast %"struct.std::_Head_base.1"* %9 to i8*, !dbg !226
  %13 = bitcast %"struct.std::_Head_base.1"* %11 to i8*, !dbg !226
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %12, i8* align 8 %13, i64 8, i1 false), !dbg !226
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteIA_iEEEC2EOS3_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 comdat align 2 !dbg !227 {
  %3 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  %4 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %3, align 8
  store %"struct.std::_Tuple_impl.0"* %1, %"struct.std::_Tuple_impl.0"** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.0"* %5 to %"struct.std::_Head_base"*, !dbg !228
  %7 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %4, align 8, !dbg !229
  %8 = bitcast %"struct.std::_Tuple_impl.0"* %7 to %"struct.std::_Head_base"*, !dbg !230
  ret void, !dbg !231
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZSt3getILm0EJPiSt14default_deleteIA_iEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat !dbg !232 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !233
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !233
  %5 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt12__get_helperILm0EPiJSt14default_deleteIA_iEEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !234
  ret i32** %5, !dbg !235
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZSt12__get_helperILm0EPiJSt14default_deleteIA_iEEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat !dbg !236 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !237
  %4 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEE7_M_headERS4_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !238
  ret i32** %4, !dbg !239
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEE7_M_headERS4_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !240 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !241
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !241
  %5 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt10_Head_baseILm0EPiLb0EE7_M_headERS1_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !242
  ret i32** %5, !dbg !243
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt10_Head_baseILm0EPiLb0EE7_M_headERS1_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !244 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !245
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !246
  ret i32** %4, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_baseD2Ev(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !248 {
  %2 = alloca %"class.std::_Function_base"*, align 8
  store %"class.std::_Function_base"* %0, %"class.std::_Function_base"** %2, align 8
  %3 = load %"class.std::_Function_base"*, %"class.std::_Function_base"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 1, !dbg !249
  %5 = load i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)*, i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %4, align 8, !dbg !249
  %6 = icmp ne i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* %5, null, !dbg !249
  br i1 %6, label %7, label %14, !dbg !249

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 1, !dbg !250
  %9 = load i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)*, i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %8, align 8, !dbg !250
  %10 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 0, !dbg !251
  %11 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 0, !dbg !252
  %12 = invoke noundef zeroext i1 %9(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %10, %"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %11, i32 noundef 3)
          to label %13 unwind label %15, !dbg !250

13:                                               ; preds = %7
  br label %14, !dbg !250

14:                                               ; preds = %13, %1
  ret void, !dbg !253

15:                                               ; preds = %7
  %16 = landingpad { i8*, i32 }
          catch i8* null, !dbg !250
  %17 = extractvalue { i8*, i32 } %16, 0, !dbg !250
  call void @__clang_call_terminate(i8* %17) #14, !dbg !250
  unreachable, !dbg !250
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #6 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #14
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(i32* noundef %0, i32* noundef %1, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %2) #2 comdat !dbg !254 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca %"class.std::allocator"*, align 8
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store %"class.std::allocator"* %2, %"class.std::allocator"** %6, align 8
  %7 = load i32*, i32** %4, align 8, !dbg !256
  %8 = load i32*, i32** %5, align 8, !dbg !257
  call void @_ZSt8_DestroyIPiEvT_S1_(i32* noundef %7, i32* noundef %8), !dbg !258
  ret void, !dbg !259
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !260 {
  %2 = alloca %"struct.std::_Vector_base"*, align 8
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %2, align 8
  %3 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %3, i32 0, i32 0, !dbg !261
  %5 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %4 to %"class.std::allocator"*, !dbg !262
  ret %"class.std::allocator"* %5, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEED2Ev(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !264 {
  %2 = alloca %"struct.std::_Vector_base"*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %2, align 8
  %5 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %2, align 8
  %6 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !265
  %7 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %6 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !265
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %7, i32 0, i32 0, !dbg !266
  %9 = load i32*, i32** %8, align 8, !dbg !266
  %10 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !267
  %11 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %10 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !267
  %12 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %11, i32 0, i32 2, !dbg !268
  %13 = load i32*, i32** %12, align 8, !dbg !268
  %14 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !269
  %15 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %14 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !269
  %16 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %15, i32 0, i32 0, !dbg !270
  %17 = load i32*, i32** %16, align 8, !dbg !270
  %18 = ptrtoint i32* %13 to i64, !dbg !271
  %19 = ptrtoint i32* %17 to i64, !dbg !271
  %20 = sub i64 %18, %19, !dbg !271
  %21 = sdiv exact i64 %20, 4, !dbg !271
  invoke void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %5, i32* noundef %9, i64 noundef %21)
          to label %22 unwind label %24, !dbg !272

22:                                               ; preds = %1
  %23 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !273
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* noundef nonnull align 8 dereferenceable(24) %23) #13, !dbg !273
  ret void, !dbg !273

24:                                               ; preds = %1
  %25 = landingpad { i8*, i32 }
          catch i8* null, !dbg !273
  %26 = extractvalue { i8*, i32 } %25, 0, !dbg !273
  store i8* %26, i8** %3, align 8, !dbg !273
  %27 = extractvalue { i8*, i32 } %25, 1, !dbg !273
  store i32 %27, i32* %4, align 4, !dbg !273
  %28 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !273
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* noundef nonnull align 8 dereferenceable(24) %28) #13, !dbg !273
  br label %29, !dbg !273

29:                                               ; preds = %24
  %30 = load i8*, i8** %3, align 8, !dbg !273
  call void @__clang_call_terminate(i8* %30) #14, !dbg !273
  unreachable, !dbg !273
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPiEvT_S1_(i32* noundef %0, i32* noundef %1) #2 comdat !dbg !274 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %3, align 8, !dbg !276
  %6 = load i32*, i32** %4, align 8, !dbg !277
  call void @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(i32* noundef %5, i32* noundef %6), !dbg !278
  ret void, !dbg !279
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(i32* noundef %0, i32* noundef %1) #3 comdat align 2 !dbg !280 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  store i32* %1, i32** %4, align 8
  ret void, !dbg !281
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0, i32* noundef %1, i64 noundef %2) #2 comdat align 2 !dbg !282 {
  %4 = alloca %"struct.std::_Vector_base"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i64, align 8
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %4, align 8
  %8 = load i32*, i32** %5, align 8, !dbg !283
  %9 = icmp ne i32* %8, null, !dbg !283
  br i1 %9, label %10, label %15, !dbg !283

10:                                               ; preds = %3
  %11 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %7, i32 0, i32 0, !dbg !284
  %12 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %11 to %"class.std::allocator"*, !dbg !284
  %13 = load i32*, i32** %5, align 8, !dbg !285
  %14 = load i64, i64* %6, align 8, !dbg !286
  call void @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %12, i32* noundef %13, i64 noundef %14), !dbg !287
  br label %15, !dbg !287

15:                                               ; preds = %10, %3
  ret void, !dbg !288
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !289 {
  %2 = alloca %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"*, align 8
  store %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %0, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"** %2, align 8
  %3 = load %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"*, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %3 to %"class.std::allocator"*, !dbg !290
  call void @_ZNSaIiED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !290
  ret void, !dbg !290
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i64 noundef %2) #2 comdat align 2 !dbg !291 {
  %4 = alloca %"class.std::allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i64, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !292
  %8 = bitcast %"class.std::allocator"* %7 to %"class.std::__new_allocator"*, !dbg !292
  %9 = load i32*, i32** %5, align 8, !dbg !293
  %10 = load i64, i64* %6, align 8, !dbg !294
  call void @_ZNSt15__new_allocatorIiE10deallocateEPim(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %8, i32* noundef %9, i64 noundef %10), !dbg !295
  ret void, !dbg !296
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiE10deallocateEPim(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i64 noundef %2) #3 comdat align 2 !dbg !297 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i64, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load i32*, i32** %5, align 8, !dbg !298
  %9 = bitcast i32* %8 to i8*, !dbg !298
  call void @_ZdlPv(i8* noundef %9) #17, !dbg !299
  ret void, !dbg !300
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaIiED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !301 {
  %2 = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %2, align 8
  %3 = load %"class.std::allocator"*, %"class.std::allocator"** %2, align 8
  %4 = bitcast %"class.std::allocator"* %3 to %"class.std::__new_allocator"*, !dbg !302
  call void @_ZNSt15__new_allocatorIiED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !302
  ret void, !dbg !302
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !303 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !304
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #3 comdat align 2 !dbg !305 {
  %4 = alloca %"class.std::allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !306
  %8 = bitcast %"class.std::allocator"* %7 to %"class.std::__new_allocator"*, !dbg !306
  %9 = load i32*, i32** %5, align 8, !dbg !307
  %10 = load i32*, i32** %6, align 8, !dbg !308
  %11 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRKiEOT_RNSt16remove_referenceIS2_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %10) #13, !dbg !309
  call void @_ZNSt15__new_allocatorIiE9constructIiJRKiEEEvPT_DpOT0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %8, i32* noundef %9, i32* noundef nonnull align 4 dereferenceable(4) %11) #13, !dbg !310
  ret void, !dbg !311
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJRKiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0, i32* %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #2 comdat align 2 !dbg !312 {
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
  %16 = call noundef i64 @_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %15, i64 noundef 1, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0)), !dbg !314
  store i64 %16, i64* %7, align 8, !dbg !315
  %17 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !316
  %18 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %17, i32 0, i32 0, !dbg !316
  %19 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %18 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !317
  %20 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %19, i32 0, i32 0, !dbg !318
  %21 = load i32*, i32** %20, align 8, !dbg !318
  store i32* %21, i32** %8, align 8, !dbg !319
  %22 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !320
  %23 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %22, i32 0, i32 0, !dbg !320
  %24 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %23 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !321
  %25 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %24, i32 0, i32 1, !dbg !322
  %26 = load i32*, i32** %25, align 8, !dbg !322
  store i32* %26, i32** %9, align 8, !dbg !323
  %27 = call i32* @_ZNSt6vectorIiSaIiEE5beginEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %15) #13, !dbg !324
  %28 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %11, i32 0, i32 0, !dbg !324
  store i32* %27, i32** %28, align 8, !dbg !324
  %29 = call noundef i64 @_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %4, %"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %11) #13, !dbg !325
  store i64 %29, i64* %10, align 8, !dbg !326
  %30 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !327
  %31 = load i64, i64* %7, align 8, !dbg !328
  %32 = call noundef i32* @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %30, i64 noundef %31), !dbg !327
  store i32* %32, i32** %12, align 8, !dbg !329
  %33 = load i32*, i32** %12, align 8, !dbg !330
  store i32* %33, i32** %13, align 8, !dbg !331
  %34 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !332
  %35 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %34, i32 0, i32 0, !dbg !332
  %36 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %35 to %"class.std::allocator"*, !dbg !333
  %37 = load i32*, i32** %12, align 8, !dbg !334
  %38 = load i64, i64* %10, align 8, !dbg !335
  %39 = getelementptr inbounds i32, i32* %37, i64 %38, !dbg !336
  %40 = load i32*, i32** %6, align 8, !dbg !337
  %41 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRKiEOT_RNSt16remove_referenceIS2_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %40) #13, !dbg !338
  call void @_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %36, i32* noundef %39, i32* noundef nonnull align 4 dereferenceable(4) %41) #13, !dbg !339
  store i32* null, i32** %13, align 8, !dbg !340
  %42 = load i32*, i32** %8, align 8, !dbg !341
  %43 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !342
  %44 = load i32*, i32** %43, align 8, !dbg !342
  %45 = load i32*, i32** %12, align 8, !dbg !343
  %46 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !344
  %47 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %46) #13, !dbg !344
  %48 = call noundef i32* @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(i32* noundef %42, i32* noundef %44, i32* noundef %45, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %47) #13, !dbg !345
  store i32* %48, i32** %13, align 8, !dbg !346
  %49 = load i32*, i32** %13, align 8, !dbg !347
  %50 = getelementptr inbounds i32, i32* %49, i32 1, !dbg !347
  store i32* %50, i32** %13, align 8, !dbg !347
  %51 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !348
  %52 = load i32*, i32** %51, align 8, !dbg !348
  %53 = load i32*, i32** %9, align 8, !dbg !349
  %54 = load i32*, i32** %13, align 8, !dbg !350
  %55 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !351
  %56 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %55) #13, !dbg !351
  %57 = call noundef i32* @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(i32* noundef %52, i32* noundef %53, i32* noundef %54, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %56) #13, !dbg !352
  store i32* %57, i32** %13, align 8, !dbg !353
  %58 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !354
  %59 = load i32*, i32** %8, align 8, !dbg !355
  %60 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !356
  %61 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %60, i32 0, i32 0, !dbg !356
  %62 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %61 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !357
  %63 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %62, i32 0, i32 2, !dbg !358
  %64 = load i32*, i32** %63, align 8, !dbg !358
  %65 = load i32*, i32** %8, align 8, !dbg !359
  %66 = ptrtoint i32* %64 to i64, !dbg !360
  %67 = ptrtoint i32* %65 to i64, !dbg !360
  %68 = sub i64 %66, %67, !dbg !360
  %69 = sdiv exact i64 %68, 4, !dbg !360
  call void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %58, i32* noundef %59, i64 noundef %69), !dbg !354
  %70 = load i32*, i32** %12, align 8, !dbg !361
  %71 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !362
  %72 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %71, i32 0, i32 0, !dbg !362
  %73 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %72 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !363
  %74 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %73, i32 0, i32 0, !dbg !364
  store i32* %70, i32** %74, align 8, !dbg !365
  %75 = load i32*, i32** %13, align 8, !dbg !366
  %76 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !367
  %77 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %76, i32 0, i32 0, !dbg !367
  %78 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %77 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !368
  %79 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %78, i32 0, i32 1, !dbg !369
  store i32* %75, i32** %79, align 8, !dbg !370
  %80 = load i32*, i32** %12, align 8, !dbg !371
  %81 = load i64, i64* %7, align 8, !dbg !372
  %82 = getelementptr inbounds i32, i32* %80, i64 %81, !dbg !373
  %83 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !374
  %84 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %83, i32 0, i32 0, !dbg !374
  %85 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %84 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !375
  %86 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %85, i32 0, i32 2, !dbg !376
  store i32* %82, i32** %86, align 8, !dbg !377
  ret void, !dbg !378
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiE9constructIiJRKiEEEvPT_DpOT0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #3 comdat align 2 !dbg !379 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load i32*, i32** %5, align 8, !dbg !380
  %9 = bitcast i32* %8 to i8*, !dbg !380
  %10 = bitcast i8* %9 to i32*, !dbg !381
  %11 = load i32*, i32** %6, align 8, !dbg !382
  %12 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRKiEOT_RNSt16remove_referenceIS2_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %11) #13, !dbg !383
  %13 = load i32, i32* %12, align 4, !dbg !383
  store i32 %13, i32* %10, align 4, !dbg !381
  ret void, !dbg !384
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRKiEOT_RNSt16remove_referenceIS2_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #3 comdat !dbg !385 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !386
  ret i32* %3, !dbg !387
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1, i8* noundef %2) #2 comdat align 2 !dbg !388 {
  %4 = alloca %"class.std::vector"*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %4, align 8
  store i64 %1, i64* %5, align 8
  store i8* %2, i8** %6, align 8
  %9 = load %"class.std::vector"*, %"class.std::vector"** %4, align 8
  %10 = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #13, !dbg !389
  %11 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #13, !dbg !390
  %12 = sub i64 %10, %11, !dbg !391
  %13 = load i64, i64* %5, align 8, !dbg !392
  %14 = icmp ult i64 %12, %13, !dbg !393
  br i1 %14, label %15, label %17, !dbg !389

15:                                               ; preds = %3
  %16 = load i8*, i8** %6, align 8, !dbg !394
  call void @_ZSt20__throw_length_errorPKc(i8* noundef %16) #15, !dbg !395
  unreachable, !dbg !395

17:                                               ; preds = %3
  %18 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #13, !dbg !396
  %19 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #13, !dbg !397
  store i64 %19, i64* %8, align 8, !dbg !397
  %20 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3maxImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %8, i64* noundef nonnull align 8 dereferenceable(8) %5), !dbg !398
  %21 = load i64, i64* %20, align 8, !dbg !398
  %22 = add i64 %18, %21, !dbg !399
  store i64 %22, i64* %7, align 8, !dbg !400
  %23 = load i64, i64* %7, align 8, !dbg !401
  %24 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #13, !dbg !402
  %25 = icmp ult i64 %23, %24, !dbg !403
  br i1 %25, label %30, label %26, !dbg !404

26:                                               ; preds = %17
  %27 = load i64, i64* %7, align 8, !dbg !405
  %28 = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #13, !dbg !406
  %29 = icmp ugt i64 %27, %28, !dbg !407
  br i1 %29, label %30, label %32, !dbg !408

30:                                               ; preds = %26, %17
  %31 = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #13, !dbg !409
  br label %34, !dbg !408

32:                                               ; preds = %26
  %33 = load i64, i64* %7, align 8, !dbg !410
  br label %34, !dbg !408

34:                                               ; preds = %32, %30
  %35 = phi i64 [ %31, %30 ], [ %33, %32 ], !dbg !408
  ret i64 %35, !dbg !411
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #2 comdat align 2 !dbg !412 {
  %3 = alloca %"struct.std::_Vector_base"*, align 8
  %4 = alloca i64, align 8
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %3, align 8
  %6 = load i64, i64* %4, align 8, !dbg !413
  %7 = icmp ne i64 %6, 0, !dbg !414
  br i1 %7, label %8, label %13, !dbg !413

8:                                                ; preds = %2
  %9 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !415
  %10 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %9 to %"class.std::allocator"*, !dbg !415
  %11 = load i64, i64* %4, align 8, !dbg !416
  %12 = call noundef i32* @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %10, i64 noundef %11), !dbg !417
  br label %14, !dbg !413

13:                                               ; preds = %2
  br label %14, !dbg !413

14:                                               ; preds = %13, %8
  %15 = phi i32* [ %12, %8 ], [ null, %13 ], !dbg !413
  ret i32* %15, !dbg !418
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(i32* noundef %0, i32* noundef %1, i32* noundef %2, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3) #3 comdat align 2 !dbg !419 {
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32*, align 8
  %8 = alloca %"class.std::allocator"*, align 8
  store i32* %0, i32** %5, align 8
  store i32* %1, i32** %6, align 8
  store i32* %2, i32** %7, align 8
  store %"class.std::allocator"* %3, %"class.std::allocator"** %8, align 8
  %9 = load i32*, i32** %5, align 8, !dbg !420
  %10 = load i32*, i32** %6, align 8, !dbg !421
  %11 = load i32*, i32** %7, align 8, !dbg !422
  %12 = load %"class.std::allocator"*, %"class.std::allocator"** %8, align 8, !dbg !423
  %13 = call noundef i32* @_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_(i32* noundef %9, i32* noundef %10, i32* noundef %11, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %12) #13, !dbg !424
  ret i32* %13, !dbg !425
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !426 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %2, align 8
  %3 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %2, align 8
  %4 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %3, i32 0, i32 0, !dbg !427
  ret i32** %4, !dbg !428
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !429 {
  %2 = alloca %"class.std::vector"*, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %2, align 8
  %3 = load %"class.std::vector"*, %"class.std::vector"** %2, align 8
  %4 = bitcast %"class.std::vector"* %3 to %"struct.std::_Vector_base"*, !dbg !430
  %5 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %4) #13, !dbg !430
  %6 = call noundef i64 @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !431
  ret i64 %6, !dbg !432
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(i8* noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3maxImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %0, i64* noundef nonnull align 8 dereferenceable(8) %1) #3 comdat !dbg !433 {
  %3 = alloca i64*, align 8
  %4 = alloca i64*, align 8
  %5 = alloca i64*, align 8
  store i64* %0, i64** %4, align 8
  store i64* %1, i64** %5, align 8
  %6 = load i64*, i64** %4, align 8, !dbg !435
  %7 = load i64, i64* %6, align 8, !dbg !435
  %8 = load i64*, i64** %5, align 8, !dbg !436
  %9 = load i64, i64* %8, align 8, !dbg !436
  %10 = icmp ult i64 %7, %9, !dbg !437
  br i1 %10, label %11, label %13, !dbg !435

11:                                               ; preds = %2
  %12 = load i64*, i64** %5, align 8, !dbg !438
  store i64* %12, i64** %3, align 8, !dbg !439
  br label %15, !dbg !439

13:                                               ; preds = %2
  %14 = load i64*, i64** %4, align 8, !dbg !440
  store i64* %14, i64** %3, align 8, !dbg !441
  br label %15, !dbg !441

15:                                               ; preds = %13, %11
  %16 = load i64*, i64** %3, align 8, !dbg !442
  ret i64* %16, !dbg !442
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !443 {
  %2 = alloca %"class.std::allocator"*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %2, align 8
  store i64 2305843009213693951, i64* %3, align 8, !dbg !444
  %5 = load %"class.std::allocator"*, %"class.std::allocator"** %2, align 8, !dbg !445
  %6 = call noundef i64 @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !446
  store i64 %6, i64* %4, align 8, !dbg !447
  %7 = invoke noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3minImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %3, i64* noundef nonnull align 8 dereferenceable(8) %4)
          to label %8 unwind label %10, !dbg !448

8:                                                ; preds = %1
  %9 = load i64, i64* %7, align 8, !dbg !448
  ret i64 %9, !dbg !449

10:                                               ; preds = %1
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !448
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !448
  call void @__clang_call_terminate(i8* %12) #14, !dbg !448
  unreachable, !dbg !448
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !450 {
  %2 = alloca %"struct.std::_Vector_base"*, align 8
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %2, align 8
  %3 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %3, i32 0, i32 0, !dbg !451
  %5 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %4 to %"class.std::allocator"*, !dbg !452
  ret %"class.std::allocator"* %5, !dbg !453
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 !dbg !454 {
  %2 = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %2, align 8
  %3 = load %"class.std::allocator"*, %"class.std::allocator"** %2, align 8, !dbg !455
  %4 = bitcast %"class.std::allocator"* %3 to %"class.std::__new_allocator"*, !dbg !455
  %5 = call noundef i64 @_ZNKSt15__new_allocatorIiE8max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !456
  ret i64 %5, !dbg !457
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3minImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %0, i64* noundef nonnull align 8 dereferenceable(8) %1) #3 comdat !dbg !458 {
  %3 = alloca i64*, align 8
  %4 = alloca i64*, align 8
  %5 = alloca i64*, align 8
  store i64* %0, i64** %4, align 8
  store i64* %1, i64** %5, align 8
  %6 = load i64*, i64** %5, align 8, !dbg !459
  %7 = load i64, i64* %6, align 8, !dbg !459
  %8 = load i64*, i64** %4, align 8, !dbg !460
  %9 = load i64, i64* %8, align 8, !dbg !460
  %10 = icmp ult i64 %7, %9, !dbg !461
  br i1 %10, label %11, label %13, !dbg !459

11:                                               ; preds = %2
  %12 = load i64*, i64** %5, align 8, !dbg !462
  store i64* %12, i64** %3, align 8, !dbg !463
  br label %15, !dbg !463

13:                                               ; preds = %2
  %14 = load i64*, i64** %4, align 8, !dbg !464
  store i64* %14, i64** %3, align 8, !dbg !465
  br label %15, !dbg !465

15:                                               ; preds = %13, %11
  %16 = load i64*, i64** %3, align 8, !dbg !466
  ret i64* %16, !dbg !466
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIiE8max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 !dbg !467 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  %4 = call noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !468
  ret i64 %4, !dbg !469
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 !dbg !470 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret i64 2305843009213693951, !dbg !471
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) #2 comdat align 2 !dbg !472 {
  %3 = alloca %"class.std::allocator"*, align 8
  %4 = alloca i64, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load %"class.std::allocator"*, %"class.std::allocator"** %3, align 8, !dbg !473
  %6 = bitcast %"class.std::allocator"* %5 to %"class.std::__new_allocator"*, !dbg !473
  %7 = load i64, i64* %4, align 8, !dbg !474
  %8 = call noundef i32* @_ZNSt15__new_allocatorIiE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %6, i64 noundef %7, i8* noundef null), !dbg !475
  ret i32* %8, !dbg !476
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt15__new_allocatorIiE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i8* noundef %2) #2 comdat align 2 !dbg !477 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store i64 %1, i64* %5, align 8
  store i8* %2, i8** %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load i64, i64* %5, align 8, !dbg !478
  %9 = call noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !479
  %10 = icmp ugt i64 %8, %9, !dbg !480
  br i1 %10, label %11, label %16, !dbg !481

11:                                               ; preds = %3
  %12 = load i64, i64* %5, align 8, !dbg !482
  %13 = icmp ugt i64 %12, 4611686018427387903, !dbg !483
  br i1 %13, label %14, label %15, !dbg !482

14:                                               ; preds = %11
  call void @_ZSt28__throw_bad_array_new_lengthv() #15, !dbg !484
  unreachable, !dbg !484

15:                                               ; preds = %11
  call void @_ZSt17__throw_bad_allocv() #15, !dbg !485
  unreachable, !dbg !485

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !486
  %18 = mul i64 %17, 4, !dbg !487
  %19 = call noalias noundef nonnull i8* @_Znwm(i64 noundef %18) #16, !dbg !488
  %20 = bitcast i8* %19 to i32*, !dbg !489
  ret i32* %20, !dbg !490
}

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() #8

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() #8

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #9

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_(i32* noundef %0, i32* noundef %1, i32* noundef %2, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3) #3 comdat !dbg !491 {
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32*, align 8
  %8 = alloca %"class.std::allocator"*, align 8
  store i32* %0, i32** %5, align 8
  store i32* %1, i32** %6, align 8
  store i32* %2, i32** %7, align 8
  store %"class.std::allocator"* %3, %"class.std::allocator"** %8, align 8
  %9 = load i32*, i32** %5, align 8, !dbg !493
  %10 = call noundef i32* @_ZSt12__niter_baseIPiET_S1_(i32* noundef %9) #13, !dbg !494
  %11 = load i32*, i32** %6, align 8, !dbg !495
  %12 = call noundef i32* @_ZSt12__niter_baseIPiET_S1_(i32* noundef %11) #13, !dbg !496
  %13 = load i32*, i32** %7, align 8, !dbg !497
  %14 = call noundef i32* @_ZSt12__niter_baseIPiET_S1_(i32* noundef %13) #13, !dbg !498
  %15 = load %"class.std::allocator"*, %"class.std::allocator"** %8, align 8, !dbg !499
  %16 = call noundef i32* @_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E(i32* noundef %10, i32* noundef %12, i32* noundef %14, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %15) #13, !dbg !500
  ret i32* %16, !dbg !501
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E(i32* noundef %0, i32* noundef %1, i32* noundef %2, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3) #3 comdat !dbg !502 {
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32*, align 8
  %8 = alloca %"class.std::allocator"*, align 8
  %9 = alloca i64, align 8
  store i32* %0, i32** %5, align 8
  store i32* %1, i32** %6, align 8
  store i32* %2, i32** %7, align 8
  store %"class.std::allocator"* %3, %"class.std::allocator"** %8, align 8
  %10 = load i32*, i32** %6, align 8, !dbg !503
  %11 = load i32*, i32** %5, align 8, !dbg !504
  %12 = ptrtoint i32* %10 to i64, !dbg !505
  %13 = ptrtoint i32* %11 to i64, !dbg !505
  %14 = sub i64 %12, %13, !dbg !505
  %15 = sdiv exact i64 %14, 4, !dbg !505
  store i64 %15, i64* %9, align 8, !dbg !506
  %16 = load i64, i64* %9, align 8, !dbg !507
  %17 = icmp sgt i64 %16, 0, !dbg !508
  br i1 %17, label %18, label %25, !dbg !507

18:                                               ; preds = %4
  %19 = load i32*, i32** %7, align 8, !dbg !509
  %20 = bitcast i32* %19 to i8*, !dbg !510
  %21 = load i32*, i32** %5, align 8, !dbg !511
  %22 = bitcast i32* %21 to i8*, !dbg !510
  %23 = load i64, i64* %9, align 8, !dbg !512
  %24 = mul i64 %23, 4, !dbg !513
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 4 %20, i8* align 4 %22, i64 %24, i1 false), !dbg !510
  br label %25, !dbg !514

25:                                               ; preds = %18, %4
  %26 = load i32*, i32** %7, align 8, !dbg !515
  %27 = load i64, i64* %9, align 8, !dbg !516
  %28 = getelementptr inbounds i32, i32* %26, i64 %27, !dbg !517
  ret i32* %28, !dbg !518
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt12__niter_baseIPiET_S1_(i32* noundef %0) #3 comdat !dbg !519 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !520
  ret i32* %3, !dbg !521
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEdeEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !522 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %2, align 8
  %3 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %2, align 8
  %4 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %3, i32 0, i32 0, !dbg !523
  %5 = load i32*, i32** %4, align 8, !dbg !523
  ret i32* %5, !dbg !524
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local i32* @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEmiEl(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #3 comdat align 2 !dbg !525 {
  %3 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %4 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32*, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %4, align 8
  store i64 %1, i64* %5, align 8
  %7 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %4, align 8
  %8 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %7, i32 0, i32 0, !dbg !526
  %9 = load i32*, i32** %8, align 8, !dbg !526
  %10 = load i64, i64* %5, align 8, !dbg !527
  %11 = sub i64 0, %10, !dbg !528
  %12 = getelementptr inbounds i32, i32* %9, i64 %11, !dbg !528
  store i32* %12, i32** %6, align 8, !dbg !526
  call void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %3, i32** noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !529
  %13 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %3, i32 0, i32 0, !dbg !530
  %14 = load i32*, i32** %13, align 8, !dbg !530
  ret i32* %14, !dbg !530
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0, i32** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 !dbg !531 {
  %3 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  %4 = alloca i32**, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %3, align 8
  store i32** %1, i32*** %4, align 8
  %5 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %3, align 8
  %6 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %5, i32 0, i32 0, !dbg !532
  %7 = load i32**, i32*** %4, align 8, !dbg !533
  %8 = load i32*, i32** %7, align 8, !dbg !533
  store i32* %8, i32** %6, align 8, !dbg !532
  ret void, !dbg !534
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local i32* @_ZSt9__find_ifIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops16_Iter_equals_valIKiEEET_SB_SB_T0_(i32* %0, i32* %1, i32* %2) #2 comdat !dbg !535 {
  %4 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %5 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %6 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %7 = alloca %"struct.__gnu_cxx::__ops::_Iter_equals_val", align 8
  %8 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %9 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %10 = alloca %"struct.__gnu_cxx::__ops::_Iter_equals_val", align 8
  %11 = alloca %"struct.std::random_access_iterator_tag", align 1
  %12 = alloca %"struct.std::random_access_iterator_tag", align 1
  %13 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %5, i32 0, i32 0
  store i32* %0, i32** %13, align 8
  %14 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %6, i32 0, i32 0
  store i32* %1, i32** %14, align 8
  %15 = getelementptr inbounds %"struct.__gnu_cxx::__ops::_Iter_equals_val", %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %7, i32 0, i32 0
  store i32* %2, i32** %15, align 8
  %16 = bitcast %"class.__gnu_cxx::__normal_iterator"* %8 to i8*, !dbg !536
  %17 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !536
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %16, i8* align 8 %17, i64 8, i1 false), !dbg !536
  %18 = bitcast %"class.__gnu_cxx::__normal_iterator"* %9 to i8*, !dbg !537
  %19 = bitcast %"class.__gnu_cxx::__normal_iterator"* %6 to i8*, !dbg !537
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %18, i8* align 8 %19, i64 8, i1 false), !dbg !537
  %20 = bitcast %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %10 to i8*, !dbg !538
  %21 = bitcast %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %7 to i8*, !dbg !538
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %20, i8* align 8 %21, i64 8, i1 false), !dbg !538
  call void @_ZSt19__iterator_categoryIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEENSt15iterator_traitsIT_E17iterator_categoryERKS8_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !539
  %22 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %8, i32 0, i32 0, !dbg !540
  %23 = load i32*, i32** %22, align 8, !dbg !540
  %24 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %9, i32 0, i32 0, !dbg !540
  %25 = load i32*, i32** %24, align 8, !dbg !540
  %26 = getelementptr inbounds %"struct.__gnu_cxx::__ops::_Iter_equals_val", %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %10, i32 0, i32 0, !dbg !540
  %27 = load i32*, i32** %26, align 8, !dbg !540
  %28 = call i32* @_ZSt9__find_ifIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops16_Iter_equals_valIKiEEET_SB_SB_T0_St26random_access_iterator_tag(i32* %23, i32* %25, i32* %27), !dbg !540
  %29 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %4, i32 0, i32 0, !dbg !540
  store i32* %28, i32** %29, align 8, !dbg !540
  %30 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %4, i32 0, i32 0, !dbg !541
  %31 = load i32*, i32** %30, align 8, !dbg !541
  ret i32* %31, !dbg !541
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local i32* @_ZN9__gnu_cxx5__ops17__iter_equals_valIKiEENS0_16_Iter_equals_valIT_EERS4_(i32* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat !dbg !542 {
  %2 = alloca %"struct.__gnu_cxx::__ops::_Iter_equals_val", align 8
  %3 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  %4 = load i32*, i32** %3, align 8, !dbg !544
  call void @_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEC2ERS2_(%"struct.__gnu_cxx::__ops::_Iter_equals_val"* noundef nonnull align 8 dereferenceable(8) %2, i32* noundef nonnull align 4 dereferenceable(4) %4), !dbg !545
  %5 = getelementptr inbounds %"struct.__gnu_cxx::__ops::_Iter_equals_val", %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %2, i32 0, i32 0, !dbg !546
  %6 = load i32*, i32** %5, align 8, !dbg !546
  ret i32* %6, !dbg !546
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local i32* @_ZSt9__find_ifIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops16_Iter_equals_valIKiEEET_SB_SB_T0_St26random_access_iterator_tag(i32* %0, i32* %1, i32* %2) #2 comdat !dbg !547 {
  %4 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %5 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %6 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %7 = alloca %"struct.__gnu_cxx::__ops::_Iter_equals_val", align 8
  %8 = alloca %"struct.std::random_access_iterator_tag", align 1
  %9 = alloca i64, align 8
  %10 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %11 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %12 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %13 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %14 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %15 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %16 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %17 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %5, i32 0, i32 0
  store i32* %0, i32** %17, align 8
  %18 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %6, i32 0, i32 0
  store i32* %1, i32** %18, align 8
  %19 = getelementptr inbounds %"struct.__gnu_cxx::__ops::_Iter_equals_val", %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %7, i32 0, i32 0
  store i32* %2, i32** %19, align 8
  %20 = call noundef i64 @_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %6, %"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !548
  %21 = ashr i64 %20, 2, !dbg !549
  store i64 %21, i64* %9, align 8, !dbg !550
  br label %22, !dbg !551

22:                                               ; preds = %66, %3
  %23 = load i64, i64* %9, align 8, !dbg !552
  %24 = icmp sgt i64 %23, 0, !dbg !553
  br i1 %24, label %25, label %69, !dbg !551

25:                                               ; preds = %22
  %26 = bitcast %"class.__gnu_cxx::__normal_iterator"* %10 to i8*, !dbg !554
  %27 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !554
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %26, i8* align 8 %27, i64 8, i1 false), !dbg !554
  %28 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %10, i32 0, i32 0, !dbg !555
  %29 = load i32*, i32** %28, align 8, !dbg !555
  %30 = call noundef zeroext i1 @_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEclINS_17__normal_iteratorIPiSt6vectorIiSaIiEEEEEEbT_(%"struct.__gnu_cxx::__ops::_Iter_equals_val"* noundef nonnull align 8 dereferenceable(8) %7, i32* %29), !dbg !555
  br i1 %30, label %31, label %34, !dbg !555

31:                                               ; preds = %25
  %32 = bitcast %"class.__gnu_cxx::__normal_iterator"* %4 to i8*, !dbg !556
  %33 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !556
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %32, i8* align 8 %33, i64 8, i1 false), !dbg !556
  br label %108, !dbg !557

34:                                               ; preds = %25
  %35 = call noundef nonnull align 8 dereferenceable(8) %"class.__gnu_cxx::__normal_iterator"* @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEppEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !558
  %36 = bitcast %"class.__gnu_cxx::__normal_iterator"* %11 to i8*, !dbg !559
  %37 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !559
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %36, i8* align 8 %37, i64 8, i1 false), !dbg !559
  %38 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %11, i32 0, i32 0, !dbg !560
  %39 = load i32*, i32** %38, align 8, !dbg !560
  %40 = call noundef zeroext i1 @_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEclINS_17__normal_iteratorIPiSt6vectorIiSaIiEEEEEEbT_(%"struct.__gnu_cxx::__ops::_Iter_equals_val"* noundef nonnull align 8 dereferenceable(8) %7, i32* %39), !dbg !560
  br i1 %40, label %41, label %44, !dbg !560

41:                                               ; preds = %34
  %42 = bitcast %"class.__gnu_cxx::__normal_iterator"* %4 to i8*, !dbg !561
  %43 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !561
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %42, i8* align 8 %43, i64 8, i1 false), !dbg !561
  br label %108, !dbg !562

44:                                               ; preds = %34
  %45 = call noundef nonnull align 8 dereferenceable(8) %"class.__gnu_cxx::__normal_iterator"* @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEppEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !563
  %46 = bitcast %"class.__gnu_cxx::__normal_iterator"* %12 to i8*, !dbg !564
  %47 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !564
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %46, i8* align 8 %47, i64 8, i1 false), !dbg !564
  %48 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %12, i32 0, i32 0, !dbg !565
  %49 = load i32*, i32** %48, align 8, !dbg !565
  %50 = call noundef zeroext i1 @_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEclINS_17__normal_iteratorIPiSt6vectorIiSaIiEEEEEEbT_(%"struct.__gnu_cxx::__ops::_Iter_equals_val"* noundef nonnull align 8 dereferenceable(8) %7, i32* %49), !dbg !565
  br i1 %50, label %51, label %54, !dbg !565

51:                                               ; preds = %44
  %52 = bitcast %"class.__gnu_cxx::__normal_iterator"* %4 to i8*, !dbg !566
  %53 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !566
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %52, i8* align 8 %53, i64 8, i1 false), !dbg !566
  br label %108, !dbg !567

54:                                               ; preds = %44
  %55 = call noundef nonnull align 8 dereferenceable(8) %"class.__gnu_cxx::__normal_iterator"* @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEppEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !568
  %56 = bitcast %"class.__gnu_cxx::__normal_iterator"* %13 to i8*, !dbg !569
  %57 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !569
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %56, i8* align 8 %57, i64 8, i1 false), !dbg !569
  %58 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %13, i32 0, i32 0, !dbg !570
  %59 = load i32*, i32** %58, align 8, !dbg !570
  %60 = call noundef zeroext i1 @_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEclINS_17__normal_iteratorIPiSt6vectorIiSaIiEEEEEEbT_(%"struct.__gnu_cxx::__ops::_Iter_equals_val"* noundef nonnull align 8 dereferenceable(8) %7, i32* %59), !dbg !570
  br i1 %60, label %61, label %64, !dbg !570

61:                                               ; preds = %54
  %62 = bitcast %"class.__gnu_cxx::__normal_iterator"* %4 to i8*, !dbg !571
  %63 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !571
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %62, i8* align 8 %63, i64 8, i1 false), !dbg !571
  br label %108, !dbg !572

64:                                               ; preds = %54
  %65 = call noundef nonnull align 8 dereferenceable(8) %"class.__gnu_cxx::__normal_iterator"* @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEppEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !573
  br label %66, !dbg !574

66:                                               ; preds = %64
  %67 = load i64, i64* %9, align 8, !dbg !575
  %68 = add nsw i64 %67, -1, !dbg !575
  store i64 %68, i64* %9, align 8, !dbg !575
  br label %22, !dbg !551, !llvm.loop !576

69:                                               ; preds = %22
  %70 = call noundef i64 @_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %6, %"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !577
  switch i64 %70, label %105 [
    i64 3, label %71
    i64 2, label %82
    i64 1, label %93
    i64 0, label %104
  ], !dbg !578

71:                                               ; preds = %69
  %72 = bitcast %"class.__gnu_cxx::__normal_iterator"* %14 to i8*, !dbg !579
  %73 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !579
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %72, i8* align 8 %73, i64 8, i1 false), !dbg !579
  %74 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %14, i32 0, i32 0, !dbg !580
  %75 = load i32*, i32** %74, align 8, !dbg !580
  %76 = call noundef zeroext i1 @_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEclINS_17__normal_iteratorIPiSt6vectorIiSaIiEEEEEEbT_(%"struct.__gnu_cxx::__ops::_Iter_equals_val"* noundef nonnull align 8 dereferenceable(8) %7, i32* %75), !dbg !580
  br i1 %76, label %77, label %80, !dbg !580

77:                                               ; preds = %71
  %78 = bitcast %"class.__gnu_cxx::__normal_iterator"* %4 to i8*, !dbg !581
  %79 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !581
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %78, i8* align 8 %79, i64 8, i1 false), !dbg !581
  br label %108, !dbg !582

80:                                               ; preds = %71
  %81 = call noundef nonnull align 8 dereferenceable(8) %"class.__gnu_cxx::__normal_iterator"* @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEppEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !583
  br label %82, !dbg !583

82:                                               ; preds = %69, %80
  %83 = bitcast %"class.__gnu_cxx::__normal_iterator"* %15 to i8*, !dbg !584
  %84 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !584
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %83, i8* align 8 %84, i64 8, i1 false), !dbg !584
  %85 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %15, i32 0, i32 0, !dbg !585
  %86 = load i32*, i32** %85, align 8, !dbg !585
  %87 = call noundef zeroext i1 @_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEclINS_17__normal_iteratorIPiSt6vectorIiSaIiEEEEEEbT_(%"struct.__gnu_cxx::__ops::_Iter_equals_val"* noundef nonnull align 8 dereferenceable(8) %7, i32* %86), !dbg !585
  br i1 %87, label %88, label %91, !dbg !585

88:                                               ; preds = %82
  %89 = bitcast %"class.__gnu_cxx::__normal_iterator"* %4 to i8*, !dbg !586
  %90 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !586
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %89, i8* align 8 %90, i64 8, i1 false), !dbg !586
  br label %108, !dbg !587

91:                                               ; preds = %82
  %92 = call noundef nonnull align 8 dereferenceable(8) %"class.__gnu_cxx::__normal_iterator"* @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEppEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !588
  br label %93, !dbg !588

93:                                               ; preds = %69, %91
  %94 = bitcast %"class.__gnu_cxx::__normal_iterator"* %16 to i8*, !dbg !589
  %95 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !589
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %94, i8* align 8 %95, i64 8, i1 false), !dbg !589
  %96 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %16, i32 0, i32 0, !dbg !590
  %97 = load i32*, i32** %96, align 8, !dbg !590
  %98 = call noundef zeroext i1 @_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEclINS_17__normal_iteratorIPiSt6vectorIiSaIiEEEEEEbT_(%"struct.__gnu_cxx::__ops::_Iter_equals_val"* noundef nonnull align 8 dereferenceable(8) %7, i32* %97), !dbg !590
  br i1 %98, label %99, label %102, !dbg !590

99:                                               ; preds = %93
  %100 = bitcast %"class.__gnu_cxx::__normal_iterator"* %4 to i8*, !dbg !591
  %101 = bitcast %"class.__gnu_cxx::__normal_iterator"* %5 to i8*, !dbg !591
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %100, i8* align 8 %101, i64 8, i1 false), !dbg !591
  br label %108, !dbg !592

102:                                              ; preds = %93
  %103 = call noundef nonnull align 8 dereferenceable(8) %"class.__gnu_cxx::__normal_iterator"* @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEppEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !593
  br label %104, !dbg !593

104:                                              ; preds = %69, %102
  br label %105, !dbg !594

105:                                              ; preds = %69, %104
  %106 = bitcast %"class.__gnu_cxx::__normal_iterator"* %4 to i8*, !dbg !595
  %107 = bitcast %"class.__gnu_cxx::__normal_iterator"* %6 to i8*, !dbg !595
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %106, i8* align 8 %107, i64 8, i1 false), !dbg !595
  br label %108, !dbg !596

108:                                              ; preds = %105, %99, %88, %77, %61, %51, %41, %31
  %109 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %4, i32 0, i32 0, !dbg !597
  %110 = load i32*, i32** %109, align 8, !dbg !597
  ret i32* %110, !dbg !597
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt19__iterator_categoryIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEENSt15iterator_traitsIT_E17iterator_categoryERKS8_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat !dbg !598 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %2, align 8
  ret void, !dbg !600
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEclINS_17__normal_iteratorIPiSt6vectorIiSaIiEEEEEEbT_(%"struct.__gnu_cxx::__ops::_Iter_equals_val"* noundef nonnull align 8 dereferenceable(8) %0, i32* %1) #3 comdat align 2 !dbg !601 {
  %3 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %4 = alloca %"struct.__gnu_cxx::__ops::_Iter_equals_val"*, align 8
  %5 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %3, i32 0, i32 0
  store i32* %1, i32** %5, align 8
  store %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %0, %"struct.__gnu_cxx::__ops::_Iter_equals_val"** %4, align 8
  %6 = load %"struct.__gnu_cxx::__ops::_Iter_equals_val"*, %"struct.__gnu_cxx::__ops::_Iter_equals_val"** %4, align 8
  %7 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEdeEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !602
  %8 = load i32, i32* %7, align 4, !dbg !602
  %9 = getelementptr inbounds %"struct.__gnu_cxx::__ops::_Iter_equals_val", %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %6, i32 0, i32 0, !dbg !603
  %10 = load i32*, i32** %9, align 8, !dbg !603
  %11 = load i32, i32* %10, align 4, !dbg !603
  %12 = icmp eq i32 %8, %11, !dbg !604
  ret i1 %12, !dbg !605
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.__gnu_cxx::__normal_iterator"* @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEppEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !606 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %2, align 8
  %3 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %2, align 8
  %4 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %3, i32 0, i32 0, !dbg !607
  %5 = load i32*, i32** %4, align 8, !dbg !608
  %6 = getelementptr inbounds i32, i32* %5, i32 1, !dbg !608
  store i32* %6, i32** %4, align 8, !dbg !608
  ret %"class.__gnu_cxx::__normal_iterator"* %3, !dbg !609
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9__gnu_cxx5__ops16_Iter_equals_valIKiEC2ERS2_(%"struct.__gnu_cxx::__ops::_Iter_equals_val"* noundef nonnull align 8 dereferenceable(8) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #1 comdat align 2 !dbg !610 {
  %3 = alloca %"struct.__gnu_cxx::__ops::_Iter_equals_val"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %0, %"struct.__gnu_cxx::__ops::_Iter_equals_val"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.__gnu_cxx::__ops::_Iter_equals_val"*, %"struct.__gnu_cxx::__ops::_Iter_equals_val"** %3, align 8
  %6 = getelementptr inbounds %"struct.__gnu_cxx::__ops::_Iter_equals_val", %"struct.__gnu_cxx::__ops::_Iter_equals_val"* %5, i32 0, i32 0, !dbg !611
  %7 = load i32*, i32** %4, align 8, !dbg !612
  store i32* %7, i32** %6, align 8, !dbg !611
  ret void, !dbg !613
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_baseC2Ev(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !614 {
  %2 = alloca %"class.std::_Function_base"*, align 8
  store %"class.std::_Function_base"* %0, %"class.std::_Function_base"** %2, align 8
  %3 = load %"class.std::_Function_base"*, %"class.std::_Function_base"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 0, !dbg !615
  %5 = bitcast %"union.std::_Any_data"* %4 to %"union.std::_Nocopy_types"*, !dbg !616
  %6 = bitcast %"union.std::_Nocopy_types"* %5 to i8**, !dbg !617
  store i8* null, i8** %6, align 8, !dbg !617
  %7 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 1, !dbg !618
  store i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* null, i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %7, align 8, !dbg !618
  ret void, !dbg !619
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef zeroext i1 @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E21_M_not_empty_functionIS1_EEbRKT_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #3 align 2 !dbg !620 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  ret i1 true, !dbg !621
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E15_M_init_functorIS1_EEvRSt9_Any_dataOT_"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !622 {
  %3 = alloca %"union.std::_Any_data"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca %"struct.std::integral_constant", align 1
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %6 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %3, align 8, !dbg !623
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !624
  %8 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7) #13, !dbg !625
  invoke void @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %6, %class.anon* noundef nonnull align 8 dereferenceable(8) %8)
          to label %9 unwind label %10, !dbg !626

9:                                                ; preds = %2
  ret void, !dbg !627

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !626
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !626
  call void @__clang_call_terminate(i8* %12) #14, !dbg !626
  unreachable, !dbg !626
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #3 !dbg !628 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !629
  ret %class.anon* %3, !dbg !630
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @"_ZNSt17_Function_handlerIFiiEZ4mainE3$_0E9_M_invokeERKSt9_Any_dataOi"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #2 align 2 !dbg !631 {
  %3 = alloca %"union.std::_Any_data"*, align 8
  %4 = alloca i32*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %3, align 8, !dbg !632
  %6 = call noundef %class.anon* @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E14_M_get_pointerERKSt9_Any_data"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %5) #13, !dbg !633
  %7 = load i32*, i32** %4, align 8, !dbg !634
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #13, !dbg !635
  %9 = call noundef i32 @"_ZSt10__invoke_rIiRZ4mainE3$_0JiEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %6, i32* noundef nonnull align 4 dereferenceable(4) %8), !dbg !636
  ret i32 %9, !dbg !637
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFiiEZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #2 align 2 !dbg !638 {
  %4 = alloca %"union.std::_Any_data"*, align 8
  %5 = alloca %"union.std::_Any_data"*, align 8
  %6 = alloca i32, align 4
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %4, align 8
  store %"union.std::_Any_data"* %1, %"union.std::_Any_data"** %5, align 8
  store i32 %2, i32* %6, align 4
  %7 = load i32, i32* %6, align 4, !dbg !639
  switch i32 %7, label %16 [
    i32 0, label %8
    i32 1, label %11
  ], !dbg !640

8:                                                ; preds = %3
  %9 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !641
  %10 = call noundef nonnull align 8 dereferenceable(8) %"class.std::type_info"** @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %9) #13, !dbg !642
  store %"class.std::type_info"* bitcast ({ i8*, i8* }* @"_ZTIZ4mainE3$_0" to %"class.std::type_info"*), %"class.std::type_info"** %10, align 8, !dbg !643
  br label %21, !dbg !644

11:                                               ; preds = %3
  %12 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %5, align 8, !dbg !645
  %13 = call noundef %class.anon* @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E14_M_get_pointerERKSt9_Any_data"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %12) #13, !dbg !646
  %14 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !647
  %15 = call noundef nonnull align 8 dereferenceable(8) %class.anon** @"_ZNSt9_Any_data9_M_accessIPZ4mainE3$_0EERT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %14) #13, !dbg !648
  store %class.anon* %13, %class.anon** %15, align 8, !dbg !649
  br label %21, !dbg !650

16:                                               ; preds = %3
  %17 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !651
  %18 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %5, align 8, !dbg !652
  %19 = load i32, i32* %6, align 4, !dbg !653
  %20 = call noundef zeroext i1 @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %17, %"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %18, i32 noundef %19), !dbg !654
  br label %21, !dbg !655

21:                                               ; preds = %16, %11, %8
  ret i1 false, !dbg !656
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) #3 align 2 !dbg !657 {
  %3 = alloca %"struct.std::integral_constant", align 1
  %4 = alloca %"union.std::_Any_data"*, align 8
  %5 = alloca %class.anon*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %4, align 8
  store %class.anon* %1, %class.anon** %5, align 8
  %6 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !658
  %7 = call noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %6) #13, !dbg !659
  %8 = bitcast i8* %7 to %class.anon*, !dbg !660
  %9 = load %class.anon*, %class.anon** %5, align 8, !dbg !661
  %10 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %9) #13, !dbg !662
  %11 = bitcast %class.anon* %8 to i8*, !dbg !663
  %12 = bitcast %class.anon* %10 to i8*, !dbg !663
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 %12, i64 8, i1 false), !dbg !663
  ret void, !dbg !664
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #3 comdat align 2 !dbg !665 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = bitcast %"union.std::_Any_data"* %3 to [16 x i8]*, !dbg !666
  %5 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 0, !dbg !666
  ret i8* %5, !dbg !667
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @"_ZSt10__invoke_rIiRZ4mainE3$_0JiEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #2 !dbg !668 {
  %3 = alloca %class.anon*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %3, align 8
  store i32* %1, i32** %4, align 8
  %6 = load %class.anon*, %class.anon** %3, align 8, !dbg !670
  %7 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !671
  %8 = load i32*, i32** %4, align 8, !dbg !672
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #13, !dbg !673
  %10 = call noundef i32 @"_ZSt13__invoke_implIiRZ4mainE3$_0JiEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7, i32* noundef nonnull align 4 dereferenceable(4) %9), !dbg !674
  ret i32 %10, !dbg !675
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef %class.anon* @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E14_M_get_pointerERKSt9_Any_data"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #3 align 2 !dbg !676 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  %3 = alloca %class.anon*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %4 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8, !dbg !677
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNKSt9_Any_data9_M_accessIZ4mainE3$_0EERKT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %4) #13, !dbg !678
  store %class.anon* %5, %class.anon** %3, align 8, !dbg !679
  %6 = load %class.anon*, %class.anon** %3, align 8, !dbg !680
  %7 = call noundef %class.anon* @"_ZSt11__addressofIKZ4mainE3$_0EPT_RS2_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !681
  ret %class.anon* %7, !dbg !682
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #3 comdat !dbg !683 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !684
  ret i32* %3, !dbg !685
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @"_ZSt13__invoke_implIiRZ4mainE3$_0JiEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #2 !dbg !686 {
  %3 = alloca %"struct.std::__invoke_other", align 1
  %4 = alloca %class.anon*, align 8
  %5 = alloca i32*, align 8
  store %class.anon* %0, %class.anon** %4, align 8
  store i32* %1, i32** %5, align 8
  %6 = load %class.anon*, %class.anon** %4, align 8, !dbg !687
  %7 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !688
  %8 = load i32*, i32** %5, align 8, !dbg !689
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #13, !dbg !690
  %10 = load i32, i32* %9, align 4, !dbg !690
  %11 = call noundef i32 @"_ZZ4mainENK3$_0clEi"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7, i32 noundef %10), !dbg !688
  ret i32 %11, !dbg !691
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #3 !dbg !692 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !693
  ret %class.anon* %3, !dbg !694
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @"_ZZ4mainENK3$_0clEi"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #3 align 2 !dbg !695 {
  %3 = alloca %class.anon*, align 8
  %4 = alloca i32, align 4
  store %class.anon* %0, %class.anon** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load %class.anon*, %class.anon** %3, align 8
  %6 = load i32, i32* %4, align 4, !dbg !696
  %7 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 0, !dbg !697
  %8 = load %"class.std::vector"*, %"class.std::vector"** %7, align 8, !dbg !697
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEEixEm(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %8, i64 noundef 0) #13, !dbg !697
  %10 = load i32, i32* %9, align 4, !dbg !697
  %11 = add nsw i32 %6, %10, !dbg !698
  ret i32 %11, !dbg !699
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEEixEm(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #3 comdat align 2 !dbg !700 {
  %3 = alloca %"class.std::vector"*, align 8
  %4 = alloca i64, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load %"class.std::vector"*, %"class.std::vector"** %3, align 8
  %6 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !701
  %7 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %6, i32 0, i32 0, !dbg !701
  %8 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %7 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !702
  %9 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %8, i32 0, i32 0, !dbg !703
  %10 = load i32*, i32** %9, align 8, !dbg !703
  %11 = load i64, i64* %4, align 8, !dbg !704
  %12 = getelementptr inbounds i32, i32* %10, i64 %11, !dbg !705
  ret i32* %12, !dbg !706
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNKSt9_Any_data9_M_accessIZ4mainE3$_0EERKT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #3 align 2 !dbg !707 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = call noundef i8* @_ZNKSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %3) #13, !dbg !708
  %5 = bitcast i8* %4 to %class.anon*, !dbg !709
  ret %class.anon* %5, !dbg !710
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef %class.anon* @"_ZSt11__addressofIKZ4mainE3$_0EPT_RS2_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #3 !dbg !711 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !712
  ret %class.anon* %3, !dbg !713
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNKSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #3 comdat align 2 !dbg !714 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = bitcast %"union.std::_Any_data"* %3 to [16 x i8]*, !dbg !715
  %5 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 0, !dbg !715
  ret i8* %5, !dbg !716
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::type_info"** @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #3 comdat align 2 !dbg !717 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = call noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %3) #13, !dbg !718
  %5 = bitcast i8* %4 to %"class.std::type_info"**, !dbg !719
  ret %"class.std::type_info"** %5, !dbg !720
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon** @"_ZNSt9_Any_data9_M_accessIPZ4mainE3$_0EERT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #3 align 2 !dbg !721 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = call noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %3) #13, !dbg !722
  %5 = bitcast i8* %4 to %class.anon**, !dbg !723
  ret %class.anon** %5, !dbg !724
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef zeroext i1 @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #2 align 2 !dbg !725 {
  %4 = alloca %"union.std::_Any_data"*, align 8
  %5 = alloca %"union.std::_Any_data"*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"struct.std::integral_constant", align 1
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %4, align 8
  store %"union.std::_Any_data"* %1, %"union.std::_Any_data"** %5, align 8
  store i32 %2, i32* %6, align 4
  %8 = load i32, i32* %6, align 4, !dbg !726
  switch i32 %8, label %23 [
    i32 0, label %9
    i32 1, label %12
    i32 2, label %17
    i32 3, label %21
  ], !dbg !727

9:                                                ; preds = %3
  %10 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !728
  %11 = call noundef nonnull align 8 dereferenceable(8) %"class.std::type_info"** @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %10) #13, !dbg !729
  store %"class.std::type_info"* bitcast ({ i8*, i8* }* @"_ZTIZ4mainE3$_0" to %"class.std::type_info"*), %"class.std::type_info"** %11, align 8, !dbg !730
  br label %23, !dbg !731

12:                                               ; preds = %3
  %13 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %5, align 8, !dbg !732
  %14 = call noundef %class.anon* @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E14_M_get_pointerERKSt9_Any_data"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %13) #13, !dbg !733
  %15 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !734
  %16 = call noundef nonnull align 8 dereferenceable(8) %class.anon** @"_ZNSt9_Any_data9_M_accessIPZ4mainE3$_0EERT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %15) #13, !dbg !735
  store %class.anon* %14, %class.anon** %16, align 8, !dbg !736
  br label %23, !dbg !737

17:                                               ; preds = %3
  %18 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !738
  %19 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %5, align 8, !dbg !739
  %20 = call noundef %class.anon* @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E14_M_get_pointerERKSt9_Any_data"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %19) #13, !dbg !740
  call void @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %18, %class.anon* noundef nonnull align 8 dereferenceable(8) %20) #13, !dbg !741
  br label %23, !dbg !742

21:                                               ; preds = %3
  %22 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !743
  call void @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %22), !dbg !744
  br label %23, !dbg !745

23:                                               ; preds = %3, %21, %17, %12, %9
  ret i1 false, !dbg !746
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !747 {
  %3 = alloca %"union.std::_Any_data"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca %"struct.std::integral_constant", align 1
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %6 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %3, align 8, !dbg !748
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !749
  %8 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRKZ4mainE3$_0EOT_RNSt16remove_referenceIS3_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7) #13, !dbg !750
  invoke void @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %6, %class.anon* noundef nonnull align 8 dereferenceable(8) %8)
          to label %9 unwind label %10, !dbg !751

9:                                                ; preds = %2
  ret void, !dbg !752

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !751
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !751
  call void @__clang_call_terminate(i8* %12) #14, !dbg !751
  unreachable, !dbg !751
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #3 align 2 !dbg !753 {
  %2 = alloca %"struct.std::integral_constant", align 1
  %3 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %3, align 8
  %4 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %3, align 8, !dbg !754
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt9_Any_data9_M_accessIZ4mainE3$_0EERT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %4) #13, !dbg !755
  ret void, !dbg !756
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt14_Function_base13_Base_managerIZ4mainE3$_0E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) #3 align 2 !dbg !757 {
  %3 = alloca %"struct.std::integral_constant", align 1
  %4 = alloca %"union.std::_Any_data"*, align 8
  %5 = alloca %class.anon*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %4, align 8
  store %class.anon* %1, %class.anon** %5, align 8
  %6 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !758
  %7 = call noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %6) #13, !dbg !759
  %8 = bitcast i8* %7 to %class.anon*, !dbg !760
  %9 = load %class.anon*, %class.anon** %5, align 8, !dbg !761
  %10 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRKZ4mainE3$_0EOT_RNSt16remove_referenceIS3_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %9) #13, !dbg !762
  %11 = bitcast %class.anon* %8 to i8*, !dbg !763
  %12 = bitcast %class.anon* %10 to i8*, !dbg !763
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 %12, i64 8, i1 false), !dbg !763
  ret void, !dbg !764
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRKZ4mainE3$_0EOT_RNSt16remove_referenceIS3_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #3 !dbg !765 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !766
  ret %class.anon* %3, !dbg !767
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt9_Any_data9_M_accessIZ4mainE3$_0EERT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #3 align 2 !dbg !768 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = call noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %3) #13, !dbg !769
  %5 = bitcast i8* %4 to %class.anon*, !dbg !770
  ret %class.anon* %5, !dbg !771
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14_Function_base8_M_emptyEv(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !772 {
  %2 = alloca %"class.std::_Function_base"*, align 8
  store %"class.std::_Function_base"* %0, %"class.std::_Function_base"** %2, align 8
  %3 = load %"class.std::_Function_base"*, %"class.std::_Function_base"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 1, !dbg !773
  %5 = load i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)*, i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %4, align 8, !dbg !773
  %6 = icmp ne i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* %5, null, !dbg !773
  %7 = xor i1 %6, true, !dbg !774
  ret i1 %7, !dbg !775
}

; Function Attrs: noreturn
declare void @_ZSt25__throw_bad_function_callv() #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #11

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znam(i64 noundef) #9

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EEC2IPiS2_vbEET_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, i32* noundef %1) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !776 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca i32*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !777
  %7 = load i32*, i32** %4, align 8, !dbg !778
  invoke void @_ZNSt15__uniq_ptr_dataIiSt14default_deleteIA_iELb1ELb1EECI2St15__uniq_ptr_implIiS2_EEPi(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, i32* noundef %7)
          to label %8 unwind label %9, !dbg !777

8:                                                ; preds = %2
  ret void, !dbg !779

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !777
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !777
  call void @__clang_call_terminate(i8* %11) #14, !dbg !777
  unreachable, !dbg !777
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataIiSt14default_deleteIA_iELb1ELb1EECI2St15__uniq_ptr_implIiS2_EEPi(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, i32* noundef %1) unnamed_addr #12 comdat align 2 !dbg !780 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !781
  %7 = load i32*, i32** %4, align 8, !dbg !781
  call void @_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEEC2EPi(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, i32* noundef %7), !dbg !781
  ret void, !dbg !781
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEEC2EPi(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, i32* noundef %1) unnamed_addr #1 comdat align 2 !dbg !782 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca i32*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !783
  call void @_ZNSt5tupleIJPiSt14default_deleteIA_iEEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !783
  %7 = load i32*, i32** %4, align 8, !dbg !784
  %8 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !785
  store i32* %7, i32** %8, align 8, !dbg !786
  ret void, !dbg !787
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPiSt14default_deleteIA_iEEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !788 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !789
  invoke void @_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !790

5:                                                ; preds = %1
  ret void, !dbg !791

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !790
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !790
  call void @__clang_call_terminate(i8* %8) #14, !dbg !790
  unreachable, !dbg !790
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #12 comdat align 2 !dbg !792 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !793
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteIA_iEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !794
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !793
  call void @_ZNSt10_Head_baseILm0EPiLb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !795
  ret void, !dbg !796
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteIA_iEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #12 comdat align 2 !dbg !797 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !798
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteIA_iELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !799
  ret void, !dbg !800
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPiLb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !801 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !802
  store i32* null, i32** %4, align 8, !dbg !802
  ret void, !dbg !803
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteIA_iELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !804 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !805
  ret void, !dbg !806
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrIA_iSt14default_deleteIS0_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !807 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !808
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !808
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !809
  ret %"struct.std::default_delete"* %6, !dbg !810
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteIA_iEclIiEENSt9enable_ifIXsr14is_convertibleIPA_T_PS0_EE5valueEvE4typeEPS4_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1) #3 comdat align 2 !dbg !811 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load i32*, i32** %4, align 8, !dbg !812
  %7 = icmp eq i32* %6, null, !dbg !813
  br i1 %7, label %10, label %8, !dbg !813

8:                                                ; preds = %2
  %9 = bitcast i32* %6 to i8*, !dbg !813
  call void @_ZdaPv(i8* noundef %9) #17, !dbg !813
  br label %10, !dbg !813

10:                                               ; preds = %8, %2
  ret void, !dbg !814
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implIiSt14default_deleteIA_iEE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !815 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !816
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPiSt14default_deleteIA_iEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !817
  ret %"struct.std::default_delete"* %5, !dbg !818
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPiSt14default_deleteIA_iEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat !dbg !819 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !820
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !820
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteIA_iEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !821
  ret %"struct.std::default_delete"* %5, !dbg !822
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteIA_iEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat !dbg !823 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !824
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteIA_iEEE7_M_headERS3_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !825
  ret %"struct.std::default_delete"* %4, !dbg !826
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteIA_iEEE7_M_headERS3_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 !dbg !827 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !828
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !828
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteIA_iELb1EE7_M_headERS3_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !829
  ret %"struct.std::default_delete"* %5, !dbg !830
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteIA_iELb1EE7_M_headERS3_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 !dbg !831 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !832
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !833
  ret %"struct.std::default_delete"* %4, !dbg !834
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(i8* noundef) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt10unique_ptrIA_iSt14default_deleteIS0_EE3getEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !835 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !836
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !836
  %6 = call noundef i32* @_ZNKSt15__uniq_ptr_implIiSt14default_deleteIA_iEE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !837
  ret i32* %6, !dbg !838
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt15__uniq_ptr_implIiSt14default_deleteIA_iEE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !839 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !840
  %5 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt3getILm0EJPiSt14default_deleteIA_iEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !841
  %6 = load i32*, i32** %5, align 8, !dbg !841
  ret i32* %6, !dbg !842
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZSt3getILm0EJPiSt14default_deleteIA_iEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat !dbg !843 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !844
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !844
  %5 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt12__get_helperILm0EPiJSt14default_deleteIA_iEEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !845
  ret i32** %5, !dbg !846
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZSt12__get_helperILm0EPiJSt14default_deleteIA_iEEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat !dbg !847 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !848
  %4 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEE7_M_headERKS4_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !849
  ret i32** %4, !dbg !850
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt11_Tuple_implILm0EJPiSt14default_deleteIA_iEEE7_M_headERKS4_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !851 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !852
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !852
  %5 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt10_Head_baseILm0EPiLb0EE7_M_headERKS1_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !853
  ret i32** %5, !dbg !854
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZNSt10_Head_baseILm0EPiLb0EE7_M_headERKS1_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !855 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !856
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !857
  ret i32** %4, !dbg !858
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { noinline noreturn nounwind }
attributes #7 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { argmemonly nofree nounwind willreturn writeonly }
attributes #11 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #12 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { noreturn nounwind }
attributes #15 = { noreturn }
attributes #16 = { builtin allocsize(0) }
attributes #17 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-containers.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "1b95adaa5c37134cade18b522eee2db8")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 19, scope: !10)
!14 = !DILocation(line: 12, column: 11, scope: !10)
!15 = !DILocation(line: 12, column: 7, scope: !10)
!16 = !DILocation(line: 12, column: 18, scope: !10)
!17 = !DILocation(line: 12, column: 20, scope: !10)
!18 = !DILocation(line: 12, column: 2, scope: !10)
!19 = !DILocation(line: 13, column: 5, scope: !10)
!20 = !DILocation(line: 13, column: 3, scope: !10)
!21 = !DILocation(line: 12, column: 26, scope: !10)
!22 = distinct !{!22, !18, !23, !24}
!23 = !DILocation(line: 13, column: 16, scope: !10)
!24 = !{!"llvm.loop.mustprogress"}
!25 = !DILocation(line: 23, column: 1, scope: !10)
!26 = !DILocation(line: 14, column: 2, scope: !10)
!27 = !DILocation(line: 0, scope: !10)
!28 = !DILocation(line: 15, column: 2, scope: !10)
!29 = !DILocation(line: 16, column: 30, scope: !10)
!30 = !DILocation(line: 17, column: 2, scope: !10)
!31 = !DILocation(line: 18, column: 11, scope: !10)
!32 = !DILocation(line: 19, column: 2, scope: !10)
!33 = !DILocation(line: 19, column: 7, scope: !10)
!34 = !DILocation(line: 20, column: 11, scope: !10)
!35 = !DILocation(line: 21, column: 2, scope: !10)
!36 = !DILocation(line: 22, column: 2, scope: !10)
!37 = distinct !DISubprogram(name: "vector", scope: !38, file: !38, line: 526, type: !11, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!38 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_vector.h", directory: "", checksumkind: CSK_MD5, checksum: "8db44c3d22440641ac1ba040d9370a58")
!39 = !DILocation(line: 526, column: 24, scope: !37)
!40 = !DILocation(line: 526, column: 7, scope: !37)
!41 = distinct !DISubprogram(name: "push_back", scope: !38, file: !38, line: 1276, type: !11, scopeLine: 1277, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!42 = !DILocation(line: 1278, column: 12, scope: !41)
!43 = !DILocation(line: 1278, column: 6, scope: !41)
!44 = !DILocation(line: 1278, column: 20, scope: !41)
!45 = !DILocation(line: 1278, column: 39, scope: !41)
!46 = !DILocation(line: 1278, column: 33, scope: !41)
!47 = !DILocation(line: 1278, column: 47, scope: !41)
!48 = !DILocation(line: 1278, column: 30, scope: !41)
!49 = !DILocation(line: 1281, column: 37, scope: !41)
!50 = !DILocation(line: 1281, column: 31, scope: !41)
!51 = !DILocation(line: 1281, column: 52, scope: !41)
!52 = !DILocation(line: 1281, column: 46, scope: !41)
!53 = !DILocation(line: 1281, column: 60, scope: !41)
!54 = !DILocation(line: 1282, column: 10, scope: !41)
!55 = !DILocation(line: 1281, column: 6, scope: !41)
!56 = !DILocation(line: 1283, column: 14, scope: !41)
!57 = !DILocation(line: 1283, column: 8, scope: !41)
!58 = !DILocation(line: 1283, column: 22, scope: !41)
!59 = !DILocation(line: 1283, column: 6, scope: !41)
!60 = !DILocation(line: 1285, column: 4, scope: !41)
!61 = !DILocation(line: 1287, column: 22, scope: !41)
!62 = !DILocation(line: 1287, column: 29, scope: !41)
!63 = !DILocation(line: 1287, column: 4, scope: !41)
!64 = !DILocation(line: 1288, column: 7, scope: !41)
!65 = distinct !DISubprogram(name: "front", scope: !38, file: !38, line: 1204, type: !11, scopeLine: 1205, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!66 = !DILocation(line: 1207, column: 10, scope: !65)
!67 = !DILocation(line: 1207, column: 9, scope: !65)
!68 = !DILocation(line: 1207, column: 2, scope: !65)
!69 = distinct !DISubprogram(name: "back", scope: !38, file: !38, line: 1228, type: !11, scopeLine: 1229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!70 = !DILocation(line: 1231, column: 11, scope: !69)
!71 = !DILocation(line: 1231, column: 17, scope: !69)
!72 = !DILocation(line: 1231, column: 9, scope: !69)
!73 = !DILocation(line: 1231, column: 2, scope: !69)
!74 = distinct !DISubprogram(name: "size", scope: !38, file: !38, line: 987, type: !11, scopeLine: 988, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!75 = !DILocation(line: 988, column: 32, scope: !74)
!76 = !DILocation(line: 988, column: 26, scope: !74)
!77 = !DILocation(line: 988, column: 40, scope: !74)
!78 = !DILocation(line: 988, column: 58, scope: !74)
!79 = !DILocation(line: 988, column: 52, scope: !74)
!80 = !DILocation(line: 988, column: 66, scope: !74)
!81 = !DILocation(line: 988, column: 50, scope: !74)
!82 = !DILocation(line: 988, column: 9, scope: !74)
!83 = distinct !DISubprogram(name: "operator-<int *, std::vector<int, std::allocator<int> > >", scope: !84, file: !84, line: 1330, type: !11, scopeLine: 1333, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!84 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator.h", directory: "", checksumkind: CSK_MD5, checksum: "bea55f548d6c981fe14b47f481b3c513")
!85 = !DILocation(line: 1333, column: 14, scope: !83)
!86 = !DILocation(line: 1333, column: 20, scope: !83)
!87 = !DILocation(line: 1333, column: 29, scope: !83)
!88 = !DILocation(line: 1333, column: 35, scope: !83)
!89 = !DILocation(line: 1333, column: 27, scope: !83)
!90 = !DILocation(line: 1333, column: 7, scope: !83)
!91 = distinct !DISubprogram(name: "find<__gnu_cxx::__normal_iterator<int *, std::vector<int, std::allocator<int> > >, int>", scope: !92, file: !92, line: 3843, type: !11, scopeLine: 3845, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!92 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_algo.h", directory: "", checksumkind: CSK_MD5, checksum: "1f80f17ff9e3b6ed9cc1dacee5649bef")
!93 = !DILocation(line: 3851, column: 29, scope: !91)
!94 = !DILocation(line: 3851, column: 38, scope: !91)
!95 = !DILocation(line: 3852, column: 44, scope: !91)
!96 = !DILocation(line: 3852, column: 8, scope: !91)
!97 = !DILocation(line: 3851, column: 14, scope: !91)
!98 = !DILocation(line: 3851, column: 7, scope: !91)
!99 = distinct !DISubprogram(name: "begin", scope: !38, file: !38, line: 868, type: !11, scopeLine: 869, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!100 = !DILocation(line: 869, column: 31, scope: !99)
!101 = !DILocation(line: 869, column: 25, scope: !99)
!102 = !DILocation(line: 869, column: 39, scope: !99)
!103 = !DILocation(line: 869, column: 16, scope: !99)
!104 = !DILocation(line: 869, column: 9, scope: !99)
!105 = distinct !DISubprogram(name: "end", scope: !38, file: !38, line: 888, type: !11, scopeLine: 889, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!106 = !DILocation(line: 889, column: 31, scope: !105)
!107 = !DILocation(line: 889, column: 25, scope: !105)
!108 = !DILocation(line: 889, column: 39, scope: !105)
!109 = !DILocation(line: 889, column: 16, scope: !105)
!110 = !DILocation(line: 889, column: 9, scope: !105)
!111 = distinct !DISubprogram(name: "function<(lambda at cpp-containers.cpp:16:30), void>", scope: !112, file: !112, line: 435, type: !11, scopeLine: 438, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!112 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_function.h", directory: "")
!113 = !DILocation(line: 438, column: 2, scope: !111)
!114 = !DILocation(line: 437, column: 4, scope: !111)
!115 = !DILocation(line: 668, column: 21, scope: !111)
!116 = !DILocation(line: 447, column: 43, scope: !111)
!117 = !DILocation(line: 447, column: 8, scope: !111)
!118 = !DILocation(line: 449, column: 37, scope: !111)
!119 = !DILocation(line: 450, column: 32, scope: !111)
!120 = !DILocation(line: 450, column: 9, scope: !111)
!121 = !DILocation(line: 449, column: 8, scope: !111)
!122 = !DILocation(line: 451, column: 8, scope: !111)
!123 = !DILocation(line: 451, column: 19, scope: !111)
!124 = !DILocation(line: 452, column: 8, scope: !111)
!125 = !DILocation(line: 452, column: 19, scope: !111)
!126 = !DILocation(line: 453, column: 6, scope: !111)
!127 = !DILocation(line: 454, column: 2, scope: !111)
!128 = distinct !DISubprogram(name: "operator()", scope: !112, file: !112, line: 587, type: !11, scopeLine: 588, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!129 = !DILocation(line: 589, column: 6, scope: !128)
!130 = !DILocation(line: 590, column: 4, scope: !128)
!131 = !DILocation(line: 591, column: 9, scope: !128)
!132 = !DILocation(line: 591, column: 20, scope: !128)
!133 = !DILocation(line: 591, column: 32, scope: !128)
!134 = !DILocation(line: 591, column: 2, scope: !128)
!135 = distinct !DISubprogram(name: "make_unique<int[]>", scope: !136, file: !136, line: 1079, type: !11, scopeLine: 1080, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!136 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!137 = !DILocation(line: 1080, column: 55, scope: !135)
!138 = !DILocation(line: 1080, column: 30, scope: !135)
!139 = !DILocation(line: 1080, column: 14, scope: !135)
!140 = !DILocation(line: 1080, column: 7, scope: !135)
!141 = distinct !DISubprogram(name: "operator[]", scope: !136, file: !136, line: 717, type: !11, scopeLine: 718, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!142 = !DILocation(line: 719, column: 2, scope: !141)
!143 = !DILocation(line: 720, column: 9, scope: !141)
!144 = !DILocation(line: 720, column: 15, scope: !141)
!145 = !DILocation(line: 720, column: 2, scope: !141)
!146 = distinct !DISubprogram(name: "move<std::unique_ptr<int[], std::default_delete<int[]> > &>", scope: !147, file: !147, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!147 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!148 = !DILocation(line: 105, column: 71, scope: !146)
!149 = !DILocation(line: 105, column: 7, scope: !146)
!150 = distinct !DISubprogram(name: "unique_ptr", scope: !136, file: !136, line: 643, type: !11, scopeLine: 643, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!151 = !DILocation(line: 643, column: 7, scope: !150)
!152 = !DILocation(line: 643, column: 40, scope: !150)
!153 = distinct !DISubprogram(name: "operator bool", scope: !136, file: !136, line: 743, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!154 = !DILocation(line: 744, column: 16, scope: !153)
!155 = !DILocation(line: 744, column: 22, scope: !153)
!156 = !DILocation(line: 744, column: 9, scope: !153)
!157 = distinct !DISubprogram(name: "~unique_ptr", scope: !136, file: !136, line: 665, type: !11, scopeLine: 666, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!158 = !DILocation(line: 667, column: 16, scope: !157)
!159 = !DILocation(line: 667, column: 21, scope: !157)
!160 = !DILocation(line: 667, column: 8, scope: !157)
!161 = !DILocation(line: 668, column: 6, scope: !157)
!162 = !DILocation(line: 668, column: 12, scope: !157)
!163 = !DILocation(line: 669, column: 4, scope: !157)
!164 = !DILocation(line: 669, column: 18, scope: !157)
!165 = !DILocation(line: 670, column: 2, scope: !157)
!166 = !DILocation(line: 670, column: 8, scope: !157)
!167 = !DILocation(line: 671, column: 7, scope: !157)
!168 = distinct !DISubprogram(name: "~function", scope: !112, file: !112, line: 111, type: !11, scopeLine: 111, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!169 = !DILocation(line: 111, column: 11, scope: !168)
!170 = distinct !DISubprogram(name: "~vector", scope: !38, file: !38, line: 728, type: !11, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!171 = !DILocation(line: 730, column: 22, scope: !170)
!172 = !DILocation(line: 730, column: 16, scope: !170)
!173 = !DILocation(line: 730, column: 30, scope: !170)
!174 = !DILocation(line: 730, column: 46, scope: !170)
!175 = !DILocation(line: 730, column: 40, scope: !170)
!176 = !DILocation(line: 730, column: 54, scope: !170)
!177 = !DILocation(line: 731, column: 9, scope: !170)
!178 = !DILocation(line: 730, column: 2, scope: !170)
!179 = !DILocation(line: 733, column: 7, scope: !170)
!180 = distinct !DISubprogram(name: "_Vector_base", scope: !38, file: !38, line: 312, type: !11, scopeLine: 312, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!181 = !DILocation(line: 312, column: 7, scope: !180)
!182 = !DILocation(line: 312, column: 30, scope: !180)
!183 = distinct !DISubprogram(name: "_Vector_impl", scope: !38, file: !38, line: 137, type: !11, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!184 = !DILocation(line: 140, column: 2, scope: !183)
!185 = !DILocation(line: 139, column: 4, scope: !183)
!186 = !DILocation(line: 137, column: 2, scope: !183)
!187 = !DILocation(line: 140, column: 4, scope: !183)
!188 = distinct !DISubprogram(name: "allocator", scope: !189, file: !189, line: 156, type: !11, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!189 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6fa856a93062ce2b39cf0c9a3a6a3468")
!190 = !DILocation(line: 156, column: 36, scope: !188)
!191 = !DILocation(line: 156, column: 7, scope: !188)
!192 = !DILocation(line: 156, column: 38, scope: !188)
!193 = distinct !DISubprogram(name: "_Vector_impl_data", scope: !38, file: !38, line: 99, type: !11, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!194 = !DILocation(line: 100, column: 4, scope: !193)
!195 = !DILocation(line: 100, column: 16, scope: !193)
!196 = !DILocation(line: 100, column: 29, scope: !193)
!197 = !DILocation(line: 101, column: 4, scope: !193)
!198 = distinct !DISubprogram(name: "__new_allocator", scope: !199, file: !199, line: 80, type: !11, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!199 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!200 = !DILocation(line: 80, column: 49, scope: !198)
!201 = distinct !DISubprogram(name: "__uniq_ptr_data", scope: !136, file: !136, line: 234, type: !11, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!202 = !DILocation(line: 234, column: 50, scope: !201)
!203 = !DILocation(line: 234, column: 7, scope: !201)
!204 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !136, file: !136, line: 176, type: !11, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!205 = !DILocation(line: 177, column: 9, scope: !204)
!206 = !DILocation(line: 177, column: 24, scope: !204)
!207 = !DILocation(line: 177, column: 28, scope: !204)
!208 = !DILocation(line: 177, column: 14, scope: !204)
!209 = !DILocation(line: 178, column: 9, scope: !204)
!210 = !DILocation(line: 178, column: 13, scope: !204)
!211 = !DILocation(line: 178, column: 22, scope: !204)
!212 = !DILocation(line: 178, column: 33, scope: !204)
!213 = distinct !DISubprogram(name: "move<std::tuple<int *, std::default_delete<int[]> > &>", scope: !147, file: !147, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!214 = !DILocation(line: 105, column: 71, scope: !213)
!215 = !DILocation(line: 105, column: 7, scope: !213)
!216 = distinct !DISubprogram(name: "tuple", scope: !217, file: !217, line: 1090, type: !11, scopeLine: 1090, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!217 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!218 = !DILocation(line: 1090, column: 40, scope: !216)
!219 = !DILocation(line: 1090, column: 17, scope: !216)
!220 = distinct !DISubprogram(name: "_M_ptr", scope: !136, file: !136, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!221 = !DILocation(line: 189, column: 57, scope: !220)
!222 = !DILocation(line: 189, column: 45, scope: !220)
!223 = !DILocation(line: 189, column: 38, scope: !220)
!224 = distinct !DISubprogram(name: "_Tuple_impl", scope: !217, file: !217, line: 301, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!225 = !DILocation(line: 301, column: 42, scope: !224)
!226 = !DILocation(line: 301, column: 7, scope: !224)
!227 = distinct !DISubprogram(name: "_Tuple_impl", scope: !217, file: !217, line: 454, type: !11, scopeLine: 457, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!228 = !DILocation(line: 457, column: 7, scope: !227)
!229 = !DILocation(line: 456, column: 36, scope: !227)
!230 = !DILocation(line: 456, column: 15, scope: !227)
!231 = !DILocation(line: 457, column: 9, scope: !227)
!232 = distinct !DISubprogram(name: "get<0UL, int *, std::default_delete<int[]> >", scope: !217, file: !217, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!233 = !DILocation(line: 1381, column: 37, scope: !232)
!234 = !DILocation(line: 1381, column: 14, scope: !232)
!235 = !DILocation(line: 1381, column: 7, scope: !232)
!236 = distinct !DISubprogram(name: "__get_helper<0UL, int *, std::default_delete<int[]> >", scope: !217, file: !217, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!237 = !DILocation(line: 1365, column: 57, scope: !236)
!238 = !DILocation(line: 1365, column: 14, scope: !236)
!239 = !DILocation(line: 1365, column: 7, scope: !236)
!240 = distinct !DISubprogram(name: "_M_head", scope: !217, file: !217, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!241 = !DILocation(line: 268, column: 66, scope: !240)
!242 = !DILocation(line: 268, column: 51, scope: !240)
!243 = !DILocation(line: 268, column: 44, scope: !240)
!244 = distinct !DISubprogram(name: "_M_head", scope: !217, file: !217, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!245 = !DILocation(line: 233, column: 50, scope: !244)
!246 = !DILocation(line: 233, column: 54, scope: !244)
!247 = !DILocation(line: 233, column: 43, scope: !244)
!248 = distinct !DISubprogram(name: "~_Function_base", scope: !112, file: !112, line: 241, type: !11, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!249 = !DILocation(line: 243, column: 11, scope: !248)
!250 = !DILocation(line: 244, column: 2, scope: !248)
!251 = !DILocation(line: 244, column: 13, scope: !248)
!252 = !DILocation(line: 244, column: 25, scope: !248)
!253 = !DILocation(line: 245, column: 5, scope: !248)
!254 = distinct !DISubprogram(name: "_Destroy<int *, int>", scope: !255, file: !255, line: 847, type: !11, scopeLine: 849, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!255 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!256 = !DILocation(line: 850, column: 16, scope: !254)
!257 = !DILocation(line: 850, column: 25, scope: !254)
!258 = !DILocation(line: 850, column: 7, scope: !254)
!259 = !DILocation(line: 851, column: 5, scope: !254)
!260 = distinct !DISubprogram(name: "_M_get_Tp_allocator", scope: !38, file: !38, line: 298, type: !11, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!261 = !DILocation(line: 299, column: 22, scope: !260)
!262 = !DILocation(line: 299, column: 16, scope: !260)
!263 = !DILocation(line: 299, column: 9, scope: !260)
!264 = distinct !DISubprogram(name: "~_Vector_base", scope: !38, file: !38, line: 364, type: !11, scopeLine: 365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!265 = !DILocation(line: 366, column: 16, scope: !264)
!266 = !DILocation(line: 366, column: 24, scope: !264)
!267 = !DILocation(line: 367, column: 9, scope: !264)
!268 = !DILocation(line: 367, column: 17, scope: !264)
!269 = !DILocation(line: 367, column: 37, scope: !264)
!270 = !DILocation(line: 367, column: 45, scope: !264)
!271 = !DILocation(line: 367, column: 35, scope: !264)
!272 = !DILocation(line: 366, column: 2, scope: !264)
!273 = !DILocation(line: 368, column: 7, scope: !264)
!274 = distinct !DISubprogram(name: "_Destroy<int *>", scope: !275, file: !275, line: 182, type: !11, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!275 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!276 = !DILocation(line: 196, column: 12, scope: !274)
!277 = !DILocation(line: 196, column: 21, scope: !274)
!278 = !DILocation(line: 195, column: 7, scope: !274)
!279 = !DILocation(line: 197, column: 5, scope: !274)
!280 = distinct !DISubprogram(name: "__destroy<int *>", scope: !275, file: !275, line: 172, type: !11, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!281 = !DILocation(line: 172, column: 57, scope: !280)
!282 = distinct !DISubprogram(name: "_M_deallocate", scope: !38, file: !38, line: 383, type: !11, scopeLine: 384, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!283 = !DILocation(line: 386, column: 6, scope: !282)
!284 = !DILocation(line: 387, column: 20, scope: !282)
!285 = !DILocation(line: 387, column: 29, scope: !282)
!286 = !DILocation(line: 387, column: 34, scope: !282)
!287 = !DILocation(line: 387, column: 4, scope: !282)
!288 = !DILocation(line: 388, column: 7, scope: !282)
!289 = distinct !DISubprogram(name: "~_Vector_impl", scope: !38, file: !38, line: 133, type: !11, scopeLine: 133, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!290 = !DILocation(line: 133, column: 14, scope: !289)
!291 = distinct !DISubprogram(name: "deallocate", scope: !255, file: !255, line: 495, type: !11, scopeLine: 496, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!292 = !DILocation(line: 496, column: 9, scope: !291)
!293 = !DILocation(line: 496, column: 24, scope: !291)
!294 = !DILocation(line: 496, column: 29, scope: !291)
!295 = !DILocation(line: 496, column: 13, scope: !291)
!296 = !DILocation(line: 496, column: 35, scope: !291)
!297 = distinct !DISubprogram(name: "deallocate", scope: !199, file: !199, line: 142, type: !11, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!298 = !DILocation(line: 158, column: 27, scope: !297)
!299 = !DILocation(line: 158, column: 2, scope: !297)
!300 = !DILocation(line: 159, column: 7, scope: !297)
!301 = distinct !DISubprogram(name: "~allocator", scope: !189, file: !189, line: 174, type: !11, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!302 = !DILocation(line: 174, column: 39, scope: !301)
!303 = distinct !DISubprogram(name: "~__new_allocator", scope: !199, file: !199, line: 90, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!304 = !DILocation(line: 90, column: 50, scope: !303)
!305 = distinct !DISubprogram(name: "construct<int, const int &>", scope: !255, file: !255, line: 511, type: !11, scopeLine: 514, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!306 = !DILocation(line: 516, column: 4, scope: !305)
!307 = !DILocation(line: 516, column: 18, scope: !305)
!308 = !DILocation(line: 516, column: 43, scope: !305)
!309 = !DILocation(line: 516, column: 23, scope: !305)
!310 = !DILocation(line: 516, column: 8, scope: !305)
!311 = !DILocation(line: 520, column: 2, scope: !305)
!312 = distinct !DISubprogram(name: "_M_realloc_insert<const int &>", scope: !313, file: !313, line: 440, type: !11, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!313 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/vector.tcc", directory: "", checksumkind: CSK_MD5, checksum: "702d153ab458d0b16d6f5b626a017649")
!314 = !DILocation(line: 449, column: 2, scope: !312)
!315 = !DILocation(line: 448, column: 23, scope: !312)
!316 = !DILocation(line: 450, column: 35, scope: !312)
!317 = !DILocation(line: 450, column: 29, scope: !312)
!318 = !DILocation(line: 450, column: 43, scope: !312)
!319 = !DILocation(line: 450, column: 15, scope: !312)
!320 = !DILocation(line: 451, column: 36, scope: !312)
!321 = !DILocation(line: 451, column: 30, scope: !312)
!322 = !DILocation(line: 451, column: 44, scope: !312)
!323 = !DILocation(line: 451, column: 15, scope: !312)
!324 = !DILocation(line: 452, column: 53, scope: !312)
!325 = !DILocation(line: 452, column: 51, scope: !312)
!326 = !DILocation(line: 452, column: 23, scope: !312)
!327 = !DILocation(line: 453, column: 33, scope: !312)
!328 = !DILocation(line: 453, column: 45, scope: !312)
!329 = !DILocation(line: 453, column: 15, scope: !312)
!330 = !DILocation(line: 454, column: 28, scope: !312)
!331 = !DILocation(line: 454, column: 15, scope: !312)
!332 = !DILocation(line: 462, column: 35, scope: !312)
!333 = !DILocation(line: 462, column: 29, scope: !312)
!334 = !DILocation(line: 463, column: 8, scope: !312)
!335 = !DILocation(line: 463, column: 22, scope: !312)
!336 = !DILocation(line: 463, column: 20, scope: !312)
!337 = !DILocation(line: 465, column: 28, scope: !312)
!338 = !DILocation(line: 465, column: 8, scope: !312)
!339 = !DILocation(line: 462, column: 4, scope: !312)
!340 = !DILocation(line: 469, column: 17, scope: !312)
!341 = !DILocation(line: 474, column: 35, scope: !312)
!342 = !DILocation(line: 474, column: 59, scope: !312)
!343 = !DILocation(line: 475, column: 7, scope: !312)
!344 = !DILocation(line: 475, column: 20, scope: !312)
!345 = !DILocation(line: 474, column: 23, scope: !312)
!346 = !DILocation(line: 474, column: 21, scope: !312)
!347 = !DILocation(line: 477, column: 8, scope: !312)
!348 = !DILocation(line: 479, column: 46, scope: !312)
!349 = !DILocation(line: 479, column: 54, scope: !312)
!350 = !DILocation(line: 480, column: 7, scope: !312)
!351 = !DILocation(line: 480, column: 21, scope: !312)
!352 = !DILocation(line: 479, column: 23, scope: !312)
!353 = !DILocation(line: 479, column: 21, scope: !312)
!354 = !DILocation(line: 513, column: 7, scope: !312)
!355 = !DILocation(line: 513, column: 21, scope: !312)
!356 = !DILocation(line: 514, column: 13, scope: !312)
!357 = !DILocation(line: 514, column: 7, scope: !312)
!358 = !DILocation(line: 514, column: 21, scope: !312)
!359 = !DILocation(line: 514, column: 41, scope: !312)
!360 = !DILocation(line: 514, column: 39, scope: !312)
!361 = !DILocation(line: 515, column: 32, scope: !312)
!362 = !DILocation(line: 515, column: 13, scope: !312)
!363 = !DILocation(line: 515, column: 7, scope: !312)
!364 = !DILocation(line: 515, column: 21, scope: !312)
!365 = !DILocation(line: 515, column: 30, scope: !312)
!366 = !DILocation(line: 516, column: 33, scope: !312)
!367 = !DILocation(line: 516, column: 13, scope: !312)
!368 = !DILocation(line: 516, column: 7, scope: !312)
!369 = !DILocation(line: 516, column: 21, scope: !312)
!370 = !DILocation(line: 516, column: 31, scope: !312)
!371 = !DILocation(line: 517, column: 41, scope: !312)
!372 = !DILocation(line: 517, column: 55, scope: !312)
!373 = !DILocation(line: 517, column: 53, scope: !312)
!374 = !DILocation(line: 517, column: 13, scope: !312)
!375 = !DILocation(line: 517, column: 7, scope: !312)
!376 = !DILocation(line: 517, column: 21, scope: !312)
!377 = !DILocation(line: 517, column: 39, scope: !312)
!378 = !DILocation(line: 518, column: 5, scope: !312)
!379 = distinct !DISubprogram(name: "construct<int, const int &>", scope: !199, file: !199, line: 173, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!380 = !DILocation(line: 175, column: 18, scope: !379)
!381 = !DILocation(line: 175, column: 4, scope: !379)
!382 = !DILocation(line: 175, column: 47, scope: !379)
!383 = !DILocation(line: 175, column: 27, scope: !379)
!384 = !DILocation(line: 175, column: 60, scope: !379)
!385 = distinct !DISubprogram(name: "forward<const int &>", scope: !147, file: !147, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!386 = !DILocation(line: 78, column: 33, scope: !385)
!387 = !DILocation(line: 78, column: 7, scope: !385)
!388 = distinct !DISubprogram(name: "_M_check_len", scope: !38, file: !38, line: 1891, type: !11, scopeLine: 1892, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!389 = !DILocation(line: 1893, column: 6, scope: !388)
!390 = !DILocation(line: 1893, column: 19, scope: !388)
!391 = !DILocation(line: 1893, column: 17, scope: !388)
!392 = !DILocation(line: 1893, column: 28, scope: !388)
!393 = !DILocation(line: 1893, column: 26, scope: !388)
!394 = !DILocation(line: 1894, column: 25, scope: !388)
!395 = !DILocation(line: 1894, column: 4, scope: !388)
!396 = !DILocation(line: 1896, column: 26, scope: !388)
!397 = !DILocation(line: 1896, column: 46, scope: !388)
!398 = !DILocation(line: 1896, column: 35, scope: !388)
!399 = !DILocation(line: 1896, column: 33, scope: !388)
!400 = !DILocation(line: 1896, column: 18, scope: !388)
!401 = !DILocation(line: 1897, column: 10, scope: !388)
!402 = !DILocation(line: 1897, column: 18, scope: !388)
!403 = !DILocation(line: 1897, column: 16, scope: !388)
!404 = !DILocation(line: 1897, column: 25, scope: !388)
!405 = !DILocation(line: 1897, column: 28, scope: !388)
!406 = !DILocation(line: 1897, column: 36, scope: !388)
!407 = !DILocation(line: 1897, column: 34, scope: !388)
!408 = !DILocation(line: 1897, column: 9, scope: !388)
!409 = !DILocation(line: 1897, column: 50, scope: !388)
!410 = !DILocation(line: 1897, column: 63, scope: !388)
!411 = !DILocation(line: 1897, column: 2, scope: !388)
!412 = distinct !DISubprogram(name: "_M_allocate", scope: !38, file: !38, line: 375, type: !11, scopeLine: 376, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!413 = !DILocation(line: 378, column: 9, scope: !412)
!414 = !DILocation(line: 378, column: 13, scope: !412)
!415 = !DILocation(line: 378, column: 34, scope: !412)
!416 = !DILocation(line: 378, column: 43, scope: !412)
!417 = !DILocation(line: 378, column: 20, scope: !412)
!418 = !DILocation(line: 378, column: 2, scope: !412)
!419 = distinct !DISubprogram(name: "_S_relocate", scope: !38, file: !38, line: 499, type: !11, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!420 = !DILocation(line: 504, column: 27, scope: !419)
!421 = !DILocation(line: 504, column: 36, scope: !419)
!422 = !DILocation(line: 504, column: 44, scope: !419)
!423 = !DILocation(line: 504, column: 54, scope: !419)
!424 = !DILocation(line: 504, column: 9, scope: !419)
!425 = !DILocation(line: 504, column: 2, scope: !419)
!426 = distinct !DISubprogram(name: "base", scope: !84, file: !84, line: 1158, type: !11, scopeLine: 1159, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!427 = !DILocation(line: 1159, column: 16, scope: !426)
!428 = !DILocation(line: 1159, column: 9, scope: !426)
!429 = distinct !DISubprogram(name: "max_size", scope: !38, file: !38, line: 993, type: !11, scopeLine: 994, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!430 = !DILocation(line: 994, column: 28, scope: !429)
!431 = !DILocation(line: 994, column: 16, scope: !429)
!432 = !DILocation(line: 994, column: 9, scope: !429)
!433 = distinct !DISubprogram(name: "max<unsigned long>", scope: !434, file: !434, line: 254, type: !11, scopeLine: 255, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!434 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_algobase.h", directory: "", checksumkind: CSK_MD5, checksum: "acd8696ab950544891c62593445fe486")
!435 = !DILocation(line: 259, column: 11, scope: !433)
!436 = !DILocation(line: 259, column: 17, scope: !433)
!437 = !DILocation(line: 259, column: 15, scope: !433)
!438 = !DILocation(line: 260, column: 9, scope: !433)
!439 = !DILocation(line: 260, column: 2, scope: !433)
!440 = !DILocation(line: 261, column: 14, scope: !433)
!441 = !DILocation(line: 261, column: 7, scope: !433)
!442 = !DILocation(line: 262, column: 5, scope: !433)
!443 = distinct !DISubprogram(name: "_S_max_size", scope: !38, file: !38, line: 1911, type: !11, scopeLine: 1912, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!444 = !DILocation(line: 1916, column: 15, scope: !443)
!445 = !DILocation(line: 1918, column: 52, scope: !443)
!446 = !DILocation(line: 1918, column: 28, scope: !443)
!447 = !DILocation(line: 1918, column: 15, scope: !443)
!448 = !DILocation(line: 1919, column: 9, scope: !443)
!449 = !DILocation(line: 1919, column: 2, scope: !443)
!450 = distinct !DISubprogram(name: "_M_get_Tp_allocator", scope: !38, file: !38, line: 303, type: !11, scopeLine: 304, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!451 = !DILocation(line: 304, column: 22, scope: !450)
!452 = !DILocation(line: 304, column: 16, scope: !450)
!453 = !DILocation(line: 304, column: 9, scope: !450)
!454 = distinct !DISubprogram(name: "max_size", scope: !255, file: !255, line: 547, type: !11, scopeLine: 548, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!455 = !DILocation(line: 550, column: 9, scope: !454)
!456 = !DILocation(line: 550, column: 13, scope: !454)
!457 = !DILocation(line: 550, column: 2, scope: !454)
!458 = distinct !DISubprogram(name: "min<unsigned long>", scope: !434, file: !434, line: 230, type: !11, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!459 = !DILocation(line: 235, column: 11, scope: !458)
!460 = !DILocation(line: 235, column: 17, scope: !458)
!461 = !DILocation(line: 235, column: 15, scope: !458)
!462 = !DILocation(line: 236, column: 9, scope: !458)
!463 = !DILocation(line: 236, column: 2, scope: !458)
!464 = !DILocation(line: 237, column: 14, scope: !458)
!465 = !DILocation(line: 237, column: 7, scope: !458)
!466 = !DILocation(line: 238, column: 5, scope: !458)
!467 = distinct !DISubprogram(name: "max_size", scope: !199, file: !199, line: 167, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!468 = !DILocation(line: 168, column: 16, scope: !467)
!469 = !DILocation(line: 168, column: 9, scope: !467)
!470 = distinct !DISubprogram(name: "_M_max_size", scope: !199, file: !199, line: 210, type: !11, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!471 = !DILocation(line: 213, column: 2, scope: !470)
!472 = distinct !DISubprogram(name: "allocate", scope: !255, file: !255, line: 463, type: !11, scopeLine: 464, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!473 = !DILocation(line: 464, column: 16, scope: !472)
!474 = !DILocation(line: 464, column: 29, scope: !472)
!475 = !DILocation(line: 464, column: 20, scope: !472)
!476 = !DILocation(line: 464, column: 9, scope: !472)
!477 = distinct !DISubprogram(name: "allocate", scope: !199, file: !199, line: 112, type: !11, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!478 = !DILocation(line: 120, column: 23, scope: !477)
!479 = !DILocation(line: 120, column: 35, scope: !477)
!480 = !DILocation(line: 120, column: 27, scope: !477)
!481 = !DILocation(line: 120, column: 6, scope: !477)
!482 = !DILocation(line: 124, column: 10, scope: !477)
!483 = !DILocation(line: 124, column: 14, scope: !477)
!484 = !DILocation(line: 125, column: 8, scope: !477)
!485 = !DILocation(line: 126, column: 6, scope: !477)
!486 = !DILocation(line: 137, column: 49, scope: !477)
!487 = !DILocation(line: 137, column: 53, scope: !477)
!488 = !DILocation(line: 137, column: 27, scope: !477)
!489 = !DILocation(line: 137, column: 9, scope: !477)
!490 = !DILocation(line: 137, column: 2, scope: !477)
!491 = distinct !DISubprogram(name: "__relocate_a<int *, int *, std::allocator<int> >", scope: !492, file: !492, line: 1127, type: !11, scopeLine: 1132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!492 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_uninitialized.h", directory: "", checksumkind: CSK_MD5, checksum: "76b804c7705a952d454f754eea890c01")
!493 = !DILocation(line: 1133, column: 52, scope: !491)
!494 = !DILocation(line: 1133, column: 34, scope: !491)
!495 = !DILocation(line: 1134, column: 24, scope: !491)
!496 = !DILocation(line: 1134, column: 6, scope: !491)
!497 = !DILocation(line: 1135, column: 24, scope: !491)
!498 = !DILocation(line: 1135, column: 6, scope: !491)
!499 = !DILocation(line: 1135, column: 35, scope: !491)
!500 = !DILocation(line: 1133, column: 14, scope: !491)
!501 = !DILocation(line: 1133, column: 7, scope: !491)
!502 = distinct !DISubprogram(name: "__relocate_a_1<int, int>", scope: !492, file: !492, line: 1100, type: !11, scopeLine: 1103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!503 = !DILocation(line: 1104, column: 27, scope: !502)
!504 = !DILocation(line: 1104, column: 36, scope: !502)
!505 = !DILocation(line: 1104, column: 34, scope: !502)
!506 = !DILocation(line: 1104, column: 17, scope: !502)
!507 = !DILocation(line: 1105, column: 11, scope: !502)
!508 = !DILocation(line: 1105, column: 19, scope: !502)
!509 = !DILocation(line: 1117, column: 22, scope: !502)
!510 = !DILocation(line: 1117, column: 4, scope: !502)
!511 = !DILocation(line: 1117, column: 32, scope: !502)
!512 = !DILocation(line: 1117, column: 41, scope: !502)
!513 = !DILocation(line: 1117, column: 49, scope: !502)
!514 = !DILocation(line: 1118, column: 2, scope: !502)
!515 = !DILocation(line: 1119, column: 14, scope: !502)
!516 = !DILocation(line: 1119, column: 25, scope: !502)
!517 = !DILocation(line: 1119, column: 23, scope: !502)
!518 = !DILocation(line: 1119, column: 7, scope: !502)
!519 = distinct !DISubprogram(name: "__niter_base<int *>", scope: !434, file: !434, line: 313, type: !11, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!520 = !DILocation(line: 315, column: 14, scope: !519)
!521 = !DILocation(line: 315, column: 7, scope: !519)
!522 = distinct !DISubprogram(name: "operator*", scope: !84, file: !84, line: 1095, type: !11, scopeLine: 1096, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!523 = !DILocation(line: 1096, column: 17, scope: !522)
!524 = !DILocation(line: 1096, column: 9, scope: !522)
!525 = distinct !DISubprogram(name: "operator-", scope: !84, file: !84, line: 1153, type: !11, scopeLine: 1154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!526 = !DILocation(line: 1154, column: 34, scope: !525)
!527 = !DILocation(line: 1154, column: 47, scope: !525)
!528 = !DILocation(line: 1154, column: 45, scope: !525)
!529 = !DILocation(line: 1154, column: 16, scope: !525)
!530 = !DILocation(line: 1154, column: 9, scope: !525)
!531 = distinct !DISubprogram(name: "__normal_iterator", scope: !84, file: !84, line: 1072, type: !11, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!532 = !DILocation(line: 1073, column: 9, scope: !531)
!533 = !DILocation(line: 1073, column: 20, scope: !531)
!534 = !DILocation(line: 1073, column: 27, scope: !531)
!535 = distinct !DISubprogram(name: "__find_if<__gnu_cxx::__normal_iterator<int *, std::vector<int, std::allocator<int> > >, __gnu_cxx::__ops::_Iter_equals_val<const int> >", scope: !434, file: !434, line: 2110, type: !11, scopeLine: 2111, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!536 = !DILocation(line: 2112, column: 24, scope: !535)
!537 = !DILocation(line: 2112, column: 33, scope: !535)
!538 = !DILocation(line: 2112, column: 41, scope: !535)
!539 = !DILocation(line: 2113, column: 10, scope: !535)
!540 = !DILocation(line: 2112, column: 14, scope: !535)
!541 = !DILocation(line: 2112, column: 7, scope: !535)
!542 = distinct !DISubprogram(name: "__iter_equals_val<const int>", scope: !543, file: !543, line: 276, type: !11, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!543 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/predefined_ops.h", directory: "", checksumkind: CSK_MD5, checksum: "a42f8fd86dfe94e0818cf65d60c0c495")
!544 = !DILocation(line: 277, column: 39, scope: !542)
!545 = !DILocation(line: 277, column: 14, scope: !542)
!546 = !DILocation(line: 277, column: 7, scope: !542)
!547 = distinct !DISubprogram(name: "__find_if<__gnu_cxx::__normal_iterator<int *, std::vector<int, std::allocator<int> > >, __gnu_cxx::__ops::_Iter_equals_val<const int> >", scope: !434, file: !434, line: 2059, type: !11, scopeLine: 2061, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!548 = !DILocation(line: 2063, column: 25, scope: !547)
!549 = !DILocation(line: 2063, column: 36, scope: !547)
!550 = !DILocation(line: 2063, column: 2, scope: !547)
!551 = !DILocation(line: 2065, column: 7, scope: !547)
!552 = !DILocation(line: 2065, column: 14, scope: !547)
!553 = !DILocation(line: 2065, column: 27, scope: !547)
!554 = !DILocation(line: 2067, column: 15, scope: !547)
!555 = !DILocation(line: 2067, column: 8, scope: !547)
!556 = !DILocation(line: 2068, column: 13, scope: !547)
!557 = !DILocation(line: 2068, column: 6, scope: !547)
!558 = !DILocation(line: 2069, column: 4, scope: !547)
!559 = !DILocation(line: 2071, column: 15, scope: !547)
!560 = !DILocation(line: 2071, column: 8, scope: !547)
!561 = !DILocation(line: 2072, column: 13, scope: !547)
!562 = !DILocation(line: 2072, column: 6, scope: !547)
!563 = !DILocation(line: 2073, column: 4, scope: !547)
!564 = !DILocation(line: 2075, column: 15, scope: !547)
!565 = !DILocation(line: 2075, column: 8, scope: !547)
!566 = !DILocation(line: 2076, column: 13, scope: !547)
!567 = !DILocation(line: 2076, column: 6, scope: !547)
!568 = !DILocation(line: 2077, column: 4, scope: !547)
!569 = !DILocation(line: 2079, column: 15, scope: !547)
!570 = !DILocation(line: 2079, column: 8, scope: !547)
!571 = !DILocation(line: 2080, column: 13, scope: !547)
!572 = !DILocation(line: 2080, column: 6, scope: !547)
!573 = !DILocation(line: 2081, column: 4, scope: !547)
!574 = !DILocation(line: 2082, column: 2, scope: !547)
!575 = !DILocation(line: 2065, column: 32, scope: !547)
!576 = distinct !{!576, !551, !574, !24}
!577 = !DILocation(line: 2084, column: 22, scope: !547)
!578 = !DILocation(line: 2084, column: 7, scope: !547)
!579 = !DILocation(line: 2087, column: 15, scope: !547)
!580 = !DILocation(line: 2087, column: 8, scope: !547)
!581 = !DILocation(line: 2088, column: 13, scope: !547)
!582 = !DILocation(line: 2088, column: 6, scope: !547)
!583 = !DILocation(line: 2089, column: 4, scope: !547)
!584 = !DILocation(line: 2092, column: 15, scope: !547)
!585 = !DILocation(line: 2092, column: 8, scope: !547)
!586 = !DILocation(line: 2093, column: 13, scope: !547)
!587 = !DILocation(line: 2093, column: 6, scope: !547)
!588 = !DILocation(line: 2094, column: 4, scope: !547)
!589 = !DILocation(line: 2097, column: 15, scope: !547)
!590 = !DILocation(line: 2097, column: 8, scope: !547)
!591 = !DILocation(line: 2098, column: 13, scope: !547)
!592 = !DILocation(line: 2098, column: 6, scope: !547)
!593 = !DILocation(line: 2099, column: 4, scope: !547)
!594 = !DILocation(line: 2101, column: 2, scope: !547)
!595 = !DILocation(line: 2103, column: 11, scope: !547)
!596 = !DILocation(line: 2103, column: 4, scope: !547)
!597 = !DILocation(line: 2105, column: 5, scope: !547)
!598 = distinct !DISubprogram(name: "__iterator_category<__gnu_cxx::__normal_iterator<int *, std::vector<int, std::allocator<int> > > >", scope: !599, file: !599, line: 238, type: !11, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!599 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator_base_types.h", directory: "")
!600 = !DILocation(line: 239, column: 7, scope: !598)
!601 = distinct !DISubprogram(name: "operator()<__gnu_cxx::__normal_iterator<int *, std::vector<int, std::allocator<int> > > >", scope: !543, file: !543, line: 269, type: !11, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!602 = !DILocation(line: 270, column: 11, scope: !601)
!603 = !DILocation(line: 270, column: 20, scope: !601)
!604 = !DILocation(line: 270, column: 17, scope: !601)
!605 = !DILocation(line: 270, column: 4, scope: !601)
!606 = distinct !DISubprogram(name: "operator++", scope: !84, file: !84, line: 1105, type: !11, scopeLine: 1106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!607 = !DILocation(line: 1107, column: 4, scope: !606)
!608 = !DILocation(line: 1107, column: 2, scope: !606)
!609 = !DILocation(line: 1108, column: 2, scope: !606)
!610 = distinct !DISubprogram(name: "_Iter_equals_val", scope: !543, file: !543, line: 262, type: !11, scopeLine: 264, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!611 = !DILocation(line: 263, column: 4, scope: !610)
!612 = !DILocation(line: 263, column: 13, scope: !610)
!613 = !DILocation(line: 264, column: 9, scope: !610)
!614 = distinct !DISubprogram(name: "_Function_base", scope: !112, file: !112, line: 239, type: !11, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!615 = !DILocation(line: 252, column: 19, scope: !614)
!616 = !DILocation(line: 252, column: 29, scope: !614)
!617 = !DILocation(line: 252, column: 30, scope: !614)
!618 = !DILocation(line: 253, column: 19, scope: !614)
!619 = !DILocation(line: 239, column: 30, scope: !614)
!620 = distinct !DISubprogram(name: "_M_not_empty_function<(lambda at cpp-containers.cpp:16:30)>", scope: !112, file: !112, line: 235, type: !11, scopeLine: 236, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!621 = !DILocation(line: 236, column: 6, scope: !620)
!622 = distinct !DISubprogram(name: "_M_init_functor<(lambda at cpp-containers.cpp:16:30)>", scope: !112, file: !112, line: 211, type: !11, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!623 = !DILocation(line: 215, column: 16, scope: !622)
!624 = !DILocation(line: 215, column: 45, scope: !622)
!625 = !DILocation(line: 215, column: 27, scope: !622)
!626 = !DILocation(line: 215, column: 6, scope: !622)
!627 = !DILocation(line: 216, column: 4, scope: !622)
!628 = distinct !DISubprogram(name: "forward<(lambda at cpp-containers.cpp:16:30)>", scope: !147, file: !147, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!629 = !DILocation(line: 78, column: 33, scope: !628)
!630 = !DILocation(line: 78, column: 7, scope: !628)
!631 = distinct !DISubprogram(name: "_M_invoke", scope: !112, file: !112, line: 288, type: !11, scopeLine: 289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!632 = !DILocation(line: 290, column: 54, scope: !631)
!633 = !DILocation(line: 290, column: 32, scope: !631)
!634 = !DILocation(line: 291, column: 34, scope: !631)
!635 = !DILocation(line: 291, column: 10, scope: !631)
!636 = !DILocation(line: 290, column: 9, scope: !631)
!637 = !DILocation(line: 290, column: 2, scope: !631)
!638 = distinct !DISubprogram(name: "_M_manager", scope: !112, file: !112, line: 267, type: !11, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!639 = !DILocation(line: 270, column: 10, scope: !638)
!640 = !DILocation(line: 270, column: 2, scope: !638)
!641 = !DILocation(line: 274, column: 6, scope: !638)
!642 = !DILocation(line: 274, column: 13, scope: !638)
!643 = !DILocation(line: 274, column: 43, scope: !638)
!644 = !DILocation(line: 275, column: 6, scope: !638)
!645 = !DILocation(line: 278, column: 60, scope: !638)
!646 = !DILocation(line: 278, column: 38, scope: !638)
!647 = !DILocation(line: 278, column: 6, scope: !638)
!648 = !DILocation(line: 278, column: 13, scope: !638)
!649 = !DILocation(line: 278, column: 36, scope: !638)
!650 = !DILocation(line: 279, column: 6, scope: !638)
!651 = !DILocation(line: 282, column: 24, scope: !638)
!652 = !DILocation(line: 282, column: 32, scope: !638)
!653 = !DILocation(line: 282, column: 42, scope: !638)
!654 = !DILocation(line: 282, column: 6, scope: !638)
!655 = !DILocation(line: 283, column: 4, scope: !638)
!656 = !DILocation(line: 284, column: 2, scope: !638)
!657 = distinct !DISubprogram(name: "_M_create<(lambda at cpp-containers.cpp:16:30)>", scope: !112, file: !112, line: 150, type: !11, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!658 = !DILocation(line: 152, column: 13, scope: !657)
!659 = !DILocation(line: 152, column: 20, scope: !657)
!660 = !DILocation(line: 152, column: 6, scope: !657)
!661 = !DILocation(line: 152, column: 60, scope: !657)
!662 = !DILocation(line: 152, column: 42, scope: !657)
!663 = !DILocation(line: 152, column: 33, scope: !657)
!664 = !DILocation(line: 153, column: 4, scope: !657)
!665 = distinct !DISubprogram(name: "_M_access", scope: !112, file: !112, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!666 = !DILocation(line: 85, column: 54, scope: !665)
!667 = !DILocation(line: 85, column: 46, scope: !665)
!668 = distinct !DISubprogram(name: "__invoke_r<int, (lambda at cpp-containers.cpp:16:30) &, int>", scope: !669, file: !669, line: 104, type: !11, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!669 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!670 = !DILocation(line: 115, column: 32, scope: !668)
!671 = !DILocation(line: 115, column: 8, scope: !668)
!672 = !DILocation(line: 116, column: 28, scope: !668)
!673 = !DILocation(line: 116, column: 8, scope: !668)
!674 = !DILocation(line: 114, column: 9, scope: !668)
!675 = !DILocation(line: 114, column: 2, scope: !668)
!676 = distinct !DISubprogram(name: "_M_get_pointer", scope: !112, file: !112, line: 134, type: !11, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!677 = !DILocation(line: 138, column: 30, scope: !676)
!678 = !DILocation(line: 138, column: 39, scope: !676)
!679 = !DILocation(line: 138, column: 24, scope: !676)
!680 = !DILocation(line: 139, column: 54, scope: !676)
!681 = !DILocation(line: 139, column: 37, scope: !676)
!682 = !DILocation(line: 139, column: 8, scope: !676)
!683 = distinct !DISubprogram(name: "forward<int>", scope: !147, file: !147, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!684 = !DILocation(line: 78, column: 33, scope: !683)
!685 = !DILocation(line: 78, column: 7, scope: !683)
!686 = distinct !DISubprogram(name: "__invoke_impl<int, (lambda at cpp-containers.cpp:16:30) &, int>", scope: !669, file: !669, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!687 = !DILocation(line: 61, column: 32, scope: !686)
!688 = !DILocation(line: 61, column: 14, scope: !686)
!689 = !DILocation(line: 61, column: 57, scope: !686)
!690 = !DILocation(line: 61, column: 37, scope: !686)
!691 = !DILocation(line: 61, column: 7, scope: !686)
!692 = distinct !DISubprogram(name: "forward<(lambda at cpp-containers.cpp:16:30) &>", scope: !147, file: !147, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!693 = !DILocation(line: 78, column: 33, scope: !692)
!694 = !DILocation(line: 78, column: 7, scope: !692)
!695 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!696 = !DILocation(line: 16, column: 50, scope: !695)
!697 = !DILocation(line: 16, column: 54, scope: !695)
!698 = !DILocation(line: 16, column: 52, scope: !695)
!699 = !DILocation(line: 16, column: 43, scope: !695)
!700 = distinct !DISubprogram(name: "operator[]", scope: !38, file: !38, line: 1121, type: !11, scopeLine: 1122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!701 = !DILocation(line: 1124, column: 17, scope: !700)
!702 = !DILocation(line: 1124, column: 11, scope: !700)
!703 = !DILocation(line: 1124, column: 25, scope: !700)
!704 = !DILocation(line: 1124, column: 36, scope: !700)
!705 = !DILocation(line: 1124, column: 34, scope: !700)
!706 = !DILocation(line: 1124, column: 2, scope: !700)
!707 = distinct !DISubprogram(name: "_M_access<(lambda at cpp-containers.cpp:16:30)>", scope: !112, file: !112, line: 95, type: !11, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!708 = !DILocation(line: 96, column: 41, scope: !707)
!709 = !DILocation(line: 96, column: 17, scope: !707)
!710 = !DILocation(line: 96, column: 9, scope: !707)
!711 = distinct !DISubprogram(name: "__addressof<const (lambda at cpp-containers.cpp:16:30)>", scope: !147, file: !147, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!712 = !DILocation(line: 50, column: 34, scope: !711)
!713 = !DILocation(line: 50, column: 7, scope: !711)
!714 = distinct !DISubprogram(name: "_M_access", scope: !112, file: !112, line: 86, type: !11, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!715 = !DILocation(line: 86, column: 54, scope: !714)
!716 = !DILocation(line: 86, column: 46, scope: !714)
!717 = distinct !DISubprogram(name: "_M_access<const std::type_info *>", scope: !112, file: !112, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!718 = !DILocation(line: 91, column: 35, scope: !717)
!719 = !DILocation(line: 91, column: 17, scope: !717)
!720 = !DILocation(line: 91, column: 9, scope: !717)
!721 = distinct !DISubprogram(name: "_M_access<(lambda at cpp-containers.cpp:16:30) *>", scope: !112, file: !112, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!722 = !DILocation(line: 91, column: 35, scope: !721)
!723 = !DILocation(line: 91, column: 17, scope: !721)
!724 = !DILocation(line: 91, column: 9, scope: !721)
!725 = distinct !DISubprogram(name: "_M_manager", scope: !112, file: !112, line: 180, type: !11, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!726 = !DILocation(line: 183, column: 12, scope: !725)
!727 = !DILocation(line: 183, column: 4, scope: !725)
!728 = !DILocation(line: 187, column: 8, scope: !725)
!729 = !DILocation(line: 187, column: 15, scope: !725)
!730 = !DILocation(line: 187, column: 45, scope: !725)
!731 = !DILocation(line: 191, column: 8, scope: !725)
!732 = !DILocation(line: 194, column: 55, scope: !725)
!733 = !DILocation(line: 194, column: 40, scope: !725)
!734 = !DILocation(line: 194, column: 8, scope: !725)
!735 = !DILocation(line: 194, column: 15, scope: !725)
!736 = !DILocation(line: 194, column: 38, scope: !725)
!737 = !DILocation(line: 195, column: 8, scope: !725)
!738 = !DILocation(line: 198, column: 24, scope: !725)
!739 = !DILocation(line: 199, column: 49, scope: !725)
!740 = !DILocation(line: 199, column: 34, scope: !725)
!741 = !DILocation(line: 198, column: 8, scope: !725)
!742 = !DILocation(line: 200, column: 8, scope: !725)
!743 = !DILocation(line: 203, column: 19, scope: !725)
!744 = !DILocation(line: 203, column: 8, scope: !725)
!745 = !DILocation(line: 204, column: 8, scope: !725)
!746 = !DILocation(line: 206, column: 4, scope: !725)
!747 = distinct !DISubprogram(name: "_M_init_functor<const (lambda at cpp-containers.cpp:16:30) &>", scope: !112, file: !112, line: 211, type: !11, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!748 = !DILocation(line: 215, column: 16, scope: !747)
!749 = !DILocation(line: 215, column: 45, scope: !747)
!750 = !DILocation(line: 215, column: 27, scope: !747)
!751 = !DILocation(line: 215, column: 6, scope: !747)
!752 = !DILocation(line: 216, column: 4, scope: !747)
!753 = distinct !DISubprogram(name: "_M_destroy", scope: !112, file: !112, line: 166, type: !11, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!754 = !DILocation(line: 168, column: 4, scope: !753)
!755 = !DILocation(line: 168, column: 13, scope: !753)
!756 = !DILocation(line: 169, column: 2, scope: !753)
!757 = distinct !DISubprogram(name: "_M_create<const (lambda at cpp-containers.cpp:16:30) &>", scope: !112, file: !112, line: 150, type: !11, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!758 = !DILocation(line: 152, column: 13, scope: !757)
!759 = !DILocation(line: 152, column: 20, scope: !757)
!760 = !DILocation(line: 152, column: 6, scope: !757)
!761 = !DILocation(line: 152, column: 60, scope: !757)
!762 = !DILocation(line: 152, column: 42, scope: !757)
!763 = !DILocation(line: 152, column: 33, scope: !757)
!764 = !DILocation(line: 153, column: 4, scope: !757)
!765 = distinct !DISubprogram(name: "forward<const (lambda at cpp-containers.cpp:16:30) &>", scope: !147, file: !147, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!766 = !DILocation(line: 78, column: 33, scope: !765)
!767 = !DILocation(line: 78, column: 7, scope: !765)
!768 = distinct !DISubprogram(name: "_M_access<(lambda at cpp-containers.cpp:16:30)>", scope: !112, file: !112, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!769 = !DILocation(line: 91, column: 35, scope: !768)
!770 = !DILocation(line: 91, column: 17, scope: !768)
!771 = !DILocation(line: 91, column: 9, scope: !768)
!772 = distinct !DISubprogram(name: "_M_empty", scope: !112, file: !112, line: 247, type: !11, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!773 = !DILocation(line: 247, column: 37, scope: !772)
!774 = !DILocation(line: 247, column: 36, scope: !772)
!775 = !DILocation(line: 247, column: 29, scope: !772)
!776 = distinct !DISubprogram(name: "unique_ptr<int *, std::default_delete<int[]>, void, bool>", scope: !136, file: !136, line: 598, type: !11, scopeLine: 600, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!777 = !DILocation(line: 599, column: 4, scope: !776)
!778 = !DILocation(line: 599, column: 9, scope: !776)
!779 = !DILocation(line: 600, column: 11, scope: !776)
!780 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !136, file: !136, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!781 = !DILocation(line: 233, column: 40, scope: !780)
!782 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !136, file: !136, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!783 = !DILocation(line: 168, column: 38, scope: !782)
!784 = !DILocation(line: 168, column: 58, scope: !782)
!785 = !DILocation(line: 168, column: 47, scope: !782)
!786 = !DILocation(line: 168, column: 56, scope: !782)
!787 = !DILocation(line: 168, column: 63, scope: !782)
!788 = distinct !DISubprogram(name: "tuple<true, true>", scope: !217, file: !217, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!789 = !DILocation(line: 1051, column: 17, scope: !788)
!790 = !DILocation(line: 1051, column: 4, scope: !788)
!791 = !DILocation(line: 1051, column: 19, scope: !788)
!792 = distinct !DISubprogram(name: "_Tuple_impl", scope: !217, file: !217, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!793 = !DILocation(line: 280, column: 31, scope: !792)
!794 = !DILocation(line: 280, column: 9, scope: !792)
!795 = !DILocation(line: 280, column: 23, scope: !792)
!796 = !DILocation(line: 280, column: 33, scope: !792)
!797 = distinct !DISubprogram(name: "_Tuple_impl", scope: !217, file: !217, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!798 = !DILocation(line: 431, column: 17, scope: !797)
!799 = !DILocation(line: 431, column: 9, scope: !797)
!800 = !DILocation(line: 431, column: 19, scope: !797)
!801 = distinct !DISubprogram(name: "_Head_base", scope: !217, file: !217, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!802 = !DILocation(line: 190, column: 9, scope: !801)
!803 = !DILocation(line: 190, column: 26, scope: !801)
!804 = distinct !DISubprogram(name: "_Head_base", scope: !217, file: !217, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!805 = !DILocation(line: 81, column: 9, scope: !804)
!806 = !DILocation(line: 81, column: 26, scope: !804)
!807 = distinct !DISubprogram(name: "get_deleter", scope: !136, file: !136, line: 732, type: !11, scopeLine: 733, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!808 = !DILocation(line: 733, column: 16, scope: !807)
!809 = !DILocation(line: 733, column: 21, scope: !807)
!810 = !DILocation(line: 733, column: 9, scope: !807)
!811 = distinct !DISubprogram(name: "operator()<int>", scope: !136, file: !136, line: 128, type: !11, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!812 = !DILocation(line: 132, column: 14, scope: !811)
!813 = !DILocation(line: 132, column: 4, scope: !811)
!814 = !DILocation(line: 133, column: 2, scope: !811)
!815 = distinct !DISubprogram(name: "_M_deleter", scope: !136, file: !136, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!816 = !DILocation(line: 193, column: 61, scope: !815)
!817 = !DILocation(line: 193, column: 49, scope: !815)
!818 = !DILocation(line: 193, column: 42, scope: !815)
!819 = distinct !DISubprogram(name: "get<1UL, int *, std::default_delete<int[]> >", scope: !217, file: !217, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!820 = !DILocation(line: 1381, column: 37, scope: !819)
!821 = !DILocation(line: 1381, column: 14, scope: !819)
!822 = !DILocation(line: 1381, column: 7, scope: !819)
!823 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<int[]> >", scope: !217, file: !217, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!824 = !DILocation(line: 1365, column: 57, scope: !823)
!825 = !DILocation(line: 1365, column: 14, scope: !823)
!826 = !DILocation(line: 1365, column: 7, scope: !823)
!827 = distinct !DISubprogram(name: "_M_head", scope: !217, file: !217, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!828 = !DILocation(line: 424, column: 66, scope: !827)
!829 = !DILocation(line: 424, column: 51, scope: !827)
!830 = !DILocation(line: 424, column: 44, scope: !827)
!831 = distinct !DISubprogram(name: "_M_head", scope: !217, file: !217, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!832 = !DILocation(line: 124, column: 50, scope: !831)
!833 = !DILocation(line: 124, column: 54, scope: !831)
!834 = !DILocation(line: 124, column: 43, scope: !831)
!835 = distinct !DISubprogram(name: "get", scope: !136, file: !136, line: 726, type: !11, scopeLine: 727, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!836 = !DILocation(line: 727, column: 16, scope: !835)
!837 = !DILocation(line: 727, column: 21, scope: !835)
!838 = !DILocation(line: 727, column: 9, scope: !835)
!839 = distinct !DISubprogram(name: "_M_ptr", scope: !136, file: !136, line: 191, type: !11, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!840 = !DILocation(line: 191, column: 63, scope: !839)
!841 = !DILocation(line: 191, column: 51, scope: !839)
!842 = !DILocation(line: 191, column: 44, scope: !839)
!843 = distinct !DISubprogram(name: "get<0UL, int *, std::default_delete<int[]> >", scope: !217, file: !217, line: 1386, type: !11, scopeLine: 1387, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!844 = !DILocation(line: 1387, column: 37, scope: !843)
!845 = !DILocation(line: 1387, column: 14, scope: !843)
!846 = !DILocation(line: 1387, column: 7, scope: !843)
!847 = distinct !DISubprogram(name: "__get_helper<0UL, int *, std::default_delete<int[]> >", scope: !217, file: !217, line: 1369, type: !11, scopeLine: 1370, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!848 = !DILocation(line: 1370, column: 57, scope: !847)
!849 = !DILocation(line: 1370, column: 14, scope: !847)
!850 = !DILocation(line: 1370, column: 7, scope: !847)
!851 = distinct !DISubprogram(name: "_M_head", scope: !217, file: !217, line: 271, type: !11, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!852 = !DILocation(line: 271, column: 72, scope: !851)
!853 = !DILocation(line: 271, column: 57, scope: !851)
!854 = !DILocation(line: 271, column: 50, scope: !851)
!855 = distinct !DISubprogram(name: "_M_head", scope: !217, file: !217, line: 236, type: !11, scopeLine: 236, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!856 = !DILocation(line: 236, column: 56, scope: !855)
!857 = !DILocation(line: 236, column: 60, scope: !855)
!858 = !DILocation(line: 236, column: 49, scope: !855)
