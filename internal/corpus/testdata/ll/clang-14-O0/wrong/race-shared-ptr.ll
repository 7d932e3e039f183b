; ModuleID = 'race-shared-ptr.cpp'
source_filename = "race-shared-ptr.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::__shared_count" = type { %"class.std::_Sp_counted_base"* }
%"class.std::_Sp_counted_base" = type { i32 (...)**, i32, i32 }
%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { i32*, %"class.std::__shared_count" }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i8 }
%"class.std::__shared_ptr_access" = type { i8 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker", [7 x i8] }>
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Tuple_impl.3" = type { i8 }
%"struct.std::_Head_base.4" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"class.std::allocator" = type { i8 }
%"struct.std::_Sp_alloc_shared_tag" = type { %"class.std::allocator"* }
%"class.std::allocator.5" = type { i8 }
%"struct.std::__allocated_ptr" = type { %"class.std::allocator.5"*, %"class.std::_Sp_counted_ptr_inplace"* }
%"class.std::_Sp_counted_ptr_inplace" = type <{ %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl", [4 x i8] }>
%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl" = type { %"struct.__gnu_cxx::__aligned_buffer" }
%"struct.__gnu_cxx::__aligned_buffer" = type { %"union.std::aligned_storage<4, 4>::type" }
%"union.std::aligned_storage<4, 4>::type" = type { [4 x i8] }
%"class.std::__new_allocator" = type { i8 }
%"class.std::_Mutex_base" = type { i8 }
%"struct.std::_Sp_ebo_helper" = type { i8 }
%"class.std::type_info" = type { i32 (...)**, i8* }
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }
%"struct.std::_Sp_locker" = type { i8, i8 }

$_ZNSt10shared_ptrIiED2Ev = comdat any

$_ZSt11atomic_loadIiESt10shared_ptrIT_EPKS2_ = comdat any

$_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEcvbEv = comdat any

$_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv = comdat any

$__clang_call_terminate = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_ = comdat any

$_ZNSt10shared_ptrIiEaSEOS0_ = comdat any

$_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE = comdat any

$_ZNSt10shared_ptrIiEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_ = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2IiSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIiiEENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_ = comdat any

$_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E = comdat any

$_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_ = comdat any

$_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES0_DpOT_ = comdat any

$_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv = comdat any

$_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev = comdat any

$_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev = comdat any

$_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev = comdat any

$_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS5_m = comdat any

$_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_ = comdat any

$_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv = comdat any

$_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv = comdat any

$_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS6_ = comdat any

$_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S6_ = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES0_ = comdat any

$_ZNSt16allocator_traitsISaIvEE9constructIiJiEEEvRS0_PT_DpOT0_ = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_ = comdat any

$_ZSt10_ConstructIiJiEEvPT_DpOT0_ = comdat any

$_ZNSt16allocator_traitsISaIvEE7destroyIiEEvRS0_PT_ = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv = comdat any

$_ZSt8_DestroyIiEvPT_ = comdat any

$_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_ = comdat any

$_ZNSt19_Sp_make_shared_tag5_S_tiEv = comdat any

$_ZNKSt9type_infoeqERKS_ = comdat any

$_ZNKSt9type_info4nameEv = comdat any

$_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv = comdat any

$_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv = comdat any

$_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS5_PS4_m = comdat any

$_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS4_m = comdat any

$_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSEOS2_ = comdat any

$_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_ = comdat any

$_ZSt4moveIRSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEEONSt16remove_referenceIT_E4typeEOS6_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_ = comdat any

$_ZSt4swapIPiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_ = comdat any

$_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_ = comdat any

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

$_ZSt20atomic_load_explicitIiESt10shared_ptrIT_EPKS2_St12memory_order = comdat any

$_ZNSt10shared_ptrIiEC2ERKS0_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_ = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_ = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv = comdat any

$_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv = comdat any

$_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZTISt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

@p = dso_local global { i32*, %"class.std::__shared_count" } zeroinitializer, align 8
@__dso_handle = external hidden global i8
@__libc_single_threaded = external global i8, align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x i8*] } { [7 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE to i8*), i8* bitcast (void (%"class.std::_Sp_counted_ptr_inplace"*)* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev to i8*), i8* bitcast (void (%"class.std::_Sp_counted_ptr_inplace"*)* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev to i8*), i8* bitcast (void (%"class.std::_Sp_counted_ptr_inplace"*)* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv to i8*), i8* bitcast (void (%"class.std::_Sp_counted_ptr_inplace"*)* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv to i8*), i8* bitcast (i8* (%"class.std::_Sp_counted_ptr_inplace"*, %"class.std::type_info"*)* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info to i8*)] }, comdat, align 8
@_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [65 x i8] c"St23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([47 x i8], [47 x i8]* @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE, i32 0, i32 0) }, comdat, align 8
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([52 x i8], [52 x i8]* @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE to i8*) }, comdat, align 8
@_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, i32 0, i32 0), i8* bitcast ({ i8*, i8*, i8* }* @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE to i8*) }, comdat, align 8
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x i8*] } { [7 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE to i8*), i8* bitcast (void (%"class.std::_Sp_counted_base"*)* @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev to i8*), i8* bitcast (void (%"class.std::_Sp_counted_base"*)* @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*), i8* bitcast (void (%"class.std::_Sp_counted_base"*)* @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*)] }, comdat, align 8
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZTISt19_Sp_make_shared_tag = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @_ZTSSt19_Sp_make_shared_tag, i32 0, i32 0) }, comdat, align 8
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_race_shared_ptr.cpp, i8* null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !10 {
  %1 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"class.std::shared_ptr"*)* @_ZNSt10shared_ptrIiED2Ev to void (i8*)*), i8* bitcast ({ i32*, %"class.std::__shared_count" }* @p to i8*), i8* @__dso_handle) #2, !dbg !14
  ret void, !dbg !14
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !15 {
  %2 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %2, align 8
  %3 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %2, align 8
  %4 = bitcast %"class.std::shared_ptr"* %3 to %"class.std::__shared_ptr"*, !dbg !17
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !17
  ret void, !dbg !17
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #2

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #3 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca %class.anon, align 1
  %4 = alloca %"class.std::shared_ptr", align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, %class.anon* noundef nonnull align 1 dereferenceable(1) %3), !dbg !19
  invoke void @_ZSt11atomic_loadIiESt10shared_ptrIT_EPKS2_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %4, %"class.std::shared_ptr"* noundef bitcast ({ i32*, %"class.std::__shared_count" }* @p to %"class.std::shared_ptr"*))
          to label %7 unwind label %20, !dbg !20

7:                                                ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %8 unwind label %24, !dbg !21

8:                                                ; preds = %7
  %9 = bitcast %"class.std::shared_ptr"* %4 to %"class.std::__shared_ptr"*, !dbg !22
  %10 = call noundef zeroext i1 @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEcvbEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9) #2, !dbg !22
  br i1 %10, label %11, label %16, !dbg !23

11:                                               ; preds = %8
  %12 = bitcast %"class.std::shared_ptr"* %4 to %"class.std::__shared_ptr_access"*, !dbg !24
  %13 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %12) #2, !dbg !25
  %14 = load i32, i32* %13, align 4, !dbg !25
  %15 = icmp ne i32 %14, 1, !dbg !26
  br label %16

16:                                               ; preds = %11, %8
  %17 = phi i1 [ false, %8 ], [ %15, %11 ], !dbg !27
  %18 = zext i1 %17 to i32, !dbg !22
  store i32 %18, i32* %1, align 4, !dbg !28
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !29
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #2, !dbg !29
  %19 = load i32, i32* %1, align 4, !dbg !29
  ret i32 %19, !dbg !29

20:                                               ; preds = %0
  %21 = landingpad { i8*, i32 }
          cleanup, !dbg !29
  %22 = extractvalue { i8*, i32 } %21, 0, !dbg !29
  store i8* %22, i8** %5, align 8, !dbg !29
  %23 = extractvalue { i8*, i32 } %21, 1, !dbg !29
  store i32 %23, i32* %6, align 4, !dbg !29
  br label %28, !dbg !29

24:                                               ; preds = %7
  %25 = landingpad { i8*, i32 }
          cleanup, !dbg !29
  %26 = extractvalue { i8*, i32 } %25, 0, !dbg !29
  store i8* %26, i8** %5, align 8, !dbg !29
  %27 = extractvalue { i8*, i32 } %25, 1, !dbg !29
  store i32 %27, i32* %6, align 4, !dbg !29
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !29
  br label %28, !dbg !29

28:                                               ; preds = %24, %20
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #2, !dbg !29
  br label %29, !dbg !29

29:                                               ; preds = %28
  %30 = load i8*, i8** %5, align 8, !dbg !29
  %31 = load i32, i32* %6, align 4, !dbg !29
  %32 = insertvalue { i8*, i32 } undef, i8* %30, 0, !dbg !29
  %33 = insertvalue { i8*, i32 } %32, i32 %31, 1, !dbg !29
  resume { i8*, i32 } %33, !dbg !29
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !30 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !32
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #2, !dbg !32
  store i8* null, i8** %5, align 8, !dbg !33
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #15, !dbg !34
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !34
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !35
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %13) #2, !dbg !36
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !37

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !34
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #2, !dbg !38
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !39

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !39
  ret void, !dbg !40

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !40
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !40
  store i8* %20, i8** %7, align 8, !dbg !40
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !40
  store i32 %21, i32* %8, align 4, !dbg !40
  call void @_ZdlPv(i8* noundef %11) #16, !dbg !34
  br label %26, !dbg !34

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !40
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !40
  store i8* %24, i8** %7, align 8, !dbg !40
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !40
  store i32 %25, i32* %8, align 4, !dbg !40
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !39
  br label %26, !dbg !39

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !34
  %28 = load i32, i32* %8, align 4, !dbg !34
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !34
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !34
  resume { i8*, i32 } %30, !dbg !34
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt11atomic_loadIiESt10shared_ptrIT_EPKS2_(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %1) #5 comdat !dbg !41 {
  %3 = alloca i8*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  %5 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %5, i8** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %6 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !43
  call void @_ZSt20atomic_load_explicitIiESt10shared_ptrIT_EPKS2_St12memory_order(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %6, i32 noundef 5), !dbg !44
  ret void, !dbg !45
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEcvbEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 !dbg !46 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 0, !dbg !48
  %5 = load i32*, i32** %4, align 8, !dbg !48
  %6 = icmp ne i32* %5, null, !dbg !49
  ret i1 %6, !dbg !50
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !51 {
  %2 = alloca %"class.std::__shared_ptr_access"*, align 8
  store %"class.std::__shared_ptr_access"* %0, %"class.std::__shared_ptr_access"** %2, align 8
  %3 = load %"class.std::__shared_ptr_access"*, %"class.std::__shared_ptr_access"** %2, align 8
  br label %4, !dbg !52

4:                                                ; preds = %1
  br label %5, !dbg !52

5:                                                ; preds = %4
  br label %6, !dbg !52

6:                                                ; preds = %5
  %7 = call noundef i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %3) #2, !dbg !53
  ret i32* %7, !dbg !54
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !55 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !56
  br i1 %4, label %5, label %7, !dbg !56

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #17, !dbg !57
  unreachable, !dbg !57

6:                                                ; No predecessors!
  unreachable, !dbg !61

7:                                                ; preds = %1
  ret void, !dbg !62
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !63 {
  %2 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %2, align 8
  %3 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !64
  %5 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %4, align 8, !dbg !64
  %6 = icmp ne %"class.std::_Sp_counted_base"* %5, null, !dbg !65
  br i1 %6, label %7, label %10, !dbg !64

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !66
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !66
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %9) #2, !dbg !67
  br label %10, !dbg !66

10:                                               ; preds = %7, %1
  ret void, !dbg !68
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !69 {
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32*, align 8
  %11 = alloca i32, align 4
  %12 = alloca %"class.std::_Sp_counted_base"*, align 8
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64*, align 8
  %20 = alloca i64, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %12, align 8
  %21 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %12, align 8
  store i8 1, i8* %13, align 1, !dbg !70
  store i8 1, i8* %14, align 1, !dbg !71
  store i8 1, i8* %15, align 1, !dbg !72
  store i32 32, i32* %16, align 4, !dbg !73
  store i32 32, i32* %17, align 4, !dbg !74
  store i64 4294967297, i64* %18, align 8, !dbg !75
  %22 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 1, !dbg !76
  %23 = bitcast i32* %22 to i64*, !dbg !77
  store i64* %23, i64** %19, align 8, !dbg !78
  %24 = load i64*, i64** %19, align 8, !dbg !79
  %25 = load atomic i64, i64* %24 acquire, align 8, !dbg !80
  store i64 %25, i64* %20, align 8, !dbg !80
  %26 = load i64, i64* %20, align 8, !dbg !80
  %27 = icmp eq i64 %26, 4294967297, !dbg !81
  br i1 %27, label %28, label %39, !dbg !80

28:                                               ; preds = %1
  %29 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 1, !dbg !82
  store i32 0, i32* %29, align 8, !dbg !83
  %30 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 2, !dbg !84
  store i32 0, i32* %30, align 4, !dbg !85
  %31 = bitcast %"class.std::_Sp_counted_base"* %21 to void (%"class.std::_Sp_counted_base"*)***, !dbg !86
  %32 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %31, align 8, !dbg !86
  %33 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %32, i64 2, !dbg !86
  %34 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %33, align 8, !dbg !86
  call void %34(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %21) #2, !dbg !86
  %35 = bitcast %"class.std::_Sp_counted_base"* %21 to void (%"class.std::_Sp_counted_base"*)***, !dbg !87
  %36 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %35, align 8, !dbg !87
  %37 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %36, i64 3, !dbg !87
  %38 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %37, align 8, !dbg !87
  call void %38(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %21) #2, !dbg !87
  br label %66, !dbg !88

39:                                               ; preds = %1
  %40 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 1, !dbg !89
  store i32* %40, i32** %10, align 8
  store i32 -1, i32* %11, align 4
  %41 = load i8, i8* @__libc_single_threaded, align 1, !dbg !90
  %42 = icmp ne i8 %41, 0, !dbg !90
  br i1 %42, label %43, label %53, !dbg !96

43:                                               ; preds = %39
  %44 = load i32*, i32** %10, align 8, !dbg !97
  %45 = load i32, i32* %11, align 4, !dbg !98
  store i32* %44, i32** %6, align 8
  store i32 %45, i32* %7, align 4
  %46 = load i32*, i32** %6, align 8, !dbg !99
  %47 = load i32, i32* %46, align 4, !dbg !102
  store i32 %47, i32* %8, align 4, !dbg !103
  %48 = load i32, i32* %7, align 4, !dbg !104
  %49 = load i32*, i32** %6, align 8, !dbg !105
  %50 = load i32, i32* %49, align 4, !dbg !106
  %51 = add nsw i32 %50, %48, !dbg !106
  store i32 %51, i32* %49, align 4, !dbg !106
  %52 = load i32, i32* %8, align 4, !dbg !107
  store i32 %52, i32* %9, align 4, !dbg !108
  br label %61, !dbg !108

53:                                               ; preds = %39
  %54 = load i32*, i32** %10, align 8, !dbg !109
  %55 = load i32, i32* %11, align 4, !dbg !110
  store i32* %54, i32** %2, align 8
  store i32 %55, i32* %3, align 4
  %56 = load i32*, i32** %2, align 8, !dbg !111
  %57 = load i32, i32* %3, align 4, !dbg !114
  store i32 %57, i32* %4, align 4, !dbg !115
  %58 = load i32, i32* %4, align 4, !dbg !115
  %59 = atomicrmw volatile add i32* %56, i32 %58 acq_rel, align 4, !dbg !115
  store i32 %59, i32* %5, align 4, !dbg !115
  %60 = load i32, i32* %5, align 4, !dbg !115
  store i32 %60, i32* %9, align 4, !dbg !116
  br label %61, !dbg !116

61:                                               ; preds = %43, %53
  %62 = load i32, i32* %9, align 4, !dbg !117
  br label %63, !dbg !117

63:                                               ; preds = %61
  %64 = icmp eq i32 %62, 1, !dbg !118
  br i1 %64, label %65, label %66, !dbg !119

65:                                               ; preds = %63
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %21) #2, !dbg !120
  br label %66, !dbg !121

