; ModuleID = 'cpp-shared-ptr-atomic.cpp'
source_filename = "cpp-shared-ptr-atomic.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { i32*, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { %"class.std::_Sp_counted_base"* }
%"class.std::_Sp_counted_base" = type { i32 (...)**, i32, i32 }
%"class.std::allocator" = type { i8 }
%"struct.std::_Sp_alloc_shared_tag" = type { %"class.std::allocator"* }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i8 }
%"class.std::__shared_ptr_access" = type { i8 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker", [7 x i8] }>
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.4" }
%"class.std::tuple.4" = type { i8 }
%"class.std::allocator.0" = type { i8 }
%"struct.std::__allocated_ptr" = type { %"class.std::allocator.0"*, %"class.std::_Sp_counted_ptr_inplace"* }
%"class.std::_Sp_counted_ptr_inplace" = type <{ %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl", [4 x i8] }>
%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl" = type { %"struct.__gnu_cxx::__aligned_buffer" }
%"struct.__gnu_cxx::__aligned_buffer" = type { %"union.std::aligned_storage<4, 4>::type" }
%"union.std::aligned_storage<4, 4>::type" = type { [4 x i8] }
%"class.std::__new_allocator" = type { i8 }
%"class.std::_Mutex_base" = type { i8 }
%"struct.std::_Sp_ebo_helper" = type { i8 }
%"class.std::type_info" = type { i32 (...)**, i8* }
%"struct.std::_Sp_locker" = type { i8, i8 }
%"struct.std::owner_less" = type { i8 }
%"struct.std::_Sp_owner_less" = type { i8 }
%"struct.std::less" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Tuple_impl.5" = type { i8 }
%"struct.std::_Head_base.6" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.2" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_ = comdat any

$_ZNSt10shared_ptrIiED2Ev = comdat any

$_ZSt15atomic_exchangeIiESt10shared_ptrIT_EPS2_S2_ = comdat any

$_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv = comdat any

$_ZSt30atomic_compare_exchange_strongIiEbPSt10shared_ptrIT_ES3_S2_ = comdat any

$_ZSt11atomic_loadIiESt10shared_ptrIT_EPKS2_ = comdat any

$_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE9use_countEv = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv = comdat any

$__clang_call_terminate = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

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

$_ZSt20atomic_load_explicitIiESt10shared_ptrIT_EPKS2_St12memory_order = comdat any

$_ZNSt10shared_ptrIiEC2ERKS0_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_ = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_ = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv = comdat any

$_ZSt39atomic_compare_exchange_strong_explicitIiEbPSt10shared_ptrIT_ES3_S2_St12memory_orderS4_ = comdat any

$_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_ = comdat any

$_ZNSt10shared_ptrIiEC2EOS0_ = comdat any

$_ZNSt10shared_ptrIiEC2Ev = comdat any

$_ZSteqIiiEbRKSt10shared_ptrIT_ERKS0_IT0_E = comdat any

$_ZNKSt14_Sp_owner_lessISt10shared_ptrIiESt8weak_ptrIiEEclERKS1_S6_ = comdat any

$_ZNSt10shared_ptrIiEaSEOS0_ = comdat any

$_ZNSt10shared_ptrIiEaSERKS0_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2Ev = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev = comdat any

$_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv = comdat any

$_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE12owner_beforeIiEEbRKS_IT_LS1_2EE = comdat any

$_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_lessERKS2_ = comdat any

$_ZNKSt4lessIPSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEEclES4_S4_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSEOS2_ = comdat any

$_ZSt4moveIRSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEEONSt16remove_referenceIT_E4typeEOS6_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_ = comdat any

$_ZSt4swapIPiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_ = comdat any

$_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSERKS2_ = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEaSERKS2_ = comdat any

$_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

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

$_ZSt24atomic_exchange_explicitIiESt10shared_ptrIT_EPS2_S2_St12memory_order = comdat any

$_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv = comdat any

$_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv = comdat any

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

@p = dso_local global %"class.std::shared_ptr" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@q = dso_local global %"class.std::shared_ptr" zeroinitializer, align 8
@.str = private unnamed_addr constant [10 x i8] c"*one == 1\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"cpp-shared-ptr-atomic.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"!done && *one == 2\00", align 1
@.str.4 = private unnamed_addr constant [49 x i8] c"*std::atomic_load(&p) == 4 && q.use_count() == 2\00", align 1
@__libc_single_threaded = external global i8, align 1
@_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x i8*] } { [7 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE to i8*), i8* bitcast (void (%"class.std::_Sp_counted_ptr_inplace"*)* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev to i8*), i8* bitcast (void (%"class.std::_Sp_counted_ptr_inplace"*)* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev to i8*), i8* bitcast (void (%"class.std::_Sp_counted_ptr_inplace"*)* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv to i8*), i8* bitcast (void (%"class.std::_Sp_counted_ptr_inplace"*)* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv to i8*), i8* bitcast (i8* (%"class.std::_Sp_counted_ptr_inplace"*, %"class.std::type_info"*)* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
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
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@.str.5 = private unnamed_addr constant [23 x i8] c"*two == 1 || *two == 4\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cpp_shared_ptr_atomic.cpp, i8* null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !10 {
  %1 = alloca i32, align 4
  store i32 1, i32* %1, align 4, !dbg !14
  call void @_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 @p, i32* noundef nonnull align 4 dereferenceable(4) %1), !dbg !16
  %2 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"class.std::shared_ptr"*)* @_ZNSt10shared_ptrIiED2Ev to void (i8*)*), i8* bitcast (%"class.std::shared_ptr"* @p to i8*), i8* @__dso_handle) #3, !dbg !17
  ret void, !dbg !14
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #1 comdat !dbg !18 {
  %3 = alloca i8*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"class.std::allocator", align 1
  %6 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %7 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %7, i8** %3, align 8
  store i32* %1, i32** %4, align 8
  %8 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %6, i32 0, i32 0, !dbg !20
  store %"class.std::allocator"* %5, %"class.std::allocator"** %8, align 8, !dbg !20
  %9 = load i32*, i32** %4, align 8, !dbg !21
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %9) #3, !dbg !22
  %11 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %6, i32 0, i32 0, !dbg !23
  %12 = load %"class.std::allocator"*, %"class.std::allocator"** %11, align 8, !dbg !23
  call void @_ZNSt10shared_ptrIiEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator"* %12, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !23
  ret void, !dbg !24
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !25 {
  %2 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %2, align 8
  %3 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %2, align 8
  %4 = bitcast %"class.std::shared_ptr"* %3 to %"class.std::__shared_ptr"*, !dbg !26
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !26
  ret void, !dbg !26
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #3

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init.1() #0 section ".text.startup" !dbg !27 {
  %1 = alloca i32, align 4
  store i32 2, i32* %1, align 4, !dbg !28
  call void @_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 @q, i32* noundef nonnull align 4 dereferenceable(4) %1), !dbg !30
  %2 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"class.std::shared_ptr"*)* @_ZNSt10shared_ptrIiED2Ev to void (i8*)*), i8* bitcast (%"class.std::shared_ptr"* @q to i8*), i8* @__dso_handle) #3, !dbg !31
  ret void, !dbg !28
}

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca %class.anon, align 1
  %4 = alloca %"class.std::shared_ptr", align 8
  %5 = alloca %"class.std::shared_ptr", align 8
  %6 = alloca i32, align 4
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca %"class.std::shared_ptr", align 8
  %11 = alloca i32, align 4
  %12 = alloca %"class.std::shared_ptr", align 8
  store i32 0, i32* %1, align 4
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, %class.anon* noundef nonnull align 1 dereferenceable(1) %3), !dbg !33
  store i32 4, i32* %6, align 4, !dbg !34
  invoke void @_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %5, i32* noundef nonnull align 4 dereferenceable(4) %6)
          to label %13 unwind label %21, !dbg !35

13:                                               ; preds = %0
  invoke void @_ZSt15atomic_exchangeIiESt10shared_ptrIT_EPS2_S2_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %4, %"class.std::shared_ptr"* noundef @p, %"class.std::shared_ptr"* noundef %5)
          to label %14 unwind label %25, !dbg !36

14:                                               ; preds = %13
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5) #3, !dbg !36
  %15 = bitcast %"class.std::shared_ptr"* %4 to %"class.std::__shared_ptr_access"*, !dbg !37
  %16 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %15) #3, !dbg !37
  %17 = load i32, i32* %16, align 4, !dbg !37
  %18 = icmp eq i32 %17, 1, !dbg !37
  br i1 %18, label %19, label %20, !dbg !37

19:                                               ; preds = %14
  br label %30, !dbg !37

20:                                               ; preds = %14
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #16, !dbg !37
  unreachable, !dbg !37

21:                                               ; preds = %0
  %22 = landingpad { i8*, i32 }
          cleanup, !dbg !38
  %23 = extractvalue { i8*, i32 } %22, 0, !dbg !38
  store i8* %23, i8** %7, align 8, !dbg !38
  %24 = extractvalue { i8*, i32 } %22, 1, !dbg !38
  store i32 %24, i32* %8, align 4, !dbg !38
  br label %73, !dbg !38

25:                                               ; preds = %13
  %26 = landingpad { i8*, i32 }
          cleanup, !dbg !38
  %27 = extractvalue { i8*, i32 } %26, 0, !dbg !38
  store i8* %27, i8** %7, align 8, !dbg !38
  %28 = extractvalue { i8*, i32 } %26, 1, !dbg !38
  store i32 %28, i32* %8, align 4, !dbg !38
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5) #3, !dbg !36
  br label %73, !dbg !36

29:                                               ; No predecessors!
  br label %30, !dbg !37

30:                                               ; preds = %29, %19
  store i32 5, i32* %11, align 4, !dbg !39
  invoke void @_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %10, i32* noundef nonnull align 4 dereferenceable(4) %11)
          to label %31 unwind label %46, !dbg !40

31:                                               ; preds = %30
  %32 = invoke noundef zeroext i1 @_ZSt30atomic_compare_exchange_strongIiEbPSt10shared_ptrIT_ES3_S2_(%"class.std::shared_ptr"* noundef @q, %"class.std::shared_ptr"* noundef %4, %"class.std::shared_ptr"* noundef %10)
          to label %33 unwind label %50, !dbg !41

33:                                               ; preds = %31
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %10) #3, !dbg !41
  %34 = zext i1 %32 to i8, !dbg !42
  store i8 %34, i8* %9, align 1, !dbg !42
  %35 = load i8, i8* %9, align 1, !dbg !43
  %36 = trunc i8 %35 to i1, !dbg !43
  br i1 %36, label %42, label %37, !dbg !43

37:                                               ; preds = %33
  %38 = bitcast %"class.std::shared_ptr"* %4 to %"class.std::__shared_ptr_access"*, !dbg !43
  %39 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %38) #3, !dbg !43
  %40 = load i32, i32* %39, align 4, !dbg !43
  %41 = icmp eq i32 %40, 2, !dbg !43
  br label %42

42:                                               ; preds = %37, %33
  %43 = phi i1 [ false, %33 ], [ %41, %37 ], !dbg !44
  br i1 %43, label %44, label %45, !dbg !43

44:                                               ; preds = %42
  br label %55, !dbg !43

45:                                               ; preds = %42
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #16, !dbg !43
  unreachable, !dbg !43

46:                                               ; preds = %56, %55, %30
  %47 = landingpad { i8*, i32 }
          cleanup, !dbg !38
  %48 = extractvalue { i8*, i32 } %47, 0, !dbg !38
  store i8* %48, i8** %7, align 8, !dbg !38
  %49 = extractvalue { i8*, i32 } %47, 1, !dbg !38
  store i32 %49, i32* %8, align 4, !dbg !38
  br label %72, !dbg !38

50:                                               ; preds = %31
  %51 = landingpad { i8*, i32 }
          cleanup, !dbg !38
  %52 = extractvalue { i8*, i32 } %51, 0, !dbg !38
  store i8* %52, i8** %7, align 8, !dbg !38
  %53 = extractvalue { i8*, i32 } %51, 1, !dbg !38
  store i32 %53, i32* %8, align 4, !dbg !38
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %10) #3, !dbg !41
  br label %72, !dbg !41

54:                                               ; No predecessors!
  br label %55, !dbg !43

55:                                               ; preds = %54, %44
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %56 unwind label %46, !dbg !45

56:                                               ; preds = %55
  invoke void @_ZSt11atomic_loadIiESt10shared_ptrIT_EPKS2_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %12, %"class.std::shared_ptr"* noundef @p)
          to label %57 unwind label %46, !dbg !46

57:                                               ; preds = %56
  %58 = bitcast %"class.std::shared_ptr"* %12 to %"class.std::__shared_ptr_access"*, !dbg !46
  %59 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %58) #3, !dbg !46
  %60 = load i32, i32* %59, align 4, !dbg !46
  %61 = icmp eq i32 %60, 4, !dbg !46
  br i1 %61, label %62, label %65, !dbg !46

62:                                               ; preds = %57
  %63 = call noundef i64 @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE9use_countEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) getelementptr inbounds (%"class.std::shared_ptr", %"class.std::shared_ptr"* @q, i32 0, i32 0)) #3, !dbg !46
  %64 = icmp eq i64 %63, 2, !dbg !46
  br label %65

65:                                               ; preds = %62, %57
  %66 = phi i1 [ false, %57 ], [ %64, %62 ], !dbg !44
  br i1 %66, label %67, label %68, !dbg !46

67:                                               ; preds = %65
  br label %70, !dbg !46

68:                                               ; preds = %65
  call void @__assert_fail(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #16, !dbg !46
  unreachable, !dbg !46

69:                                               ; No predecessors!
  br label %70, !dbg !46

70:                                               ; preds = %69, %67
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %12) #3, !dbg !46
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !38
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #3, !dbg !38
  %71 = load i32, i32* %1, align 4, !dbg !38
  ret i32 %71, !dbg !38

72:                                               ; preds = %50, %46
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !38
  br label %73, !dbg !38

73:                                               ; preds = %72, %25, %21
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #3, !dbg !38
  br label %74, !dbg !38

74:                                               ; preds = %73
  %75 = load i8*, i8** %7, align 8, !dbg !38
  %76 = load i32, i32* %8, align 4, !dbg !38
  %77 = insertvalue { i8*, i32 } undef, i8* %75, 0, !dbg !38
  %78 = insertvalue { i8*, i32 } %77, i32 %76, 1, !dbg !38
  resume { i8*, i32 } %78, !dbg !38
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #5 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !47 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !49
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #3, !dbg !49
  store i8* null, i8** %5, align 8, !dbg !50
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #17, !dbg !51
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !51
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !52
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %13) #3, !dbg !53
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !54

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !51
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #3, !dbg !55
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !56

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !56
  ret void, !dbg !57

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !57
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !57
  store i8* %20, i8** %7, align 8, !dbg !57
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !57
  store i32 %21, i32* %8, align 4, !dbg !57
  call void @_ZdlPv(i8* noundef %11) #18, !dbg !51
  br label %26, !dbg !51

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !57
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !57
  store i8* %24, i8** %7, align 8, !dbg !57
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !57
  store i32 %25, i32* %8, align 4, !dbg !57
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !56
  br label %26, !dbg !56

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !51
  %28 = load i32, i32* %8, align 4, !dbg !51
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !51
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !51
  resume { i8*, i32 } %30, !dbg !51
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt15atomic_exchangeIiESt10shared_ptrIT_EPS2_S2_(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %1, %"class.std::shared_ptr"* noundef %2) #1 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !58 {
  %4 = alloca i8*, align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca %"class.std::shared_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  %9 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %9, i8** %4, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %5, align 8
  %10 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !60
  %11 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %2) #3, !dbg !61
  call void @_ZNSt10shared_ptrIiEC2EOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #3, !dbg !61
  invoke void @_ZSt24atomic_exchange_explicitIiESt10shared_ptrIT_EPS2_S2_St12memory_order(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %10, %"class.std::shared_ptr"* noundef %6, i32 noundef 5)
          to label %12 unwind label %13, !dbg !62

12:                                               ; preds = %3
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6) #3, !dbg !63
  ret void, !dbg !63

13:                                               ; preds = %3
  %14 = landingpad { i8*, i32 }
          cleanup, !dbg !64
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !64
  store i8* %15, i8** %7, align 8, !dbg !64
  %16 = extractvalue { i8*, i32 } %14, 1, !dbg !64
  store i32 %16, i32* %8, align 4, !dbg !64
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6) #3, !dbg !63
  br label %17, !dbg !63

17:                                               ; preds = %13
  %18 = load i8*, i8** %7, align 8, !dbg !63
  %19 = load i32, i32* %8, align 4, !dbg !63
  %20 = insertvalue { i8*, i32 } undef, i8* %18, 0, !dbg !63
  %21 = insertvalue { i8*, i32 } %20, i32 %19, 1, !dbg !63
  resume { i8*, i32 } %21, !dbg !63
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !65 {
  %2 = alloca %"class.std::__shared_ptr_access"*, align 8
  store %"class.std::__shared_ptr_access"* %0, %"class.std::__shared_ptr_access"** %2, align 8
  %3 = load %"class.std::__shared_ptr_access"*, %"class.std::__shared_ptr_access"** %2, align 8
  br label %4, !dbg !67

4:                                                ; preds = %1
  br label %5, !dbg !67

5:                                                ; preds = %4
  br label %6, !dbg !67

6:                                                ; preds = %5
  %7 = call noundef i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %3) #3, !dbg !68
  ret i32* %7, !dbg !69
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #7

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSt30atomic_compare_exchange_strongIiEbPSt10shared_ptrIT_ES3_S2_(%"class.std::shared_ptr"* noundef %0, %"class.std::shared_ptr"* noundef %1, %"class.std::shared_ptr"* noundef %2) #1 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !70 {
  %4 = alloca %"class.std::shared_ptr"*, align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca %"class.std::shared_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %4, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %5, align 8
  %9 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !71
  %10 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !72
  %11 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %2) #3, !dbg !73
  call void @_ZNSt10shared_ptrIiEC2EOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #3, !dbg !73
  %12 = invoke noundef zeroext i1 @_ZSt39atomic_compare_exchange_strong_explicitIiEbPSt10shared_ptrIT_ES3_S2_St12memory_orderS4_(%"class.std::shared_ptr"* noundef %9, %"class.std::shared_ptr"* noundef %10, %"class.std::shared_ptr"* noundef %6, i32 noundef 5, i32 noundef 5)
          to label %13 unwind label %14, !dbg !74

13:                                               ; preds = %3
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6) #3, !dbg !75
  ret i1 %12, !dbg !75

14:                                               ; preds = %3
  %15 = landingpad { i8*, i32 }
          cleanup, !dbg !76
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !76
  store i8* %16, i8** %7, align 8, !dbg !76
  %17 = extractvalue { i8*, i32 } %15, 1, !dbg !76
  store i32 %17, i32* %8, align 4, !dbg !76
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6) #3, !dbg !75
  br label %18, !dbg !75