66:                                               ; preds = %28, %65, %63
  ret void, !dbg !122

67:                                               ; No predecessors!
  %68 = landingpad { i8*, i32 }
          catch i8* null, !dbg !119
  %69 = extractvalue { i8*, i32 } %68, 0, !dbg !119
  call void @__clang_call_terminate(i8* %69) #17, !dbg !119
  unreachable, !dbg !119
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #8 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #2
  call void @_ZSt9terminatev() #17
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 !dbg !123 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %3) #2, !dbg !124
  ret void, !dbg !125
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !126 {
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32*, align 8
  %11 = alloca i32, align 4
  %12 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %12, align 8
  %13 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %12, align 8
  %14 = bitcast %"class.std::_Sp_counted_base"* %13 to void (%"class.std::_Sp_counted_base"*)***, !dbg !127
  %15 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %14, align 8, !dbg !127
  %16 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %15, i64 2, !dbg !127
  %17 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %16, align 8, !dbg !127
  call void %17(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %13) #2, !dbg !127
  %18 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %13, i32 0, i32 2, !dbg !128
  store i32* %18, i32** %10, align 8
  store i32 -1, i32* %11, align 4
  %19 = load i8, i8* @__libc_single_threaded, align 1, !dbg !129
  %20 = icmp ne i8 %19, 0, !dbg !129
  br i1 %20, label %21, label %31, !dbg !132

21:                                               ; preds = %1
  %22 = load i32*, i32** %10, align 8, !dbg !133
  %23 = load i32, i32* %11, align 4, !dbg !134
  store i32* %22, i32** %6, align 8
  store i32 %23, i32* %7, align 4
  %24 = load i32*, i32** %6, align 8, !dbg !135
  %25 = load i32, i32* %24, align 4, !dbg !137
  store i32 %25, i32* %8, align 4, !dbg !138
  %26 = load i32, i32* %7, align 4, !dbg !139
  %27 = load i32*, i32** %6, align 8, !dbg !140
  %28 = load i32, i32* %27, align 4, !dbg !141
  %29 = add nsw i32 %28, %26, !dbg !141
  store i32 %29, i32* %27, align 4, !dbg !141
  %30 = load i32, i32* %8, align 4, !dbg !142
  store i32 %30, i32* %9, align 4, !dbg !143
  br label %39, !dbg !143

31:                                               ; preds = %1
  %32 = load i32*, i32** %10, align 8, !dbg !144
  %33 = load i32, i32* %11, align 4, !dbg !145
  store i32* %32, i32** %2, align 8
  store i32 %33, i32* %3, align 4
  %34 = load i32*, i32** %2, align 8, !dbg !146
  %35 = load i32, i32* %3, align 4, !dbg !148
  store i32 %35, i32* %4, align 4, !dbg !149
  %36 = load i32, i32* %4, align 4, !dbg !149
  %37 = atomicrmw volatile add i32* %34, i32 %36 acq_rel, align 4, !dbg !149
  store i32 %37, i32* %5, align 4, !dbg !149
  %38 = load i32, i32* %5, align 4, !dbg !149
  store i32 %38, i32* %9, align 4, !dbg !150
  br label %39, !dbg !150

39:                                               ; preds = %21, %31
  %40 = load i32, i32* %9, align 4, !dbg !151
  br label %41, !dbg !151

41:                                               ; preds = %39
  %42 = icmp eq i32 %40, 1, !dbg !152
  br i1 %42, label %43, label %48, !dbg !153

43:                                               ; preds = %41
  %44 = bitcast %"class.std::_Sp_counted_base"* %13 to void (%"class.std::_Sp_counted_base"*)***, !dbg !154
  %45 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %44, align 8, !dbg !154
  %46 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %45, i64 3, !dbg !154
  %47 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %46, align 8, !dbg !154
  call void %47(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %13) #2, !dbg !154
  br label %48, !dbg !155

48:                                               ; preds = %43, %41
  ret void, !dbg !156

49:                                               ; No predecessors!
  %50 = landingpad { i8*, i32 }
          catch i8* null, !dbg !153
  %51 = extractvalue { i8*, i32 } %50, 0, !dbg !153
  call void @__clang_call_terminate(i8* %51) #17, !dbg !153
  unreachable, !dbg !153
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !157 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !158
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !158
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !158
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !158
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !159
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !160
  %10 = load i64, i64* %9, align 8, !dbg !160
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !160
  %12 = load i64, i64* %11, align 8, !dbg !160
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #2, !dbg !160
  %14 = xor i1 %13, true, !dbg !161
  ret i1 %14, !dbg !162
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #7 comdat !dbg !163 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !164
  %8 = load i64, i64* %7, align 8, !dbg !164
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !165
  %10 = load i64, i64* %9, align 8, !dbg !165
  %11 = icmp eq i64 %8, %10, !dbg !166
  ret i1 %11, !dbg !167
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #9

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !168 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !169
  store i64 0, i64* %4, align 8, !dbg !169
  ret void, !dbg !170
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #6

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #10

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #7 !dbg !171 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !173
  ret %class.anon* %3, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !175 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !176
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !177
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !176
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !176
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !178
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !179
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !180
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #2, !dbg !181
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #2, !dbg !182
  ret void, !dbg !183
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #11

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !184 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !186
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !187
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !186

8:                                                ; preds = %2
  ret void, !dbg !188

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !186
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !186
  call void @__clang_call_terminate(i8* %11) #17, !dbg !186
  unreachable, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !189 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !190
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !190
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !191
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !192
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !193
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !193
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !194
  br i1 %10, label %11, label %17, !dbg !193

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !195
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !196
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #2, !dbg !197
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !197
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !195

16:                                               ; preds = %11
  br label %17, !dbg !195

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !198
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !199
  ret void, !dbg !200

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !195
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !195
  call void @__clang_call_terminate(i8* %21) #17, !dbg !195
  unreachable, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !201 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !202
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !202
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !203 {
  %3 = alloca %"class.std::tuple.2"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %3, align 8
  %6 = bitcast %"class.std::tuple.2"* %5 to %"struct.std::_Tuple_impl.3"*, !dbg !205
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !206
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #2, !dbg !207
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !208

9:                                                ; preds = %2
  ret void, !dbg !209

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !208
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !208
  call void @__clang_call_terminate(i8* %12) #17, !dbg !208
  unreachable, !dbg !208
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #1 align 2 !dbg !210 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !211
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !211
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #1 align 2 !dbg !212 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #2, !dbg !213
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !213
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !213
  ret void, !dbg !213
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #5 align 2 !dbg !214 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !215
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !215
  ret void, !dbg !216
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 !dbg !217 {
  %3 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.3"* %5 to %"struct.std::_Head_base.4"*, !dbg !218
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !219
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #2, !dbg !220
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !221
  ret void, !dbg !222
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !223 {
  %3 = alloca %"struct.std::_Head_base.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.4"* %5 to %class.anon*, !dbg !224
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !225
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #2, !dbg !226
  ret void, !dbg !227
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #12

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !228 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !229
  ret void, !dbg !230
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !231 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !232
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %5) #2, !dbg !233
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %6) #2, !dbg !234
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !235
  ret void, !dbg !236
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !237 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !239
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !240
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !241
  ret void, !dbg !242
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0) #7 !dbg !243 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !244
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !244
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !245
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #2, !dbg !246
  ret %class.anon* %6, !dbg !247
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0) #7 !dbg !248 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !249
  ret %"class.std::tuple.2"* %3, !dbg !250
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !251 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !252
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !253
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !253
  ret void, !dbg !254
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !255 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"class.std::shared_ptr", align 8
  %4 = alloca i32, align 4
  store %class.anon* %0, %class.anon** %2, align 8
  %5 = load %class.anon*, %class.anon** %2, align 8
  store i32 1, i32* %4, align 4, !dbg !256
  call void @_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %3, i32* noundef nonnull align 4 dereferenceable(4) %4), !dbg !257
  %6 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSEOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) bitcast ({ i32*, %"class.std::__shared_count" }* @p to %"class.std::shared_ptr"*), %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %3) #2, !dbg !258
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %3) #2, !dbg !259
  ret void, !dbg !260
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #5 comdat !dbg !261 {
  %3 = alloca i8*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"class.std::allocator", align 1
  %6 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %7 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %7, i8** %3, align 8
  store i32* %1, i32** %4, align 8
  %8 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %6, i32 0, i32 0, !dbg !262
  store %"class.std::allocator"* %5, %"class.std::allocator"** %8, align 8, !dbg !262
  %9 = load i32*, i32** %4, align 8, !dbg !263
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %9) #2, !dbg !264
  %11 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %6, i32 0, i32 0, !dbg !265
  %12 = load %"class.std::allocator"*, %"class.std::allocator"** %11, align 8, !dbg !265
  call void @_ZNSt10shared_ptrIiEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator"* %12, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !265
  ret void, !dbg !266
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSEOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #7 comdat align 2 !dbg !267 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !268
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !269
  %8 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %7) #2, !dbg !270
  %9 = bitcast %"class.std::shared_ptr"* %8 to %"class.std::__shared_ptr"*, !dbg !270
  %10 = call noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSEOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9) #2, !dbg !268
  ret %"class.std::shared_ptr"* %5, !dbg !271
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat !dbg !272 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !273
  ret i32* %3, !dbg !274
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator"* %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #4 comdat align 2 !dbg !275 {
  %4 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %8 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %4, i32 0, i32 0
  store %"class.std::allocator"* %1, %"class.std::allocator"** %8, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %5, align 8
  store i32* %2, i32** %6, align 8
  %9 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8
  %10 = bitcast %"class.std::shared_ptr"* %9 to %"class.std::__shared_ptr"*, !dbg !276
  %11 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %7 to i8*, !dbg !277
  %12 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %4 to i8*, !dbg !277
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 %12, i64 8, i1 false), !dbg !277
  %13 = load i32*, i32** %6, align 8, !dbg !278
  %14 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %13) #2, !dbg !279
  %15 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %7, i32 0, i32 0, !dbg !280
  %16 = load %"class.std::allocator"*, %"class.std::allocator"** %15, align 8, !dbg !280
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %10, %"class.std::allocator"* %16, i32* noundef nonnull align 4 dereferenceable(4) %14), !dbg !280
  ret void, !dbg !281
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator"* %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #4 comdat align 2 !dbg !282 {
  %4 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %5 = alloca %"class.std::__shared_ptr"*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %8 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %4, i32 0, i32 0
  store %"class.std::allocator"* %1, %"class.std::allocator"** %8, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %5, align 8
  store i32* %2, i32** %6, align 8
  %9 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %5, align 8
  %10 = bitcast %"class.std::__shared_ptr"* %9 to %"class.std::__shared_ptr_access"*, !dbg !283
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !284
  store i32* null, i32** %11, align 8, !dbg !284
  %12 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 1, !dbg !285
  %13 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !286
  %14 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %7 to i8*, !dbg !287
  %15 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %4 to i8*, !dbg !287
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %14, i8* align 8 %15, i64 8, i1 false), !dbg !287
  %16 = load i32*, i32** %6, align 8, !dbg !288
  %17 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %16) #2, !dbg !289
  %18 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %7, i32 0, i32 0, !dbg !285
  %19 = load %"class.std::allocator"*, %"class.std::allocator"** %18, align 8, !dbg !285
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2IiSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %12, i32** noundef nonnull align 8 dereferenceable(8) %13, %"class.std::allocator"* %19, i32* noundef nonnull align 4 dereferenceable(4) %17), !dbg !285
  %20 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !290
  %21 = load i32*, i32** %20, align 8, !dbg !290
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIiiEENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9, i32* noundef %21) #2, !dbg !291
  ret void, !dbg !292
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2IiSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, i32** noundef nonnull align 8 dereferenceable(8) %1, %"class.std::allocator"* %2, i32* noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !293 {
  %5 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %6 = alloca %"class.std::__shared_count"*, align 8
  %7 = alloca i32**, align 8
  %8 = alloca i32*, align 8
  %9 = alloca %"class.std::allocator.5", align 1
  %10 = alloca %"struct.std::__allocated_ptr", align 8
  %11 = alloca i8*, align 8
  %12 = alloca i32, align 4
  %13 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %14 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %15 = alloca %"class.std::allocator", align 1
  %16 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %5, i32 0, i32 0
  store %"class.std::allocator"* %2, %"class.std::allocator"** %16, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %6, align 8
  store i32** %1, i32*** %7, align 8
  store i32* %3, i32** %8, align 8
  %17 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %6, align 8
  %18 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %5, i32 0, i32 0, !dbg !294
  %19 = load %"class.std::allocator"*, %"class.std::allocator"** %18, align 8, !dbg !294
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %19) #2, !dbg !295
  invoke void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_(%"struct.std::__allocated_ptr"* sret(%"struct.std::__allocated_ptr") align 8 %10, %"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %9)
          to label %20 unwind label %38, !dbg !296

20:                                               ; preds = %4
  %21 = invoke noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10)
          to label %22 unwind label %42, !dbg !297

22:                                               ; preds = %20
  store %"class.std::_Sp_counted_ptr_inplace"* %21, %"class.std::_Sp_counted_ptr_inplace"** %13, align 8, !dbg !298
  %23 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %13, align 8, !dbg !299
  %24 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %23 to i8*, !dbg !300
  %25 = bitcast i8* %24 to %"class.std::_Sp_counted_ptr_inplace"*, !dbg !300
  %26 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %5, i32 0, i32 0, !dbg !301
  %27 = load %"class.std::allocator"*, %"class.std::allocator"** %26, align 8, !dbg !301
  %28 = load i32*, i32** %8, align 8, !dbg !302
  %29 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %28) #2, !dbg !303
  invoke void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES0_DpOT_(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %25, i32* noundef nonnull align 4 dereferenceable(4) %29)
          to label %30 unwind label %42, !dbg !304

30:                                               ; preds = %22
  store %"class.std::_Sp_counted_ptr_inplace"* %25, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !305
  %31 = call noundef nonnull align 8 dereferenceable(16) %"struct.std::__allocated_ptr"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10, i8* null) #2, !dbg !306
  %32 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !307
  %33 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %32 to %"class.std::_Sp_counted_base"*, !dbg !307
  %34 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %17, i32 0, i32 0, !dbg !308
  store %"class.std::_Sp_counted_base"* %33, %"class.std::_Sp_counted_base"** %34, align 8, !dbg !309
  %35 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !310
  %36 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %35) #2, !dbg !311
  %37 = load i32**, i32*** %7, align 8, !dbg !312
  store i32* %36, i32** %37, align 8, !dbg !313
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10) #2, !dbg !314
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %9) #2, !dbg !314
  ret void, !dbg !314

38:                                               ; preds = %4
  %39 = landingpad { i8*, i32 }
          cleanup, !dbg !314
  %40 = extractvalue { i8*, i32 } %39, 0, !dbg !314
  store i8* %40, i8** %11, align 8, !dbg !314
  %41 = extractvalue { i8*, i32 } %39, 1, !dbg !314
  store i32 %41, i32* %12, align 4, !dbg !314
  br label %46, !dbg !314

42:                                               ; preds = %22, %20
  %43 = landingpad { i8*, i32 }
          cleanup, !dbg !314
  %44 = extractvalue { i8*, i32 } %43, 0, !dbg !314
  store i8* %44, i8** %11, align 8, !dbg !314
  %45 = extractvalue { i8*, i32 } %43, 1, !dbg !314
  store i32 %45, i32* %12, align 4, !dbg !314
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10) #2, !dbg !314
  br label %46, !dbg !314

46:                                               ; preds = %42, %38
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %9) #2, !dbg !314
  br label %47, !dbg !314

47:                                               ; preds = %46
  %48 = load i8*, i8** %11, align 8, !dbg !314
  %49 = load i32, i32* %12, align 4, !dbg !314
  %50 = insertvalue { i8*, i32 } undef, i8* %48, 0, !dbg !314
  %51 = insertvalue { i8*, i32 } %50, i32 %49, 1, !dbg !314
  resume { i8*, i32 } %51, !dbg !314
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIiiEENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, i32* noundef %1) #7 comdat align 2 !dbg !315 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca i32*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  ret void, !dbg !316
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 comdat align 2 !dbg !317 {
  %3 = alloca %"class.std::allocator.5"*, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator.5"* %0, %"class.std::allocator.5"** %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %5 = load %"class.std::allocator.5"*, %"class.std::allocator.5"** %3, align 8
  %6 = bitcast %"class.std::allocator.5"* %5 to %"class.std::__new_allocator"*, !dbg !319
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %6) #2, !dbg !320
  ret void, !dbg !321
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_(%"struct.std::__allocated_ptr"* noalias sret(%"struct.std::__allocated_ptr") align 8 %0, %"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %1) #5 comdat !dbg !322 {
  %3 = alloca i8*, align 8
  %4 = alloca %"class.std::allocator.5"*, align 8
  %5 = bitcast %"struct.std::__allocated_ptr"* %0 to i8*
  store i8* %5, i8** %3, align 8
  store %"class.std::allocator.5"* %1, %"class.std::allocator.5"** %4, align 8
  %6 = load %"class.std::allocator.5"*, %"class.std::allocator.5"** %4, align 8, !dbg !324
  %7 = load %"class.std::allocator.5"*, %"class.std::allocator.5"** %4, align 8, !dbg !325
  %8 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS5_m(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %7, i64 noundef 1), !dbg !326
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %6, %"class.std::_Sp_counted_ptr_inplace"* noundef %8) #2, !dbg !327
  ret void, !dbg !328
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 !dbg !329 {
  %2 = alloca %"struct.std::__allocated_ptr"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %2, align 8
  %3 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !330
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8, !dbg !330
  %6 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S6_(%"class.std::_Sp_counted_ptr_inplace"* noundef %5) #2, !dbg !331
  ret %"class.std::_Sp_counted_ptr_inplace"* %6, !dbg !332
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES0_DpOT_(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #1 comdat align 2 !dbg !333 {
  %3 = alloca %"class.std::allocator", align 1
  %4 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca %"class.std::allocator", align 1
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  store i32* %1, i32** %5, align 8
  %7 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  %8 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %7 to %"class.std::_Sp_counted_base"*, !dbg !334
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %8) #2, !dbg !335
  %9 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %7 to i32 (...)***, !dbg !334
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*] }, { [7 x i8*] }* @_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !334
  %10 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %7, i32 0, i32 1, !dbg !336
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES0_(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %10) #2, !dbg !336
  %11 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %7) #2, !dbg !337
  %12 = load i32*, i32** %5, align 8, !dbg !338
  %13 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %12) #2, !dbg !339
  call void @_ZNSt16allocator_traitsISaIvEE9constructIiJiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3, i32* noundef %11, i32* noundef nonnull align 4 dereferenceable(4) %13) #2, !dbg !340
  ret void, !dbg !341
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"struct.std::__allocated_ptr"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, i8* %1) #7 comdat align 2 !dbg !342 {
  %3 = alloca %"struct.std::__allocated_ptr"*, align 8
  %4 = alloca i8*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %3, align 8
  store i8* %1, i8** %4, align 8
  %5 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %5, i32 0, i32 1, !dbg !343
  store %"class.std::_Sp_counted_ptr_inplace"* null, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8, !dbg !344
  ret %"struct.std::__allocated_ptr"* %5, !dbg !345
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) #7 comdat align 2 !dbg !346 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %3, i32 0, i32 1, !dbg !347
  %5 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl", %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4, i32 0, i32 0, !dbg !348
  %6 = call noundef i32* @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %5) #2, !dbg !349
  ret i32* %6, !dbg !350
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !351 {
  %2 = alloca %"struct.std::__allocated_ptr"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %2, align 8
  %3 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !352
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8, !dbg !352
  %6 = icmp ne %"class.std::_Sp_counted_ptr_inplace"* %5, null, !dbg !353
  br i1 %6, label %7, label %13, !dbg !352

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 0, !dbg !354
  %9 = load %"class.std::allocator.5"*, %"class.std::allocator.5"** %8, align 8, !dbg !354
  %10 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !355
  %11 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %10, align 8, !dbg !355
  invoke void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS5_PS4_m(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::_Sp_counted_ptr_inplace"* noundef %11, i64 noundef 1)
          to label %12 unwind label %14, !dbg !356

12:                                               ; preds = %7
  br label %13, !dbg !356

13:                                               ; preds = %12, %1
  ret void, !dbg !357

14:                                               ; preds = %7
  %15 = landingpad { i8*, i32 }
          catch i8* null, !dbg !356
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !356
  call void @__clang_call_terminate(i8* %16) #17, !dbg !356
  unreachable, !dbg !356
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !358 {
  %2 = alloca %"class.std::allocator.5"*, align 8
  store %"class.std::allocator.5"* %0, %"class.std::allocator.5"** %2, align 8
  %3 = load %"class.std::allocator.5"*, %"class.std::allocator.5"** %2, align 8
  %4 = bitcast %"class.std::allocator.5"* %3 to %"class.std::__new_allocator"*, !dbg !359
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !359
  ret void, !dbg !359
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !360 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !362
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS5_m(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) #5 comdat align 2 !dbg !363 {
  %3 = alloca %"class.std::allocator.5"*, align 8
  %4 = alloca i64, align 8
  store %"class.std::allocator.5"* %0, %"class.std::allocator.5"** %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load %"class.std::allocator.5"*, %"class.std::allocator.5"** %3, align 8, !dbg !365
  %6 = bitcast %"class.std::allocator.5"* %5 to %"class.std::__new_allocator"*, !dbg !365
  %7 = load i64, i64* %4, align 8, !dbg !366
  %8 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %6, i64 noundef %7, i8* noundef null), !dbg !367
  ret %"class.std::_Sp_counted_ptr_inplace"* %8, !dbg !368
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %1, %"class.std::_Sp_counted_ptr_inplace"* noundef %2) unnamed_addr #1 comdat align 2 !dbg !369 {
  %4 = alloca %"struct.std::__allocated_ptr"*, align 8
  %5 = alloca %"class.std::allocator.5"*, align 8
  %6 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %4, align 8
  store %"class.std::allocator.5"* %1, %"class.std::allocator.5"** %5, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %2, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8
  %7 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %4, align 8
  %8 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %7, i32 0, i32 0, !dbg !370
  %9 = load %"class.std::allocator.5"*, %"class.std::allocator.5"** %5, align 8, !dbg !371
  %10 = call noundef %"class.std::allocator.5"* @_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS6_(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %9) #2, !dbg !372
  store %"class.std::allocator.5"* %10, %"class.std::allocator.5"** %8, align 8, !dbg !370
  %11 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %7, i32 0, i32 1, !dbg !373
  %12 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8, !dbg !374
  store %"class.std::_Sp_counted_ptr_inplace"* %12, %"class.std::_Sp_counted_ptr_inplace"** %11, align 8, !dbg !373
  ret void, !dbg !375
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i8* noundef %2) #5 comdat align 2 !dbg !376 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store i64 %1, i64* %5, align 8
  store i8* %2, i8** %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load i64, i64* %5, align 8, !dbg !377
  %9 = call noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %7) #2, !dbg !378
  %10 = icmp ugt i64 %8, %9, !dbg !379
  br i1 %10, label %11, label %16, !dbg !380

11:                                               ; preds = %3
  %12 = load i64, i64* %5, align 8, !dbg !381
  %13 = icmp ugt i64 %12, 768614336404564650, !dbg !382
  br i1 %13, label %14, label %15, !dbg !381

14:                                               ; preds = %11
  call void @_ZSt28__throw_bad_array_new_lengthv() #18, !dbg !383
  unreachable, !dbg !383

15:                                               ; preds = %11
  call void @_ZSt17__throw_bad_allocv() #18, !dbg !384
  unreachable, !dbg !384

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !385
  %18 = mul i64 %17, 24, !dbg !386
  %19 = call noalias noundef nonnull i8* @_Znwm(i64 noundef %18) #15, !dbg !387
  %20 = bitcast i8* %19 to %"class.std::_Sp_counted_ptr_inplace"*, !dbg !388
  ret %"class.std::_Sp_counted_ptr_inplace"* %20, !dbg !389
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !390 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret i64 384307168202282325, !dbg !391
}

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() #13

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() #13

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::allocator.5"* @_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS6_(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat !dbg !392 {
  %2 = alloca %"class.std::allocator.5"*, align 8
  store %"class.std::allocator.5"* %0, %"class.std::allocator.5"** %2, align 8
  %3 = load %"class.std::allocator.5"*, %"class.std::allocator.5"** %2, align 8, !dbg !393
  ret %"class.std::allocator.5"* %3, !dbg !394
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S6_(%"class.std::_Sp_counted_ptr_inplace"* noundef %0) #7 comdat !dbg !395 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8, !dbg !397
  ret %"class.std::_Sp_counted_ptr_inplace"* %3, !dbg !398
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !399 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_base"* %3 to %"class.std::_Mutex_base"*, !dbg !400
  %5 = bitcast %"class.std::_Sp_counted_base"* %3 to i32 (...)***, !dbg !400
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*] }, { [7 x i8*] }* @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %5, align 8, !dbg !400
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %3, i32 0, i32 1, !dbg !401
  store i32 1, i32* %6, align 8, !dbg !401
  %7 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %3, i32 0, i32 2, !dbg !402
  store i32 1, i32* %7, align 4, !dbg !402
  ret void, !dbg !403
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES0_(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !404 {
  %2 = alloca %"class.std::allocator", align 1
  %3 = alloca %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %0, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %3, align 8
  %4 = load %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %3, align 8
  %5 = bitcast %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4 to %"struct.std::_Sp_ebo_helper"*, !dbg !405
  invoke void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %5, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %2)
          to label %6 unwind label %8, !dbg !406

6:                                                ; preds = %1
  %7 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl", %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4, i32 0, i32 0, !dbg !407
  ret void, !dbg !408

8:                                                ; preds = %1
  %9 = landingpad { i8*, i32 }
          catch i8* null, !dbg !406
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !406
  call void @__clang_call_terminate(i8* %10) #17, !dbg !406
  unreachable, !dbg !406
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE9constructIiJiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !409 {
  %4 = alloca %"class.std::allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load i32*, i32** %5, align 8, !dbg !410
  %8 = load i32*, i32** %6, align 8, !dbg !411
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #2, !dbg !412
  invoke void @_ZSt10_ConstructIiJiEEvPT_DpOT0_(i32* noundef %7, i32* noundef nonnull align 4 dereferenceable(4) %9)
          to label %10 unwind label %11, !dbg !413

10:                                               ; preds = %3
  ret void, !dbg !414

11:                                               ; preds = %3
  %12 = landingpad { i8*, i32 }
          catch i8* null, !dbg !413
  %13 = extractvalue { i8*, i32 } %12, 0, !dbg !413
  call void @__clang_call_terminate(i8* %13) #17, !dbg !413
  unreachable, !dbg !413
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !415 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %3 to %"class.std::_Sp_counted_base"*, !dbg !416
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !416
  ret void, !dbg !416
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !417 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %3) #2, !dbg !418
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %3 to i8*, !dbg !418
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !418
  ret void, !dbg !419
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #7 comdat align 2 !dbg !420 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %3, i32 0, i32 1, !dbg !421
  %5 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %4) #2, !dbg !422
  %6 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %3) #2, !dbg !423
  call void @_ZNSt16allocator_traitsISaIvEE7destroyIiEEvRS0_PT_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5, i32* noundef %6) #2, !dbg !424
  ret void, !dbg !425
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #7 comdat align 2 !dbg !426 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %3 = alloca %"class.std::allocator.5", align 1
  %4 = alloca %"struct.std::__allocated_ptr", align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %6 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %5, i32 0, i32 1, !dbg !427
  %7 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %6) #2, !dbg !428
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %3, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %7) #2, !dbg !429
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %4, %"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %3, %"class.std::_Sp_counted_ptr_inplace"* noundef %5) #2, !dbg !430
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %5) #2, !dbg !431
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !432
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %3) #2, !dbg !432
  ret void, !dbg !432
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #7 comdat align 2 !dbg !433 {
  %3 = alloca i8*, align 8
  %4 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %5 = alloca %"class.std::type_info"*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  store %"class.std::type_info"* %1, %"class.std::type_info"** %5, align 8
  %7 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  %8 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %7) #2, !dbg !434
  store i32* %8, i32** %6, align 8, !dbg !435
  %9 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !436
  %10 = call noundef nonnull align 8 dereferenceable(16) %"class.std::type_info"* @_ZNSt19_Sp_make_shared_tag5_S_tiEv() #2, !dbg !437
  %11 = icmp eq %"class.std::type_info"* %9, %10, !dbg !438
  br i1 %11, label %15, label %12, !dbg !439

12:                                               ; preds = %2
  %13 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !440
  %14 = call noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %13, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) bitcast ({ i8*, i8* }* @_ZTISt19_Sp_make_shared_tag to %"class.std::type_info"*)) #2, !dbg !441
  br i1 %14, label %15, label %18, !dbg !442

15:                                               ; preds = %12, %2
  %16 = load i32*, i32** %6, align 8, !dbg !443
  %17 = bitcast i32* %16 to i8*, !dbg !443
  store i8* %17, i8** %3, align 8, !dbg !444
  br label %19, !dbg !444

18:                                               ; preds = %12
  store i8* null, i8** %3, align 8, !dbg !445
  br label %19, !dbg !445

19:                                               ; preds = %18, %15
  %20 = load i8*, i8** %3, align 8, !dbg !446
  ret i8* %20, !dbg !446
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !447 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  ret void, !dbg !448
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !449 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  call void @llvm.trap() #17, !dbg !450
  unreachable, !dbg !450
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #7 comdat align 2 !dbg !451 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  %4 = icmp eq %"class.std::_Sp_counted_base"* %3, null, !dbg !452
  br i1 %4, label %10, label %5, !dbg !452