18:                                               ; preds = %14
  %19 = load i8*, i8** %7, align 8, !dbg !75
  %20 = load i32, i32* %8, align 4, !dbg !75
  %21 = insertvalue { i8*, i32 } undef, i8* %19, 0, !dbg !75
  %22 = insertvalue { i8*, i32 } %21, i32 %20, 1, !dbg !75
  resume { i8*, i32 } %22, !dbg !75
}

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #8

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt11atomic_loadIiESt10shared_ptrIT_EPKS2_(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %1) #1 comdat !dbg !77 {
  %3 = alloca i8*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  %5 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %5, i8** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %6 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !78
  call void @_ZSt20atomic_load_explicitIiESt10shared_ptrIT_EPKS2_St12memory_order(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %6, i32 noundef 5), !dbg !79
  ret void, !dbg !80
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE9use_countEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 !dbg !81 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 1, !dbg !82
  %5 = call noundef i64 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !83
  ret i64 %5, !dbg !84
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !85 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !86
  br i1 %4, label %5, label %7, !dbg !86

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #16, !dbg !87
  unreachable, !dbg !87

6:                                                ; No predecessors!
  unreachable, !dbg !91

7:                                                ; preds = %1
  ret void, !dbg !92
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !93 {
  %2 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %2, align 8
  %3 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !94
  %5 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %4, align 8, !dbg !94
  %6 = icmp ne %"class.std::_Sp_counted_base"* %5, null, !dbg !95
  br i1 %6, label %7, label %10, !dbg !94

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !96
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !96
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %9) #3, !dbg !97
  br label %10, !dbg !96

10:                                               ; preds = %7, %1
  ret void, !dbg !98
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !99 {
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
  %14 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %13, i32 0, i32 1, !dbg !100
  store i32* %14, i32** %10, align 8
  store i32 -1, i32* %11, align 4
  %15 = load i8, i8* @__libc_single_threaded, align 1, !dbg !101
  %16 = icmp ne i8 %15, 0, !dbg !101
  br i1 %16, label %17, label %27, !dbg !107

17:                                               ; preds = %1
  %18 = load i32*, i32** %10, align 8, !dbg !108
  %19 = load i32, i32* %11, align 4, !dbg !109
  store i32* %18, i32** %6, align 8
  store i32 %19, i32* %7, align 4
  %20 = load i32*, i32** %6, align 8, !dbg !110
  %21 = load i32, i32* %20, align 4, !dbg !113
  store i32 %21, i32* %8, align 4, !dbg !114
  %22 = load i32, i32* %7, align 4, !dbg !115
  %23 = load i32*, i32** %6, align 8, !dbg !116
  %24 = load i32, i32* %23, align 4, !dbg !117
  %25 = add nsw i32 %24, %22, !dbg !117
  store i32 %25, i32* %23, align 4, !dbg !117
  %26 = load i32, i32* %8, align 4, !dbg !118
  store i32 %26, i32* %9, align 4, !dbg !119
  br label %35, !dbg !119

27:                                               ; preds = %1
  %28 = load i32*, i32** %10, align 8, !dbg !120
  %29 = load i32, i32* %11, align 4, !dbg !121
  store i32* %28, i32** %2, align 8
  store i32 %29, i32* %3, align 4
  %30 = load i32*, i32** %2, align 8, !dbg !122
  %31 = load i32, i32* %3, align 4, !dbg !125
  store i32 %31, i32* %4, align 4, !dbg !126
  %32 = load i32, i32* %4, align 4, !dbg !126
  %33 = atomicrmw volatile add i32* %30, i32 %32 acq_rel, align 4, !dbg !126
  store i32 %33, i32* %5, align 4, !dbg !126
  %34 = load i32, i32* %5, align 4, !dbg !126
  store i32 %34, i32* %9, align 4, !dbg !127
  br label %35, !dbg !127

35:                                               ; preds = %17, %27
  %36 = load i32, i32* %9, align 4, !dbg !128
  br label %37, !dbg !128

37:                                               ; preds = %35
  %38 = icmp eq i32 %36, 1, !dbg !129
  br i1 %38, label %39, label %40, !dbg !130

39:                                               ; preds = %37
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %13) #3, !dbg !131
  br label %40, !dbg !132

40:                                               ; preds = %39, %37
  ret void, !dbg !133

41:                                               ; No predecessors!
  %42 = landingpad { i8*, i32 }
          catch i8* null, !dbg !130
  %43 = extractvalue { i8*, i32 } %42, 0, !dbg !130
  call void @__clang_call_terminate(i8* %43) #16, !dbg !130
  unreachable, !dbg !130
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #9 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #3
  call void @_ZSt9terminatev() #16
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !134 {
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
  %14 = bitcast %"class.std::_Sp_counted_base"* %13 to void (%"class.std::_Sp_counted_base"*)***, !dbg !135
  %15 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %14, align 8, !dbg !135
  %16 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %15, i64 2, !dbg !135
  %17 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %16, align 8, !dbg !135
  call void %17(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %13) #3, !dbg !135
  %18 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %13, i32 0, i32 2, !dbg !136
  store i32* %18, i32** %10, align 8
  store i32 -1, i32* %11, align 4
  %19 = load i8, i8* @__libc_single_threaded, align 1, !dbg !137
  %20 = icmp ne i8 %19, 0, !dbg !137
  br i1 %20, label %21, label %31, !dbg !140

21:                                               ; preds = %1
  %22 = load i32*, i32** %10, align 8, !dbg !141
  %23 = load i32, i32* %11, align 4, !dbg !142
  store i32* %22, i32** %6, align 8
  store i32 %23, i32* %7, align 4
  %24 = load i32*, i32** %6, align 8, !dbg !143
  %25 = load i32, i32* %24, align 4, !dbg !145
  store i32 %25, i32* %8, align 4, !dbg !146
  %26 = load i32, i32* %7, align 4, !dbg !147
  %27 = load i32*, i32** %6, align 8, !dbg !148
  %28 = load i32, i32* %27, align 4, !dbg !149
  %29 = add nsw i32 %28, %26, !dbg !149
  store i32 %29, i32* %27, align 4, !dbg !149
  %30 = load i32, i32* %8, align 4, !dbg !150
  store i32 %30, i32* %9, align 4, !dbg !151
  br label %39, !dbg !151

31:                                               ; preds = %1
  %32 = load i32*, i32** %10, align 8, !dbg !152
  %33 = load i32, i32* %11, align 4, !dbg !153
  store i32* %32, i32** %2, align 8
  store i32 %33, i32* %3, align 4
  %34 = load i32*, i32** %2, align 8, !dbg !154
  %35 = load i32, i32* %3, align 4, !dbg !156
  store i32 %35, i32* %4, align 4, !dbg !157
  %36 = load i32, i32* %4, align 4, !dbg !157
  %37 = atomicrmw volatile add i32* %34, i32 %36 acq_rel, align 4, !dbg !157
  store i32 %37, i32* %5, align 4, !dbg !157
  %38 = load i32, i32* %5, align 4, !dbg !157
  store i32 %38, i32* %9, align 4, !dbg !158
  br label %39, !dbg !158

39:                                               ; preds = %21, %31
  %40 = load i32, i32* %9, align 4, !dbg !159
  br label %41, !dbg !159

41:                                               ; preds = %39
  %42 = icmp eq i32 %40, 1, !dbg !160
  br i1 %42, label %43, label %48, !dbg !161

43:                                               ; preds = %41
  %44 = bitcast %"class.std::_Sp_counted_base"* %13 to void (%"class.std::_Sp_counted_base"*)***, !dbg !162
  %45 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %44, align 8, !dbg !162
  %46 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %45, i64 3, !dbg !162
  %47 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %46, align 8, !dbg !162
  call void %47(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %13) #3, !dbg !162
  br label %48, !dbg !163

48:                                               ; preds = %43, %41
  ret void, !dbg !164

49:                                               ; No predecessors!
  %50 = landingpad { i8*, i32 }
          catch i8* null, !dbg !161
  %51 = extractvalue { i8*, i32 } %50, 0, !dbg !161
  call void @__clang_call_terminate(i8* %51) #16, !dbg !161
  unreachable, !dbg !161
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !165 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !166
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !166
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !166
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !166
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !167
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !168
  %10 = load i64, i64* %9, align 8, !dbg !168
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !168
  %12 = load i64, i64* %11, align 8, !dbg !168
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #3, !dbg !168
  %14 = xor i1 %13, true, !dbg !169
  ret i1 %14, !dbg !170
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #6 comdat !dbg !171 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !172
  %8 = load i64, i64* %7, align 8, !dbg !172
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !173
  %10 = load i64, i64* %9, align 8, !dbg !173
  %11 = icmp eq i64 %8, %10, !dbg !174
  ret i1 %11, !dbg !175
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !176 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !177
  store i64 0, i64* %4, align 8, !dbg !177
  ret void, !dbg !178
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #6 comdat !dbg !179 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !181
  ret i32* %3, !dbg !182
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator"* %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 !dbg !183 {
  %4 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %8 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %4, i32 0, i32 0
  store %"class.std::allocator"* %1, %"class.std::allocator"** %8, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %5, align 8
  store i32* %2, i32** %6, align 8
  %9 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8
  %10 = bitcast %"class.std::shared_ptr"* %9 to %"class.std::__shared_ptr"*, !dbg !184
  %11 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %7 to i8*, !dbg !185
  %12 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %4 to i8*, !dbg !185
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 %12, i64 8, i1 false), !dbg !185
  %13 = load i32*, i32** %6, align 8, !dbg !186
  %14 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %13) #3, !dbg !187
  %15 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %7, i32 0, i32 0, !dbg !188
  %16 = load %"class.std::allocator"*, %"class.std::allocator"** %15, align 8, !dbg !188
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %10, %"class.std::allocator"* %16, i32* noundef nonnull align 4 dereferenceable(4) %14), !dbg !188
  ret void, !dbg !189
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator"* %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 !dbg !190 {
  %4 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %5 = alloca %"class.std::__shared_ptr"*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %8 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %4, i32 0, i32 0
  store %"class.std::allocator"* %1, %"class.std::allocator"** %8, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %5, align 8
  store i32* %2, i32** %6, align 8
  %9 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %5, align 8
  %10 = bitcast %"class.std::__shared_ptr"* %9 to %"class.std::__shared_ptr_access"*, !dbg !191
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !192
  store i32* null, i32** %11, align 8, !dbg !192
  %12 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 1, !dbg !193
  %13 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !194
  %14 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %7 to i8*, !dbg !195
  %15 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %4 to i8*, !dbg !195
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %14, i8* align 8 %15, i64 8, i1 false), !dbg !195
  %16 = load i32*, i32** %6, align 8, !dbg !196
  %17 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %16) #3, !dbg !197
  %18 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %7, i32 0, i32 0, !dbg !193
  %19 = load %"class.std::allocator"*, %"class.std::allocator"** %18, align 8, !dbg !193
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2IiSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %12, i32** noundef nonnull align 8 dereferenceable(8) %13, %"class.std::allocator"* %19, i32* noundef nonnull align 4 dereferenceable(4) %17), !dbg !193
  %20 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !198
  %21 = load i32*, i32** %20, align 8, !dbg !198
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIiiEENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9, i32* noundef %21) #3, !dbg !199
  ret void, !dbg !200
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2IiSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, i32** noundef nonnull align 8 dereferenceable(8) %1, %"class.std::allocator"* %2, i32* noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !201 {
  %5 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %6 = alloca %"class.std::__shared_count"*, align 8
  %7 = alloca i32**, align 8
  %8 = alloca i32*, align 8
  %9 = alloca %"class.std::allocator.0", align 1
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
  %18 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %5, i32 0, i32 0, !dbg !202
  %19 = load %"class.std::allocator"*, %"class.std::allocator"** %18, align 8, !dbg !202
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %19) #3, !dbg !203
  invoke void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_(%"struct.std::__allocated_ptr"* sret(%"struct.std::__allocated_ptr") align 8 %10, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9)
          to label %20 unwind label %38, !dbg !204

20:                                               ; preds = %4
  %21 = invoke noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10)
          to label %22 unwind label %42, !dbg !205

22:                                               ; preds = %20
  store %"class.std::_Sp_counted_ptr_inplace"* %21, %"class.std::_Sp_counted_ptr_inplace"** %13, align 8, !dbg !206
  %23 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %13, align 8, !dbg !207
  %24 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %23 to i8*, !dbg !208
  %25 = bitcast i8* %24 to %"class.std::_Sp_counted_ptr_inplace"*, !dbg !208
  %26 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %5, i32 0, i32 0, !dbg !209
  %27 = load %"class.std::allocator"*, %"class.std::allocator"** %26, align 8, !dbg !209
  %28 = load i32*, i32** %8, align 8, !dbg !210
  %29 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %28) #3, !dbg !211
  invoke void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES0_DpOT_(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %25, i32* noundef nonnull align 4 dereferenceable(4) %29)
          to label %30 unwind label %42, !dbg !212

30:                                               ; preds = %22
  store %"class.std::_Sp_counted_ptr_inplace"* %25, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !213
  %31 = call noundef nonnull align 8 dereferenceable(16) %"struct.std::__allocated_ptr"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10, i8* null) #3, !dbg !214
  %32 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !215
  %33 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %32 to %"class.std::_Sp_counted_base"*, !dbg !215
  %34 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %17, i32 0, i32 0, !dbg !216
  store %"class.std::_Sp_counted_base"* %33, %"class.std::_Sp_counted_base"** %34, align 8, !dbg !217
  %35 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !218
  %36 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %35) #3, !dbg !219
  %37 = load i32**, i32*** %7, align 8, !dbg !220
  store i32* %36, i32** %37, align 8, !dbg !221
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10) #3, !dbg !222
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9) #3, !dbg !222
  ret void, !dbg !222

38:                                               ; preds = %4
  %39 = landingpad { i8*, i32 }
          cleanup, !dbg !222
  %40 = extractvalue { i8*, i32 } %39, 0, !dbg !222
  store i8* %40, i8** %11, align 8, !dbg !222
  %41 = extractvalue { i8*, i32 } %39, 1, !dbg !222
  store i32 %41, i32* %12, align 4, !dbg !222
  br label %46, !dbg !222

42:                                               ; preds = %22, %20
  %43 = landingpad { i8*, i32 }
          cleanup, !dbg !222
  %44 = extractvalue { i8*, i32 } %43, 0, !dbg !222
  store i8* %44, i8** %11, align 8, !dbg !222
  %45 = extractvalue { i8*, i32 } %43, 1, !dbg !222
  store i32 %45, i32* %12, align 4, !dbg !222
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10) #3, !dbg !222
  br label %46, !dbg !222

46:                                               ; preds = %42, %38
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9) #3, !dbg !222
  br label %47, !dbg !222

47:                                               ; preds = %46
  %48 = load i8*, i8** %11, align 8, !dbg !222
  %49 = load i32, i32* %12, align 4, !dbg !222
  %50 = insertvalue { i8*, i32 } undef, i8* %48, 0, !dbg !222
  %51 = insertvalue { i8*, i32 } %50, i32 %49, 1, !dbg !222
  resume { i8*, i32 } %51, !dbg !222
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIiiEENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, i32* noundef %1) #6 comdat align 2 !dbg !223 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca i32*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  ret void, !dbg !224
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 comdat align 2 !dbg !225 {
  %3 = alloca %"class.std::allocator.0"*, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %5 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %3, align 8
  %6 = bitcast %"class.std::allocator.0"* %5 to %"class.std::__new_allocator"*, !dbg !227
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %6) #3, !dbg !228
  ret void, !dbg !229
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_(%"struct.std::__allocated_ptr"* noalias sret(%"struct.std::__allocated_ptr") align 8 %0, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %1) #1 comdat !dbg !230 {
  %3 = alloca i8*, align 8
  %4 = alloca %"class.std::allocator.0"*, align 8
  %5 = bitcast %"struct.std::__allocated_ptr"* %0 to i8*
  store i8* %5, i8** %3, align 8
  store %"class.std::allocator.0"* %1, %"class.std::allocator.0"** %4, align 8
  %6 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %4, align 8, !dbg !232
  %7 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %4, align 8, !dbg !233
  %8 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS5_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %7, i64 noundef 1), !dbg !234
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %6, %"class.std::_Sp_counted_ptr_inplace"* noundef %8) #3, !dbg !235
  ret void, !dbg !236
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 !dbg !237 {
  %2 = alloca %"struct.std::__allocated_ptr"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %2, align 8
  %3 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !238
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8, !dbg !238
  %6 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S6_(%"class.std::_Sp_counted_ptr_inplace"* noundef %5) #3, !dbg !239
  ret %"class.std::_Sp_counted_ptr_inplace"* %6, !dbg !240
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES0_DpOT_(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #2 comdat align 2 !dbg !241 {
  %3 = alloca %"class.std::allocator", align 1
  %4 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca %"class.std::allocator", align 1
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  store i32* %1, i32** %5, align 8
  %7 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  %8 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %7 to %"class.std::_Sp_counted_base"*, !dbg !242
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %8) #3, !dbg !243
  %9 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %7 to i32 (...)***, !dbg !242
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*] }, { [7 x i8*] }* @_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !242
  %10 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %7, i32 0, i32 1, !dbg !244
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES0_(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %10) #3, !dbg !244
  %11 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %7) #3, !dbg !245
  %12 = load i32*, i32** %5, align 8, !dbg !246
  %13 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %12) #3, !dbg !247
  call void @_ZNSt16allocator_traitsISaIvEE9constructIiJiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3, i32* noundef %11, i32* noundef nonnull align 4 dereferenceable(4) %13) #3, !dbg !248
  ret void, !dbg !249
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"struct.std::__allocated_ptr"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, i8* %1) #6 comdat align 2 !dbg !250 {
  %3 = alloca %"struct.std::__allocated_ptr"*, align 8
  %4 = alloca i8*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %3, align 8
  store i8* %1, i8** %4, align 8
  %5 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %5, i32 0, i32 1, !dbg !251
  store %"class.std::_Sp_counted_ptr_inplace"* null, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8, !dbg !252
  ret %"struct.std::__allocated_ptr"* %5, !dbg !253
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) #6 comdat align 2 !dbg !254 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %3, i32 0, i32 1, !dbg !255
  %5 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl", %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4, i32 0, i32 0, !dbg !256
  %6 = call noundef i32* @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %5) #3, !dbg !257
  ret i32* %6, !dbg !258
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !259 {
  %2 = alloca %"struct.std::__allocated_ptr"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %2, align 8
  %3 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !260
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8, !dbg !260
  %6 = icmp ne %"class.std::_Sp_counted_ptr_inplace"* %5, null, !dbg !261
  br i1 %6, label %7, label %13, !dbg !260

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 0, !dbg !262
  %9 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %8, align 8, !dbg !262
  %10 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !263
  %11 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %10, align 8, !dbg !263
  invoke void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS5_PS4_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::_Sp_counted_ptr_inplace"* noundef %11, i64 noundef 1)
          to label %12 unwind label %14, !dbg !264

12:                                               ; preds = %7
  br label %13, !dbg !264

13:                                               ; preds = %12, %1
  ret void, !dbg !265

14:                                               ; preds = %7
  %15 = landingpad { i8*, i32 }
          catch i8* null, !dbg !264
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !264
  call void @__clang_call_terminate(i8* %16) #16, !dbg !264
  unreachable, !dbg !264
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !266 {
  %2 = alloca %"class.std::allocator.0"*, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %2, align 8
  %3 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %2, align 8
  %4 = bitcast %"class.std::allocator.0"* %3 to %"class.std::__new_allocator"*, !dbg !267
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !267
  ret void, !dbg !267
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !268 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !270
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS5_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) #1 comdat align 2 !dbg !271 {
  %3 = alloca %"class.std::allocator.0"*, align 8
  %4 = alloca i64, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %3, align 8, !dbg !273
  %6 = bitcast %"class.std::allocator.0"* %5 to %"class.std::__new_allocator"*, !dbg !273
  %7 = load i64, i64* %4, align 8, !dbg !274
  %8 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %6, i64 noundef %7, i8* noundef null), !dbg !275
  ret %"class.std::_Sp_counted_ptr_inplace"* %8, !dbg !276
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %1, %"class.std::_Sp_counted_ptr_inplace"* noundef %2) unnamed_addr #2 comdat align 2 !dbg !277 {
  %4 = alloca %"struct.std::__allocated_ptr"*, align 8
  %5 = alloca %"class.std::allocator.0"*, align 8
  %6 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %4, align 8
  store %"class.std::allocator.0"* %1, %"class.std::allocator.0"** %5, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %2, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8
  %7 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %4, align 8
  %8 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %7, i32 0, i32 0, !dbg !278
  %9 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %5, align 8, !dbg !279
  %10 = call noundef %"class.std::allocator.0"* @_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS6_(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9) #3, !dbg !280
  store %"class.std::allocator.0"* %10, %"class.std::allocator.0"** %8, align 8, !dbg !278
  %11 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %7, i32 0, i32 1, !dbg !281
  %12 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8, !dbg !282
  store %"class.std::_Sp_counted_ptr_inplace"* %12, %"class.std::_Sp_counted_ptr_inplace"** %11, align 8, !dbg !281
  ret void, !dbg !283
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i8* noundef %2) #1 comdat align 2 !dbg !284 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store i64 %1, i64* %5, align 8
  store i8* %2, i8** %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load i64, i64* %5, align 8, !dbg !285
  %9 = call noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %7) #3, !dbg !286
  %10 = icmp ugt i64 %8, %9, !dbg !287
  br i1 %10, label %11, label %16, !dbg !288