5:                                                ; preds = %1
  %6 = bitcast %"class.std::_Sp_counted_base"* %3 to void (%"class.std::_Sp_counted_base"*)***, !dbg !452
  %7 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %6, align 8, !dbg !452
  %8 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %7, i64 1, !dbg !452
  %9 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %8, align 8, !dbg !452
  call void %9(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %3) #2, !dbg !452
  br label %10, !dbg !452

10:                                               ; preds = %5, %1
  ret void, !dbg !453
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #14

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 comdat align 2 !dbg !454 {
  %3 = alloca %"struct.std::_Sp_ebo_helper"*, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  store %"struct.std::_Sp_ebo_helper"* %0, %"struct.std::_Sp_ebo_helper"** %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %5 = load %"struct.std::_Sp_ebo_helper"*, %"struct.std::_Sp_ebo_helper"** %3, align 8
  %6 = bitcast %"struct.std::_Sp_ebo_helper"* %5 to %"class.std::allocator"*, !dbg !455
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !456
  ret void, !dbg !457
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt10_ConstructIiJiEEvPT_DpOT0_(i32* noundef %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #7 comdat !dbg !458 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %3, align 8, !dbg !460
  %6 = bitcast i32* %5 to i8*, !dbg !460
  %7 = bitcast i8* %6 to i32*, !dbg !461
  %8 = load i32*, i32** %4, align 8, !dbg !462
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #2, !dbg !463
  %10 = load i32, i32* %9, align 4, !dbg !463
  store i32 %10, i32* %7, align 4, !dbg !461
  ret void, !dbg !464
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE7destroyIiEEvRS0_PT_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !465 {
  %3 = alloca %"class.std::allocator"*, align 8
  %4 = alloca i32*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %4, align 8, !dbg !466
  invoke void @_ZSt8_DestroyIiEvPT_(i32* noundef %5)
          to label %6 unwind label %7, !dbg !467

6:                                                ; preds = %2
  ret void, !dbg !468

7:                                                ; preds = %2
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !467
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !467
  call void @__clang_call_terminate(i8* %9) #17, !dbg !467
  unreachable, !dbg !467
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !469 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %0, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %3 to %"struct.std::_Sp_ebo_helper"*, !dbg !470
  %5 = invoke noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %4)
          to label %6 unwind label %7, !dbg !471

6:                                                ; preds = %1
  ret %"class.std::allocator"* %5, !dbg !472

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !471
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !471
  call void @__clang_call_terminate(i8* %9) #17, !dbg !471
  unreachable, !dbg !471
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIiEvPT_(i32* noundef %0) #7 comdat !dbg !473 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !474
  ret void, !dbg !475
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !476 {
  %2 = alloca %"struct.std::_Sp_ebo_helper"*, align 8
  store %"struct.std::_Sp_ebo_helper"* %0, %"struct.std::_Sp_ebo_helper"** %2, align 8
  %3 = load %"struct.std::_Sp_ebo_helper"*, %"struct.std::_Sp_ebo_helper"** %2, align 8, !dbg !477
  %4 = bitcast %"struct.std::_Sp_ebo_helper"* %3 to %"class.std::allocator"*, !dbg !477
  ret %"class.std::allocator"* %4, !dbg !478
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::type_info"* @_ZNSt19_Sp_make_shared_tag5_S_tiEv() #7 comdat align 2 !dbg !479 {
  ret %"class.std::type_info"* bitcast ([16 x i8]* @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag to %"class.std::type_info"*), !dbg !480
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %1) #7 comdat align 2 !dbg !481 {
  %3 = alloca i1, align 1
  %4 = alloca %"class.std::type_info"*, align 8
  %5 = alloca %"class.std::type_info"*, align 8
  store %"class.std::type_info"* %0, %"class.std::type_info"** %4, align 8
  store %"class.std::type_info"* %1, %"class.std::type_info"** %5, align 8
  %6 = load %"class.std::type_info"*, %"class.std::type_info"** %4, align 8
  %7 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !483
  %8 = load i8*, i8** %7, align 8, !dbg !483
  %9 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !484
  %10 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %9, i32 0, i32 1, !dbg !485
  %11 = load i8*, i8** %10, align 8, !dbg !485
  %12 = icmp eq i8* %8, %11, !dbg !486
  br i1 %12, label %13, label %14, !dbg !483

13:                                               ; preds = %2
  store i1 true, i1* %3, align 1, !dbg !487
  br label %30, !dbg !487

14:                                               ; preds = %2
  %15 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !488
  %16 = load i8*, i8** %15, align 8, !dbg !488
  %17 = getelementptr inbounds i8, i8* %16, i64 0, !dbg !488
  %18 = load i8, i8* %17, align 1, !dbg !488
  %19 = sext i8 %18 to i32, !dbg !488
  %20 = icmp ne i32 %19, 42, !dbg !489
  br i1 %20, label %21, label %28, !dbg !490

21:                                               ; preds = %14
  %22 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !491
  %23 = load i8*, i8** %22, align 8, !dbg !491
  %24 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !492
  %25 = call noundef i8* @_ZNKSt9type_info4nameEv(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %24) #2, !dbg !493
  %26 = call i32 @strcmp(i8* noundef %23, i8* noundef %25) #2, !dbg !494
  %27 = icmp eq i32 %26, 0, !dbg !495
  br label %28

28:                                               ; preds = %21, %14
  %29 = phi i1 [ false, %14 ], [ %27, %21 ], !dbg !496
  store i1 %29, i1* %3, align 1, !dbg !497
  br label %30, !dbg !497

30:                                               ; preds = %28, %13
  %31 = load i1, i1* %3, align 1, !dbg !498
  ret i1 %31, !dbg !498
}

; Function Attrs: nounwind
declare i32 @strcmp(i8* noundef, i8* noundef) #12

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNKSt9type_info4nameEv(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 !dbg !499 {
  %2 = alloca %"class.std::type_info"*, align 8
  store %"class.std::type_info"* %0, %"class.std::type_info"** %2, align 8
  %3 = load %"class.std::type_info"*, %"class.std::type_info"** %2, align 8
  %4 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !500
  %5 = load i8*, i8** %4, align 8, !dbg !500
  %6 = getelementptr inbounds i8, i8* %5, i64 0, !dbg !500
  %7 = load i8, i8* %6, align 1, !dbg !500
  %8 = sext i8 %7 to i32, !dbg !500
  %9 = icmp eq i32 %8, 42, !dbg !501
  br i1 %9, label %10, label %14, !dbg !500

10:                                               ; preds = %1
  %11 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !502
  %12 = load i8*, i8** %11, align 8, !dbg !502
  %13 = getelementptr inbounds i8, i8* %12, i64 1, !dbg !503
  br label %17, !dbg !500

14:                                               ; preds = %1
  %15 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !504
  %16 = load i8*, i8** %15, align 8, !dbg !504
  br label %17, !dbg !500

17:                                               ; preds = %14, %10
  %18 = phi i8* [ %13, %10 ], [ %16, %14 ], !dbg !500
  ret i8* %18, !dbg !505
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat align 2 !dbg !506 {
  %2 = alloca %"struct.__gnu_cxx::__aligned_buffer"*, align 8
  store %"struct.__gnu_cxx::__aligned_buffer"* %0, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %3 = load %"struct.__gnu_cxx::__aligned_buffer"*, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %4 = call noundef i8* @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %3) #2, !dbg !508
  %5 = bitcast i8* %4 to i32*, !dbg !509
  ret i32* %5, !dbg !510
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat align 2 !dbg !511 {
  %2 = alloca %"struct.__gnu_cxx::__aligned_buffer"*, align 8
  store %"struct.__gnu_cxx::__aligned_buffer"* %0, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %3 = load %"struct.__gnu_cxx::__aligned_buffer"*, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %4 = getelementptr inbounds %"struct.__gnu_cxx::__aligned_buffer", %"struct.__gnu_cxx::__aligned_buffer"* %3, i32 0, i32 0, !dbg !512
  %5 = bitcast %"union.std::aligned_storage<4, 4>::type"* %4 to i8*, !dbg !513
  ret i8* %5, !dbg !514
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS5_PS4_m(%"class.std::allocator.5"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::_Sp_counted_ptr_inplace"* noundef %1, i64 noundef %2) #5 comdat align 2 !dbg !515 {
  %4 = alloca %"class.std::allocator.5"*, align 8
  %5 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %6 = alloca i64, align 8
  store %"class.std::allocator.5"* %0, %"class.std::allocator.5"** %4, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %1, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::allocator.5"*, %"class.std::allocator.5"** %4, align 8, !dbg !516
  %8 = bitcast %"class.std::allocator.5"* %7 to %"class.std::__new_allocator"*, !dbg !516
  %9 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8, !dbg !517
  %10 = load i64, i64* %6, align 8, !dbg !518
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS4_m(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %8, %"class.std::_Sp_counted_ptr_inplace"* noundef %9, i64 noundef %10), !dbg !519
  ret void, !dbg !520
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS4_m(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::_Sp_counted_ptr_inplace"* noundef %1, i64 noundef %2) #7 comdat align 2 !dbg !521 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %6 = alloca i64, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %1, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8, !dbg !522
  %9 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %8 to i8*, !dbg !522
  call void @_ZdlPv(i8* noundef %9) #16, !dbg !523
  ret void, !dbg !524
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !525 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !526
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSEOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #7 comdat align 2 !dbg !527 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  %5 = alloca %"class.std::__shared_ptr", align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %6 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !528
  %8 = call noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZSt4moveIRSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %7) #2, !dbg !529
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %8) #2, !dbg !530
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6) #2, !dbg !531
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5) #2, !dbg !530
  ret %"class.std::__shared_ptr"* %6, !dbg !532
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !533 {
  %2 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %2, align 8
  %3 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %2, align 8, !dbg !534
  ret %"class.std::shared_ptr"* %3, !dbg !535
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZSt4moveIRSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !536 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8, !dbg !537
  ret %"class.std::__shared_ptr"* %3, !dbg !538
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #1 comdat align 2 !dbg !539 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::__shared_ptr"* %5 to %"class.std::__shared_ptr_access"*, !dbg !540
  %7 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !541
  %8 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !542
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %8, i32 0, i32 0, !dbg !543
  %10 = load i32*, i32** %9, align 8, !dbg !543
  store i32* %10, i32** %7, align 8, !dbg !541
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !544
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %11) #2, !dbg !544
  %12 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !545
  %13 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !546
  %14 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %13, i32 0, i32 1, !dbg !547
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %12, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %14) #2, !dbg !548
  %15 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !549
  %16 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %15, i32 0, i32 0, !dbg !550
  store i32* null, i32** %16, align 8, !dbg !551
  ret void, !dbg !552
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #7 comdat align 2 !dbg !553 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !554
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !555
  %8 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %7, i32 0, i32 0, !dbg !556
  call void @_ZSt4swapIPiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(i32** noundef nonnull align 8 dereferenceable(8) %6, i32** noundef nonnull align 8 dereferenceable(8) %8) #2, !dbg !557
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !558
  %10 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !559
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %10, i32 0, i32 1, !dbg !560
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %11) #2, !dbg !561
  ret void, !dbg !562
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !563 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 1, !dbg !564
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !564
  ret void, !dbg !564
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !565 {
  %2 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %2, align 8
  %3 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !566
  store %"class.std::_Sp_counted_base"* null, %"class.std::_Sp_counted_base"** %4, align 8, !dbg !566
  ret void, !dbg !567
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) #7 comdat align 2 !dbg !568 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  %5 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %6 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %7 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !569
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %7, i32 0, i32 0, !dbg !570
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !570
  store %"class.std::_Sp_counted_base"* %9, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !571
  %10 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !572
  %11 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %10, align 8, !dbg !572
  %12 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !573
  %13 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %12, i32 0, i32 0, !dbg !574
  store %"class.std::_Sp_counted_base"* %11, %"class.std::_Sp_counted_base"** %13, align 8, !dbg !575
  %14 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !576
  %15 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !577
  store %"class.std::_Sp_counted_base"* %14, %"class.std::_Sp_counted_base"** %15, align 8, !dbg !578
  ret void, !dbg !579
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt4swapIPiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(i32** noundef nonnull align 8 dereferenceable(8) %0, i32** noundef nonnull align 8 dereferenceable(8) %1) #7 comdat !dbg !580 {
  %3 = alloca i32**, align 8
  %4 = alloca i32**, align 8
  %5 = alloca i32*, align 8
  store i32** %0, i32*** %3, align 8
  store i32** %1, i32*** %4, align 8
  %6 = load i32**, i32*** %3, align 8, !dbg !581
  %7 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !581
  %8 = load i32*, i32** %7, align 8, !dbg !581
  store i32* %8, i32** %5, align 8, !dbg !582
  %9 = load i32**, i32*** %4, align 8, !dbg !583
  %10 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %9) #2, !dbg !583
  %11 = load i32*, i32** %10, align 8, !dbg !583
  %12 = load i32**, i32*** %3, align 8, !dbg !584
  store i32* %11, i32** %12, align 8, !dbg !585
  %13 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %5) #2, !dbg !586
  %14 = load i32*, i32** %13, align 8, !dbg !586
  %15 = load i32**, i32*** %4, align 8, !dbg !587
  store i32* %14, i32** %15, align 8, !dbg !588
  ret void, !dbg !589
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !590 {
  %2 = alloca i32**, align 8
  store i32** %0, i32*** %2, align 8
  %3 = load i32**, i32*** %2, align 8, !dbg !591
  ret i32** %3, !dbg !592
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #7 !dbg !593 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !594
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %3) #2, !dbg !595
  ret %class.anon* %4, !dbg !596
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #7 align 2 !dbg !597 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !598
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base.4"*, !dbg !598
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !599
  ret %class.anon* %5, !dbg !600
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %0) #7 align 2 !dbg !601 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8, !dbg !602
  %4 = bitcast %"struct.std::_Head_base.4"* %3 to %class.anon*, !dbg !603
  ret %class.anon* %4, !dbg !604
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #4 comdat align 2 !dbg !605 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !606
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !606
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !606
  ret void, !dbg !606
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !607 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !608
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !608
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !609
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #2, !dbg !610
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !611
  ret void, !dbg !612
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !613 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !614
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !615

5:                                                ; preds = %1
  ret void, !dbg !616

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !615
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !615
  call void @__clang_call_terminate(i8* %8) #17, !dbg !615
  unreachable, !dbg !615
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !617 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !618
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !619
  ret %"struct.std::thread::_State"** %5, !dbg !620
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !621 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !622
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !623
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !622
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !624
  ret void, !dbg !625
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !626 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !627
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !628
  ret void, !dbg !629
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !630 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !631
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !631
  ret void, !dbg !632
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !633 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !634
  ret void, !dbg !635
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !636 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !637
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !637
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !638
  ret %"struct.std::thread::_State"** %5, !dbg !639
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !640 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !641
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !642
  ret %"struct.std::thread::_State"** %4, !dbg !643
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !644 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !645
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !645
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !646
  ret %"struct.std::thread::_State"** %5, !dbg !647
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !648 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !649
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !650
  ret %"struct.std::thread::_State"** %4, !dbg !651
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !652 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !653
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !653
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #2, !dbg !654
  ret %"struct.std::default_delete"* %6, !dbg !655
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #7 comdat align 2 !dbg !656 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !657
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !658
  br i1 %7, label %13, label %8, !dbg !658

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !658
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !658
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !658
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !658
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !658
  br label %13, !dbg !658