11:                                               ; preds = %3
  %12 = load i64, i64* %5, align 8, !dbg !289
  %13 = icmp ugt i64 %12, 768614336404564650, !dbg !290
  br i1 %13, label %14, label %15, !dbg !289

14:                                               ; preds = %11
  call void @_ZSt28__throw_bad_array_new_lengthv() #19, !dbg !291
  unreachable, !dbg !291

15:                                               ; preds = %11
  call void @_ZSt17__throw_bad_allocv() #19, !dbg !292
  unreachable, !dbg !292

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !293
  %18 = mul i64 %17, 24, !dbg !294
  %19 = call noalias noundef nonnull i8* @_Znwm(i64 noundef %18) #17, !dbg !295
  %20 = bitcast i8* %19 to %"class.std::_Sp_counted_ptr_inplace"*, !dbg !296
  ret %"class.std::_Sp_counted_ptr_inplace"* %20, !dbg !297
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !298 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret i64 384307168202282325, !dbg !299
}

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() #11

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() #11

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #12

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::allocator.0"* @_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS6_(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat !dbg !300 {
  %2 = alloca %"class.std::allocator.0"*, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %2, align 8
  %3 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %2, align 8, !dbg !301
  ret %"class.std::allocator.0"* %3, !dbg !302
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S6_(%"class.std::_Sp_counted_ptr_inplace"* noundef %0) #6 comdat !dbg !303 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8, !dbg !305
  ret %"class.std::_Sp_counted_ptr_inplace"* %3, !dbg !306
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !307 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_base"* %3 to %"class.std::_Mutex_base"*, !dbg !308
  %5 = bitcast %"class.std::_Sp_counted_base"* %3 to i32 (...)***, !dbg !308
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*] }, { [7 x i8*] }* @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %5, align 8, !dbg !308
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %3, i32 0, i32 1, !dbg !309
  store i32 1, i32* %6, align 8, !dbg !309
  %7 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %3, i32 0, i32 2, !dbg !310
  store i32 1, i32* %7, align 4, !dbg !310
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES0_(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !312 {
  %2 = alloca %"class.std::allocator", align 1
  %3 = alloca %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %0, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %3, align 8
  %4 = load %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %3, align 8
  %5 = bitcast %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4 to %"struct.std::_Sp_ebo_helper"*, !dbg !313
  invoke void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %5, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %2)
          to label %6 unwind label %8, !dbg !314

6:                                                ; preds = %1
  %7 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl", %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4, i32 0, i32 0, !dbg !315
  ret void, !dbg !316

8:                                                ; preds = %1
  %9 = landingpad { i8*, i32 }
          catch i8* null, !dbg !314
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !314
  call void @__clang_call_terminate(i8* %10) #16, !dbg !314
  unreachable, !dbg !314
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE9constructIiJiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !317 {
  %4 = alloca %"class.std::allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load i32*, i32** %5, align 8, !dbg !318
  %8 = load i32*, i32** %6, align 8, !dbg !319
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #3, !dbg !320
  invoke void @_ZSt10_ConstructIiJiEEvPT_DpOT0_(i32* noundef %7, i32* noundef nonnull align 4 dereferenceable(4) %9)
          to label %10 unwind label %11, !dbg !321

10:                                               ; preds = %3
  ret void, !dbg !322

11:                                               ; preds = %3
  %12 = landingpad { i8*, i32 }
          catch i8* null, !dbg !321
  %13 = extractvalue { i8*, i32 } %12, 0, !dbg !321
  call void @__clang_call_terminate(i8* %13) #16, !dbg !321
  unreachable, !dbg !321
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !323 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %3 to %"class.std::_Sp_counted_base"*, !dbg !324
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !324
  ret void, !dbg !324
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !325 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %3) #3, !dbg !326
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %3 to i8*, !dbg !326
  call void @_ZdlPv(i8* noundef %4) #18, !dbg !326
  ret void, !dbg !327
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 !dbg !328 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %3, i32 0, i32 1, !dbg !329
  %5 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %4) #3, !dbg !330
  %6 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %3) #3, !dbg !331
  call void @_ZNSt16allocator_traitsISaIvEE7destroyIiEEvRS0_PT_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5, i32* noundef %6) #3, !dbg !332
  ret void, !dbg !333
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 !dbg !334 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %3 = alloca %"class.std::allocator.0", align 1
  %4 = alloca %"struct.std::__allocated_ptr", align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %6 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %5, i32 0, i32 1, !dbg !335
  %7 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %6) #3, !dbg !336
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %3, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %7) #3, !dbg !337
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %4, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %3, %"class.std::_Sp_counted_ptr_inplace"* noundef %5) #3, !dbg !338
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %5) #3, !dbg !339
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !340
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %3) #3, !dbg !340
  ret void, !dbg !340
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #6 comdat align 2 !dbg !341 {
  %3 = alloca i8*, align 8
  %4 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %5 = alloca %"class.std::type_info"*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  store %"class.std::type_info"* %1, %"class.std::type_info"** %5, align 8
  %7 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  %8 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %7) #3, !dbg !342
  store i32* %8, i32** %6, align 8, !dbg !343
  %9 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !344
  %10 = call noundef nonnull align 8 dereferenceable(16) %"class.std::type_info"* @_ZNSt19_Sp_make_shared_tag5_S_tiEv() #3, !dbg !345
  %11 = icmp eq %"class.std::type_info"* %9, %10, !dbg !346
  br i1 %11, label %15, label %12, !dbg !347

12:                                               ; preds = %2
  %13 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !348
  %14 = call noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %13, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) bitcast ({ i8*, i8* }* @_ZTISt19_Sp_make_shared_tag to %"class.std::type_info"*)) #3, !dbg !349
  br i1 %14, label %15, label %18, !dbg !350

15:                                               ; preds = %12, %2
  %16 = load i32*, i32** %6, align 8, !dbg !351
  %17 = bitcast i32* %16 to i8*, !dbg !351
  store i8* %17, i8** %3, align 8, !dbg !352
  br label %19, !dbg !352

18:                                               ; preds = %12
  store i8* null, i8** %3, align 8, !dbg !353
  br label %19, !dbg !353

19:                                               ; preds = %18, %15
  %20 = load i8*, i8** %3, align 8, !dbg !354
  ret i8* %20, !dbg !354
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !355 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  ret void, !dbg !356
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !357 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  call void @llvm.trap() #16, !dbg !358
  unreachable, !dbg !358
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !359 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  %4 = icmp eq %"class.std::_Sp_counted_base"* %3, null, !dbg !360
  br i1 %4, label %10, label %5, !dbg !360

5:                                                ; preds = %1
  %6 = bitcast %"class.std::_Sp_counted_base"* %3 to void (%"class.std::_Sp_counted_base"*)***, !dbg !360
  %7 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %6, align 8, !dbg !360
  %8 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %7, i64 1, !dbg !360
  %9 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %8, align 8, !dbg !360
  call void %9(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %3) #3, !dbg !360
  br label %10, !dbg !360

10:                                               ; preds = %5, %1
  ret void, !dbg !361
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #13

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 comdat align 2 !dbg !362 {
  %3 = alloca %"struct.std::_Sp_ebo_helper"*, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  store %"struct.std::_Sp_ebo_helper"* %0, %"struct.std::_Sp_ebo_helper"** %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %5 = load %"struct.std::_Sp_ebo_helper"*, %"struct.std::_Sp_ebo_helper"** %3, align 8
  %6 = bitcast %"struct.std::_Sp_ebo_helper"* %5 to %"class.std::allocator"*, !dbg !363
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !364
  ret void, !dbg !365
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt10_ConstructIiJiEEvPT_DpOT0_(i32* noundef %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #6 comdat !dbg !366 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %3, align 8, !dbg !368
  %6 = bitcast i32* %5 to i8*, !dbg !368
  %7 = bitcast i8* %6 to i32*, !dbg !369
  %8 = load i32*, i32** %4, align 8, !dbg !370
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #3, !dbg !371
  %10 = load i32, i32* %9, align 4, !dbg !371
  store i32 %10, i32* %7, align 4, !dbg !369
  ret void, !dbg !372
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #14

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE7destroyIiEEvRS0_PT_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !373 {
  %3 = alloca %"class.std::allocator"*, align 8
  %4 = alloca i32*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %4, align 8, !dbg !374
  invoke void @_ZSt8_DestroyIiEvPT_(i32* noundef %5)
          to label %6 unwind label %7, !dbg !375

6:                                                ; preds = %2
  ret void, !dbg !376

7:                                                ; preds = %2
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !375
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !375
  call void @__clang_call_terminate(i8* %9) #16, !dbg !375
  unreachable, !dbg !375
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %0) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !377 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %0, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %3 to %"struct.std::_Sp_ebo_helper"*, !dbg !378
  %5 = invoke noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %4)
          to label %6 unwind label %7, !dbg !379

6:                                                ; preds = %1
  ret %"class.std::allocator"* %5, !dbg !380

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !379
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !379
  call void @__clang_call_terminate(i8* %9) #16, !dbg !379
  unreachable, !dbg !379
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIiEvPT_(i32* noundef %0) #6 comdat !dbg !381 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !382
  ret void, !dbg !383
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !384 {
  %2 = alloca %"struct.std::_Sp_ebo_helper"*, align 8
  store %"struct.std::_Sp_ebo_helper"* %0, %"struct.std::_Sp_ebo_helper"** %2, align 8
  %3 = load %"struct.std::_Sp_ebo_helper"*, %"struct.std::_Sp_ebo_helper"** %2, align 8, !dbg !385
  %4 = bitcast %"struct.std::_Sp_ebo_helper"* %3 to %"class.std::allocator"*, !dbg !385
  ret %"class.std::allocator"* %4, !dbg !386
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::type_info"* @_ZNSt19_Sp_make_shared_tag5_S_tiEv() #6 comdat align 2 !dbg !387 {
  ret %"class.std::type_info"* bitcast ([16 x i8]* @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag to %"class.std::type_info"*), !dbg !388
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !389 {
  %3 = alloca i1, align 1
  %4 = alloca %"class.std::type_info"*, align 8
  %5 = alloca %"class.std::type_info"*, align 8
  store %"class.std::type_info"* %0, %"class.std::type_info"** %4, align 8
  store %"class.std::type_info"* %1, %"class.std::type_info"** %5, align 8
  %6 = load %"class.std::type_info"*, %"class.std::type_info"** %4, align 8
  %7 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !391
  %8 = load i8*, i8** %7, align 8, !dbg !391
  %9 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !392
  %10 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %9, i32 0, i32 1, !dbg !393
  %11 = load i8*, i8** %10, align 8, !dbg !393
  %12 = icmp eq i8* %8, %11, !dbg !394
  br i1 %12, label %13, label %14, !dbg !391

13:                                               ; preds = %2
  store i1 true, i1* %3, align 1, !dbg !395
  br label %30, !dbg !395

14:                                               ; preds = %2
  %15 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !396
  %16 = load i8*, i8** %15, align 8, !dbg !396
  %17 = getelementptr inbounds i8, i8* %16, i64 0, !dbg !396
  %18 = load i8, i8* %17, align 1, !dbg !396
  %19 = sext i8 %18 to i32, !dbg !396
  %20 = icmp ne i32 %19, 42, !dbg !397
  br i1 %20, label %21, label %28, !dbg !398

21:                                               ; preds = %14
  %22 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !399
  %23 = load i8*, i8** %22, align 8, !dbg !399
  %24 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !400
  %25 = call noundef i8* @_ZNKSt9type_info4nameEv(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %24) #3, !dbg !401
  %26 = call i32 @strcmp(i8* noundef %23, i8* noundef %25) #3, !dbg !402
  %27 = icmp eq i32 %26, 0, !dbg !403
  br label %28

28:                                               ; preds = %21, %14
  %29 = phi i1 [ false, %14 ], [ %27, %21 ], !dbg !404
  store i1 %29, i1* %3, align 1, !dbg !405
  br label %30, !dbg !405

30:                                               ; preds = %28, %13
  %31 = load i1, i1* %3, align 1, !dbg !406
  ret i1 %31, !dbg !406
}

; Function Attrs: nounwind
declare i32 @strcmp(i8* noundef, i8* noundef) #15

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNKSt9type_info4nameEv(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 !dbg !407 {
  %2 = alloca %"class.std::type_info"*, align 8
  store %"class.std::type_info"* %0, %"class.std::type_info"** %2, align 8
  %3 = load %"class.std::type_info"*, %"class.std::type_info"** %2, align 8
  %4 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !408
  %5 = load i8*, i8** %4, align 8, !dbg !408
  %6 = getelementptr inbounds i8, i8* %5, i64 0, !dbg !408
  %7 = load i8, i8* %6, align 1, !dbg !408
  %8 = sext i8 %7 to i32, !dbg !408
  %9 = icmp eq i32 %8, 42, !dbg !409
  br i1 %9, label %10, label %14, !dbg !408

10:                                               ; preds = %1
  %11 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !410
  %12 = load i8*, i8** %11, align 8, !dbg !410
  %13 = getelementptr inbounds i8, i8* %12, i64 1, !dbg !411
  br label %17, !dbg !408

14:                                               ; preds = %1
  %15 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !412
  %16 = load i8*, i8** %15, align 8, !dbg !412
  br label %17, !dbg !408

17:                                               ; preds = %14, %10
  %18 = phi i8* [ %13, %10 ], [ %16, %14 ], !dbg !408
  ret i8* %18, !dbg !413
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %0) #6 comdat align 2 !dbg !414 {
  %2 = alloca %"struct.__gnu_cxx::__aligned_buffer"*, align 8
  store %"struct.__gnu_cxx::__aligned_buffer"* %0, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %3 = load %"struct.__gnu_cxx::__aligned_buffer"*, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %4 = call noundef i8* @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %3) #3, !dbg !416
  %5 = bitcast i8* %4 to i32*, !dbg !417
  ret i32* %5, !dbg !418
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %0) #6 comdat align 2 !dbg !419 {
  %2 = alloca %"struct.__gnu_cxx::__aligned_buffer"*, align 8
  store %"struct.__gnu_cxx::__aligned_buffer"* %0, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %3 = load %"struct.__gnu_cxx::__aligned_buffer"*, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %4 = getelementptr inbounds %"struct.__gnu_cxx::__aligned_buffer", %"struct.__gnu_cxx::__aligned_buffer"* %3, i32 0, i32 0, !dbg !420
  %5 = bitcast %"union.std::aligned_storage<4, 4>::type"* %4 to i8*, !dbg !421
  ret i8* %5, !dbg !422
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS5_PS4_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::_Sp_counted_ptr_inplace"* noundef %1, i64 noundef %2) #1 comdat align 2 !dbg !423 {
  %4 = alloca %"class.std::allocator.0"*, align 8
  %5 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %6 = alloca i64, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %4, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %1, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %4, align 8, !dbg !424
  %8 = bitcast %"class.std::allocator.0"* %7 to %"class.std::__new_allocator"*, !dbg !424
  %9 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8, !dbg !425
  %10 = load i64, i64* %6, align 8, !dbg !426
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS4_m(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %8, %"class.std::_Sp_counted_ptr_inplace"* noundef %9, i64 noundef %10), !dbg !427
  ret void, !dbg !428
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS4_m(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::_Sp_counted_ptr_inplace"* noundef %1, i64 noundef %2) #6 comdat align 2 !dbg !429 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %6 = alloca i64, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %1, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8, !dbg !430
  %9 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %8 to i8*, !dbg !430
  call void @_ZdlPv(i8* noundef %9) #18, !dbg !431
  ret void, !dbg !432
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !433 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !434
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt20atomic_load_explicitIiESt10shared_ptrIT_EPKS2_St12memory_order(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %1, i32 noundef %2) #6 comdat !dbg !435 {
  %4 = alloca i8*, align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"struct.std::_Sp_locker", align 1
  %8 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %8, i8** %4, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %5, align 8
  store i32 %2, i32* %6, align 4
  %9 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !436
  %10 = bitcast %"class.std::shared_ptr"* %9 to i8*, !dbg !436
  call void @_ZNSt10_Sp_lockerC1EPKv(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %7, i8* noundef %10) #3, !dbg !437
  %11 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !438
  call void @_ZNSt10shared_ptrIiEC2ERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #3, !dbg !439
  call void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %7) #3, !dbg !440
  ret void, !dbg !440
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerC1EPKv(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2), i8* noundef) unnamed_addr #15

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2ERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #2 comdat align 2 !dbg !441 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !442
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !443
  %8 = bitcast %"class.std::shared_ptr"* %7 to %"class.std::__shared_ptr"*, !dbg !443
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %8) #3, !dbg !443
  ret void, !dbg !442
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2)) unnamed_addr #15

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #2 comdat align 2 !dbg !444 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::__shared_ptr"* %5 to %"class.std::__shared_ptr_access"*, !dbg !445
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !446
  %8 = bitcast %"class.std::__shared_ptr"* %7 to %"class.std::__shared_ptr_access"*, !dbg !446
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !446
  %10 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !446
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %10, i32 0, i32 0, !dbg !446
  %12 = load i32*, i32** %11, align 8, !dbg !446
  store i32* %12, i32** %9, align 8, !dbg !446
  %13 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !446
  %14 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !446
  %15 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %14, i32 0, i32 1, !dbg !446
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %13, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %15) #3, !dbg !446
  ret void, !dbg !445
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !447 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %5 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !448
  %7 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !449
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %7, i32 0, i32 0, !dbg !450
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !450
  store %"class.std::_Sp_counted_base"* %9, %"class.std::_Sp_counted_base"** %6, align 8, !dbg !448
  %10 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !451
  %11 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %10, align 8, !dbg !451
  %12 = icmp ne %"class.std::_Sp_counted_base"* %11, null, !dbg !452
  br i1 %12, label %13, label %17, !dbg !451