13:                                               ; preds = %8, %2
  ret void, !dbg !659
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !660 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !661
  ret %"struct.std::thread::_State"** %3, !dbg !662
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !663 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !664
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !665
  ret %"struct.std::default_delete"* %5, !dbg !666
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !667 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !668
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !668
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !669
  ret %"struct.std::default_delete"* %5, !dbg !670
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat !dbg !671 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !672
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #2, !dbg !673
  ret %"struct.std::default_delete"* %4, !dbg !674
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !675 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !676
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !676
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !677
  ret %"struct.std::default_delete"* %5, !dbg !678
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !679 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !680
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !681
  ret %"struct.std::default_delete"* %4, !dbg !682
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt20atomic_load_explicitIiESt10shared_ptrIT_EPKS2_St12memory_order(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %1, i32 noundef %2) #7 comdat !dbg !683 {
  %4 = alloca i8*, align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"struct.std::_Sp_locker", align 1
  %8 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %8, i8** %4, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %5, align 8
  store i32 %2, i32* %6, align 4
  %9 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !684
  %10 = bitcast %"class.std::shared_ptr"* %9 to i8*, !dbg !684
  call void @_ZNSt10_Sp_lockerC1EPKv(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %7, i8* noundef %10) #2, !dbg !685
  %11 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !686
  call void @_ZNSt10shared_ptrIiEC2ERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #2, !dbg !687
  call void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %7) #2, !dbg !688
  ret void, !dbg !688
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerC1EPKv(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2), i8* noundef) unnamed_addr #12

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2ERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #1 comdat align 2 !dbg !689 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !690
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !691
  %8 = bitcast %"class.std::shared_ptr"* %7 to %"class.std::__shared_ptr"*, !dbg !691
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %8) #2, !dbg !691
  ret void, !dbg !690
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2)) unnamed_addr #12

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #1 comdat align 2 !dbg !692 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::__shared_ptr"* %5 to %"class.std::__shared_ptr_access"*, !dbg !693
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !694
  %8 = bitcast %"class.std::__shared_ptr"* %7 to %"class.std::__shared_ptr_access"*, !dbg !694
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !694
  %10 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !694
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %10, i32 0, i32 0, !dbg !694
  %12 = load i32*, i32** %11, align 8, !dbg !694
  store i32* %12, i32** %9, align 8, !dbg !694
  %13 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !694
  %14 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !694
  %15 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %14, i32 0, i32 1, !dbg !694
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %13, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %15) #2, !dbg !694
  ret void, !dbg !693
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !695 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %5 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !696
  %7 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !697
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %7, i32 0, i32 0, !dbg !698
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !698
  store %"class.std::_Sp_counted_base"* %9, %"class.std::_Sp_counted_base"** %6, align 8, !dbg !696
  %10 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !699
  %11 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %10, align 8, !dbg !699
  %12 = icmp ne %"class.std::_Sp_counted_base"* %11, null, !dbg !700
  br i1 %12, label %13, label %17, !dbg !699

13:                                               ; preds = %2
  %14 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !701
  %15 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %14, align 8, !dbg !701
  invoke void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %15)
          to label %16 unwind label %18, !dbg !702

16:                                               ; preds = %13
  br label %17, !dbg !701

17:                                               ; preds = %16, %2
  ret void, !dbg !703

18:                                               ; preds = %13
  %19 = landingpad { i8*, i32 }
          catch i8* null, !dbg !702
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !702
  call void @__clang_call_terminate(i8* %20) #17, !dbg !702
  unreachable, !dbg !702
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #5 comdat align 2 !dbg !704 {
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32*, align 8
  %9 = alloca i32, align 4
  %10 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %10, align 8
  %11 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %10, align 8
  %12 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %11, i32 0, i32 1, !dbg !705
  store i32* %12, i32** %8, align 8
  store i32 1, i32* %9, align 4
  %13 = load i8, i8* @__libc_single_threaded, align 1, !dbg !706
  %14 = icmp ne i8 %13, 0, !dbg !706
  br i1 %14, label %15, label %22, !dbg !710

15:                                               ; preds = %1
  %16 = load i32*, i32** %8, align 8, !dbg !711
  %17 = load i32, i32* %9, align 4, !dbg !712
  store i32* %16, i32** %6, align 8
  store i32 %17, i32* %7, align 4
  %18 = load i32, i32* %7, align 4, !dbg !713
  %19 = load i32*, i32** %6, align 8, !dbg !716
  %20 = load i32, i32* %19, align 4, !dbg !717
  %21 = add nsw i32 %20, %18, !dbg !717
  store i32 %21, i32* %19, align 4, !dbg !717
  br label %30, !dbg !718

22:                                               ; preds = %1
  %23 = load i32*, i32** %8, align 8, !dbg !719
  %24 = load i32, i32* %9, align 4, !dbg !720
  store i32* %23, i32** %2, align 8
  store i32 %24, i32* %3, align 4
  %25 = load i32*, i32** %2, align 8, !dbg !721
  %26 = load i32, i32* %3, align 4, !dbg !724
  store i32 %26, i32* %4, align 4, !dbg !725
  %27 = load i32, i32* %4, align 4, !dbg !725
  %28 = atomicrmw volatile add i32* %25, i32 %27 acq_rel, align 4, !dbg !725
  store i32 %28, i32* %5, align 4, !dbg !725
  %29 = load i32, i32* %5, align 4, !dbg !725
  br label %30