13:                                               ; preds = %2
  %14 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !453
  %15 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %14, align 8, !dbg !453
  invoke void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %15)
          to label %16 unwind label %18, !dbg !454

16:                                               ; preds = %13
  br label %17, !dbg !453

17:                                               ; preds = %16, %2
  ret void, !dbg !455

18:                                               ; preds = %13
  %19 = landingpad { i8*, i32 }
          catch i8* null, !dbg !454
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !454
  call void @__clang_call_terminate(i8* %20) #16, !dbg !454
  unreachable, !dbg !454
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #1 comdat align 2 !dbg !456 {
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
  %12 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %11, i32 0, i32 1, !dbg !457
  store i32* %12, i32** %8, align 8
  store i32 1, i32* %9, align 4
  %13 = load i8, i8* @__libc_single_threaded, align 1, !dbg !458
  %14 = icmp ne i8 %13, 0, !dbg !458
  br i1 %14, label %15, label %22, !dbg !462

15:                                               ; preds = %1
  %16 = load i32*, i32** %8, align 8, !dbg !463
  %17 = load i32, i32* %9, align 4, !dbg !464
  store i32* %16, i32** %6, align 8
  store i32 %17, i32* %7, align 4
  %18 = load i32, i32* %7, align 4, !dbg !465
  %19 = load i32*, i32** %6, align 8, !dbg !468
  %20 = load i32, i32* %19, align 4, !dbg !469
  %21 = add nsw i32 %20, %18, !dbg !469
  store i32 %21, i32* %19, align 4, !dbg !469
  br label %30, !dbg !470

22:                                               ; preds = %1
  %23 = load i32*, i32** %8, align 8, !dbg !471
  %24 = load i32, i32* %9, align 4, !dbg !472
  store i32* %23, i32** %2, align 8
  store i32 %24, i32* %3, align 4
  %25 = load i32*, i32** %2, align 8, !dbg !473
  %26 = load i32, i32* %3, align 4, !dbg !476
  store i32 %26, i32* %4, align 4, !dbg !477
  %27 = load i32, i32* %4, align 4, !dbg !477
  %28 = atomicrmw volatile add i32* %25, i32 %27 acq_rel, align 4, !dbg !477
  store i32 %28, i32* %5, align 4, !dbg !477
  %29 = load i32, i32* %5, align 4, !dbg !477
  br label %30

30:                                               ; preds = %15, %22
  ret void, !dbg !478
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSt39atomic_compare_exchange_strong_explicitIiEbPSt10shared_ptrIT_ES3_S2_St12memory_orderS4_(%"class.std::shared_ptr"* noundef %0, %"class.std::shared_ptr"* noundef %1, %"class.std::shared_ptr"* noundef %2, i32 noundef %3, i32 noundef %4) #6 comdat !dbg !479 {
  %6 = alloca i1, align 1
  %7 = alloca %"class.std::shared_ptr"*, align 8
  %8 = alloca %"class.std::shared_ptr"*, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %"class.std::shared_ptr", align 8
  %12 = alloca %"struct.std::_Sp_locker", align 1
  %13 = alloca %"struct.std::owner_less", align 1
  %14 = alloca i32, align 4
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %7, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %8, align 8
  store i32 %3, i32* %9, align 4
  store i32 %4, i32* %10, align 4
  call void @_ZNSt10shared_ptrIiEC2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #3, !dbg !480
  %15 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !481
  %16 = bitcast %"class.std::shared_ptr"* %15 to i8*, !dbg !481
  %17 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !482
  %18 = bitcast %"class.std::shared_ptr"* %17 to i8*, !dbg !482
  call void @_ZNSt10_Sp_lockerC1EPKvS1_(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %12, i8* noundef %16, i8* noundef %18) #3, !dbg !483
  %19 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !484
  %20 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !485
  %21 = call noundef zeroext i1 @_ZSteqIiiEbRKSt10shared_ptrIT_ERKS0_IT0_E(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %19, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %20) #3, !dbg !486
  br i1 %21, label %22, label %39, !dbg !487

22:                                               ; preds = %5
  %23 = bitcast %"struct.std::owner_less"* %13 to %"struct.std::_Sp_owner_less"*, !dbg !488
  %24 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !489
  %25 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !490
  %26 = call noundef zeroext i1 @_ZNKSt14_Sp_owner_lessISt10shared_ptrIiESt8weak_ptrIiEEclERKS1_S6_(%"struct.std::_Sp_owner_less"* noundef nonnull align 1 dereferenceable(1) %23, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %24, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %25) #3, !dbg !488
  br i1 %26, label %39, label %27, !dbg !491

27:                                               ; preds = %22
  %28 = bitcast %"struct.std::owner_less"* %13 to %"struct.std::_Sp_owner_less"*, !dbg !492
  %29 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !493
  %30 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !494
  %31 = call noundef zeroext i1 @_ZNKSt14_Sp_owner_lessISt10shared_ptrIiESt8weak_ptrIiEEclERKS1_S6_(%"struct.std::_Sp_owner_less"* noundef nonnull align 1 dereferenceable(1) %28, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %29, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %30) #3, !dbg !492
  br i1 %31, label %39, label %32, !dbg !495

32:                                               ; preds = %27
  %33 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !496
  %34 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %33) #3, !dbg !497
  %35 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSEOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %34) #3, !dbg !498
  %36 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %2) #3, !dbg !499
  %37 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !500
  %38 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSEOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %37, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %36) #3, !dbg !501
  store i1 true, i1* %6, align 1, !dbg !502
  store i32 1, i32* %14, align 4
  br label %46, !dbg !502

39:                                               ; preds = %27, %22, %5
  %40 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !503
  %41 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %40) #3, !dbg !504
  %42 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSEOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %41) #3, !dbg !505
  %43 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !506
  %44 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !507
  %45 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %44, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %43) #3, !dbg !508
  store i1 false, i1* %6, align 1, !dbg !509
  store i32 1, i32* %14, align 4
  br label %46, !dbg !509

46:                                               ; preds = %39, %32
  call void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %12) #3, !dbg !510
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #3, !dbg !510
  %47 = load i1, i1* %6, align 1, !dbg !510
  ret i1 %47, !dbg !510
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat !dbg !511 {
  %2 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %2, align 8
  %3 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %2, align 8, !dbg !512
  ret %"class.std::shared_ptr"* %3, !dbg !513
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2EOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #2 comdat align 2 !dbg !514 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !515
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !516
  %8 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %7) #3, !dbg !517
  %9 = bitcast %"class.std::shared_ptr"* %8 to %"class.std::__shared_ptr"*, !dbg !517
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9) #3, !dbg !518
  ret void, !dbg !519
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !520 {
  %2 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %2, align 8
  %3 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %2, align 8
  %4 = bitcast %"class.std::shared_ptr"* %3 to %"class.std::__shared_ptr"*, !dbg !521
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !522
  ret void, !dbg !523
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerC1EPKvS1_(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2), i8* noundef, i8* noundef) unnamed_addr #15

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqIiiEbRKSt10shared_ptrIT_ERKS0_IT0_E(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat !dbg !524 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8, !dbg !525
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !525
  %7 = call noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6) #3, !dbg !526
  %8 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !527
  %9 = bitcast %"class.std::shared_ptr"* %8 to %"class.std::__shared_ptr"*, !dbg !527
  %10 = call noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9) #3, !dbg !528
  %11 = icmp eq i32* %7, %10, !dbg !529
  ret i1 %11, !dbg !530
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14_Sp_owner_lessISt10shared_ptrIiESt8weak_ptrIiEEclERKS1_S6_(%"struct.std::_Sp_owner_less"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %2) #6 comdat align 2 !dbg !531 {
  %4 = alloca %"struct.std::_Sp_owner_less"*, align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca %"class.std::shared_ptr"*, align 8
  store %"struct.std::_Sp_owner_less"* %0, %"struct.std::_Sp_owner_less"** %4, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %5, align 8
  store %"class.std::shared_ptr"* %2, %"class.std::shared_ptr"** %6, align 8
  %7 = load %"struct.std::_Sp_owner_less"*, %"struct.std::_Sp_owner_less"** %4, align 8
  %8 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !532
  %9 = bitcast %"class.std::shared_ptr"* %8 to %"class.std::__shared_ptr"*, !dbg !532
  %10 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %6, align 8, !dbg !533
  %11 = bitcast %"class.std::shared_ptr"* %10 to %"class.std::__shared_ptr"*, !dbg !533
  %12 = call noundef zeroext i1 @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE12owner_beforeIiEEbRKS_IT_LS1_2EE(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #3, !dbg !534
  ret i1 %12, !dbg !535
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSEOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !536 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !537
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !538
  %8 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %7) #3, !dbg !539
  %9 = bitcast %"class.std::shared_ptr"* %8 to %"class.std::__shared_ptr"*, !dbg !539
  %10 = call noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSEOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9) #3, !dbg !537
  ret %"class.std::shared_ptr"* %5, !dbg !540
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #2 comdat align 2 !dbg !541 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !542
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !542
  %8 = bitcast %"class.std::shared_ptr"* %7 to %"class.std::__shared_ptr"*, !dbg !542
  %9 = call noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %8) #3, !dbg !542
  ret %"class.std::shared_ptr"* %5, !dbg !542
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !543 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = bitcast %"class.std::__shared_ptr"* %3 to %"class.std::__shared_ptr_access"*, !dbg !544
  %5 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 0, !dbg !545
  store i32* null, i32** %5, align 8, !dbg !545
  %6 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 1, !dbg !546
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !546
  ret void, !dbg !547
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !548 {
  %2 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %2, align 8
  %3 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !549
  store %"class.std::_Sp_counted_base"* null, %"class.std::_Sp_counted_base"** %4, align 8, !dbg !549
  ret void, !dbg !550
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 !dbg !551 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 0, !dbg !552
  %5 = load i32*, i32** %4, align 8, !dbg !552
  ret i32* %5, !dbg !553
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE12owner_beforeIiEEbRKS_IT_LS1_2EE(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !554 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !555
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !556
  %8 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %7, i32 0, i32 1, !dbg !557
  %9 = call noundef zeroext i1 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_lessERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %6, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %8) #3, !dbg !558
  ret i1 %9, !dbg !559
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_lessERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) #6 comdat align 2 !dbg !560 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  %5 = alloca %"struct.std::less", align 1
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %6 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %7 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !561
  %8 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %7, align 8, !dbg !561
  %9 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !562
  %10 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %9, i32 0, i32 0, !dbg !563
  %11 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %10, align 8, !dbg !563
  %12 = call noundef zeroext i1 @_ZNKSt4lessIPSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEEclES4_S4_(%"struct.std::less"* noundef nonnull align 1 dereferenceable(1) %5, %"class.std::_Sp_counted_base"* noundef %8, %"class.std::_Sp_counted_base"* noundef %11) #3, !dbg !564
  ret i1 %12, !dbg !565
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt4lessIPSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEEclES4_S4_(%"struct.std::less"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::_Sp_counted_base"* noundef %1, %"class.std::_Sp_counted_base"* noundef %2) #6 comdat align 2 !dbg !566 {
  %4 = alloca %"struct.std::less"*, align 8
  %5 = alloca %"class.std::_Sp_counted_base"*, align 8
  %6 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"struct.std::less"* %0, %"struct.std::less"** %4, align 8
  store %"class.std::_Sp_counted_base"* %1, %"class.std::_Sp_counted_base"** %5, align 8
  store %"class.std::_Sp_counted_base"* %2, %"class.std::_Sp_counted_base"** %6, align 8
  %7 = load %"struct.std::less"*, %"struct.std::less"** %4, align 8
  %8 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !568
  %9 = ptrtoint %"class.std::_Sp_counted_base"* %8 to i64, !dbg !569
  %10 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %6, align 8, !dbg !570
  %11 = ptrtoint %"class.std::_Sp_counted_base"* %10 to i64, !dbg !571
  %12 = icmp ult i64 %9, %11, !dbg !572
  ret i1 %12, !dbg !573
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSEOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !574 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  %5 = alloca %"class.std::__shared_ptr", align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %6 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !575
  %8 = call noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZSt4moveIRSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %7) #3, !dbg !576
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %8) #3, !dbg !577
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6) #3, !dbg !578
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5) #3, !dbg !577
  ret %"class.std::__shared_ptr"* %6, !dbg !579
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZSt4moveIRSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat !dbg !580 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8, !dbg !581
  ret %"class.std::__shared_ptr"* %3, !dbg !582
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #2 comdat align 2 !dbg !583 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::__shared_ptr"* %5 to %"class.std::__shared_ptr_access"*, !dbg !584
  %7 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !585
  %8 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !586
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %8, i32 0, i32 0, !dbg !587
  %10 = load i32*, i32** %9, align 8, !dbg !587
  store i32* %10, i32** %7, align 8, !dbg !585
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !588
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %11) #3, !dbg !588
  %12 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !589
  %13 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !590
  %14 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %13, i32 0, i32 1, !dbg !591
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %12, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %14) #3, !dbg !592
  %15 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !593
  %16 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %15, i32 0, i32 0, !dbg !594
  store i32* null, i32** %16, align 8, !dbg !595
  ret void, !dbg !596
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !597 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !598
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !599
  %8 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %7, i32 0, i32 0, !dbg !600
  call void @_ZSt4swapIPiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(i32** noundef nonnull align 8 dereferenceable(8) %6, i32** noundef nonnull align 8 dereferenceable(8) %8) #3, !dbg !601
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !602
  %10 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !603
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %10, i32 0, i32 1, !dbg !604
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %11) #3, !dbg !605
  ret void, !dbg !606
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !607 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 1, !dbg !608
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !608
  ret void, !dbg !608
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) #6 comdat align 2 !dbg !609 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  %5 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %6 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %7 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !610
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %7, i32 0, i32 0, !dbg !611
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !611
  store %"class.std::_Sp_counted_base"* %9, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !612
  %10 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !613
  %11 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %10, align 8, !dbg !613
  %12 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !614
  %13 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %12, i32 0, i32 0, !dbg !615
  store %"class.std::_Sp_counted_base"* %11, %"class.std::_Sp_counted_base"** %13, align 8, !dbg !616
  %14 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !617
  %15 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !618
  store %"class.std::_Sp_counted_base"* %14, %"class.std::_Sp_counted_base"** %15, align 8, !dbg !619
  ret void, !dbg !620
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt4swapIPiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(i32** noundef nonnull align 8 dereferenceable(8) %0, i32** noundef nonnull align 8 dereferenceable(8) %1) #6 comdat !dbg !621 {
  %3 = alloca i32**, align 8
  %4 = alloca i32**, align 8
  %5 = alloca i32*, align 8
  store i32** %0, i32*** %3, align 8
  store i32** %1, i32*** %4, align 8
  %6 = load i32**, i32*** %3, align 8, !dbg !622
  %7 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !622
  %8 = load i32*, i32** %7, align 8, !dbg !622
  store i32* %8, i32** %5, align 8, !dbg !623
  %9 = load i32**, i32*** %4, align 8, !dbg !624
  %10 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %9) #3, !dbg !624
  %11 = load i32*, i32** %10, align 8, !dbg !624
  %12 = load i32**, i32*** %3, align 8, !dbg !625
  store i32* %11, i32** %12, align 8, !dbg !626
  %13 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !627
  %14 = load i32*, i32** %13, align 8, !dbg !627
  %15 = load i32**, i32*** %4, align 8, !dbg !628
  store i32* %14, i32** %15, align 8, !dbg !629
  ret void, !dbg !630
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !631 {
  %2 = alloca i32**, align 8
  store i32** %0, i32*** %2, align 8
  %3 = load i32**, i32*** %2, align 8, !dbg !632
  ret i32** %3, !dbg !633
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #2 comdat align 2 !dbg !634 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::__shared_ptr"* %5 to %"class.std::__shared_ptr_access"*, !dbg !635
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !635
  %8 = bitcast %"class.std::__shared_ptr"* %7 to %"class.std::__shared_ptr_access"*, !dbg !635
  %9 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !635
  %10 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !635
  %11 = load i32*, i32** %10, align 8, !dbg !635
  %12 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !635
  store i32* %11, i32** %12, align 8, !dbg !635
  %13 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !635
  %14 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !635
  %15 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %14, i32 0, i32 1, !dbg !635
  %16 = call noundef nonnull align 8 dereferenceable(8) %"class.std::__shared_count"* @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEaSERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %13, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %15) #3, !dbg !635
  ret %"class.std::__shared_ptr"* %5, !dbg !635
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::__shared_count"* @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEaSERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !636 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  %5 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %6 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %7 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !637
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %7, i32 0, i32 0, !dbg !638
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !638
  store %"class.std::_Sp_counted_base"* %9, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !639
  %10 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !640
  %11 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !641
  %12 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %11, align 8, !dbg !641
  %13 = icmp ne %"class.std::_Sp_counted_base"* %10, %12, !dbg !642
  br i1 %13, label %14, label %30, !dbg !640

14:                                               ; preds = %2
  %15 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !643
  %16 = icmp ne %"class.std::_Sp_counted_base"* %15, null, !dbg !644
  br i1 %16, label %17, label %20, !dbg !643

17:                                               ; preds = %14
  %18 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !645
  invoke void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %18)
          to label %19 unwind label %31, !dbg !646

19:                                               ; preds = %17
  br label %20, !dbg !645

20:                                               ; preds = %19, %14
  %21 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !647
  %22 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %21, align 8, !dbg !647
  %23 = icmp ne %"class.std::_Sp_counted_base"* %22, null, !dbg !648
  br i1 %23, label %24, label %27, !dbg !647

24:                                               ; preds = %20
  %25 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !649
  %26 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %25, align 8, !dbg !649
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %26) #3, !dbg !650
  br label %27, !dbg !649

27:                                               ; preds = %24, %20
  %28 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !651
  %29 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !652
  store %"class.std::_Sp_counted_base"* %28, %"class.std::_Sp_counted_base"** %29, align 8, !dbg !653
  br label %30, !dbg !654

30:                                               ; preds = %27, %2
  ret %"class.std::__shared_count"* %6, !dbg !655

31:                                               ; preds = %17
  %32 = landingpad { i8*, i32 }
          catch i8* null, !dbg !646
  %33 = extractvalue { i8*, i32 } %32, 0, !dbg !646
  call void @__clang_call_terminate(i8* %33) #16, !dbg !646
  unreachable, !dbg !646
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !656 {
  %2 = alloca %"class.std::__shared_ptr_access"*, align 8
  store %"class.std::__shared_ptr_access"* %0, %"class.std::__shared_ptr_access"** %2, align 8
  %3 = load %"class.std::__shared_ptr_access"*, %"class.std::__shared_ptr_access"** %2, align 8
  %4 = bitcast %"class.std::__shared_ptr_access"* %3 to %"class.std::__shared_ptr"*, !dbg !657
  %5 = call noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !658
  ret i32* %5, !dbg !659
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !660 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !661
  ret %class.anon* %3, !dbg !662
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !663 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !664
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !665
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !664
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !664
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !666
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !667
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !668
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #3, !dbg !669
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #3, !dbg !670
  ret void, !dbg !671
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !672 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !674
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !675
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !674

8:                                                ; preds = %2
  ret void, !dbg !676

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !674
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !674
  call void @__clang_call_terminate(i8* %11) #16, !dbg !674
  unreachable, !dbg !674
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !677 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !678
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !678
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !679
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !680
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !681
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !681
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !682
  br i1 %10, label %11, label %17, !dbg !681

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !683
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !684
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #3, !dbg !685
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !685
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !683

16:                                               ; preds = %11
  br label %17, !dbg !683

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !686
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !687
  ret void, !dbg !688

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !683
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !683
  call void @__clang_call_terminate(i8* %21) #16, !dbg !683
  unreachable, !dbg !683
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !689 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !690
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !690
  ret void, !dbg !690
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !691 {
  %3 = alloca %"class.std::tuple.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %3, align 8
  %6 = bitcast %"class.std::tuple.4"* %5 to %"struct.std::_Tuple_impl.5"*, !dbg !693
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !694
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #3, !dbg !695
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !696

9:                                                ; preds = %2
  ret void, !dbg !697

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !696
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !696
  call void @__clang_call_terminate(i8* %12) #16, !dbg !696
  unreachable, !dbg !696
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !698 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !699
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !699
  ret void, !dbg !699
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !700 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #3, !dbg !701
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !701
  call void @_ZdlPv(i8* noundef %4) #18, !dbg !701
  ret void, !dbg !701
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #1 align 2 !dbg !702 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !703
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !703
  ret void, !dbg !704
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #5 align 2 !dbg !705 {
  %3 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.5"* %5 to %"struct.std::_Head_base.6"*, !dbg !706
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !707
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #3, !dbg !708
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !709
  ret void, !dbg !710
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !711 {
  %3 = alloca %"struct.std::_Head_base.6"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.6"* %5 to %class.anon*, !dbg !712
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !713
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #3, !dbg !714
  ret void, !dbg !715
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #15

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 !dbg !716 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !717
  ret void, !dbg !718
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 !dbg !719 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !720
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.4"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %5) #3, !dbg !721
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %6) #3, !dbg !722
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !723
  ret void, !dbg !724
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !725 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !727
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !728
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !729
  ret void, !dbg !730
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !731 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !732
  %4 = bitcast %"class.std::tuple.4"* %3 to %"struct.std::_Tuple_impl.5"*, !dbg !732
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !733
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #3, !dbg !734
  ret %class.anon* %6, !dbg !735
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.4"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !736 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !737
  ret %"class.std::tuple.4"* %3, !dbg !738
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !739 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !740
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !741
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !741
  ret void, !dbg !742
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !743 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"class.std::shared_ptr", align 8
  %4 = alloca %"class.std::shared_ptr", align 8
  %5 = alloca i32, align 4
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  store %class.anon* %0, %class.anon** %2, align 8
  %8 = load %class.anon*, %class.anon** %2, align 8
  call void @_ZSt11atomic_loadIiESt10shared_ptrIT_EPKS2_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %3, %"class.std::shared_ptr"* noundef @q), !dbg !744
  store i32 3, i32* %5, align 4, !dbg !745
  invoke void @_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %4, i32* noundef nonnull align 4 dereferenceable(4) %5)
          to label %9 unwind label %25, !dbg !746

9:                                                ; preds = %1
  %10 = invoke noundef zeroext i1 @_ZSt30atomic_compare_exchange_strongIiEbPSt10shared_ptrIT_ES3_S2_(%"class.std::shared_ptr"* noundef @p, %"class.std::shared_ptr"* noundef %3, %"class.std::shared_ptr"* noundef %4)
          to label %11 unwind label %29, !dbg !747

11:                                               ; preds = %9
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !747
  %12 = bitcast %"class.std::shared_ptr"* %3 to %"class.std::__shared_ptr_access"*, !dbg !748
  %13 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %12) #3, !dbg !748
  %14 = load i32, i32* %13, align 4, !dbg !748
  %15 = icmp eq i32 %14, 1, !dbg !748
  br i1 %15, label %21, label %16, !dbg !748

16:                                               ; preds = %11
  %17 = bitcast %"class.std::shared_ptr"* %3 to %"class.std::__shared_ptr_access"*, !dbg !748
  %18 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %17) #3, !dbg !748
  %19 = load i32, i32* %18, align 4, !dbg !748
  %20 = icmp eq i32 %19, 4, !dbg !748
  br label %21, !dbg !748

21:                                               ; preds = %16, %11
  %22 = phi i1 [ true, %11 ], [ %20, %16 ]
  br i1 %22, label %23, label %24, !dbg !748

23:                                               ; preds = %21
  br label %34, !dbg !748

24:                                               ; preds = %21
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv", i64 0, i64 0)) #16, !dbg !748
  unreachable, !dbg !748

25:                                               ; preds = %1
  %26 = landingpad { i8*, i32 }
          cleanup, !dbg !749
  %27 = extractvalue { i8*, i32 } %26, 0, !dbg !749
  store i8* %27, i8** %6, align 8, !dbg !749
  %28 = extractvalue { i8*, i32 } %26, 1, !dbg !749
  store i32 %28, i32* %7, align 4, !dbg !749
  br label %35, !dbg !749

29:                                               ; preds = %9
  %30 = landingpad { i8*, i32 }
          cleanup, !dbg !749
  %31 = extractvalue { i8*, i32 } %30, 0, !dbg !749
  store i8* %31, i8** %6, align 8, !dbg !749
  %32 = extractvalue { i8*, i32 } %30, 1, !dbg !749
  store i32 %32, i32* %7, align 4, !dbg !749
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !747
  br label %35, !dbg !747

33:                                               ; No predecessors!
  br label %34, !dbg !748

34:                                               ; preds = %33, %23
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %3) #3, !dbg !749
  ret void, !dbg !749

35:                                               ; preds = %29, %25
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %3) #3, !dbg !749
  br label %36, !dbg !749

36:                                               ; preds = %35
  %37 = load i8*, i8** %6, align 8, !dbg !749
  %38 = load i32, i32* %7, align 4, !dbg !749
  %39 = insertvalue { i8*, i32 } undef, i8* %37, 0, !dbg !749
  %40 = insertvalue { i8*, i32 } %39, i32 %38, 1, !dbg !749
  resume { i8*, i32 } %40, !dbg !749
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !750 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !751
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %3) #3, !dbg !752
  ret %class.anon* %4, !dbg !753
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0) #6 align 2 !dbg !754 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !755
  %4 = bitcast %"struct.std::_Tuple_impl.5"* %3 to %"struct.std::_Head_base.6"*, !dbg !755
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !756
  ret %class.anon* %5, !dbg !757
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %0) #6 align 2 !dbg !758 {
  %2 = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %2, align 8
  %3 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %2, align 8, !dbg !759
  %4 = bitcast %"struct.std::_Head_base.6"* %3 to %class.anon*, !dbg !760
  ret %class.anon* %4, !dbg !761
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 !dbg !762 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !763
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !763
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !763
  ret void, !dbg !763
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 !dbg !764 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !765
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !765
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !766
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !767
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !768
  ret void, !dbg !769
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !770 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !771
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !772

5:                                                ; preds = %1
  ret void, !dbg !773

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !772
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !772
  call void @__clang_call_terminate(i8* %8) #16, !dbg !772
  unreachable, !dbg !772
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !774 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !775
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !776
  ret %"struct.std::thread::_State"** %5, !dbg !777
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !778 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !779
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !780
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !779
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !781
  ret void, !dbg !782
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !783 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !784
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !785
  ret void, !dbg !786
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !787 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !788
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !788
  ret void, !dbg !789
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !790 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !791
  ret void, !dbg !792
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !793 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !794
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !794
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !795
  ret %"struct.std::thread::_State"** %5, !dbg !796
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !797 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !798
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !799
  ret %"struct.std::thread::_State"** %4, !dbg !800
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !801 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !802
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !802
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !803
  ret %"struct.std::thread::_State"** %5, !dbg !804
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !805 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8, !dbg !806
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !807
  ret %"struct.std::thread::_State"** %4, !dbg !808
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !809 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !810
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !810
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !811
  ret %"struct.std::default_delete"* %6, !dbg !812
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #6 comdat align 2 !dbg !813 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !814
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !815
  br i1 %7, label %13, label %8, !dbg !815

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !815
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !815
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !815
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !815
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !815
  br label %13, !dbg !815

13:                                               ; preds = %8, %2
  ret void, !dbg !816
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !817 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !818
  ret %"struct.std::thread::_State"** %3, !dbg !819
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !820 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !821
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !822
  ret %"struct.std::default_delete"* %5, !dbg !823
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !824 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !825
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !825
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !826
  ret %"struct.std::default_delete"* %5, !dbg !827
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat !dbg !828 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !829
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %3) #3, !dbg !830
  ret %"struct.std::default_delete"* %4, !dbg !831
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !832 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !833
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !833
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !834
  ret %"struct.std::default_delete"* %5, !dbg !835
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !836 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !837
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !838
  ret %"struct.std::default_delete"* %4, !dbg !839
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt24atomic_exchange_explicitIiESt10shared_ptrIT_EPS2_S2_St12memory_order(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %1, %"class.std::shared_ptr"* noundef %2, i32 noundef %3) #6 comdat !dbg !840 {
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::shared_ptr"*, align 8
  %7 = alloca i32, align 4
  %8 = alloca %"struct.std::_Sp_locker", align 1
  %9 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %9, i8** %5, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %6, align 8
  store i32 %3, i32* %7, align 4
  %10 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %6, align 8, !dbg !841
  %11 = bitcast %"class.std::shared_ptr"* %10 to i8*, !dbg !841
  call void @_ZNSt10_Sp_lockerC1EPKv(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %8, i8* noundef %11) #3, !dbg !842
  %12 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %6, align 8, !dbg !843
  %13 = bitcast %"class.std::shared_ptr"* %12 to %"class.std::__shared_ptr"*, !dbg !844
  %14 = bitcast %"class.std::shared_ptr"* %2 to %"class.std::__shared_ptr"*, !dbg !845
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %13, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %14) #3, !dbg !844
  call void @_ZNSt10shared_ptrIiEC2EOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %2) #3, !dbg !846
  call void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %8) #3, !dbg !847
  ret void, !dbg !847
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !848 {
  %2 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %2, align 8
  %3 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !849
  %5 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %4, align 8, !dbg !849
  %6 = icmp ne %"class.std::_Sp_counted_base"* %5, null, !dbg !849
  br i1 %6, label %7, label %11, !dbg !849

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !850
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !850
  %10 = call noundef i64 @_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %9) #3, !dbg !851
  br label %12, !dbg !849

11:                                               ; preds = %1
  br label %12, !dbg !849