30:                                               ; preds = %15, %22
  ret void, !dbg !726
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !727 {
  %2 = alloca %"class.std::__shared_ptr_access"*, align 8
  store %"class.std::__shared_ptr_access"* %0, %"class.std::__shared_ptr_access"** %2, align 8
  %3 = load %"class.std::__shared_ptr_access"*, %"class.std::__shared_ptr_access"** %2, align 8
  %4 = bitcast %"class.std::__shared_ptr_access"* %3 to %"class.std::__shared_ptr"*, !dbg !728
  %5 = call noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !729
  ret i32* %5, !dbg !730
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 !dbg !731 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 0, !dbg !732
  %5 = load i32*, i32** %4, align 8, !dbg !732
  ret i32* %5, !dbg !733
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_race_shared_ptr.cpp() #0 section ".text.startup" !dbg !734 {
  call void @__cxx_global_var_init(), !dbg !735
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline noreturn nounwind }
attributes #9 = { argmemonly nofree nounwind willreturn }
attributes #10 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { cold noreturn nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { builtin nounwind }
attributes #17 = { noreturn nounwind }
attributes #18 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "race-shared-ptr.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "fb09f749952cf83e1f4e676552bee395")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!11 = !DIFile(filename: "race-shared-ptr.cpp", directory: ".")
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 0, scope: !10)
!15 = distinct !DISubprogram(name: "~shared_ptr", scope: !16, file: !16, line: 175, type: !12, scopeLine: 175, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!16 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "88e13dbb751546443834154ec05bc922")
!17 = !DILocation(line: 175, column: 11, scope: !15)
!18 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!19 = !DILocation(line: 10, column: 14, scope: !18)
!20 = !DILocation(line: 11, column: 14, scope: !18)
!21 = !DILocation(line: 12, column: 4, scope: !18)
!22 = !DILocation(line: 13, column: 9, scope: !18)
!23 = !DILocation(line: 13, column: 14, scope: !18)
!24 = !DILocation(line: 13, column: 18, scope: !18)
!25 = !DILocation(line: 13, column: 17, scope: !18)
!26 = !DILocation(line: 13, column: 23, scope: !18)
!27 = !DILocation(line: 0, scope: !18)
!28 = !DILocation(line: 13, column: 2, scope: !18)
!29 = !DILocation(line: 14, column: 1, scope: !18)
!30 = distinct !DISubprogram(name: "thread<(lambda at race-shared-ptr.cpp:10:16), void>", scope: !31, file: !31, line: 126, type: !12, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!31 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!32 = !DILocation(line: 126, column: 7, scope: !30)
!33 = !DILocation(line: 137, column: 7, scope: !30)
!34 = !DILocation(line: 142, column: 29, scope: !30)
!35 = !DILocation(line: 143, column: 32, scope: !30)
!36 = !DILocation(line: 143, column: 8, scope: !30)
!37 = !DILocation(line: 142, column: 33, scope: !30)
!38 = !DILocation(line: 142, column: 18, scope: !30)
!39 = !DILocation(line: 142, column: 2, scope: !30)
!40 = !DILocation(line: 145, column: 7, scope: !30)
!41 = distinct !DISubprogram(name: "atomic_load<int>", scope: !42, file: !42, line: 111, type: !12, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!42 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr_atomic.h", directory: "", checksumkind: CSK_MD5, checksum: "0055e71b0787dcaf933281ad3214e716")
!43 = !DILocation(line: 112, column: 40, scope: !41)
!44 = !DILocation(line: 112, column: 14, scope: !41)
!45 = !DILocation(line: 112, column: 7, scope: !41)
!46 = distinct !DISubprogram(name: "operator bool", scope: !47, file: !47, line: 1669, type: !12, scopeLine: 1670, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!47 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr_base.h", directory: "", checksumkind: CSK_MD5, checksum: "e2b63a5b49d3c553c17b8b8d80272b6f")
!48 = !DILocation(line: 1670, column: 16, scope: !46)
!49 = !DILocation(line: 1670, column: 23, scope: !46)
!50 = !DILocation(line: 1670, column: 9, scope: !46)
!51 = distinct !DISubprogram(name: "operator*", scope: !47, file: !47, line: 1347, type: !12, scopeLine: 1348, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!52 = !DILocation(line: 1349, column: 2, scope: !51)
!53 = !DILocation(line: 1350, column: 10, scope: !51)
!54 = !DILocation(line: 1350, column: 2, scope: !51)
!55 = distinct !DISubprogram(name: "~thread", scope: !31, file: !31, line: 148, type: !12, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!56 = !DILocation(line: 150, column: 11, scope: !55)
!57 = !DILocation(line: 312, column: 5, scope: !58, inlinedAt: !60)
!58 = distinct !DISubprogram(name: "__terminate", scope: !59, file: !59, line: 309, type: !12, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!59 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!60 = distinct !DILocation(line: 151, column: 2, scope: !55)
!61 = !DILocation(line: 151, column: 2, scope: !55)
!62 = !DILocation(line: 152, column: 5, scope: !55)
!63 = distinct !DISubprogram(name: "~__shared_count", scope: !47, file: !47, line: 1068, type: !12, scopeLine: 1069, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!64 = !DILocation(line: 1070, column: 6, scope: !63)
!65 = !DILocation(line: 1070, column: 12, scope: !63)
!66 = !DILocation(line: 1071, column: 4, scope: !63)
!67 = !DILocation(line: 1071, column: 11, scope: !63)
!68 = !DILocation(line: 1072, column: 7, scope: !63)
!69 = distinct !DISubprogram(name: "_M_release", scope: !47, file: !47, line: 317, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!70 = !DILocation(line: 321, column: 22, scope: !69)
!71 = !DILocation(line: 324, column: 22, scope: !69)
!72 = !DILocation(line: 328, column: 22, scope: !69)
!73 = !DILocation(line: 331, column: 18, scope: !69)
!74 = !DILocation(line: 332, column: 18, scope: !69)
!75 = !DILocation(line: 333, column: 24, scope: !69)
!76 = !DILocation(line: 334, column: 55, scope: !69)
!77 = !DILocation(line: 334, column: 25, scope: !69)
!78 = !DILocation(line: 334, column: 9, scope: !69)
!79 = !DILocation(line: 337, column: 24, scope: !69)
!80 = !DILocation(line: 337, column: 8, scope: !69)
!81 = !DILocation(line: 337, column: 57, scope: !69)
!82 = !DILocation(line: 343, column: 24, scope: !69)
!83 = !DILocation(line: 343, column: 37, scope: !69)
!84 = !DILocation(line: 343, column: 8, scope: !69)
!85 = !DILocation(line: 343, column: 22, scope: !69)
!86 = !DILocation(line: 346, column: 8, scope: !69)
!87 = !DILocation(line: 347, column: 8, scope: !69)
!88 = !DILocation(line: 348, column: 8, scope: !69)
!89 = !DILocation(line: 350, column: 48, scope: !69)
!90 = !DILocation(line: 52, column: 12, scope: !91, inlinedAt: !93)
!91 = distinct !DISubprogram(name: "__is_single_threaded", scope: !92, file: !92, line: 47, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!92 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/atomicity.h", directory: "")
!93 = distinct !DILocation(line: 98, column: 9, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !92, file: !92, line: 96, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!95 = distinct !DILocation(line: 350, column: 8, scope: !69)
!96 = !DILocation(line: 98, column: 9, scope: !94, inlinedAt: !95)
!97 = !DILocation(line: 99, column: 40, scope: !94, inlinedAt: !95)
!98 = !DILocation(line: 99, column: 47, scope: !94, inlinedAt: !95)
!99 = !DILocation(line: 84, column: 30, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !92, file: !92, line: 82, type: !12, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!101 = distinct !DILocation(line: 99, column: 14, scope: !94, inlinedAt: !95)
!102 = !DILocation(line: 84, column: 29, scope: !100, inlinedAt: !101)
!103 = !DILocation(line: 84, column: 18, scope: !100, inlinedAt: !101)
!104 = !DILocation(line: 85, column: 15, scope: !100, inlinedAt: !101)
!105 = !DILocation(line: 85, column: 6, scope: !100, inlinedAt: !101)
!106 = !DILocation(line: 85, column: 12, scope: !100, inlinedAt: !101)
!107 = !DILocation(line: 86, column: 12, scope: !100, inlinedAt: !101)
!108 = !DILocation(line: 99, column: 7, scope: !94, inlinedAt: !95)
!109 = !DILocation(line: 101, column: 33, scope: !94, inlinedAt: !95)
!110 = !DILocation(line: 101, column: 40, scope: !94, inlinedAt: !95)
!111 = !DILocation(line: 66, column: 31, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "__exchange_and_add", scope: !92, file: !92, line: 65, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!113 = distinct !DILocation(line: 101, column: 14, scope: !94, inlinedAt: !95)
!114 = !DILocation(line: 66, column: 38, scope: !112, inlinedAt: !113)
!115 = !DILocation(line: 66, column: 12, scope: !112, inlinedAt: !113)
!116 = !DILocation(line: 101, column: 7, scope: !94, inlinedAt: !95)
!117 = !DILocation(line: 102, column: 3, scope: !94, inlinedAt: !95)
!118 = !DILocation(line: 350, column: 66, scope: !69)
!119 = !DILocation(line: 350, column: 8, scope: !69)
!120 = !DILocation(line: 353, column: 8, scope: !69)
!121 = !DILocation(line: 354, column: 8, scope: !69)
!122 = !DILocation(line: 363, column: 5, scope: !69)
!123 = distinct !DISubprogram(name: "_M_release_last_use_cold", scope: !47, file: !47, line: 198, type: !12, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!124 = !DILocation(line: 199, column: 9, scope: !123)
!125 = !DILocation(line: 199, column: 32, scope: !123)
!126 = distinct !DISubprogram(name: "_M_release_last_use", scope: !47, file: !47, line: 172, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!127 = !DILocation(line: 175, column: 2, scope: !126)
!128 = !DILocation(line: 187, column: 46, scope: !126)
!129 = !DILocation(line: 52, column: 12, scope: !91, inlinedAt: !130)
!130 = distinct !DILocation(line: 98, column: 9, scope: !94, inlinedAt: !131)
!131 = distinct !DILocation(line: 187, column: 6, scope: !126)
!132 = !DILocation(line: 98, column: 9, scope: !94, inlinedAt: !131)
!133 = !DILocation(line: 99, column: 40, scope: !94, inlinedAt: !131)
!134 = !DILocation(line: 99, column: 47, scope: !94, inlinedAt: !131)
!135 = !DILocation(line: 84, column: 30, scope: !100, inlinedAt: !136)
!136 = distinct !DILocation(line: 99, column: 14, scope: !94, inlinedAt: !131)
!137 = !DILocation(line: 84, column: 29, scope: !100, inlinedAt: !136)
!138 = !DILocation(line: 84, column: 18, scope: !100, inlinedAt: !136)
!139 = !DILocation(line: 85, column: 15, scope: !100, inlinedAt: !136)
!140 = !DILocation(line: 85, column: 6, scope: !100, inlinedAt: !136)
!141 = !DILocation(line: 85, column: 12, scope: !100, inlinedAt: !136)
!142 = !DILocation(line: 86, column: 12, scope: !100, inlinedAt: !136)
!143 = !DILocation(line: 99, column: 7, scope: !94, inlinedAt: !131)
!144 = !DILocation(line: 101, column: 33, scope: !94, inlinedAt: !131)
!145 = !DILocation(line: 101, column: 40, scope: !94, inlinedAt: !131)
!146 = !DILocation(line: 66, column: 31, scope: !112, inlinedAt: !147)
!147 = distinct !DILocation(line: 101, column: 14, scope: !94, inlinedAt: !131)
!148 = !DILocation(line: 66, column: 38, scope: !112, inlinedAt: !147)
!149 = !DILocation(line: 66, column: 12, scope: !112, inlinedAt: !147)
!150 = !DILocation(line: 101, column: 7, scope: !94, inlinedAt: !131)
!151 = !DILocation(line: 102, column: 3, scope: !94, inlinedAt: !131)
!152 = !DILocation(line: 188, column: 14, scope: !126)
!153 = !DILocation(line: 187, column: 6, scope: !126)
!154 = !DILocation(line: 191, column: 6, scope: !126)
!155 = !DILocation(line: 192, column: 4, scope: !126)
!156 = !DILocation(line: 193, column: 7, scope: !126)
!157 = distinct !DISubprogram(name: "joinable", scope: !31, file: !31, line: 174, type: !12, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!158 = !DILocation(line: 175, column: 16, scope: !157)
!159 = !DILocation(line: 175, column: 25, scope: !157)
!160 = !DILocation(line: 175, column: 22, scope: !157)
!161 = !DILocation(line: 175, column: 14, scope: !157)
!162 = !DILocation(line: 175, column: 7, scope: !157)
!163 = distinct !DISubprogram(name: "operator==", scope: !31, file: !31, line: 280, type: !12, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!164 = !DILocation(line: 286, column: 16, scope: !163)
!165 = !DILocation(line: 286, column: 33, scope: !163)
!166 = !DILocation(line: 286, column: 26, scope: !163)
!167 = !DILocation(line: 286, column: 5, scope: !163)
!168 = distinct !DISubprogram(name: "id", scope: !31, file: !31, line: 85, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!169 = !DILocation(line: 85, column: 23, scope: !168)
!170 = !DILocation(line: 85, column: 37, scope: !168)
!171 = distinct !DISubprogram(name: "forward<(lambda at race-shared-ptr.cpp:10:16)>", scope: !172, file: !172, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!172 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!173 = !DILocation(line: 78, column: 33, scope: !171)
!174 = !DILocation(line: 78, column: 7, scope: !171)
!175 = distinct !DISubprogram(name: "_State_impl<(lambda at race-shared-ptr.cpp:10:16)>", scope: !31, file: !31, line: 205, type: !12, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!176 = !DILocation(line: 207, column: 4, scope: !175)
!177 = !DILocation(line: 205, column: 4, scope: !175)
!178 = !DILocation(line: 206, column: 6, scope: !175)
!179 = !DILocation(line: 206, column: 13, scope: !175)
!180 = !DILocation(line: 206, column: 35, scope: !175)
!181 = !DILocation(line: 206, column: 15, scope: !175)
!182 = !DILocation(line: 206, column: 14, scope: !175)
!183 = !DILocation(line: 207, column: 6, scope: !175)
!184 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !185, file: !185, line: 309, type: !12, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!185 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!186 = !DILocation(line: 310, column: 4, scope: !184)
!187 = !DILocation(line: 310, column: 9, scope: !184)
!188 = !DILocation(line: 311, column: 11, scope: !184)
!189 = distinct !DISubprogram(name: "~unique_ptr", scope: !185, file: !185, line: 390, type: !12, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!190 = !DILocation(line: 394, column: 16, scope: !189)
!191 = !DILocation(line: 394, column: 21, scope: !189)
!192 = !DILocation(line: 394, column: 8, scope: !189)
!193 = !DILocation(line: 395, column: 6, scope: !189)
!194 = !DILocation(line: 395, column: 12, scope: !189)
!195 = !DILocation(line: 396, column: 4, scope: !189)
!196 = !DILocation(line: 396, column: 28, scope: !189)
!197 = !DILocation(line: 396, column: 18, scope: !189)
!198 = !DILocation(line: 397, column: 2, scope: !189)
!199 = !DILocation(line: 397, column: 8, scope: !189)
!200 = !DILocation(line: 398, column: 7, scope: !189)
!201 = distinct !DISubprogram(name: "_State", scope: !31, file: !31, line: 67, type: !12, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!202 = !DILocation(line: 67, column: 12, scope: !201)
!203 = distinct !DISubprogram(name: "tuple<(lambda at race-shared-ptr.cpp:10:16), true, true>", scope: !204, file: !204, line: 742, type: !12, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!204 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!205 = !DILocation(line: 744, column: 56, scope: !203)
!206 = !DILocation(line: 744, column: 40, scope: !203)
!207 = !DILocation(line: 744, column: 15, scope: !203)
!208 = !DILocation(line: 744, column: 4, scope: !203)
!209 = !DILocation(line: 744, column: 58, scope: !203)
!210 = distinct !DISubprogram(name: "~_State_impl", scope: !31, file: !31, line: 200, type: !12, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!211 = !DILocation(line: 200, column: 14, scope: !210)
!212 = distinct !DISubprogram(name: "~_State_impl", scope: !31, file: !31, line: 200, type: !12, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!213 = !DILocation(line: 200, column: 14, scope: !212)
!214 = distinct !DISubprogram(name: "_M_run", scope: !31, file: !31, line: 210, type: !12, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!215 = !DILocation(line: 210, column: 13, scope: !214)
!216 = !DILocation(line: 210, column: 24, scope: !214)
!217 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at race-shared-ptr.cpp:10:16)>", scope: !204, file: !204, line: 440, type: !12, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!218 = !DILocation(line: 442, column: 2, scope: !217)
!219 = !DILocation(line: 441, column: 31, scope: !217)
!220 = !DILocation(line: 441, column: 10, scope: !217)
!221 = !DILocation(line: 441, column: 4, scope: !217)
!222 = !DILocation(line: 442, column: 4, scope: !217)
!223 = distinct !DISubprogram(name: "_Head_base<(lambda at race-shared-ptr.cpp:10:16)>", scope: !204, file: !204, line: 90, type: !12, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!224 = !DILocation(line: 91, column: 4, scope: !223)
!225 = !DILocation(line: 91, column: 38, scope: !223)
!226 = !DILocation(line: 91, column: 17, scope: !223)
!227 = !DILocation(line: 91, column: 46, scope: !223)
!228 = distinct !DISubprogram(name: "operator()", scope: !31, file: !31, line: 255, type: !12, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!229 = !DILocation(line: 259, column: 11, scope: !228)
!230 = !DILocation(line: 259, column: 4, scope: !228)
!231 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !31, file: !31, line: 251, type: !12, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!232 = !DILocation(line: 252, column: 52, scope: !231)
!233 = !DILocation(line: 252, column: 42, scope: !231)
!234 = !DILocation(line: 252, column: 27, scope: !231)
!235 = !DILocation(line: 252, column: 13, scope: !231)
!236 = !DILocation(line: 252, column: 6, scope: !231)
!237 = distinct !DISubprogram(name: "__invoke<(lambda at race-shared-ptr.cpp:10:16)>", scope: !238, file: !238, line: 90, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!238 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!239 = !DILocation(line: 96, column: 74, scope: !237)
!240 = !DILocation(line: 96, column: 50, scope: !237)
!241 = !DILocation(line: 96, column: 14, scope: !237)
!242 = !DILocation(line: 96, column: 7, scope: !237)
!243 = distinct !DISubprogram(name: "get<0UL, (lambda at race-shared-ptr.cpp:10:16)>", scope: !204, file: !204, line: 1392, type: !12, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!244 = !DILocation(line: 1395, column: 66, scope: !243)
!245 = !DILocation(line: 1395, column: 43, scope: !243)
!246 = !DILocation(line: 1395, column: 14, scope: !243)
!247 = !DILocation(line: 1395, column: 7, scope: !243)
!248 = distinct !DISubprogram(name: "move<std::tuple<(lambda at race-shared-ptr.cpp:10:16)> &>", scope: !172, file: !172, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!249 = !DILocation(line: 105, column: 71, scope: !248)
!250 = !DILocation(line: 105, column: 7, scope: !248)
!251 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at race-shared-ptr.cpp:10:16)>", scope: !238, file: !238, line: 60, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!252 = !DILocation(line: 61, column: 32, scope: !251)
!253 = !DILocation(line: 61, column: 14, scope: !251)
!254 = !DILocation(line: 61, column: 7, scope: !251)
!255 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!256 = !DILocation(line: 10, column: 47, scope: !255)
!257 = !DILocation(line: 10, column: 25, scope: !255)
!258 = !DILocation(line: 10, column: 23, scope: !255)
!259 = !DILocation(line: 10, column: 21, scope: !255)
!260 = !DILocation(line: 10, column: 51, scope: !255)
!261 = distinct !DISubprogram(name: "make_shared<int, int>", scope: !16, file: !16, line: 1005, type: !12, scopeLine: 1006, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!262 = !DILocation(line: 1009, column: 58, scope: !261)
!263 = !DILocation(line: 1010, column: 29, scope: !261)
!264 = !DILocation(line: 1010, column: 9, scope: !261)
!265 = !DILocation(line: 1009, column: 14, scope: !261)
!266 = !DILocation(line: 1009, column: 7, scope: !261)
!267 = distinct !DISubprogram(name: "operator=", scope: !16, file: !16, line: 438, type: !12, scopeLine: 439, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!268 = !DILocation(line: 440, column: 27, scope: !267)
!269 = !DILocation(line: 440, column: 47, scope: !267)
!270 = !DILocation(line: 440, column: 37, scope: !267)
!271 = !DILocation(line: 441, column: 2, scope: !267)
!272 = distinct !DISubprogram(name: "forward<int>", scope: !172, file: !172, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!273 = !DILocation(line: 78, column: 33, scope: !272)
!274 = !DILocation(line: 78, column: 7, scope: !272)
!275 = distinct !DISubprogram(name: "shared_ptr<std::allocator<void>, int>", scope: !16, file: !16, line: 463, type: !12, scopeLine: 465, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!276 = !DILocation(line: 465, column: 2, scope: !275)
!277 = !DILocation(line: 464, column: 22, scope: !275)
!278 = !DILocation(line: 464, column: 49, scope: !275)
!279 = !DILocation(line: 464, column: 29, scope: !275)
!280 = !DILocation(line: 464, column: 4, scope: !275)
!281 = !DILocation(line: 465, column: 4, scope: !275)
!282 = distinct !DISubprogram(name: "__shared_ptr<std::allocator<void>, int>", scope: !47, file: !47, line: 1711, type: !12, scopeLine: 1713, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!283 = !DILocation(line: 1713, column: 2, scope: !282)
!284 = !DILocation(line: 1712, column: 4, scope: !282)
!285 = !DILocation(line: 1712, column: 14, scope: !282)
!286 = !DILocation(line: 1712, column: 26, scope: !282)
!287 = !DILocation(line: 1712, column: 34, scope: !282)
!288 = !DILocation(line: 1712, column: 61, scope: !282)
!289 = !DILocation(line: 1712, column: 41, scope: !282)
!290 = !DILocation(line: 1713, column: 36, scope: !282)
!291 = !DILocation(line: 1713, column: 4, scope: !282)
!292 = !DILocation(line: 1713, column: 45, scope: !282)
!293 = distinct !DISubprogram(name: "__shared_count<int, std::allocator<void>, int>", scope: !47, file: !47, line: 964, type: !12, scopeLine: 966, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!294 = !DILocation(line: 968, column: 52, scope: !293)
!295 = !DILocation(line: 968, column: 43, scope: !293)
!296 = !DILocation(line: 969, column: 19, scope: !293)
!297 = !DILocation(line: 970, column: 33, scope: !293)
!298 = !DILocation(line: 970, column: 17, scope: !293)
!299 = !DILocation(line: 971, column: 23, scope: !293)
!300 = !DILocation(line: 971, column: 16, scope: !293)
!301 = !DILocation(line: 972, column: 22, scope: !293)
!302 = !DILocation(line: 972, column: 48, scope: !293)
!303 = !DILocation(line: 972, column: 28, scope: !293)
!304 = !DILocation(line: 972, column: 6, scope: !293)
!305 = !DILocation(line: 971, column: 9, scope: !293)
!306 = !DILocation(line: 973, column: 12, scope: !293)
!307 = !DILocation(line: 974, column: 12, scope: !293)
!308 = !DILocation(line: 974, column: 4, scope: !293)
!309 = !DILocation(line: 974, column: 10, scope: !293)
!310 = !DILocation(line: 975, column: 10, scope: !293)
!311 = !DILocation(line: 975, column: 16, scope: !293)
!312 = !DILocation(line: 975, column: 4, scope: !293)
!313 = !DILocation(line: 975, column: 8, scope: !293)
!314 = !DILocation(line: 976, column: 2, scope: !293)
!315 = distinct !DISubprogram(name: "_M_enable_shared_from_this_with<int, int>", scope: !47, file: !47, line: 1765, type: !12, scopeLine: 1766, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!316 = !DILocation(line: 1766, column: 4, scope: !315)
!317 = distinct !DISubprogram(name: "allocator<void>", scope: !318, file: !318, line: 169, type: !12, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!318 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6fa856a93062ce2b39cf0c9a3a6a3468")
!319 = !DILocation(line: 169, column: 53, scope: !317)
!320 = !DILocation(line: 169, column: 2, scope: !317)
!321 = !DILocation(line: 169, column: 55, scope: !317)
!322 = distinct !DISubprogram(name: "__allocate_guarded<std::allocator<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> > >", scope: !323, file: !323, line: 96, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!323 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocated_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "6c08ea97cd0ca641b7c6a4e7a687cd0e")
!324 = !DILocation(line: 98, column: 16, scope: !322)
!325 = !DILocation(line: 98, column: 61, scope: !322)
!326 = !DILocation(line: 98, column: 21, scope: !322)
!327 = !DILocation(line: 98, column: 14, scope: !322)
!328 = !DILocation(line: 98, column: 7, scope: !322)
!329 = distinct !DISubprogram(name: "get", scope: !323, file: !323, line: 86, type: !12, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!330 = !DILocation(line: 86, column: 52, scope: !329)
!331 = !DILocation(line: 86, column: 34, scope: !329)
!332 = !DILocation(line: 86, column: 27, scope: !329)
!333 = distinct !DISubprogram(name: "_Sp_counted_ptr_inplace<int>", scope: !47, file: !47, line: 599, type: !12, scopeLine: 601, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!334 = !DILocation(line: 601, column: 2, scope: !333)
!335 = !DILocation(line: 599, column: 2, scope: !333)
!336 = !DILocation(line: 600, column: 4, scope: !333)
!337 = !DILocation(line: 604, column: 45, scope: !333)
!338 = !DILocation(line: 605, column: 28, scope: !333)
!339 = !DILocation(line: 605, column: 8, scope: !333)
!340 = !DILocation(line: 604, column: 4, scope: !333)
!341 = !DILocation(line: 606, column: 2, scope: !333)
!342 = distinct !DISubprogram(name: "operator=", scope: !323, file: !323, line: 79, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!343 = !DILocation(line: 81, column: 2, scope: !342)
!344 = !DILocation(line: 81, column: 9, scope: !342)
!345 = !DILocation(line: 82, column: 2, scope: !342)
!346 = distinct !DISubprogram(name: "_M_ptr", scope: !47, file: !47, line: 650, type: !12, scopeLine: 650, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!347 = !DILocation(line: 650, column: 39, scope: !346)
!348 = !DILocation(line: 650, column: 47, scope: !346)
!349 = !DILocation(line: 650, column: 58, scope: !346)
!350 = !DILocation(line: 650, column: 32, scope: !346)
!351 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !323, file: !323, line: 71, type: !12, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!352 = !DILocation(line: 73, column: 6, scope: !351)
!353 = !DILocation(line: 73, column: 13, scope: !351)
!354 = !DILocation(line: 74, column: 47, scope: !351)
!355 = !DILocation(line: 74, column: 57, scope: !351)
!356 = !DILocation(line: 74, column: 4, scope: !351)
!357 = !DILocation(line: 75, column: 7, scope: !351)
!358 = distinct !DISubprogram(name: "~allocator", scope: !318, file: !318, line: 174, type: !12, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!359 = !DILocation(line: 174, column: 39, scope: !358)
!360 = distinct !DISubprogram(name: "__new_allocator", scope: !361, file: !361, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!361 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!362 = !DILocation(line: 80, column: 49, scope: !360)
!363 = distinct !DISubprogram(name: "allocate", scope: !364, file: !364, line: 463, type: !12, scopeLine: 464, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!364 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!365 = !DILocation(line: 464, column: 16, scope: !363)
!366 = !DILocation(line: 464, column: 29, scope: !363)
!367 = !DILocation(line: 464, column: 20, scope: !363)
!368 = !DILocation(line: 464, column: 9, scope: !363)
!369 = distinct !DISubprogram(name: "__allocated_ptr", scope: !323, file: !323, line: 53, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!370 = !DILocation(line: 54, column: 9, scope: !369)
!371 = !DILocation(line: 54, column: 35, scope: !369)
!372 = !DILocation(line: 54, column: 18, scope: !369)
!373 = !DILocation(line: 54, column: 42, scope: !369)
!374 = !DILocation(line: 54, column: 49, scope: !369)
!375 = !DILocation(line: 55, column: 9, scope: !369)
!376 = distinct !DISubprogram(name: "allocate", scope: !361, file: !361, line: 112, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!377 = !DILocation(line: 120, column: 23, scope: !376)
!378 = !DILocation(line: 120, column: 35, scope: !376)
!379 = !DILocation(line: 120, column: 27, scope: !376)
!380 = !DILocation(line: 120, column: 6, scope: !376)
!381 = !DILocation(line: 124, column: 10, scope: !376)
!382 = !DILocation(line: 124, column: 14, scope: !376)
!383 = !DILocation(line: 125, column: 8, scope: !376)
!384 = !DILocation(line: 126, column: 6, scope: !376)
!385 = !DILocation(line: 137, column: 49, scope: !376)
!386 = !DILocation(line: 137, column: 53, scope: !376)
!387 = !DILocation(line: 137, column: 27, scope: !376)
!388 = !DILocation(line: 137, column: 9, scope: !376)
!389 = !DILocation(line: 137, column: 2, scope: !376)
!390 = distinct !DISubprogram(name: "_M_max_size", scope: !361, file: !361, line: 210, type: !12, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!391 = !DILocation(line: 213, column: 2, scope: !390)
!392 = distinct !DISubprogram(name: "__addressof<std::allocator<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> > >", scope: !172, file: !172, line: 49, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!393 = !DILocation(line: 50, column: 34, scope: !392)
!394 = !DILocation(line: 50, column: 7, scope: !392)
!395 = distinct !DISubprogram(name: "__to_address<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> >", scope: !396, file: !396, line: 228, type: !12, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!396 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ptr_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "9b5bf297da766c3f1b9b4657c4f62700")
!397 = !DILocation(line: 231, column: 14, scope: !395)
!398 = !DILocation(line: 231, column: 7, scope: !395)
!399 = distinct !DISubprogram(name: "_Sp_counted_base", scope: !47, file: !47, line: 129, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!400 = !DILocation(line: 130, column: 43, scope: !399)
!401 = !DILocation(line: 130, column: 9, scope: !399)
!402 = !DILocation(line: 130, column: 26, scope: !399)
!403 = !DILocation(line: 130, column: 45, scope: !399)
!404 = distinct !DISubprogram(name: "_Impl", scope: !47, file: !47, line: 587, type: !12, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!405 = !DILocation(line: 587, column: 53, scope: !404)
!406 = !DILocation(line: 587, column: 40, scope: !404)
!407 = !DILocation(line: 587, column: 11, scope: !404)
!408 = !DILocation(line: 587, column: 55, scope: !404)
!409 = distinct !DISubprogram(name: "construct<int, int>", scope: !364, file: !364, line: 633, type: !12, scopeLine: 635, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!410 = !DILocation(line: 635, column: 20, scope: !409)
!411 = !DILocation(line: 635, column: 45, scope: !409)
!412 = !DILocation(line: 635, column: 25, scope: !409)
!413 = !DILocation(line: 635, column: 4, scope: !409)
!414 = !DILocation(line: 635, column: 58, scope: !409)
!415 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !47, file: !47, line: 608, type: !12, scopeLine: 608, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!416 = !DILocation(line: 608, column: 45, scope: !415)
!417 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !47, file: !47, line: 608, type: !12, scopeLine: 608, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!418 = !DILocation(line: 608, column: 43, scope: !417)
!419 = !DILocation(line: 608, column: 45, scope: !417)
!420 = distinct !DISubprogram(name: "_M_dispose", scope: !47, file: !47, line: 611, type: !12, scopeLine: 612, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!421 = !DILocation(line: 613, column: 36, scope: !420)
!422 = !DILocation(line: 613, column: 44, scope: !420)
!423 = !DILocation(line: 613, column: 56, scope: !420)
!424 = !DILocation(line: 613, column: 2, scope: !420)
!425 = !DILocation(line: 614, column: 7, scope: !420)
!426 = distinct !DISubprogram(name: "_M_destroy", scope: !47, file: !47, line: 618, type: !12, scopeLine: 619, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!427 = !DILocation(line: 620, column: 23, scope: !426)
!428 = !DILocation(line: 620, column: 31, scope: !426)
!429 = !DILocation(line: 620, column: 19, scope: !426)
!430 = !DILocation(line: 621, column: 36, scope: !426)
!431 = !DILocation(line: 622, column: 9, scope: !426)
!432 = !DILocation(line: 623, column: 7, scope: !426)
!433 = distinct !DISubprogram(name: "_M_get_deleter", scope: !47, file: !47, line: 631, type: !12, scopeLine: 632, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!434 = !DILocation(line: 633, column: 58, scope: !433)
!435 = !DILocation(line: 633, column: 7, scope: !433)
!436 = !DILocation(line: 638, column: 7, scope: !433)
!437 = !DILocation(line: 638, column: 16, scope: !433)
!438 = !DILocation(line: 638, column: 12, scope: !433)
!439 = !DILocation(line: 639, column: 6, scope: !433)
!440 = !DILocation(line: 641, column: 6, scope: !433)
!441 = !DILocation(line: 641, column: 11, scope: !433)
!442 = !DILocation(line: 638, column: 6, scope: !433)
!443 = !DILocation(line: 646, column: 11, scope: !433)
!444 = !DILocation(line: 646, column: 4, scope: !433)
!445 = !DILocation(line: 647, column: 2, scope: !433)
!446 = !DILocation(line: 648, column: 7, scope: !433)
!447 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !47, file: !47, line: 133, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!448 = !DILocation(line: 134, column: 9, scope: !447)
!449 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !47, file: !47, line: 133, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!450 = !DILocation(line: 134, column: 7, scope: !449)
!451 = distinct !DISubprogram(name: "_M_destroy", scope: !47, file: !47, line: 143, type: !12, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!452 = !DILocation(line: 144, column: 9, scope: !451)
!453 = !DILocation(line: 144, column: 22, scope: !451)
!454 = distinct !DISubprogram(name: "_Sp_ebo_helper", scope: !47, file: !47, line: 470, type: !12, scopeLine: 470, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!455 = !DILocation(line: 470, column: 60, scope: !454)
!456 = !DILocation(line: 470, column: 54, scope: !454)
!457 = !DILocation(line: 470, column: 62, scope: !454)
!458 = distinct !DISubprogram(name: "_Construct<int, int>", scope: !459, file: !459, line: 109, type: !12, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!459 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!460 = !DILocation(line: 119, column: 20, scope: !458)
!461 = !DILocation(line: 119, column: 7, scope: !458)
!462 = !DILocation(line: 119, column: 49, scope: !458)
!463 = !DILocation(line: 119, column: 29, scope: !458)
!464 = !DILocation(line: 120, column: 5, scope: !458)
!465 = distinct !DISubprogram(name: "destroy<int>", scope: !364, file: !364, line: 646, type: !12, scopeLine: 648, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!466 = !DILocation(line: 648, column: 18, scope: !465)
!467 = !DILocation(line: 648, column: 4, scope: !465)
!468 = !DILocation(line: 648, column: 24, scope: !465)
!469 = distinct !DISubprogram(name: "_M_alloc", scope: !47, file: !47, line: 589, type: !12, scopeLine: 589, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!470 = !DILocation(line: 589, column: 55, scope: !469)
!471 = !DILocation(line: 589, column: 39, scope: !469)
!472 = !DILocation(line: 589, column: 32, scope: !469)
!473 = distinct !DISubprogram(name: "_Destroy<int>", scope: !459, file: !459, line: 146, type: !12, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!474 = !DILocation(line: 151, column: 7, scope: !473)
!475 = !DILocation(line: 153, column: 5, scope: !473)
!476 = distinct !DISubprogram(name: "_S_get", scope: !47, file: !47, line: 474, type: !12, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!477 = !DILocation(line: 474, column: 65, scope: !476)
!478 = !DILocation(line: 474, column: 40, scope: !476)
!479 = distinct !DISubprogram(name: "_S_ti", scope: !47, file: !47, line: 564, type: !12, scopeLine: 565, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!480 = !DILocation(line: 567, column: 7, scope: !479)
!481 = distinct !DISubprogram(name: "operator==", scope: !482, file: !482, line: 193, type: !12, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!482 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/typeinfo", directory: "")
!483 = !DILocation(line: 198, column: 9, scope: !481)
!484 = !DILocation(line: 198, column: 19, scope: !481)
!485 = !DILocation(line: 198, column: 25, scope: !481)
!486 = !DILocation(line: 198, column: 16, scope: !481)
!487 = !DILocation(line: 199, column: 7, scope: !481)
!488 = !DILocation(line: 206, column: 12, scope: !481)
!489 = !DILocation(line: 206, column: 22, scope: !481)
!490 = !DILocation(line: 206, column: 29, scope: !481)
!491 = !DILocation(line: 206, column: 50, scope: !481)
!492 = !DILocation(line: 206, column: 58, scope: !481)
!493 = !DILocation(line: 206, column: 64, scope: !481)
!494 = !DILocation(line: 206, column: 32, scope: !481)
!495 = !DILocation(line: 206, column: 72, scope: !481)
!496 = !DILocation(line: 0, scope: !481)
!497 = !DILocation(line: 206, column: 5, scope: !481)
!498 = !DILocation(line: 210, column: 3, scope: !481)
!499 = distinct !DISubprogram(name: "name", scope: !482, file: !482, line: 103, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!500 = !DILocation(line: 104, column: 14, scope: !499)
!501 = !DILocation(line: 104, column: 24, scope: !499)
!502 = !DILocation(line: 104, column: 33, scope: !499)
!503 = !DILocation(line: 104, column: 40, scope: !499)
!504 = !DILocation(line: 104, column: 46, scope: !499)
!505 = !DILocation(line: 104, column: 7, scope: !499)
!506 = distinct !DISubprogram(name: "_M_ptr", scope: !507, file: !507, line: 114, type: !12, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!507 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/aligned_buffer.h", directory: "")
!508 = !DILocation(line: 115, column: 34, scope: !506)
!509 = !DILocation(line: 115, column: 16, scope: !506)
!510 = !DILocation(line: 115, column: 9, scope: !506)
!511 = distinct !DISubprogram(name: "_M_addr", scope: !507, file: !507, line: 102, type: !12, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!512 = !DILocation(line: 104, column: 36, scope: !511)
!513 = !DILocation(line: 104, column: 35, scope: !511)
!514 = !DILocation(line: 104, column: 9, scope: !511)
!515 = distinct !DISubprogram(name: "deallocate", scope: !364, file: !364, line: 495, type: !12, scopeLine: 496, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!516 = !DILocation(line: 496, column: 9, scope: !515)
!517 = !DILocation(line: 496, column: 24, scope: !515)
!518 = !DILocation(line: 496, column: 29, scope: !515)
!519 = !DILocation(line: 496, column: 13, scope: !515)
!520 = !DILocation(line: 496, column: 35, scope: !515)
!521 = distinct !DISubprogram(name: "deallocate", scope: !361, file: !361, line: 142, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!522 = !DILocation(line: 158, column: 27, scope: !521)
!523 = !DILocation(line: 158, column: 2, scope: !521)
!524 = !DILocation(line: 159, column: 7, scope: !521)
!525 = distinct !DISubprogram(name: "~__new_allocator", scope: !361, file: !361, line: 90, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!526 = !DILocation(line: 90, column: 50, scope: !525)
!527 = distinct !DISubprogram(name: "operator=", scope: !47, file: !47, line: 1618, type: !12, scopeLine: 1619, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!528 = !DILocation(line: 1620, column: 25, scope: !527)
!529 = !DILocation(line: 1620, column: 15, scope: !527)
!530 = !DILocation(line: 1620, column: 2, scope: !527)
!531 = !DILocation(line: 1620, column: 31, scope: !527)
!532 = !DILocation(line: 1621, column: 2, scope: !527)
!533 = distinct !DISubprogram(name: "move<std::shared_ptr<int> &>", scope: !172, file: !172, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!534 = !DILocation(line: 105, column: 71, scope: !533)
!535 = !DILocation(line: 105, column: 7, scope: !533)
!536 = distinct !DISubprogram(name: "move<std::__shared_ptr<int, __gnu_cxx::_S_atomic> &>", scope: !172, file: !172, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!537 = !DILocation(line: 105, column: 71, scope: !536)
!538 = !DILocation(line: 105, column: 7, scope: !536)
!539 = distinct !DISubprogram(name: "__shared_ptr", scope: !47, file: !47, line: 1531, type: !12, scopeLine: 1533, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!540 = !DILocation(line: 1533, column: 7, scope: !539)
!541 = !DILocation(line: 1532, column: 9, scope: !539)
!542 = !DILocation(line: 1532, column: 16, scope: !539)
!543 = !DILocation(line: 1532, column: 20, scope: !539)
!544 = !DILocation(line: 1532, column: 29, scope: !539)
!545 = !DILocation(line: 1534, column: 2, scope: !539)
!546 = !DILocation(line: 1534, column: 22, scope: !539)
!547 = !DILocation(line: 1534, column: 26, scope: !539)
!548 = !DILocation(line: 1534, column: 14, scope: !539)
!549 = !DILocation(line: 1535, column: 2, scope: !539)
!550 = !DILocation(line: 1535, column: 6, scope: !539)
!551 = !DILocation(line: 1535, column: 13, scope: !539)
!552 = !DILocation(line: 1536, column: 7, scope: !539)
!553 = distinct !DISubprogram(name: "swap", scope: !47, file: !47, line: 1684, type: !12, scopeLine: 1685, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!554 = !DILocation(line: 1686, column: 12, scope: !553)
!555 = !DILocation(line: 1686, column: 20, scope: !553)
!556 = !DILocation(line: 1686, column: 28, scope: !553)
!557 = !DILocation(line: 1686, column: 2, scope: !553)
!558 = !DILocation(line: 1687, column: 2, scope: !553)
!559 = !DILocation(line: 1687, column: 22, scope: !553)
!560 = !DILocation(line: 1687, column: 30, scope: !553)
!561 = !DILocation(line: 1687, column: 14, scope: !553)
!562 = !DILocation(line: 1688, column: 7, scope: !553)
!563 = distinct !DISubprogram(name: "~__shared_ptr", scope: !47, file: !47, line: 1524, type: !12, scopeLine: 1524, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!564 = !DILocation(line: 1524, column: 31, scope: !563)
!565 = distinct !DISubprogram(name: "__shared_count", scope: !47, file: !47, line: 908, type: !12, scopeLine: 909, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!566 = !DILocation(line: 908, column: 45, scope: !565)
!567 = !DILocation(line: 909, column: 9, scope: !565)
!568 = distinct !DISubprogram(name: "_M_swap", scope: !47, file: !47, line: 1097, type: !12, scopeLine: 1098, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!569 = !DILocation(line: 1099, column: 33, scope: !568)
!570 = !DILocation(line: 1099, column: 37, scope: !568)
!571 = !DILocation(line: 1099, column: 25, scope: !568)
!572 = !DILocation(line: 1100, column: 14, scope: !568)
!573 = !DILocation(line: 1100, column: 2, scope: !568)
!574 = !DILocation(line: 1100, column: 6, scope: !568)
!575 = !DILocation(line: 1100, column: 12, scope: !568)
!576 = !DILocation(line: 1101, column: 10, scope: !568)
!577 = !DILocation(line: 1101, column: 2, scope: !568)
!578 = !DILocation(line: 1101, column: 8, scope: !568)
!579 = !DILocation(line: 1102, column: 7, scope: !568)
!580 = distinct !DISubprogram(name: "swap<int *>", scope: !172, file: !172, line: 196, type: !12, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!581 = !DILocation(line: 204, column: 19, scope: !580)
!582 = !DILocation(line: 204, column: 11, scope: !580)
!583 = !DILocation(line: 205, column: 13, scope: !580)
!584 = !DILocation(line: 205, column: 7, scope: !580)
!585 = !DILocation(line: 205, column: 11, scope: !580)
!586 = !DILocation(line: 206, column: 13, scope: !580)
!587 = !DILocation(line: 206, column: 7, scope: !580)
!588 = !DILocation(line: 206, column: 11, scope: !580)
!589 = !DILocation(line: 207, column: 5, scope: !580)
!590 = distinct !DISubprogram(name: "move<int *&>", scope: !172, file: !172, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!591 = !DILocation(line: 105, column: 71, scope: !590)
!592 = !DILocation(line: 105, column: 7, scope: !590)
!593 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at race-shared-ptr.cpp:10:16)>", scope: !204, file: !204, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!594 = !DILocation(line: 1365, column: 57, scope: !593)
!595 = !DILocation(line: 1365, column: 14, scope: !593)
!596 = !DILocation(line: 1365, column: 7, scope: !593)
!597 = distinct !DISubprogram(name: "_M_head", scope: !204, file: !204, line: 424, type: !12, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!598 = !DILocation(line: 424, column: 66, scope: !597)
!599 = !DILocation(line: 424, column: 51, scope: !597)
!600 = !DILocation(line: 424, column: 44, scope: !597)
!601 = distinct !DISubprogram(name: "_M_head", scope: !204, file: !204, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!602 = !DILocation(line: 124, column: 50, scope: !601)
!603 = !DILocation(line: 124, column: 54, scope: !601)
!604 = !DILocation(line: 124, column: 43, scope: !601)
!605 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !185, file: !185, line: 233, type: !12, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!606 = !DILocation(line: 233, column: 40, scope: !605)
!607 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !185, file: !185, line: 168, type: !12, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!608 = !DILocation(line: 168, column: 38, scope: !607)
!609 = !DILocation(line: 168, column: 58, scope: !607)
!610 = !DILocation(line: 168, column: 47, scope: !607)
!611 = !DILocation(line: 168, column: 56, scope: !607)
!612 = !DILocation(line: 168, column: 63, scope: !607)
!613 = distinct !DISubprogram(name: "tuple<true, true>", scope: !204, file: !204, line: 1049, type: !12, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!614 = !DILocation(line: 1051, column: 17, scope: !613)
!615 = !DILocation(line: 1051, column: 4, scope: !613)
!616 = !DILocation(line: 1051, column: 19, scope: !613)
!617 = distinct !DISubprogram(name: "_M_ptr", scope: !185, file: !185, line: 189, type: !12, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!618 = !DILocation(line: 189, column: 57, scope: !617)
!619 = !DILocation(line: 189, column: 45, scope: !617)
!620 = !DILocation(line: 189, column: 38, scope: !617)
!621 = distinct !DISubprogram(name: "_Tuple_impl", scope: !204, file: !204, line: 279, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!622 = !DILocation(line: 280, column: 31, scope: !621)
!623 = !DILocation(line: 280, column: 9, scope: !621)
!624 = !DILocation(line: 280, column: 23, scope: !621)
!625 = !DILocation(line: 280, column: 33, scope: !621)
!626 = distinct !DISubprogram(name: "_Tuple_impl", scope: !204, file: !204, line: 430, type: !12, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!627 = !DILocation(line: 431, column: 17, scope: !626)
!628 = !DILocation(line: 431, column: 9, scope: !626)
!629 = !DILocation(line: 431, column: 19, scope: !626)
!630 = distinct !DISubprogram(name: "_Head_base", scope: !204, file: !204, line: 189, type: !12, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!631 = !DILocation(line: 190, column: 9, scope: !630)
!632 = !DILocation(line: 190, column: 26, scope: !630)
!633 = distinct !DISubprogram(name: "_Head_base", scope: !204, file: !204, line: 80, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!634 = !DILocation(line: 81, column: 9, scope: !633)
!635 = !DILocation(line: 81, column: 26, scope: !633)
!636 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !204, file: !204, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!637 = !DILocation(line: 1381, column: 37, scope: !636)
!638 = !DILocation(line: 1381, column: 14, scope: !636)
!639 = !DILocation(line: 1381, column: 7, scope: !636)
!640 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !204, file: !204, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!641 = !DILocation(line: 1365, column: 57, scope: !640)
!642 = !DILocation(line: 1365, column: 14, scope: !640)
!643 = !DILocation(line: 1365, column: 7, scope: !640)
!644 = distinct !DISubprogram(name: "_M_head", scope: !204, file: !204, line: 268, type: !12, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!645 = !DILocation(line: 268, column: 66, scope: !644)
!646 = !DILocation(line: 268, column: 51, scope: !644)
!647 = !DILocation(line: 268, column: 44, scope: !644)
!648 = distinct !DISubprogram(name: "_M_head", scope: !204, file: !204, line: 233, type: !12, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!649 = !DILocation(line: 233, column: 50, scope: !648)
!650 = !DILocation(line: 233, column: 54, scope: !648)
!651 = !DILocation(line: 233, column: 43, scope: !648)
!652 = distinct !DISubprogram(name: "get_deleter", scope: !185, file: !185, line: 467, type: !12, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!653 = !DILocation(line: 468, column: 16, scope: !652)
!654 = !DILocation(line: 468, column: 21, scope: !652)
!655 = !DILocation(line: 468, column: 9, scope: !652)
!656 = distinct !DISubprogram(name: "operator()", scope: !185, file: !185, line: 89, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!657 = !DILocation(line: 95, column: 9, scope: !656)
!658 = !DILocation(line: 95, column: 2, scope: !656)
!659 = !DILocation(line: 96, column: 7, scope: !656)
!660 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !172, file: !172, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!661 = !DILocation(line: 105, column: 71, scope: !660)
!662 = !DILocation(line: 105, column: 7, scope: !660)
!663 = distinct !DISubprogram(name: "_M_deleter", scope: !185, file: !185, line: 193, type: !12, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!664 = !DILocation(line: 193, column: 61, scope: !663)
!665 = !DILocation(line: 193, column: 49, scope: !663)
!666 = !DILocation(line: 193, column: 42, scope: !663)
!667 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !204, file: !204, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!668 = !DILocation(line: 1381, column: 37, scope: !667)
!669 = !DILocation(line: 1381, column: 14, scope: !667)
!670 = !DILocation(line: 1381, column: 7, scope: !667)
!671 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !204, file: !204, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!672 = !DILocation(line: 1365, column: 57, scope: !671)
!673 = !DILocation(line: 1365, column: 14, scope: !671)
!674 = !DILocation(line: 1365, column: 7, scope: !671)
!675 = distinct !DISubprogram(name: "_M_head", scope: !204, file: !204, line: 424, type: !12, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!676 = !DILocation(line: 424, column: 66, scope: !675)
!677 = !DILocation(line: 424, column: 51, scope: !675)
!678 = !DILocation(line: 424, column: 44, scope: !675)
!679 = distinct !DISubprogram(name: "_M_head", scope: !204, file: !204, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!680 = !DILocation(line: 124, column: 50, scope: !679)
!681 = !DILocation(line: 124, column: 54, scope: !679)
!682 = !DILocation(line: 124, column: 43, scope: !679)
!683 = distinct !DISubprogram(name: "atomic_load_explicit<int>", scope: !42, file: !42, line: 103, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!684 = !DILocation(line: 105, column: 25, scope: !683)
!685 = !DILocation(line: 105, column: 18, scope: !683)
!686 = !DILocation(line: 106, column: 15, scope: !683)
!687 = !DILocation(line: 106, column: 14, scope: !683)
!688 = !DILocation(line: 107, column: 5, scope: !683)
!689 = distinct !DISubprogram(name: "shared_ptr", scope: !16, file: !16, line: 204, type: !12, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!690 = !DILocation(line: 204, column: 54, scope: !689)
!691 = !DILocation(line: 204, column: 7, scope: !689)
!692 = distinct !DISubprogram(name: "__shared_ptr", scope: !47, file: !47, line: 1522, type: !12, scopeLine: 1522, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!693 = !DILocation(line: 1522, column: 58, scope: !692)
!694 = !DILocation(line: 1522, column: 7, scope: !692)
!695 = distinct !DISubprogram(name: "__shared_count", scope: !47, file: !47, line: 1074, type: !12, scopeLine: 1076, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!696 = !DILocation(line: 1075, column: 9, scope: !695)
!697 = !DILocation(line: 1075, column: 15, scope: !695)
!698 = !DILocation(line: 1075, column: 19, scope: !695)
!699 = !DILocation(line: 1077, column: 6, scope: !695)
!700 = !DILocation(line: 1077, column: 12, scope: !695)
!701 = !DILocation(line: 1078, column: 4, scope: !695)
!702 = !DILocation(line: 1078, column: 11, scope: !695)
!703 = !DILocation(line: 1079, column: 7, scope: !695)
!704 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !47, file: !47, line: 151, type: !12, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!705 = !DILocation(line: 152, column: 43, scope: !704)
!706 = !DILocation(line: 52, column: 12, scope: !91, inlinedAt: !707)
!707 = distinct !DILocation(line: 108, column: 9, scope: !708, inlinedAt: !709)
!708 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !92, file: !92, line: 106, type: !12, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!709 = distinct !DILocation(line: 152, column: 9, scope: !704)
!710 = !DILocation(line: 108, column: 9, scope: !708, inlinedAt: !709)
!711 = !DILocation(line: 109, column: 27, scope: !708, inlinedAt: !709)
!712 = !DILocation(line: 109, column: 34, scope: !708, inlinedAt: !709)
!713 = !DILocation(line: 92, column: 15, scope: !714, inlinedAt: !715)
!714 = distinct !DISubprogram(name: "__atomic_add_single", scope: !92, file: !92, line: 91, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!715 = distinct !DILocation(line: 109, column: 7, scope: !708, inlinedAt: !709)
!716 = !DILocation(line: 92, column: 6, scope: !714, inlinedAt: !715)
!717 = !DILocation(line: 92, column: 12, scope: !714, inlinedAt: !715)
!718 = !DILocation(line: 109, column: 7, scope: !708, inlinedAt: !709)
!719 = !DILocation(line: 111, column: 20, scope: !708, inlinedAt: !709)
!720 = !DILocation(line: 111, column: 27, scope: !708, inlinedAt: !709)
!721 = !DILocation(line: 71, column: 24, scope: !722, inlinedAt: !723)
!722 = distinct !DISubprogram(name: "__atomic_add", scope: !92, file: !92, line: 70, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!723 = distinct !DILocation(line: 111, column: 7, scope: !708, inlinedAt: !709)
!724 = !DILocation(line: 71, column: 31, scope: !722, inlinedAt: !723)
!725 = !DILocation(line: 71, column: 5, scope: !722, inlinedAt: !723)
!726 = !DILocation(line: 152, column: 61, scope: !704)
!727 = distinct !DISubprogram(name: "_M_get", scope: !47, file: !47, line: 1362, type: !12, scopeLine: 1363, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!728 = !DILocation(line: 1363, column: 16, scope: !727)
!729 = !DILocation(line: 1363, column: 66, scope: !727)
!730 = !DILocation(line: 1363, column: 9, scope: !727)
!731 = distinct !DISubprogram(name: "get", scope: !47, file: !47, line: 1665, type: !12, scopeLine: 1666, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!732 = !DILocation(line: 1666, column: 16, scope: !731)
!733 = !DILocation(line: 1666, column: 9, scope: !731)
!734 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_race_shared_ptr.cpp", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!735 = !DILocation(line: 0, scope: !734)