12:                                               ; preds = %11, %7
  %13 = phi i64 [ %10, %7 ], [ 0, %11 ], !dbg !849
  ret i64 %13, !dbg !852
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 !dbg !853 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %4 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  %5 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %4, i32 0, i32 1, !dbg !854
  %6 = load atomic i32, i32* %5 monotonic, align 8, !dbg !855
  store i32 %6, i32* %3, align 4, !dbg !855
  %7 = load i32, i32* %3, align 4, !dbg !855
  %8 = sext i32 %7 to i64, !dbg !855
  ret i64 %8, !dbg !856
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_cpp_shared_ptr_atomic.cpp() #0 section ".text.startup" !dbg !857 {
  call void @__cxx_global_var_init(), !dbg !858
  call void @__cxx_global_var_init.1(), !dbg !858
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noinline noreturn nounwind }
attributes #10 = { argmemonly nofree nounwind willreturn }
attributes #11 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { cold noreturn nounwind }
attributes #14 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { noreturn nounwind }
attributes #17 = { builtin allocsize(0) }
attributes #18 = { builtin nounwind }
attributes #19 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-shared-ptr-atomic.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "bb6af707eafba78b978ba8532baecd88")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!11 = !DIFile(filename: "cpp-shared-ptr-atomic.cpp", directory: ".")
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 9, column: 48, scope: !15)
!15 = !DILexicalBlockFile(scope: !10, file: !1, discriminator: 0)
!16 = !DILocation(line: 9, column: 26, scope: !15)
!17 = !DILocation(line: 0, scope: !10)
!18 = distinct !DISubprogram(name: "make_shared<int, int>", scope: !19, file: !19, line: 1005, type: !12, scopeLine: 1006, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!19 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "88e13dbb751546443834154ec05bc922")
!20 = !DILocation(line: 1009, column: 58, scope: !18)
!21 = !DILocation(line: 1010, column: 29, scope: !18)
!22 = !DILocation(line: 1010, column: 9, scope: !18)
!23 = !DILocation(line: 1009, column: 14, scope: !18)
!24 = !DILocation(line: 1009, column: 7, scope: !18)
!25 = distinct !DISubprogram(name: "~shared_ptr", scope: !19, file: !19, line: 175, type: !12, scopeLine: 175, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!26 = !DILocation(line: 175, column: 11, scope: !25)
!27 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!28 = !DILocation(line: 9, column: 78, scope: !29)
!29 = !DILexicalBlockFile(scope: !27, file: !1, discriminator: 0)
!30 = !DILocation(line: 9, column: 56, scope: !29)
!31 = !DILocation(line: 0, scope: !27)
!32 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !12, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!33 = !DILocation(line: 13, column: 14, scope: !32)
!34 = !DILocation(line: 18, column: 60, scope: !32)
!35 = !DILocation(line: 18, column: 38, scope: !32)
!36 = !DILocation(line: 18, column: 13, scope: !32)
!37 = !DILocation(line: 19, column: 2, scope: !32)
!38 = !DILocation(line: 24, column: 1, scope: !32)
!39 = !DILocation(line: 20, column: 82, scope: !32)
!40 = !DILocation(line: 20, column: 60, scope: !32)
!41 = !DILocation(line: 20, column: 14, scope: !32)
!42 = !DILocation(line: 20, column: 7, scope: !32)
!43 = !DILocation(line: 21, column: 2, scope: !32)
!44 = !DILocation(line: 0, scope: !32)
!45 = !DILocation(line: 22, column: 4, scope: !32)
!46 = !DILocation(line: 23, column: 2, scope: !32)
!47 = distinct !DISubprogram(name: "thread<(lambda at cpp-shared-ptr-atomic.cpp:13:16), void>", scope: !48, file: !48, line: 126, type: !12, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!48 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!49 = !DILocation(line: 126, column: 7, scope: !47)
!50 = !DILocation(line: 137, column: 7, scope: !47)
!51 = !DILocation(line: 142, column: 29, scope: !47)
!52 = !DILocation(line: 143, column: 32, scope: !47)
!53 = !DILocation(line: 143, column: 8, scope: !47)
!54 = !DILocation(line: 142, column: 33, scope: !47)
!55 = !DILocation(line: 142, column: 18, scope: !47)
!56 = !DILocation(line: 142, column: 2, scope: !47)
!57 = !DILocation(line: 145, column: 7, scope: !47)
!58 = distinct !DISubprogram(name: "atomic_exchange<int>", scope: !59, file: !59, line: 186, type: !12, scopeLine: 187, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!59 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr_atomic.h", directory: "", checksumkind: CSK_MD5, checksum: "0055e71b0787dcaf933281ad3214e716")
!60 = !DILocation(line: 188, column: 44, scope: !58)
!61 = !DILocation(line: 188, column: 49, scope: !58)
!62 = !DILocation(line: 188, column: 14, scope: !58)
!63 = !DILocation(line: 188, column: 7, scope: !58)
!64 = !DILocation(line: 190, column: 5, scope: !58)
!65 = distinct !DISubprogram(name: "operator*", scope: !66, file: !66, line: 1347, type: !12, scopeLine: 1348, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!66 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr_base.h", directory: "", checksumkind: CSK_MD5, checksum: "e2b63a5b49d3c553c17b8b8d80272b6f")
!67 = !DILocation(line: 1349, column: 2, scope: !65)
!68 = !DILocation(line: 1350, column: 10, scope: !65)
!69 = !DILocation(line: 1350, column: 2, scope: !65)
!70 = distinct !DISubprogram(name: "atomic_compare_exchange_strong<int>", scope: !59, file: !59, line: 247, type: !12, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!71 = !DILocation(line: 250, column: 59, scope: !70)
!72 = !DILocation(line: 250, column: 64, scope: !70)
!73 = !DILocation(line: 251, column: 4, scope: !70)
!74 = !DILocation(line: 250, column: 14, scope: !70)
!75 = !DILocation(line: 250, column: 7, scope: !70)
!76 = !DILocation(line: 252, column: 5, scope: !70)
!77 = distinct !DISubprogram(name: "atomic_load<int>", scope: !59, file: !59, line: 111, type: !12, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!78 = !DILocation(line: 112, column: 40, scope: !77)
!79 = !DILocation(line: 112, column: 14, scope: !77)
!80 = !DILocation(line: 112, column: 7, scope: !77)
!81 = distinct !DISubprogram(name: "use_count", scope: !66, file: !66, line: 1679, type: !12, scopeLine: 1680, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!82 = !DILocation(line: 1680, column: 16, scope: !81)
!83 = !DILocation(line: 1680, column: 28, scope: !81)
!84 = !DILocation(line: 1680, column: 9, scope: !81)
!85 = distinct !DISubprogram(name: "~thread", scope: !48, file: !48, line: 148, type: !12, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!86 = !DILocation(line: 150, column: 11, scope: !85)
!87 = !DILocation(line: 312, column: 5, scope: !88, inlinedAt: !90)
!88 = distinct !DISubprogram(name: "__terminate", scope: !89, file: !89, line: 309, type: !12, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!89 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!90 = distinct !DILocation(line: 151, column: 2, scope: !85)
!91 = !DILocation(line: 151, column: 2, scope: !85)
!92 = !DILocation(line: 152, column: 5, scope: !85)
!93 = distinct !DISubprogram(name: "~__shared_count", scope: !66, file: !66, line: 1068, type: !12, scopeLine: 1069, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!94 = !DILocation(line: 1070, column: 6, scope: !93)
!95 = !DILocation(line: 1070, column: 12, scope: !93)
!96 = !DILocation(line: 1071, column: 4, scope: !93)
!97 = !DILocation(line: 1071, column: 11, scope: !93)
!98 = !DILocation(line: 1072, column: 7, scope: !93)
!99 = distinct !DISubprogram(name: "_M_release", scope: !66, file: !66, line: 317, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!100 = !DILocation(line: 359, column: 51, scope: !99)
!101 = !DILocation(line: 52, column: 12, scope: !102, inlinedAt: !104)
!102 = distinct !DISubprogram(name: "__is_single_threaded", scope: !103, file: !103, line: 47, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!103 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/atomicity.h", directory: "")
!104 = distinct !DILocation(line: 98, column: 9, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !103, file: !103, line: 96, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!106 = distinct !DILocation(line: 359, column: 11, scope: !99)
!107 = !DILocation(line: 98, column: 9, scope: !105, inlinedAt: !106)
!108 = !DILocation(line: 99, column: 40, scope: !105, inlinedAt: !106)
!109 = !DILocation(line: 99, column: 47, scope: !105, inlinedAt: !106)
!110 = !DILocation(line: 84, column: 30, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !103, file: !103, line: 82, type: !12, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!112 = distinct !DILocation(line: 99, column: 14, scope: !105, inlinedAt: !106)
!113 = !DILocation(line: 84, column: 29, scope: !111, inlinedAt: !112)
!114 = !DILocation(line: 84, column: 18, scope: !111, inlinedAt: !112)
!115 = !DILocation(line: 85, column: 15, scope: !111, inlinedAt: !112)
!116 = !DILocation(line: 85, column: 6, scope: !111, inlinedAt: !112)
!117 = !DILocation(line: 85, column: 12, scope: !111, inlinedAt: !112)
!118 = !DILocation(line: 86, column: 12, scope: !111, inlinedAt: !112)
!119 = !DILocation(line: 99, column: 7, scope: !105, inlinedAt: !106)
!120 = !DILocation(line: 101, column: 33, scope: !105, inlinedAt: !106)
!121 = !DILocation(line: 101, column: 40, scope: !105, inlinedAt: !106)
!122 = !DILocation(line: 66, column: 31, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "__exchange_and_add", scope: !103, file: !103, line: 65, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!124 = distinct !DILocation(line: 101, column: 14, scope: !105, inlinedAt: !106)
!125 = !DILocation(line: 66, column: 38, scope: !123, inlinedAt: !124)
!126 = !DILocation(line: 66, column: 12, scope: !123, inlinedAt: !124)
!127 = !DILocation(line: 101, column: 7, scope: !105, inlinedAt: !106)
!128 = !DILocation(line: 102, column: 3, scope: !105, inlinedAt: !106)
!129 = !DILocation(line: 359, column: 69, scope: !99)
!130 = !DILocation(line: 359, column: 11, scope: !99)
!131 = !DILocation(line: 361, column: 4, scope: !99)
!132 = !DILocation(line: 362, column: 2, scope: !99)
!133 = !DILocation(line: 363, column: 5, scope: !99)
!134 = distinct !DISubprogram(name: "_M_release_last_use", scope: !66, file: !66, line: 172, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!135 = !DILocation(line: 175, column: 2, scope: !134)
!136 = !DILocation(line: 187, column: 46, scope: !134)
!137 = !DILocation(line: 52, column: 12, scope: !102, inlinedAt: !138)
!138 = distinct !DILocation(line: 98, column: 9, scope: !105, inlinedAt: !139)
!139 = distinct !DILocation(line: 187, column: 6, scope: !134)
!140 = !DILocation(line: 98, column: 9, scope: !105, inlinedAt: !139)
!141 = !DILocation(line: 99, column: 40, scope: !105, inlinedAt: !139)
!142 = !DILocation(line: 99, column: 47, scope: !105, inlinedAt: !139)
!143 = !DILocation(line: 84, column: 30, scope: !111, inlinedAt: !144)
!144 = distinct !DILocation(line: 99, column: 14, scope: !105, inlinedAt: !139)
!145 = !DILocation(line: 84, column: 29, scope: !111, inlinedAt: !144)
!146 = !DILocation(line: 84, column: 18, scope: !111, inlinedAt: !144)
!147 = !DILocation(line: 85, column: 15, scope: !111, inlinedAt: !144)
!148 = !DILocation(line: 85, column: 6, scope: !111, inlinedAt: !144)
!149 = !DILocation(line: 85, column: 12, scope: !111, inlinedAt: !144)
!150 = !DILocation(line: 86, column: 12, scope: !111, inlinedAt: !144)
!151 = !DILocation(line: 99, column: 7, scope: !105, inlinedAt: !139)
!152 = !DILocation(line: 101, column: 33, scope: !105, inlinedAt: !139)
!153 = !DILocation(line: 101, column: 40, scope: !105, inlinedAt: !139)
!154 = !DILocation(line: 66, column: 31, scope: !123, inlinedAt: !155)
!155 = distinct !DILocation(line: 101, column: 14, scope: !105, inlinedAt: !139)
!156 = !DILocation(line: 66, column: 38, scope: !123, inlinedAt: !155)
!157 = !DILocation(line: 66, column: 12, scope: !123, inlinedAt: !155)
!158 = !DILocation(line: 101, column: 7, scope: !105, inlinedAt: !139)
!159 = !DILocation(line: 102, column: 3, scope: !105, inlinedAt: !139)
!160 = !DILocation(line: 188, column: 14, scope: !134)
!161 = !DILocation(line: 187, column: 6, scope: !134)
!162 = !DILocation(line: 191, column: 6, scope: !134)
!163 = !DILocation(line: 192, column: 4, scope: !134)
!164 = !DILocation(line: 193, column: 7, scope: !134)
!165 = distinct !DISubprogram(name: "joinable", scope: !48, file: !48, line: 174, type: !12, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!166 = !DILocation(line: 175, column: 16, scope: !165)
!167 = !DILocation(line: 175, column: 25, scope: !165)
!168 = !DILocation(line: 175, column: 22, scope: !165)
!169 = !DILocation(line: 175, column: 14, scope: !165)
!170 = !DILocation(line: 175, column: 7, scope: !165)
!171 = distinct !DISubprogram(name: "operator==", scope: !48, file: !48, line: 280, type: !12, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!172 = !DILocation(line: 286, column: 16, scope: !171)
!173 = !DILocation(line: 286, column: 33, scope: !171)
!174 = !DILocation(line: 286, column: 26, scope: !171)
!175 = !DILocation(line: 286, column: 5, scope: !171)
!176 = distinct !DISubprogram(name: "id", scope: !48, file: !48, line: 85, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!177 = !DILocation(line: 85, column: 23, scope: !176)
!178 = !DILocation(line: 85, column: 37, scope: !176)
!179 = distinct !DISubprogram(name: "forward<int>", scope: !180, file: !180, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!180 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!181 = !DILocation(line: 78, column: 33, scope: !179)
!182 = !DILocation(line: 78, column: 7, scope: !179)
!183 = distinct !DISubprogram(name: "shared_ptr<std::allocator<void>, int>", scope: !19, file: !19, line: 463, type: !12, scopeLine: 465, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!184 = !DILocation(line: 465, column: 2, scope: !183)
!185 = !DILocation(line: 464, column: 22, scope: !183)
!186 = !DILocation(line: 464, column: 49, scope: !183)
!187 = !DILocation(line: 464, column: 29, scope: !183)
!188 = !DILocation(line: 464, column: 4, scope: !183)
!189 = !DILocation(line: 465, column: 4, scope: !183)
!190 = distinct !DISubprogram(name: "__shared_ptr<std::allocator<void>, int>", scope: !66, file: !66, line: 1711, type: !12, scopeLine: 1713, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!191 = !DILocation(line: 1713, column: 2, scope: !190)
!192 = !DILocation(line: 1712, column: 4, scope: !190)
!193 = !DILocation(line: 1712, column: 14, scope: !190)
!194 = !DILocation(line: 1712, column: 26, scope: !190)
!195 = !DILocation(line: 1712, column: 34, scope: !190)
!196 = !DILocation(line: 1712, column: 61, scope: !190)
!197 = !DILocation(line: 1712, column: 41, scope: !190)
!198 = !DILocation(line: 1713, column: 36, scope: !190)
!199 = !DILocation(line: 1713, column: 4, scope: !190)
!200 = !DILocation(line: 1713, column: 45, scope: !190)
!201 = distinct !DISubprogram(name: "__shared_count<int, std::allocator<void>, int>", scope: !66, file: !66, line: 964, type: !12, scopeLine: 966, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!202 = !DILocation(line: 968, column: 52, scope: !201)
!203 = !DILocation(line: 968, column: 43, scope: !201)
!204 = !DILocation(line: 969, column: 19, scope: !201)
!205 = !DILocation(line: 970, column: 33, scope: !201)
!206 = !DILocation(line: 970, column: 17, scope: !201)
!207 = !DILocation(line: 971, column: 23, scope: !201)
!208 = !DILocation(line: 971, column: 16, scope: !201)
!209 = !DILocation(line: 972, column: 22, scope: !201)
!210 = !DILocation(line: 972, column: 48, scope: !201)
!211 = !DILocation(line: 972, column: 28, scope: !201)
!212 = !DILocation(line: 972, column: 6, scope: !201)
!213 = !DILocation(line: 971, column: 9, scope: !201)
!214 = !DILocation(line: 973, column: 12, scope: !201)
!215 = !DILocation(line: 974, column: 12, scope: !201)
!216 = !DILocation(line: 974, column: 4, scope: !201)
!217 = !DILocation(line: 974, column: 10, scope: !201)
!218 = !DILocation(line: 975, column: 10, scope: !201)
!219 = !DILocation(line: 975, column: 16, scope: !201)
!220 = !DILocation(line: 975, column: 4, scope: !201)
!221 = !DILocation(line: 975, column: 8, scope: !201)
!222 = !DILocation(line: 976, column: 2, scope: !201)
!223 = distinct !DISubprogram(name: "_M_enable_shared_from_this_with<int, int>", scope: !66, file: !66, line: 1765, type: !12, scopeLine: 1766, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!224 = !DILocation(line: 1766, column: 4, scope: !223)
!225 = distinct !DISubprogram(name: "allocator<void>", scope: !226, file: !226, line: 169, type: !12, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!226 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6fa856a93062ce2b39cf0c9a3a6a3468")
!227 = !DILocation(line: 169, column: 53, scope: !225)
!228 = !DILocation(line: 169, column: 2, scope: !225)
!229 = !DILocation(line: 169, column: 55, scope: !225)
!230 = distinct !DISubprogram(name: "__allocate_guarded<std::allocator<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> > >", scope: !231, file: !231, line: 96, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!231 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocated_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "6c08ea97cd0ca641b7c6a4e7a687cd0e")
!232 = !DILocation(line: 98, column: 16, scope: !230)
!233 = !DILocation(line: 98, column: 61, scope: !230)
!234 = !DILocation(line: 98, column: 21, scope: !230)
!235 = !DILocation(line: 98, column: 14, scope: !230)
!236 = !DILocation(line: 98, column: 7, scope: !230)
!237 = distinct !DISubprogram(name: "get", scope: !231, file: !231, line: 86, type: !12, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!238 = !DILocation(line: 86, column: 52, scope: !237)
!239 = !DILocation(line: 86, column: 34, scope: !237)
!240 = !DILocation(line: 86, column: 27, scope: !237)
!241 = distinct !DISubprogram(name: "_Sp_counted_ptr_inplace<int>", scope: !66, file: !66, line: 599, type: !12, scopeLine: 601, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!242 = !DILocation(line: 601, column: 2, scope: !241)
!243 = !DILocation(line: 599, column: 2, scope: !241)
!244 = !DILocation(line: 600, column: 4, scope: !241)
!245 = !DILocation(line: 604, column: 45, scope: !241)
!246 = !DILocation(line: 605, column: 28, scope: !241)
!247 = !DILocation(line: 605, column: 8, scope: !241)
!248 = !DILocation(line: 604, column: 4, scope: !241)
!249 = !DILocation(line: 606, column: 2, scope: !241)
!250 = distinct !DISubprogram(name: "operator=", scope: !231, file: !231, line: 79, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!251 = !DILocation(line: 81, column: 2, scope: !250)
!252 = !DILocation(line: 81, column: 9, scope: !250)
!253 = !DILocation(line: 82, column: 2, scope: !250)
!254 = distinct !DISubprogram(name: "_M_ptr", scope: !66, file: !66, line: 650, type: !12, scopeLine: 650, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!255 = !DILocation(line: 650, column: 39, scope: !254)
!256 = !DILocation(line: 650, column: 47, scope: !254)
!257 = !DILocation(line: 650, column: 58, scope: !254)
!258 = !DILocation(line: 650, column: 32, scope: !254)
!259 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !231, file: !231, line: 71, type: !12, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!260 = !DILocation(line: 73, column: 6, scope: !259)
!261 = !DILocation(line: 73, column: 13, scope: !259)
!262 = !DILocation(line: 74, column: 47, scope: !259)
!263 = !DILocation(line: 74, column: 57, scope: !259)
!264 = !DILocation(line: 74, column: 4, scope: !259)
!265 = !DILocation(line: 75, column: 7, scope: !259)
!266 = distinct !DISubprogram(name: "~allocator", scope: !226, file: !226, line: 174, type: !12, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!267 = !DILocation(line: 174, column: 39, scope: !266)
!268 = distinct !DISubprogram(name: "__new_allocator", scope: !269, file: !269, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!269 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!270 = !DILocation(line: 80, column: 49, scope: !268)
!271 = distinct !DISubprogram(name: "allocate", scope: !272, file: !272, line: 463, type: !12, scopeLine: 464, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!272 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!273 = !DILocation(line: 464, column: 16, scope: !271)
!274 = !DILocation(line: 464, column: 29, scope: !271)
!275 = !DILocation(line: 464, column: 20, scope: !271)
!276 = !DILocation(line: 464, column: 9, scope: !271)
!277 = distinct !DISubprogram(name: "__allocated_ptr", scope: !231, file: !231, line: 53, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!278 = !DILocation(line: 54, column: 9, scope: !277)
!279 = !DILocation(line: 54, column: 35, scope: !277)
!280 = !DILocation(line: 54, column: 18, scope: !277)
!281 = !DILocation(line: 54, column: 42, scope: !277)
!282 = !DILocation(line: 54, column: 49, scope: !277)
!283 = !DILocation(line: 55, column: 9, scope: !277)
!284 = distinct !DISubprogram(name: "allocate", scope: !269, file: !269, line: 112, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!285 = !DILocation(line: 120, column: 23, scope: !284)
!286 = !DILocation(line: 120, column: 35, scope: !284)
!287 = !DILocation(line: 120, column: 27, scope: !284)
!288 = !DILocation(line: 120, column: 6, scope: !284)
!289 = !DILocation(line: 124, column: 10, scope: !284)
!290 = !DILocation(line: 124, column: 14, scope: !284)
!291 = !DILocation(line: 125, column: 8, scope: !284)
!292 = !DILocation(line: 126, column: 6, scope: !284)
!293 = !DILocation(line: 137, column: 49, scope: !284)
!294 = !DILocation(line: 137, column: 53, scope: !284)
!295 = !DILocation(line: 137, column: 27, scope: !284)
!296 = !DILocation(line: 137, column: 9, scope: !284)
!297 = !DILocation(line: 137, column: 2, scope: !284)
!298 = distinct !DISubprogram(name: "_M_max_size", scope: !269, file: !269, line: 210, type: !12, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!299 = !DILocation(line: 213, column: 2, scope: !298)
!300 = distinct !DISubprogram(name: "__addressof<std::allocator<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> > >", scope: !180, file: !180, line: 49, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!301 = !DILocation(line: 50, column: 34, scope: !300)
!302 = !DILocation(line: 50, column: 7, scope: !300)
!303 = distinct !DISubprogram(name: "__to_address<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> >", scope: !304, file: !304, line: 228, type: !12, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!304 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ptr_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "9b5bf297da766c3f1b9b4657c4f62700")
!305 = !DILocation(line: 231, column: 14, scope: !303)
!306 = !DILocation(line: 231, column: 7, scope: !303)
!307 = distinct !DISubprogram(name: "_Sp_counted_base", scope: !66, file: !66, line: 129, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!308 = !DILocation(line: 130, column: 43, scope: !307)
!309 = !DILocation(line: 130, column: 9, scope: !307)
!310 = !DILocation(line: 130, column: 26, scope: !307)
!311 = !DILocation(line: 130, column: 45, scope: !307)
!312 = distinct !DISubprogram(name: "_Impl", scope: !66, file: !66, line: 587, type: !12, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!313 = !DILocation(line: 587, column: 53, scope: !312)
!314 = !DILocation(line: 587, column: 40, scope: !312)
!315 = !DILocation(line: 587, column: 11, scope: !312)
!316 = !DILocation(line: 587, column: 55, scope: !312)
!317 = distinct !DISubprogram(name: "construct<int, int>", scope: !272, file: !272, line: 633, type: !12, scopeLine: 635, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!318 = !DILocation(line: 635, column: 20, scope: !317)
!319 = !DILocation(line: 635, column: 45, scope: !317)
!320 = !DILocation(line: 635, column: 25, scope: !317)
!321 = !DILocation(line: 635, column: 4, scope: !317)
!322 = !DILocation(line: 635, column: 58, scope: !317)
!323 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !66, file: !66, line: 608, type: !12, scopeLine: 608, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!324 = !DILocation(line: 608, column: 45, scope: !323)
!325 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !66, file: !66, line: 608, type: !12, scopeLine: 608, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!326 = !DILocation(line: 608, column: 43, scope: !325)
!327 = !DILocation(line: 608, column: 45, scope: !325)
!328 = distinct !DISubprogram(name: "_M_dispose", scope: !66, file: !66, line: 611, type: !12, scopeLine: 612, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!329 = !DILocation(line: 613, column: 36, scope: !328)
!330 = !DILocation(line: 613, column: 44, scope: !328)
!331 = !DILocation(line: 613, column: 56, scope: !328)
!332 = !DILocation(line: 613, column: 2, scope: !328)
!333 = !DILocation(line: 614, column: 7, scope: !328)
!334 = distinct !DISubprogram(name: "_M_destroy", scope: !66, file: !66, line: 618, type: !12, scopeLine: 619, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!335 = !DILocation(line: 620, column: 23, scope: !334)
!336 = !DILocation(line: 620, column: 31, scope: !334)
!337 = !DILocation(line: 620, column: 19, scope: !334)
!338 = !DILocation(line: 621, column: 36, scope: !334)
!339 = !DILocation(line: 622, column: 9, scope: !334)
!340 = !DILocation(line: 623, column: 7, scope: !334)
!341 = distinct !DISubprogram(name: "_M_get_deleter", scope: !66, file: !66, line: 631, type: !12, scopeLine: 632, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!342 = !DILocation(line: 633, column: 58, scope: !341)
!343 = !DILocation(line: 633, column: 7, scope: !341)
!344 = !DILocation(line: 638, column: 7, scope: !341)
!345 = !DILocation(line: 638, column: 16, scope: !341)
!346 = !DILocation(line: 638, column: 12, scope: !341)
!347 = !DILocation(line: 639, column: 6, scope: !341)
!348 = !DILocation(line: 641, column: 6, scope: !341)
!349 = !DILocation(line: 641, column: 11, scope: !341)
!350 = !DILocation(line: 638, column: 6, scope: !341)
!351 = !DILocation(line: 646, column: 11, scope: !341)
!352 = !DILocation(line: 646, column: 4, scope: !341)
!353 = !DILocation(line: 647, column: 2, scope: !341)
!354 = !DILocation(line: 648, column: 7, scope: !341)
!355 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !66, file: !66, line: 133, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!356 = !DILocation(line: 134, column: 9, scope: !355)
!357 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !66, file: !66, line: 133, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!358 = !DILocation(line: 134, column: 7, scope: !357)
!359 = distinct !DISubprogram(name: "_M_destroy", scope: !66, file: !66, line: 143, type: !12, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!360 = !DILocation(line: 144, column: 9, scope: !359)
!361 = !DILocation(line: 144, column: 22, scope: !359)
!362 = distinct !DISubprogram(name: "_Sp_ebo_helper", scope: !66, file: !66, line: 470, type: !12, scopeLine: 470, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!363 = !DILocation(line: 470, column: 60, scope: !362)
!364 = !DILocation(line: 470, column: 54, scope: !362)
!365 = !DILocation(line: 470, column: 62, scope: !362)
!366 = distinct !DISubprogram(name: "_Construct<int, int>", scope: !367, file: !367, line: 109, type: !12, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!367 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!368 = !DILocation(line: 119, column: 20, scope: !366)
!369 = !DILocation(line: 119, column: 7, scope: !366)
!370 = !DILocation(line: 119, column: 49, scope: !366)
!371 = !DILocation(line: 119, column: 29, scope: !366)
!372 = !DILocation(line: 120, column: 5, scope: !366)
!373 = distinct !DISubprogram(name: "destroy<int>", scope: !272, file: !272, line: 646, type: !12, scopeLine: 648, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!374 = !DILocation(line: 648, column: 18, scope: !373)
!375 = !DILocation(line: 648, column: 4, scope: !373)
!376 = !DILocation(line: 648, column: 24, scope: !373)
!377 = distinct !DISubprogram(name: "_M_alloc", scope: !66, file: !66, line: 589, type: !12, scopeLine: 589, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!378 = !DILocation(line: 589, column: 55, scope: !377)
!379 = !DILocation(line: 589, column: 39, scope: !377)
!380 = !DILocation(line: 589, column: 32, scope: !377)
!381 = distinct !DISubprogram(name: "_Destroy<int>", scope: !367, file: !367, line: 146, type: !12, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!382 = !DILocation(line: 151, column: 7, scope: !381)
!383 = !DILocation(line: 153, column: 5, scope: !381)
!384 = distinct !DISubprogram(name: "_S_get", scope: !66, file: !66, line: 474, type: !12, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!385 = !DILocation(line: 474, column: 65, scope: !384)
!386 = !DILocation(line: 474, column: 40, scope: !384)
!387 = distinct !DISubprogram(name: "_S_ti", scope: !66, file: !66, line: 564, type: !12, scopeLine: 565, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!388 = !DILocation(line: 567, column: 7, scope: !387)
!389 = distinct !DISubprogram(name: "operator==", scope: !390, file: !390, line: 193, type: !12, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!390 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/typeinfo", directory: "")
!391 = !DILocation(line: 198, column: 9, scope: !389)
!392 = !DILocation(line: 198, column: 19, scope: !389)
!393 = !DILocation(line: 198, column: 25, scope: !389)
!394 = !DILocation(line: 198, column: 16, scope: !389)
!395 = !DILocation(line: 199, column: 7, scope: !389)
!396 = !DILocation(line: 206, column: 12, scope: !389)
!397 = !DILocation(line: 206, column: 22, scope: !389)
!398 = !DILocation(line: 206, column: 29, scope: !389)
!399 = !DILocation(line: 206, column: 50, scope: !389)
!400 = !DILocation(line: 206, column: 58, scope: !389)
!401 = !DILocation(line: 206, column: 64, scope: !389)
!402 = !DILocation(line: 206, column: 32, scope: !389)
!403 = !DILocation(line: 206, column: 72, scope: !389)
!404 = !DILocation(line: 0, scope: !389)
!405 = !DILocation(line: 206, column: 5, scope: !389)
!406 = !DILocation(line: 210, column: 3, scope: !389)
!407 = distinct !DISubprogram(name: "name", scope: !390, file: !390, line: 103, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!408 = !DILocation(line: 104, column: 14, scope: !407)
!409 = !DILocation(line: 104, column: 24, scope: !407)
!410 = !DILocation(line: 104, column: 33, scope: !407)
!411 = !DILocation(line: 104, column: 40, scope: !407)
!412 = !DILocation(line: 104, column: 46, scope: !407)
!413 = !DILocation(line: 104, column: 7, scope: !407)
!414 = distinct !DISubprogram(name: "_M_ptr", scope: !415, file: !415, line: 114, type: !12, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!415 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/aligned_buffer.h", directory: "")
!416 = !DILocation(line: 115, column: 34, scope: !414)
!417 = !DILocation(line: 115, column: 16, scope: !414)
!418 = !DILocation(line: 115, column: 9, scope: !414)
!419 = distinct !DISubprogram(name: "_M_addr", scope: !415, file: !415, line: 102, type: !12, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!420 = !DILocation(line: 104, column: 36, scope: !419)
!421 = !DILocation(line: 104, column: 35, scope: !419)
!422 = !DILocation(line: 104, column: 9, scope: !419)
!423 = distinct !DISubprogram(name: "deallocate", scope: !272, file: !272, line: 495, type: !12, scopeLine: 496, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!424 = !DILocation(line: 496, column: 9, scope: !423)
!425 = !DILocation(line: 496, column: 24, scope: !423)
!426 = !DILocation(line: 496, column: 29, scope: !423)
!427 = !DILocation(line: 496, column: 13, scope: !423)
!428 = !DILocation(line: 496, column: 35, scope: !423)
!429 = distinct !DISubprogram(name: "deallocate", scope: !269, file: !269, line: 142, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!430 = !DILocation(line: 158, column: 27, scope: !429)
!431 = !DILocation(line: 158, column: 2, scope: !429)
!432 = !DILocation(line: 159, column: 7, scope: !429)
!433 = distinct !DISubprogram(name: "~__new_allocator", scope: !269, file: !269, line: 90, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!434 = !DILocation(line: 90, column: 50, scope: !433)
!435 = distinct !DISubprogram(name: "atomic_load_explicit<int>", scope: !59, file: !59, line: 103, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!436 = !DILocation(line: 105, column: 25, scope: !435)
!437 = !DILocation(line: 105, column: 18, scope: !435)
!438 = !DILocation(line: 106, column: 15, scope: !435)
!439 = !DILocation(line: 106, column: 14, scope: !435)
!440 = !DILocation(line: 107, column: 5, scope: !435)
!441 = distinct !DISubprogram(name: "shared_ptr", scope: !19, file: !19, line: 204, type: !12, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!442 = !DILocation(line: 204, column: 54, scope: !441)
!443 = !DILocation(line: 204, column: 7, scope: !441)
!444 = distinct !DISubprogram(name: "__shared_ptr", scope: !66, file: !66, line: 1522, type: !12, scopeLine: 1522, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!445 = !DILocation(line: 1522, column: 58, scope: !444)
!446 = !DILocation(line: 1522, column: 7, scope: !444)
!447 = distinct !DISubprogram(name: "__shared_count", scope: !66, file: !66, line: 1074, type: !12, scopeLine: 1076, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!448 = !DILocation(line: 1075, column: 9, scope: !447)
!449 = !DILocation(line: 1075, column: 15, scope: !447)
!450 = !DILocation(line: 1075, column: 19, scope: !447)
!451 = !DILocation(line: 1077, column: 6, scope: !447)
!452 = !DILocation(line: 1077, column: 12, scope: !447)
!453 = !DILocation(line: 1078, column: 4, scope: !447)
!454 = !DILocation(line: 1078, column: 11, scope: !447)
!455 = !DILocation(line: 1079, column: 7, scope: !447)
!456 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !66, file: !66, line: 151, type: !12, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!457 = !DILocation(line: 152, column: 43, scope: !456)
!458 = !DILocation(line: 52, column: 12, scope: !102, inlinedAt: !459)
!459 = distinct !DILocation(line: 108, column: 9, scope: !460, inlinedAt: !461)
!460 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !103, file: !103, line: 106, type: !12, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!461 = distinct !DILocation(line: 152, column: 9, scope: !456)
!462 = !DILocation(line: 108, column: 9, scope: !460, inlinedAt: !461)
!463 = !DILocation(line: 109, column: 27, scope: !460, inlinedAt: !461)
!464 = !DILocation(line: 109, column: 34, scope: !460, inlinedAt: !461)
!465 = !DILocation(line: 92, column: 15, scope: !466, inlinedAt: !467)
!466 = distinct !DISubprogram(name: "__atomic_add_single", scope: !103, file: !103, line: 91, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!467 = distinct !DILocation(line: 109, column: 7, scope: !460, inlinedAt: !461)
!468 = !DILocation(line: 92, column: 6, scope: !466, inlinedAt: !467)
!469 = !DILocation(line: 92, column: 12, scope: !466, inlinedAt: !467)
!470 = !DILocation(line: 109, column: 7, scope: !460, inlinedAt: !461)
!471 = !DILocation(line: 111, column: 20, scope: !460, inlinedAt: !461)
!472 = !DILocation(line: 111, column: 27, scope: !460, inlinedAt: !461)
!473 = !DILocation(line: 71, column: 24, scope: !474, inlinedAt: !475)
!474 = distinct !DISubprogram(name: "__atomic_add", scope: !103, file: !103, line: 70, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!475 = distinct !DILocation(line: 111, column: 7, scope: !460, inlinedAt: !461)
!476 = !DILocation(line: 71, column: 31, scope: !474, inlinedAt: !475)
!477 = !DILocation(line: 71, column: 5, scope: !474, inlinedAt: !475)
!478 = !DILocation(line: 152, column: 61, scope: !456)
!479 = distinct !DISubprogram(name: "atomic_compare_exchange_strong_explicit<int>", scope: !59, file: !59, line: 225, type: !12, scopeLine: 230, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!480 = !DILocation(line: 231, column: 23, scope: !479)
!481 = !DILocation(line: 232, column: 25, scope: !479)
!482 = !DILocation(line: 232, column: 30, scope: !479)
!483 = !DILocation(line: 232, column: 18, scope: !479)
!484 = !DILocation(line: 234, column: 12, scope: !479)
!485 = !DILocation(line: 234, column: 20, scope: !479)
!486 = !DILocation(line: 234, column: 16, scope: !479)
!487 = !DILocation(line: 234, column: 24, scope: !479)
!488 = !DILocation(line: 234, column: 28, scope: !479)
!489 = !DILocation(line: 234, column: 36, scope: !479)
!490 = !DILocation(line: 234, column: 42, scope: !479)
!491 = !DILocation(line: 234, column: 47, scope: !479)
!492 = !DILocation(line: 234, column: 51, scope: !479)
!493 = !DILocation(line: 234, column: 59, scope: !479)
!494 = !DILocation(line: 234, column: 65, scope: !479)
!495 = !DILocation(line: 234, column: 11, scope: !479)
!496 = !DILocation(line: 236, column: 21, scope: !479)
!497 = !DILocation(line: 236, column: 10, scope: !479)
!498 = !DILocation(line: 236, column: 8, scope: !479)
!499 = !DILocation(line: 237, column: 11, scope: !479)
!500 = !DILocation(line: 237, column: 5, scope: !479)
!501 = !DILocation(line: 237, column: 9, scope: !479)
!502 = !DILocation(line: 238, column: 4, scope: !479)
!503 = !DILocation(line: 240, column: 24, scope: !479)
!504 = !DILocation(line: 240, column: 13, scope: !479)
!505 = !DILocation(line: 240, column: 11, scope: !479)
!506 = !DILocation(line: 241, column: 15, scope: !479)
!507 = !DILocation(line: 241, column: 8, scope: !479)
!508 = !DILocation(line: 241, column: 12, scope: !479)
!509 = !DILocation(line: 242, column: 7, scope: !479)
!510 = !DILocation(line: 243, column: 5, scope: !479)
!511 = distinct !DISubprogram(name: "move<std::shared_ptr<int> &>", scope: !180, file: !180, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!512 = !DILocation(line: 105, column: 71, scope: !511)
!513 = !DILocation(line: 105, column: 7, scope: !511)
!514 = distinct !DISubprogram(name: "shared_ptr", scope: !19, file: !19, line: 359, type: !12, scopeLine: 360, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!515 = !DILocation(line: 360, column: 43, scope: !514)
!516 = !DILocation(line: 360, column: 37, scope: !514)
!517 = !DILocation(line: 360, column: 27, scope: !514)
!518 = !DILocation(line: 360, column: 9, scope: !514)
!519 = !DILocation(line: 360, column: 45, scope: !514)
!520 = distinct !DISubprogram(name: "shared_ptr", scope: !19, file: !19, line: 202, type: !12, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!521 = !DILocation(line: 202, column: 61, scope: !520)
!522 = !DILocation(line: 202, column: 41, scope: !520)
!523 = !DILocation(line: 202, column: 63, scope: !520)
!524 = distinct !DISubprogram(name: "operator==<int, int>", scope: !19, file: !19, line: 555, type: !12, scopeLine: 556, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!525 = !DILocation(line: 556, column: 14, scope: !524)
!526 = !DILocation(line: 556, column: 18, scope: !524)
!527 = !DILocation(line: 556, column: 27, scope: !524)
!528 = !DILocation(line: 556, column: 31, scope: !524)
!529 = !DILocation(line: 556, column: 24, scope: !524)
!530 = !DILocation(line: 556, column: 7, scope: !524)
!531 = distinct !DISubprogram(name: "operator()", scope: !66, file: !66, line: 2137, type: !12, scopeLine: 2138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!532 = !DILocation(line: 2138, column: 16, scope: !531)
!533 = !DILocation(line: 2138, column: 35, scope: !531)
!534 = !DILocation(line: 2138, column: 22, scope: !531)
!535 = !DILocation(line: 2138, column: 9, scope: !531)
!536 = distinct !DISubprogram(name: "operator=", scope: !19, file: !19, line: 438, type: !12, scopeLine: 439, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!537 = !DILocation(line: 440, column: 27, scope: !536)
!538 = !DILocation(line: 440, column: 47, scope: !536)
!539 = !DILocation(line: 440, column: 37, scope: !536)
!540 = !DILocation(line: 441, column: 2, scope: !536)
!541 = distinct !DISubprogram(name: "operator=", scope: !19, file: !19, line: 414, type: !12, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!542 = !DILocation(line: 414, column: 65, scope: !541)
!543 = distinct !DISubprogram(name: "__shared_ptr", scope: !66, file: !66, line: 1462, type: !12, scopeLine: 1464, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!544 = !DILocation(line: 1464, column: 7, scope: !543)
!545 = !DILocation(line: 1463, column: 9, scope: !543)
!546 = !DILocation(line: 1463, column: 20, scope: !543)
!547 = !DILocation(line: 1464, column: 9, scope: !543)
!548 = distinct !DISubprogram(name: "__shared_count", scope: !66, file: !66, line: 908, type: !12, scopeLine: 909, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!549 = !DILocation(line: 908, column: 45, scope: !548)
!550 = !DILocation(line: 909, column: 9, scope: !548)
!551 = distinct !DISubprogram(name: "get", scope: !66, file: !66, line: 1665, type: !12, scopeLine: 1666, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!552 = !DILocation(line: 1666, column: 16, scope: !551)
!553 = !DILocation(line: 1666, column: 9, scope: !551)
!554 = distinct !DISubprogram(name: "owner_before<int>", scope: !66, file: !66, line: 1699, type: !12, scopeLine: 1700, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!555 = !DILocation(line: 1700, column: 11, scope: !554)
!556 = !DILocation(line: 1700, column: 31, scope: !554)
!557 = !DILocation(line: 1700, column: 37, scope: !554)
!558 = !DILocation(line: 1700, column: 23, scope: !554)
!559 = !DILocation(line: 1700, column: 4, scope: !554)
!560 = distinct !DISubprogram(name: "_M_less", scope: !66, file: !66, line: 1117, type: !12, scopeLine: 1118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!561 = !DILocation(line: 1118, column: 58, scope: !560)
!562 = !DILocation(line: 1118, column: 65, scope: !560)
!563 = !DILocation(line: 1118, column: 71, scope: !560)
!564 = !DILocation(line: 1118, column: 16, scope: !560)
!565 = !DILocation(line: 1118, column: 9, scope: !560)
!566 = distinct !DISubprogram(name: "operator()", scope: !567, file: !567, line: 451, type: !12, scopeLine: 452, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!567 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_function.h", directory: "", checksumkind: CSK_MD5, checksum: "63fc7573f04ccb8f515906b34e2fa890")
!568 = !DILocation(line: 457, column: 27, scope: !566)
!569 = !DILocation(line: 457, column: 9, scope: !566)
!570 = !DILocation(line: 457, column: 51, scope: !566)
!571 = !DILocation(line: 457, column: 33, scope: !566)
!572 = !DILocation(line: 457, column: 31, scope: !566)
!573 = !DILocation(line: 457, column: 2, scope: !566)
!574 = distinct !DISubprogram(name: "operator=", scope: !66, file: !66, line: 1618, type: !12, scopeLine: 1619, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!575 = !DILocation(line: 1620, column: 25, scope: !574)
!576 = !DILocation(line: 1620, column: 15, scope: !574)
!577 = !DILocation(line: 1620, column: 2, scope: !574)
!578 = !DILocation(line: 1620, column: 31, scope: !574)
!579 = !DILocation(line: 1621, column: 2, scope: !574)
!580 = distinct !DISubprogram(name: "move<std::__shared_ptr<int, __gnu_cxx::_S_atomic> &>", scope: !180, file: !180, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!581 = !DILocation(line: 105, column: 71, scope: !580)
!582 = !DILocation(line: 105, column: 7, scope: !580)
!583 = distinct !DISubprogram(name: "__shared_ptr", scope: !66, file: !66, line: 1531, type: !12, scopeLine: 1533, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!584 = !DILocation(line: 1533, column: 7, scope: !583)
!585 = !DILocation(line: 1532, column: 9, scope: !583)
!586 = !DILocation(line: 1532, column: 16, scope: !583)
!587 = !DILocation(line: 1532, column: 20, scope: !583)
!588 = !DILocation(line: 1532, column: 29, scope: !583)
!589 = !DILocation(line: 1534, column: 2, scope: !583)
!590 = !DILocation(line: 1534, column: 22, scope: !583)
!591 = !DILocation(line: 1534, column: 26, scope: !583)
!592 = !DILocation(line: 1534, column: 14, scope: !583)
!593 = !DILocation(line: 1535, column: 2, scope: !583)
!594 = !DILocation(line: 1535, column: 6, scope: !583)
!595 = !DILocation(line: 1535, column: 13, scope: !583)
!596 = !DILocation(line: 1536, column: 7, scope: !583)
!597 = distinct !DISubprogram(name: "swap", scope: !66, file: !66, line: 1684, type: !12, scopeLine: 1685, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!598 = !DILocation(line: 1686, column: 12, scope: !597)
!599 = !DILocation(line: 1686, column: 20, scope: !597)
!600 = !DILocation(line: 1686, column: 28, scope: !597)
!601 = !DILocation(line: 1686, column: 2, scope: !597)
!602 = !DILocation(line: 1687, column: 2, scope: !597)
!603 = !DILocation(line: 1687, column: 22, scope: !597)
!604 = !DILocation(line: 1687, column: 30, scope: !597)
!605 = !DILocation(line: 1687, column: 14, scope: !597)
!606 = !DILocation(line: 1688, column: 7, scope: !597)
!607 = distinct !DISubprogram(name: "~__shared_ptr", scope: !66, file: !66, line: 1524, type: !12, scopeLine: 1524, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!608 = !DILocation(line: 1524, column: 31, scope: !607)
!609 = distinct !DISubprogram(name: "_M_swap", scope: !66, file: !66, line: 1097, type: !12, scopeLine: 1098, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!610 = !DILocation(line: 1099, column: 33, scope: !609)
!611 = !DILocation(line: 1099, column: 37, scope: !609)
!612 = !DILocation(line: 1099, column: 25, scope: !609)
!613 = !DILocation(line: 1100, column: 14, scope: !609)
!614 = !DILocation(line: 1100, column: 2, scope: !609)
!615 = !DILocation(line: 1100, column: 6, scope: !609)
!616 = !DILocation(line: 1100, column: 12, scope: !609)
!617 = !DILocation(line: 1101, column: 10, scope: !609)
!618 = !DILocation(line: 1101, column: 2, scope: !609)
!619 = !DILocation(line: 1101, column: 8, scope: !609)
!620 = !DILocation(line: 1102, column: 7, scope: !609)
!621 = distinct !DISubprogram(name: "swap<int *>", scope: !180, file: !180, line: 196, type: !12, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!622 = !DILocation(line: 204, column: 19, scope: !621)
!623 = !DILocation(line: 204, column: 11, scope: !621)
!624 = !DILocation(line: 205, column: 13, scope: !621)
!625 = !DILocation(line: 205, column: 7, scope: !621)
!626 = !DILocation(line: 205, column: 11, scope: !621)
!627 = !DILocation(line: 206, column: 13, scope: !621)
!628 = !DILocation(line: 206, column: 7, scope: !621)
!629 = !DILocation(line: 206, column: 11, scope: !621)
!630 = !DILocation(line: 207, column: 5, scope: !621)
!631 = distinct !DISubprogram(name: "move<int *&>", scope: !180, file: !180, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!632 = !DILocation(line: 105, column: 71, scope: !631)
!633 = !DILocation(line: 105, column: 7, scope: !631)
!634 = distinct !DISubprogram(name: "operator=", scope: !66, file: !66, line: 1523, type: !12, scopeLine: 1523, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!635 = !DILocation(line: 1523, column: 69, scope: !634)
!636 = distinct !DISubprogram(name: "operator=", scope: !66, file: !66, line: 1082, type: !12, scopeLine: 1083, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!637 = !DILocation(line: 1084, column: 33, scope: !636)
!638 = !DILocation(line: 1084, column: 37, scope: !636)
!639 = !DILocation(line: 1084, column: 25, scope: !636)
!640 = !DILocation(line: 1085, column: 6, scope: !636)
!641 = !DILocation(line: 1085, column: 15, scope: !636)
!642 = !DILocation(line: 1085, column: 12, scope: !636)
!643 = !DILocation(line: 1087, column: 10, scope: !636)
!644 = !DILocation(line: 1087, column: 16, scope: !636)
!645 = !DILocation(line: 1088, column: 8, scope: !636)
!646 = !DILocation(line: 1088, column: 15, scope: !636)
!647 = !DILocation(line: 1089, column: 10, scope: !636)
!648 = !DILocation(line: 1089, column: 16, scope: !636)
!649 = !DILocation(line: 1090, column: 8, scope: !636)
!650 = !DILocation(line: 1090, column: 15, scope: !636)
!651 = !DILocation(line: 1091, column: 14, scope: !636)
!652 = !DILocation(line: 1091, column: 6, scope: !636)
!653 = !DILocation(line: 1091, column: 12, scope: !636)
!654 = !DILocation(line: 1092, column: 4, scope: !636)
!655 = !DILocation(line: 1093, column: 2, scope: !636)
!656 = distinct !DISubprogram(name: "_M_get", scope: !66, file: !66, line: 1362, type: !12, scopeLine: 1363, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!657 = !DILocation(line: 1363, column: 16, scope: !656)
!658 = !DILocation(line: 1363, column: 66, scope: !656)
!659 = !DILocation(line: 1363, column: 9, scope: !656)
!660 = distinct !DISubprogram(name: "forward<(lambda at cpp-shared-ptr-atomic.cpp:13:16)>", scope: !180, file: !180, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!661 = !DILocation(line: 78, column: 33, scope: !660)
!662 = !DILocation(line: 78, column: 7, scope: !660)
!663 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-shared-ptr-atomic.cpp:13:16)>", scope: !48, file: !48, line: 205, type: !12, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!664 = !DILocation(line: 207, column: 4, scope: !663)
!665 = !DILocation(line: 205, column: 4, scope: !663)
!666 = !DILocation(line: 206, column: 6, scope: !663)
!667 = !DILocation(line: 206, column: 13, scope: !663)
!668 = !DILocation(line: 206, column: 35, scope: !663)
!669 = !DILocation(line: 206, column: 15, scope: !663)
!670 = !DILocation(line: 206, column: 14, scope: !663)
!671 = !DILocation(line: 207, column: 6, scope: !663)
!672 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !673, file: !673, line: 309, type: !12, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!673 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!674 = !DILocation(line: 310, column: 4, scope: !672)
!675 = !DILocation(line: 310, column: 9, scope: !672)
!676 = !DILocation(line: 311, column: 11, scope: !672)
!677 = distinct !DISubprogram(name: "~unique_ptr", scope: !673, file: !673, line: 390, type: !12, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!678 = !DILocation(line: 394, column: 16, scope: !677)
!679 = !DILocation(line: 394, column: 21, scope: !677)
!680 = !DILocation(line: 394, column: 8, scope: !677)
!681 = !DILocation(line: 395, column: 6, scope: !677)
!682 = !DILocation(line: 395, column: 12, scope: !677)
!683 = !DILocation(line: 396, column: 4, scope: !677)
!684 = !DILocation(line: 396, column: 28, scope: !677)
!685 = !DILocation(line: 396, column: 18, scope: !677)
!686 = !DILocation(line: 397, column: 2, scope: !677)
!687 = !DILocation(line: 397, column: 8, scope: !677)
!688 = !DILocation(line: 398, column: 7, scope: !677)
!689 = distinct !DISubprogram(name: "_State", scope: !48, file: !48, line: 67, type: !12, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!690 = !DILocation(line: 67, column: 12, scope: !689)
!691 = distinct !DISubprogram(name: "tuple<(lambda at cpp-shared-ptr-atomic.cpp:13:16), true, true>", scope: !692, file: !692, line: 742, type: !12, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!692 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!693 = !DILocation(line: 744, column: 56, scope: !691)
!694 = !DILocation(line: 744, column: 40, scope: !691)
!695 = !DILocation(line: 744, column: 15, scope: !691)
!696 = !DILocation(line: 744, column: 4, scope: !691)
!697 = !DILocation(line: 744, column: 58, scope: !691)
!698 = distinct !DISubprogram(name: "~_State_impl", scope: !48, file: !48, line: 200, type: !12, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!699 = !DILocation(line: 200, column: 14, scope: !698)
!700 = distinct !DISubprogram(name: "~_State_impl", scope: !48, file: !48, line: 200, type: !12, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!701 = !DILocation(line: 200, column: 14, scope: !700)
!702 = distinct !DISubprogram(name: "_M_run", scope: !48, file: !48, line: 210, type: !12, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!703 = !DILocation(line: 210, column: 13, scope: !702)
!704 = !DILocation(line: 210, column: 24, scope: !702)
!705 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-shared-ptr-atomic.cpp:13:16)>", scope: !692, file: !692, line: 440, type: !12, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!706 = !DILocation(line: 442, column: 2, scope: !705)
!707 = !DILocation(line: 441, column: 31, scope: !705)
!708 = !DILocation(line: 441, column: 10, scope: !705)
!709 = !DILocation(line: 441, column: 4, scope: !705)
!710 = !DILocation(line: 442, column: 4, scope: !705)
!711 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-shared-ptr-atomic.cpp:13:16)>", scope: !692, file: !692, line: 90, type: !12, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!712 = !DILocation(line: 91, column: 4, scope: !711)
!713 = !DILocation(line: 91, column: 38, scope: !711)
!714 = !DILocation(line: 91, column: 17, scope: !711)
!715 = !DILocation(line: 91, column: 46, scope: !711)
!716 = distinct !DISubprogram(name: "operator()", scope: !48, file: !48, line: 255, type: !12, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!717 = !DILocation(line: 259, column: 11, scope: !716)
!718 = !DILocation(line: 259, column: 4, scope: !716)
!719 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !48, file: !48, line: 251, type: !12, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!720 = !DILocation(line: 252, column: 52, scope: !719)
!721 = !DILocation(line: 252, column: 42, scope: !719)
!722 = !DILocation(line: 252, column: 27, scope: !719)
!723 = !DILocation(line: 252, column: 13, scope: !719)
!724 = !DILocation(line: 252, column: 6, scope: !719)
!725 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-shared-ptr-atomic.cpp:13:16)>", scope: !726, file: !726, line: 90, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!726 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!727 = !DILocation(line: 96, column: 74, scope: !725)
!728 = !DILocation(line: 96, column: 50, scope: !725)
!729 = !DILocation(line: 96, column: 14, scope: !725)
!730 = !DILocation(line: 96, column: 7, scope: !725)
!731 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-shared-ptr-atomic.cpp:13:16)>", scope: !692, file: !692, line: 1392, type: !12, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!732 = !DILocation(line: 1395, column: 66, scope: !731)
!733 = !DILocation(line: 1395, column: 43, scope: !731)
!734 = !DILocation(line: 1395, column: 14, scope: !731)
!735 = !DILocation(line: 1395, column: 7, scope: !731)
!736 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-shared-ptr-atomic.cpp:13:16)> &>", scope: !180, file: !180, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!737 = !DILocation(line: 105, column: 71, scope: !736)
!738 = !DILocation(line: 105, column: 7, scope: !736)
!739 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-shared-ptr-atomic.cpp:13:16)>", scope: !726, file: !726, line: 60, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!740 = !DILocation(line: 61, column: 32, scope: !739)
!741 = !DILocation(line: 61, column: 14, scope: !739)
!742 = !DILocation(line: 61, column: 7, scope: !739)
!743 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!744 = !DILocation(line: 14, column: 14, scope: !743)
!745 = !DILocation(line: 15, column: 71, scope: !743)
!746 = !DILocation(line: 15, column: 49, scope: !743)
!747 = !DILocation(line: 15, column: 3, scope: !743)
!748 = !DILocation(line: 16, column: 3, scope: !743)
!749 = !DILocation(line: 17, column: 2, scope: !743)
!750 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-shared-ptr-atomic.cpp:13:16)>", scope: !692, file: !692, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!751 = !DILocation(line: 1365, column: 57, scope: !750)
!752 = !DILocation(line: 1365, column: 14, scope: !750)
!753 = !DILocation(line: 1365, column: 7, scope: !750)
!754 = distinct !DISubprogram(name: "_M_head", scope: !692, file: !692, line: 424, type: !12, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!755 = !DILocation(line: 424, column: 66, scope: !754)
!756 = !DILocation(line: 424, column: 51, scope: !754)
!757 = !DILocation(line: 424, column: 44, scope: !754)
!758 = distinct !DISubprogram(name: "_M_head", scope: !692, file: !692, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!759 = !DILocation(line: 124, column: 50, scope: !758)
!760 = !DILocation(line: 124, column: 54, scope: !758)
!761 = !DILocation(line: 124, column: 43, scope: !758)
!762 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !673, file: !673, line: 233, type: !12, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!763 = !DILocation(line: 233, column: 40, scope: !762)
!764 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !673, file: !673, line: 168, type: !12, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!765 = !DILocation(line: 168, column: 38, scope: !764)
!766 = !DILocation(line: 168, column: 58, scope: !764)
!767 = !DILocation(line: 168, column: 47, scope: !764)
!768 = !DILocation(line: 168, column: 56, scope: !764)
!769 = !DILocation(line: 168, column: 63, scope: !764)
!770 = distinct !DISubprogram(name: "tuple<true, true>", scope: !692, file: !692, line: 1049, type: !12, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!771 = !DILocation(line: 1051, column: 17, scope: !770)
!772 = !DILocation(line: 1051, column: 4, scope: !770)
!773 = !DILocation(line: 1051, column: 19, scope: !770)
!774 = distinct !DISubprogram(name: "_M_ptr", scope: !673, file: !673, line: 189, type: !12, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!775 = !DILocation(line: 189, column: 57, scope: !774)
!776 = !DILocation(line: 189, column: 45, scope: !774)
!777 = !DILocation(line: 189, column: 38, scope: !774)
!778 = distinct !DISubprogram(name: "_Tuple_impl", scope: !692, file: !692, line: 279, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!779 = !DILocation(line: 280, column: 31, scope: !778)
!780 = !DILocation(line: 280, column: 9, scope: !778)
!781 = !DILocation(line: 280, column: 23, scope: !778)
!782 = !DILocation(line: 280, column: 33, scope: !778)
!783 = distinct !DISubprogram(name: "_Tuple_impl", scope: !692, file: !692, line: 430, type: !12, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!784 = !DILocation(line: 431, column: 17, scope: !783)
!785 = !DILocation(line: 431, column: 9, scope: !783)
!786 = !DILocation(line: 431, column: 19, scope: !783)
!787 = distinct !DISubprogram(name: "_Head_base", scope: !692, file: !692, line: 189, type: !12, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!788 = !DILocation(line: 190, column: 9, scope: !787)
!789 = !DILocation(line: 190, column: 26, scope: !787)
!790 = distinct !DISubprogram(name: "_Head_base", scope: !692, file: !692, line: 80, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!791 = !DILocation(line: 81, column: 9, scope: !790)
!792 = !DILocation(line: 81, column: 26, scope: !790)
!793 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !692, file: !692, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!794 = !DILocation(line: 1381, column: 37, scope: !793)
!795 = !DILocation(line: 1381, column: 14, scope: !793)
!796 = !DILocation(line: 1381, column: 7, scope: !793)
!797 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !692, file: !692, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!798 = !DILocation(line: 1365, column: 57, scope: !797)
!799 = !DILocation(line: 1365, column: 14, scope: !797)
!800 = !DILocation(line: 1365, column: 7, scope: !797)
!801 = distinct !DISubprogram(name: "_M_head", scope: !692, file: !692, line: 268, type: !12, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!802 = !DILocation(line: 268, column: 66, scope: !801)
!803 = !DILocation(line: 268, column: 51, scope: !801)
!804 = !DILocation(line: 268, column: 44, scope: !801)
!805 = distinct !DISubprogram(name: "_M_head", scope: !692, file: !692, line: 233, type: !12, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!806 = !DILocation(line: 233, column: 50, scope: !805)
!807 = !DILocation(line: 233, column: 54, scope: !805)
!808 = !DILocation(line: 233, column: 43, scope: !805)
!809 = distinct !DISubprogram(name: "get_deleter", scope: !673, file: !673, line: 467, type: !12, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!810 = !DILocation(line: 468, column: 16, scope: !809)
!811 = !DILocation(line: 468, column: 21, scope: !809)
!812 = !DILocation(line: 468, column: 9, scope: !809)
!813 = distinct !DISubprogram(name: "operator()", scope: !673, file: !673, line: 89, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!814 = !DILocation(line: 95, column: 9, scope: !813)
!815 = !DILocation(line: 95, column: 2, scope: !813)
!816 = !DILocation(line: 96, column: 7, scope: !813)
!817 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !180, file: !180, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!818 = !DILocation(line: 105, column: 71, scope: !817)
!819 = !DILocation(line: 105, column: 7, scope: !817)
!820 = distinct !DISubprogram(name: "_M_deleter", scope: !673, file: !673, line: 193, type: !12, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!821 = !DILocation(line: 193, column: 61, scope: !820)
!822 = !DILocation(line: 193, column: 49, scope: !820)
!823 = !DILocation(line: 193, column: 42, scope: !820)
!824 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !692, file: !692, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!825 = !DILocation(line: 1381, column: 37, scope: !824)
!826 = !DILocation(line: 1381, column: 14, scope: !824)
!827 = !DILocation(line: 1381, column: 7, scope: !824)
!828 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !692, file: !692, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!829 = !DILocation(line: 1365, column: 57, scope: !828)
!830 = !DILocation(line: 1365, column: 14, scope: !828)
!831 = !DILocation(line: 1365, column: 7, scope: !828)
!832 = distinct !DISubprogram(name: "_M_head", scope: !692, file: !692, line: 424, type: !12, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!833 = !DILocation(line: 424, column: 66, scope: !832)
!834 = !DILocation(line: 424, column: 51, scope: !832)
!835 = !DILocation(line: 424, column: 44, scope: !832)
!836 = distinct !DISubprogram(name: "_M_head", scope: !692, file: !692, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!837 = !DILocation(line: 124, column: 50, scope: !836)
!838 = !DILocation(line: 124, column: 54, scope: !836)
!839 = !DILocation(line: 124, column: 43, scope: !836)
!840 = distinct !DISubprogram(name: "atomic_exchange_explicit<int>", scope: !59, file: !59, line: 176, type: !12, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!841 = !DILocation(line: 179, column: 25, scope: !840)
!842 = !DILocation(line: 179, column: 18, scope: !840)
!843 = !DILocation(line: 180, column: 7, scope: !840)
!844 = !DILocation(line: 180, column: 12, scope: !840)
!845 = !DILocation(line: 180, column: 17, scope: !840)
!846 = !DILocation(line: 181, column: 14, scope: !840)
!847 = !DILocation(line: 182, column: 5, scope: !840)
!848 = distinct !DISubprogram(name: "_M_get_use_count", scope: !66, file: !66, line: 1105, type: !12, scopeLine: 1106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!849 = !DILocation(line: 1106, column: 16, scope: !848)
!850 = !DILocation(line: 1106, column: 24, scope: !848)
!851 = !DILocation(line: 1106, column: 31, scope: !848)
!852 = !DILocation(line: 1106, column: 9, scope: !848)
!853 = distinct !DISubprogram(name: "_M_get_use_count", scope: !66, file: !66, line: 226, type: !12, scopeLine: 227, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!854 = !DILocation(line: 230, column: 33, scope: !853)
!855 = !DILocation(line: 230, column: 16, scope: !853)
!856 = !DILocation(line: 230, column: 9, scope: !853)
!857 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cpp_shared_ptr_atomic.cpp", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!858 = !DILocation(line: 0, scope: !857)
