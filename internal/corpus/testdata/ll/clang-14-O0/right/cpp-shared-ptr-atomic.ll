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

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv = comdat any

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
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #16, !dbg !37
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
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #16, !dbg !43
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
  call void @__assert_fail(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #16, !dbg !46
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
  store i8 1, i8* %13, align 1, !dbg !100
  store i8 1, i8* %14, align 1, !dbg !101
  store i8 1, i8* %15, align 1, !dbg !102
  store i32 32, i32* %16, align 4, !dbg !103
  store i32 32, i32* %17, align 4, !dbg !104
  store i64 4294967297, i64* %18, align 8, !dbg !105
  %22 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 1, !dbg !106
  %23 = bitcast i32* %22 to i64*, !dbg !107
  store i64* %23, i64** %19, align 8, !dbg !108
  %24 = load i64*, i64** %19, align 8, !dbg !109
  %25 = load atomic i64, i64* %24 acquire, align 8, !dbg !110
  store i64 %25, i64* %20, align 8, !dbg !110
  %26 = load i64, i64* %20, align 8, !dbg !110
  %27 = icmp eq i64 %26, 4294967297, !dbg !111
  br i1 %27, label %28, label %39, !dbg !110

28:                                               ; preds = %1
  %29 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 1, !dbg !112
  store i32 0, i32* %29, align 8, !dbg !113
  %30 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 2, !dbg !114
  store i32 0, i32* %30, align 4, !dbg !115
  %31 = bitcast %"class.std::_Sp_counted_base"* %21 to void (%"class.std::_Sp_counted_base"*)***, !dbg !116
  %32 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %31, align 8, !dbg !116
  %33 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %32, i64 2, !dbg !116
  %34 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %33, align 8, !dbg !116
  call void %34(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %21) #3, !dbg !116
  %35 = bitcast %"class.std::_Sp_counted_base"* %21 to void (%"class.std::_Sp_counted_base"*)***, !dbg !117
  %36 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %35, align 8, !dbg !117
  %37 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %36, i64 3, !dbg !117
  %38 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %37, align 8, !dbg !117
  call void %38(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %21) #3, !dbg !117
  br label %66, !dbg !118

39:                                               ; preds = %1
  %40 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 1, !dbg !119
  store i32* %40, i32** %10, align 8
  store i32 -1, i32* %11, align 4
  %41 = load i8, i8* @__libc_single_threaded, align 1, !dbg !120
  %42 = icmp ne i8 %41, 0, !dbg !120
  br i1 %42, label %43, label %53, !dbg !126

43:                                               ; preds = %39
  %44 = load i32*, i32** %10, align 8, !dbg !127
  %45 = load i32, i32* %11, align 4, !dbg !128
  store i32* %44, i32** %6, align 8
  store i32 %45, i32* %7, align 4
  %46 = load i32*, i32** %6, align 8, !dbg !129
  %47 = load i32, i32* %46, align 4, !dbg !132
  store i32 %47, i32* %8, align 4, !dbg !133
  %48 = load i32, i32* %7, align 4, !dbg !134
  %49 = load i32*, i32** %6, align 8, !dbg !135
  %50 = load i32, i32* %49, align 4, !dbg !136
  %51 = add nsw i32 %50, %48, !dbg !136
  store i32 %51, i32* %49, align 4, !dbg !136
  %52 = load i32, i32* %8, align 4, !dbg !137
  store i32 %52, i32* %9, align 4, !dbg !138
  br label %61, !dbg !138

53:                                               ; preds = %39
  %54 = load i32*, i32** %10, align 8, !dbg !139
  %55 = load i32, i32* %11, align 4, !dbg !140
  store i32* %54, i32** %2, align 8
  store i32 %55, i32* %3, align 4
  %56 = load i32*, i32** %2, align 8, !dbg !141
  %57 = load i32, i32* %3, align 4, !dbg !144
  store i32 %57, i32* %4, align 4, !dbg !145
  %58 = load i32, i32* %4, align 4, !dbg !145
  %59 = atomicrmw volatile add i32* %56, i32 %58 acq_rel, align 4, !dbg !145
  store i32 %59, i32* %5, align 4, !dbg !145
  %60 = load i32, i32* %5, align 4, !dbg !145
  store i32 %60, i32* %9, align 4, !dbg !146
  br label %61, !dbg !146

61:                                               ; preds = %43, %53
  %62 = load i32, i32* %9, align 4, !dbg !147
  br label %63, !dbg !147

63:                                               ; preds = %61
  %64 = icmp eq i32 %62, 1, !dbg !148
  br i1 %64, label %65, label %66, !dbg !149

65:                                               ; preds = %63
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %21) #3, !dbg !150
  br label %66, !dbg !151

66:                                               ; preds = %28, %65, %63
  ret void, !dbg !152

67:                                               ; No predecessors!
  %68 = landingpad { i8*, i32 }
          catch i8* null, !dbg !149
  %69 = extractvalue { i8*, i32 } %68, 0, !dbg !149
  call void @__clang_call_terminate(i8* %69) #16, !dbg !149
  unreachable, !dbg !149
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
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 !dbg !153 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %3) #3, !dbg !154
  ret void, !dbg !155
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !156 {
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
  %14 = bitcast %"class.std::_Sp_counted_base"* %13 to void (%"class.std::_Sp_counted_base"*)***, !dbg !157
  %15 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %14, align 8, !dbg !157
  %16 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %15, i64 2, !dbg !157
  %17 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %16, align 8, !dbg !157
  call void %17(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %13) #3, !dbg !157
  %18 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %13, i32 0, i32 2, !dbg !158
  store i32* %18, i32** %10, align 8
  store i32 -1, i32* %11, align 4
  %19 = load i8, i8* @__libc_single_threaded, align 1, !dbg !159
  %20 = icmp ne i8 %19, 0, !dbg !159
  br i1 %20, label %21, label %31, !dbg !162

21:                                               ; preds = %1
  %22 = load i32*, i32** %10, align 8, !dbg !163
  %23 = load i32, i32* %11, align 4, !dbg !164
  store i32* %22, i32** %6, align 8
  store i32 %23, i32* %7, align 4
  %24 = load i32*, i32** %6, align 8, !dbg !165
  %25 = load i32, i32* %24, align 4, !dbg !167
  store i32 %25, i32* %8, align 4, !dbg !168
  %26 = load i32, i32* %7, align 4, !dbg !169
  %27 = load i32*, i32** %6, align 8, !dbg !170
  %28 = load i32, i32* %27, align 4, !dbg !171
  %29 = add nsw i32 %28, %26, !dbg !171
  store i32 %29, i32* %27, align 4, !dbg !171
  %30 = load i32, i32* %8, align 4, !dbg !172
  store i32 %30, i32* %9, align 4, !dbg !173
  br label %39, !dbg !173

31:                                               ; preds = %1
  %32 = load i32*, i32** %10, align 8, !dbg !174
  %33 = load i32, i32* %11, align 4, !dbg !175
  store i32* %32, i32** %2, align 8
  store i32 %33, i32* %3, align 4
  %34 = load i32*, i32** %2, align 8, !dbg !176
  %35 = load i32, i32* %3, align 4, !dbg !178
  store i32 %35, i32* %4, align 4, !dbg !179
  %36 = load i32, i32* %4, align 4, !dbg !179
  %37 = atomicrmw volatile add i32* %34, i32 %36 acq_rel, align 4, !dbg !179
  store i32 %37, i32* %5, align 4, !dbg !179
  %38 = load i32, i32* %5, align 4, !dbg !179
  store i32 %38, i32* %9, align 4, !dbg !180
  br label %39, !dbg !180

39:                                               ; preds = %21, %31
  %40 = load i32, i32* %9, align 4, !dbg !181
  br label %41, !dbg !181

41:                                               ; preds = %39
  %42 = icmp eq i32 %40, 1, !dbg !182
  br i1 %42, label %43, label %48, !dbg !183

43:                                               ; preds = %41
  %44 = bitcast %"class.std::_Sp_counted_base"* %13 to void (%"class.std::_Sp_counted_base"*)***, !dbg !184
  %45 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %44, align 8, !dbg !184
  %46 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %45, i64 3, !dbg !184
  %47 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %46, align 8, !dbg !184
  call void %47(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %13) #3, !dbg !184
  br label %48, !dbg !185

48:                                               ; preds = %43, %41
  ret void, !dbg !186

49:                                               ; No predecessors!
  %50 = landingpad { i8*, i32 }
          catch i8* null, !dbg !183
  %51 = extractvalue { i8*, i32 } %50, 0, !dbg !183
  call void @__clang_call_terminate(i8* %51) #16, !dbg !183
  unreachable, !dbg !183
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !187 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !188
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !188
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !188
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !188
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !189
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !190
  %10 = load i64, i64* %9, align 8, !dbg !190
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !190
  %12 = load i64, i64* %11, align 8, !dbg !190
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #3, !dbg !190
  %14 = xor i1 %13, true, !dbg !191
  ret i1 %14, !dbg !192
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #6 comdat !dbg !193 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !194
  %8 = load i64, i64* %7, align 8, !dbg !194
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !195
  %10 = load i64, i64* %9, align 8, !dbg !195
  %11 = icmp eq i64 %8, %10, !dbg !196
  ret i1 %11, !dbg !197
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !198 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !199
  store i64 0, i64* %4, align 8, !dbg !199
  ret void, !dbg !200
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #6 comdat !dbg !201 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !203
  ret i32* %3, !dbg !204
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator"* %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 !dbg !205 {
  %4 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %8 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %4, i32 0, i32 0
  store %"class.std::allocator"* %1, %"class.std::allocator"** %8, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %5, align 8
  store i32* %2, i32** %6, align 8
  %9 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8
  %10 = bitcast %"class.std::shared_ptr"* %9 to %"class.std::__shared_ptr"*, !dbg !206
  %11 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %7 to i8*, !dbg !207
  %12 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %4 to i8*, !dbg !207
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 %12, i64 8, i1 false), !dbg !207
  %13 = load i32*, i32** %6, align 8, !dbg !208
  %14 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %13) #3, !dbg !209
  %15 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %7, i32 0, i32 0, !dbg !210
  %16 = load %"class.std::allocator"*, %"class.std::allocator"** %15, align 8, !dbg !210
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %10, %"class.std::allocator"* %16, i32* noundef nonnull align 4 dereferenceable(4) %14), !dbg !210
  ret void, !dbg !211
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator"* %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 !dbg !212 {
  %4 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %5 = alloca %"class.std::__shared_ptr"*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %8 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %4, i32 0, i32 0
  store %"class.std::allocator"* %1, %"class.std::allocator"** %8, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %5, align 8
  store i32* %2, i32** %6, align 8
  %9 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %5, align 8
  %10 = bitcast %"class.std::__shared_ptr"* %9 to %"class.std::__shared_ptr_access"*, !dbg !213
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !214
  store i32* null, i32** %11, align 8, !dbg !214
  %12 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 1, !dbg !215
  %13 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !216
  %14 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %7 to i8*, !dbg !217
  %15 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %4 to i8*, !dbg !217
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %14, i8* align 8 %15, i64 8, i1 false), !dbg !217
  %16 = load i32*, i32** %6, align 8, !dbg !218
  %17 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %16) #3, !dbg !219
  %18 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %7, i32 0, i32 0, !dbg !215
  %19 = load %"class.std::allocator"*, %"class.std::allocator"** %18, align 8, !dbg !215
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2IiSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %12, i32** noundef nonnull align 8 dereferenceable(8) %13, %"class.std::allocator"* %19, i32* noundef nonnull align 4 dereferenceable(4) %17), !dbg !215
  %20 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !220
  %21 = load i32*, i32** %20, align 8, !dbg !220
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIiiEENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9, i32* noundef %21) #3, !dbg !221
  ret void, !dbg !222
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2IiSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, i32** noundef nonnull align 8 dereferenceable(8) %1, %"class.std::allocator"* %2, i32* noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !223 {
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
  %18 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %5, i32 0, i32 0, !dbg !224
  %19 = load %"class.std::allocator"*, %"class.std::allocator"** %18, align 8, !dbg !224
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %19) #3, !dbg !225
  invoke void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_(%"struct.std::__allocated_ptr"* sret(%"struct.std::__allocated_ptr") align 8 %10, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9)
          to label %20 unwind label %38, !dbg !226

20:                                               ; preds = %4
  %21 = invoke noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10)
          to label %22 unwind label %42, !dbg !227

22:                                               ; preds = %20
  store %"class.std::_Sp_counted_ptr_inplace"* %21, %"class.std::_Sp_counted_ptr_inplace"** %13, align 8, !dbg !228
  %23 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %13, align 8, !dbg !229
  %24 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %23 to i8*, !dbg !230
  %25 = bitcast i8* %24 to %"class.std::_Sp_counted_ptr_inplace"*, !dbg !230
  %26 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %5, i32 0, i32 0, !dbg !231
  %27 = load %"class.std::allocator"*, %"class.std::allocator"** %26, align 8, !dbg !231
  %28 = load i32*, i32** %8, align 8, !dbg !232
  %29 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %28) #3, !dbg !233
  invoke void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES0_DpOT_(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %25, i32* noundef nonnull align 4 dereferenceable(4) %29)
          to label %30 unwind label %42, !dbg !234

30:                                               ; preds = %22
  store %"class.std::_Sp_counted_ptr_inplace"* %25, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !235
  %31 = call noundef nonnull align 8 dereferenceable(16) %"struct.std::__allocated_ptr"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10, i8* null) #3, !dbg !236
  %32 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !237
  %33 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %32 to %"class.std::_Sp_counted_base"*, !dbg !237
  %34 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %17, i32 0, i32 0, !dbg !238
  store %"class.std::_Sp_counted_base"* %33, %"class.std::_Sp_counted_base"** %34, align 8, !dbg !239
  %35 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !240
  %36 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %35) #3, !dbg !241
  %37 = load i32**, i32*** %7, align 8, !dbg !242
  store i32* %36, i32** %37, align 8, !dbg !243
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10) #3, !dbg !244
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9) #3, !dbg !244
  ret void, !dbg !244

38:                                               ; preds = %4
  %39 = landingpad { i8*, i32 }
          cleanup, !dbg !244
  %40 = extractvalue { i8*, i32 } %39, 0, !dbg !244
  store i8* %40, i8** %11, align 8, !dbg !244
  %41 = extractvalue { i8*, i32 } %39, 1, !dbg !244
  store i32 %41, i32* %12, align 4, !dbg !244
  br label %46, !dbg !244

42:                                               ; preds = %22, %20
  %43 = landingpad { i8*, i32 }
          cleanup, !dbg !244
  %44 = extractvalue { i8*, i32 } %43, 0, !dbg !244
  store i8* %44, i8** %11, align 8, !dbg !244
  %45 = extractvalue { i8*, i32 } %43, 1, !dbg !244
  store i32 %45, i32* %12, align 4, !dbg !244
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10) #3, !dbg !244
  br label %46, !dbg !244

46:                                               ; preds = %42, %38
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9) #3, !dbg !244
  br label %47, !dbg !244

47:                                               ; preds = %46
  %48 = load i8*, i8** %11, align 8, !dbg !244
  %49 = load i32, i32* %12, align 4, !dbg !244
  %50 = insertvalue { i8*, i32 } undef, i8* %48, 0, !dbg !244
  %51 = insertvalue { i8*, i32 } %50, i32 %49, 1, !dbg !244
  resume { i8*, i32 } %51, !dbg !244
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIiiEENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, i32* noundef %1) #6 comdat align 2 !dbg !245 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca i32*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  ret void, !dbg !246
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 comdat align 2 !dbg !247 {
  %3 = alloca %"class.std::allocator.0"*, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %5 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %3, align 8
  %6 = bitcast %"class.std::allocator.0"* %5 to %"class.std::__new_allocator"*, !dbg !249
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %6) #3, !dbg !250
  ret void, !dbg !251
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_(%"struct.std::__allocated_ptr"* noalias sret(%"struct.std::__allocated_ptr") align 8 %0, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %1) #1 comdat !dbg !252 {
  %3 = alloca i8*, align 8
  %4 = alloca %"class.std::allocator.0"*, align 8
  %5 = bitcast %"struct.std::__allocated_ptr"* %0 to i8*
  store i8* %5, i8** %3, align 8
  store %"class.std::allocator.0"* %1, %"class.std::allocator.0"** %4, align 8
  %6 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %4, align 8, !dbg !254
  %7 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %4, align 8, !dbg !255
  %8 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS5_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %7, i64 noundef 1), !dbg !256
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %6, %"class.std::_Sp_counted_ptr_inplace"* noundef %8) #3, !dbg !257
  ret void, !dbg !258
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 !dbg !259 {
  %2 = alloca %"struct.std::__allocated_ptr"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %2, align 8
  %3 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !260
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8, !dbg !260
  %6 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S6_(%"class.std::_Sp_counted_ptr_inplace"* noundef %5) #3, !dbg !261
  ret %"class.std::_Sp_counted_ptr_inplace"* %6, !dbg !262
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES0_DpOT_(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #2 comdat align 2 !dbg !263 {
  %3 = alloca %"class.std::allocator", align 1
  %4 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca %"class.std::allocator", align 1
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  store i32* %1, i32** %5, align 8
  %7 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  %8 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %7 to %"class.std::_Sp_counted_base"*, !dbg !264
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %8) #3, !dbg !265
  %9 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %7 to i32 (...)***, !dbg !264
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*] }, { [7 x i8*] }* @_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !264
  %10 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %7, i32 0, i32 1, !dbg !266
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES0_(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %10) #3, !dbg !266
  %11 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %7) #3, !dbg !267
  %12 = load i32*, i32** %5, align 8, !dbg !268
  %13 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %12) #3, !dbg !269
  call void @_ZNSt16allocator_traitsISaIvEE9constructIiJiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3, i32* noundef %11, i32* noundef nonnull align 4 dereferenceable(4) %13) #3, !dbg !270
  ret void, !dbg !271
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"struct.std::__allocated_ptr"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, i8* %1) #6 comdat align 2 !dbg !272 {
  %3 = alloca %"struct.std::__allocated_ptr"*, align 8
  %4 = alloca i8*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %3, align 8
  store i8* %1, i8** %4, align 8
  %5 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %5, i32 0, i32 1, !dbg !273
  store %"class.std::_Sp_counted_ptr_inplace"* null, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8, !dbg !274
  ret %"struct.std::__allocated_ptr"* %5, !dbg !275
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) #6 comdat align 2 !dbg !276 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %3, i32 0, i32 1, !dbg !277
  %5 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl", %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4, i32 0, i32 0, !dbg !278
  %6 = call noundef i32* @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %5) #3, !dbg !279
  ret i32* %6, !dbg !280
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !281 {
  %2 = alloca %"struct.std::__allocated_ptr"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %2, align 8
  %3 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !282
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8, !dbg !282
  %6 = icmp ne %"class.std::_Sp_counted_ptr_inplace"* %5, null, !dbg !283
  br i1 %6, label %7, label %13, !dbg !282

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 0, !dbg !284
  %9 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %8, align 8, !dbg !284
  %10 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !285
  %11 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %10, align 8, !dbg !285
  invoke void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS5_PS4_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::_Sp_counted_ptr_inplace"* noundef %11, i64 noundef 1)
          to label %12 unwind label %14, !dbg !286

12:                                               ; preds = %7
  br label %13, !dbg !286

13:                                               ; preds = %12, %1
  ret void, !dbg !287

14:                                               ; preds = %7
  %15 = landingpad { i8*, i32 }
          catch i8* null, !dbg !286
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !286
  call void @__clang_call_terminate(i8* %16) #16, !dbg !286
  unreachable, !dbg !286
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !288 {
  %2 = alloca %"class.std::allocator.0"*, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %2, align 8
  %3 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %2, align 8
  %4 = bitcast %"class.std::allocator.0"* %3 to %"class.std::__new_allocator"*, !dbg !289
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !289
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !290 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !292
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS5_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) #1 comdat align 2 !dbg !293 {
  %3 = alloca %"class.std::allocator.0"*, align 8
  %4 = alloca i64, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %3, align 8, !dbg !295
  %6 = bitcast %"class.std::allocator.0"* %5 to %"class.std::__new_allocator"*, !dbg !295
  %7 = load i64, i64* %4, align 8, !dbg !296
  %8 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %6, i64 noundef %7, i8* noundef null), !dbg !297
  ret %"class.std::_Sp_counted_ptr_inplace"* %8, !dbg !298
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %1, %"class.std::_Sp_counted_ptr_inplace"* noundef %2) unnamed_addr #2 comdat align 2 !dbg !299 {
  %4 = alloca %"struct.std::__allocated_ptr"*, align 8
  %5 = alloca %"class.std::allocator.0"*, align 8
  %6 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %4, align 8
  store %"class.std::allocator.0"* %1, %"class.std::allocator.0"** %5, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %2, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8
  %7 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %4, align 8
  %8 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %7, i32 0, i32 0, !dbg !300
  %9 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %5, align 8, !dbg !301
  %10 = call noundef %"class.std::allocator.0"* @_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS6_(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9) #3, !dbg !302
  store %"class.std::allocator.0"* %10, %"class.std::allocator.0"** %8, align 8, !dbg !300
  %11 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %7, i32 0, i32 1, !dbg !303
  %12 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8, !dbg !304
  store %"class.std::_Sp_counted_ptr_inplace"* %12, %"class.std::_Sp_counted_ptr_inplace"** %11, align 8, !dbg !303
  ret void, !dbg !305
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i8* noundef %2) #1 comdat align 2 !dbg !306 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store i64 %1, i64* %5, align 8
  store i8* %2, i8** %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load i64, i64* %5, align 8, !dbg !307
  %9 = call noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %7) #3, !dbg !308
  %10 = icmp ugt i64 %8, %9, !dbg !309
  br i1 %10, label %11, label %16, !dbg !310

11:                                               ; preds = %3
  %12 = load i64, i64* %5, align 8, !dbg !311
  %13 = icmp ugt i64 %12, 768614336404564650, !dbg !312
  br i1 %13, label %14, label %15, !dbg !311

14:                                               ; preds = %11
  call void @_ZSt28__throw_bad_array_new_lengthv() #19, !dbg !313
  unreachable, !dbg !313

15:                                               ; preds = %11
  call void @_ZSt17__throw_bad_allocv() #19, !dbg !314
  unreachable, !dbg !314

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !315
  %18 = mul i64 %17, 24, !dbg !316
  %19 = call noalias noundef nonnull i8* @_Znwm(i64 noundef %18) #17, !dbg !317
  %20 = bitcast i8* %19 to %"class.std::_Sp_counted_ptr_inplace"*, !dbg !318
  ret %"class.std::_Sp_counted_ptr_inplace"* %20, !dbg !319
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !320 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret i64 384307168202282325, !dbg !321
}

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() #11

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() #11

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #12

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::allocator.0"* @_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS6_(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat !dbg !322 {
  %2 = alloca %"class.std::allocator.0"*, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %2, align 8
  %3 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %2, align 8, !dbg !323
  ret %"class.std::allocator.0"* %3, !dbg !324
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S6_(%"class.std::_Sp_counted_ptr_inplace"* noundef %0) #6 comdat !dbg !325 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8, !dbg !327
  ret %"class.std::_Sp_counted_ptr_inplace"* %3, !dbg !328
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !329 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_base"* %3 to %"class.std::_Mutex_base"*, !dbg !330
  %5 = bitcast %"class.std::_Sp_counted_base"* %3 to i32 (...)***, !dbg !330
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*] }, { [7 x i8*] }* @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %5, align 8, !dbg !330
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %3, i32 0, i32 1, !dbg !331
  store i32 1, i32* %6, align 8, !dbg !331
  %7 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %3, i32 0, i32 2, !dbg !332
  store i32 1, i32* %7, align 4, !dbg !332
  ret void, !dbg !333
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES0_(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !334 {
  %2 = alloca %"class.std::allocator", align 1
  %3 = alloca %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %0, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %3, align 8
  %4 = load %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %3, align 8
  %5 = bitcast %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4 to %"struct.std::_Sp_ebo_helper"*, !dbg !335
  invoke void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %5, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %2)
          to label %6 unwind label %8, !dbg !336

6:                                                ; preds = %1
  %7 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl", %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4, i32 0, i32 0, !dbg !337
  ret void, !dbg !338

8:                                                ; preds = %1
  %9 = landingpad { i8*, i32 }
          catch i8* null, !dbg !336
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !336
  call void @__clang_call_terminate(i8* %10) #16, !dbg !336
  unreachable, !dbg !336
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE9constructIiJiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !339 {
  %4 = alloca %"class.std::allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load i32*, i32** %5, align 8, !dbg !340
  %8 = load i32*, i32** %6, align 8, !dbg !341
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #3, !dbg !342
  invoke void @_ZSt10_ConstructIiJiEEvPT_DpOT0_(i32* noundef %7, i32* noundef nonnull align 4 dereferenceable(4) %9)
          to label %10 unwind label %11, !dbg !343

10:                                               ; preds = %3
  ret void, !dbg !344

11:                                               ; preds = %3
  %12 = landingpad { i8*, i32 }
          catch i8* null, !dbg !343
  %13 = extractvalue { i8*, i32 } %12, 0, !dbg !343
  call void @__clang_call_terminate(i8* %13) #16, !dbg !343
  unreachable, !dbg !343
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !345 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %3 to %"class.std::_Sp_counted_base"*, !dbg !346
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !346
  ret void, !dbg !346
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !347 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %3) #3, !dbg !348
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %3 to i8*, !dbg !348
  call void @_ZdlPv(i8* noundef %4) #18, !dbg !348
  ret void, !dbg !349
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 !dbg !350 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %3, i32 0, i32 1, !dbg !351
  %5 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %4) #3, !dbg !352
  %6 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %3) #3, !dbg !353
  call void @_ZNSt16allocator_traitsISaIvEE7destroyIiEEvRS0_PT_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5, i32* noundef %6) #3, !dbg !354
  ret void, !dbg !355
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 !dbg !356 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %3 = alloca %"class.std::allocator.0", align 1
  %4 = alloca %"struct.std::__allocated_ptr", align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %6 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %5, i32 0, i32 1, !dbg !357
  %7 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %6) #3, !dbg !358
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %3, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %7) #3, !dbg !359
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %4, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %3, %"class.std::_Sp_counted_ptr_inplace"* noundef %5) #3, !dbg !360
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %5) #3, !dbg !361
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !362
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %3) #3, !dbg !362
  ret void, !dbg !362
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #6 comdat align 2 !dbg !363 {
  %3 = alloca i8*, align 8
  %4 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %5 = alloca %"class.std::type_info"*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  store %"class.std::type_info"* %1, %"class.std::type_info"** %5, align 8
  %7 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  %8 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %7) #3, !dbg !364
  store i32* %8, i32** %6, align 8, !dbg !365
  %9 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !366
  %10 = call noundef nonnull align 8 dereferenceable(16) %"class.std::type_info"* @_ZNSt19_Sp_make_shared_tag5_S_tiEv() #3, !dbg !367
  %11 = icmp eq %"class.std::type_info"* %9, %10, !dbg !368
  br i1 %11, label %15, label %12, !dbg !369

12:                                               ; preds = %2
  %13 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !370
  %14 = call noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %13, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) bitcast ({ i8*, i8* }* @_ZTISt19_Sp_make_shared_tag to %"class.std::type_info"*)) #3, !dbg !371
  br i1 %14, label %15, label %18, !dbg !372

15:                                               ; preds = %12, %2
  %16 = load i32*, i32** %6, align 8, !dbg !373
  %17 = bitcast i32* %16 to i8*, !dbg !373
  store i8* %17, i8** %3, align 8, !dbg !374
  br label %19, !dbg !374

18:                                               ; preds = %12
  store i8* null, i8** %3, align 8, !dbg !375
  br label %19, !dbg !375

19:                                               ; preds = %18, %15
  %20 = load i8*, i8** %3, align 8, !dbg !376
  ret i8* %20, !dbg !376
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !377 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  ret void, !dbg !378
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !379 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  call void @llvm.trap() #16, !dbg !380
  unreachable, !dbg !380
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !381 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  %4 = icmp eq %"class.std::_Sp_counted_base"* %3, null, !dbg !382
  br i1 %4, label %10, label %5, !dbg !382

5:                                                ; preds = %1
  %6 = bitcast %"class.std::_Sp_counted_base"* %3 to void (%"class.std::_Sp_counted_base"*)***, !dbg !382
  %7 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %6, align 8, !dbg !382
  %8 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %7, i64 1, !dbg !382
  %9 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %8, align 8, !dbg !382
  call void %9(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %3) #3, !dbg !382
  br label %10, !dbg !382

10:                                               ; preds = %5, %1
  ret void, !dbg !383
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #13

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 comdat align 2 !dbg !384 {
  %3 = alloca %"struct.std::_Sp_ebo_helper"*, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  store %"struct.std::_Sp_ebo_helper"* %0, %"struct.std::_Sp_ebo_helper"** %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %5 = load %"struct.std::_Sp_ebo_helper"*, %"struct.std::_Sp_ebo_helper"** %3, align 8
  %6 = bitcast %"struct.std::_Sp_ebo_helper"* %5 to %"class.std::allocator"*, !dbg !385
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !386
  ret void, !dbg !387
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt10_ConstructIiJiEEvPT_DpOT0_(i32* noundef %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #6 comdat !dbg !388 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %3, align 8, !dbg !390
  %6 = bitcast i32* %5 to i8*, !dbg !390
  %7 = bitcast i8* %6 to i32*, !dbg !391
  %8 = load i32*, i32** %4, align 8, !dbg !392
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #3, !dbg !393
  %10 = load i32, i32* %9, align 4, !dbg !393
  store i32 %10, i32* %7, align 4, !dbg !391
  ret void, !dbg !394
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #14

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE7destroyIiEEvRS0_PT_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !395 {
  %3 = alloca %"class.std::allocator"*, align 8
  %4 = alloca i32*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %4, align 8, !dbg !396
  invoke void @_ZSt8_DestroyIiEvPT_(i32* noundef %5)
          to label %6 unwind label %7, !dbg !397

6:                                                ; preds = %2
  ret void, !dbg !398

7:                                                ; preds = %2
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !397
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !397
  call void @__clang_call_terminate(i8* %9) #16, !dbg !397
  unreachable, !dbg !397
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %0) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !399 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %0, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %3 to %"struct.std::_Sp_ebo_helper"*, !dbg !400
  %5 = invoke noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %4)
          to label %6 unwind label %7, !dbg !401

6:                                                ; preds = %1
  ret %"class.std::allocator"* %5, !dbg !402

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !401
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !401
  call void @__clang_call_terminate(i8* %9) #16, !dbg !401
  unreachable, !dbg !401
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIiEvPT_(i32* noundef %0) #6 comdat !dbg !403 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !404
  ret void, !dbg !405
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !406 {
  %2 = alloca %"struct.std::_Sp_ebo_helper"*, align 8
  store %"struct.std::_Sp_ebo_helper"* %0, %"struct.std::_Sp_ebo_helper"** %2, align 8
  %3 = load %"struct.std::_Sp_ebo_helper"*, %"struct.std::_Sp_ebo_helper"** %2, align 8, !dbg !407
  %4 = bitcast %"struct.std::_Sp_ebo_helper"* %3 to %"class.std::allocator"*, !dbg !407
  ret %"class.std::allocator"* %4, !dbg !408
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::type_info"* @_ZNSt19_Sp_make_shared_tag5_S_tiEv() #6 comdat align 2 !dbg !409 {
  ret %"class.std::type_info"* bitcast ([16 x i8]* @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag to %"class.std::type_info"*), !dbg !410
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !411 {
  %3 = alloca i1, align 1
  %4 = alloca %"class.std::type_info"*, align 8
  %5 = alloca %"class.std::type_info"*, align 8
  store %"class.std::type_info"* %0, %"class.std::type_info"** %4, align 8
  store %"class.std::type_info"* %1, %"class.std::type_info"** %5, align 8
  %6 = load %"class.std::type_info"*, %"class.std::type_info"** %4, align 8
  %7 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !413
  %8 = load i8*, i8** %7, align 8, !dbg !413
  %9 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !414
  %10 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %9, i32 0, i32 1, !dbg !415
  %11 = load i8*, i8** %10, align 8, !dbg !415
  %12 = icmp eq i8* %8, %11, !dbg !416
  br i1 %12, label %13, label %14, !dbg !413

13:                                               ; preds = %2
  store i1 true, i1* %3, align 1, !dbg !417
  br label %30, !dbg !417

14:                                               ; preds = %2
  %15 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !418
  %16 = load i8*, i8** %15, align 8, !dbg !418
  %17 = getelementptr inbounds i8, i8* %16, i64 0, !dbg !418
  %18 = load i8, i8* %17, align 1, !dbg !418
  %19 = sext i8 %18 to i32, !dbg !418
  %20 = icmp ne i32 %19, 42, !dbg !419
  br i1 %20, label %21, label %28, !dbg !420

21:                                               ; preds = %14
  %22 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !421
  %23 = load i8*, i8** %22, align 8, !dbg !421
  %24 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !422
  %25 = call noundef i8* @_ZNKSt9type_info4nameEv(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %24) #3, !dbg !423
  %26 = call i32 @strcmp(i8* noundef %23, i8* noundef %25) #3, !dbg !424
  %27 = icmp eq i32 %26, 0, !dbg !425
  br label %28

28:                                               ; preds = %21, %14
  %29 = phi i1 [ false, %14 ], [ %27, %21 ], !dbg !426
  store i1 %29, i1* %3, align 1, !dbg !427
  br label %30, !dbg !427

30:                                               ; preds = %28, %13
  %31 = load i1, i1* %3, align 1, !dbg !428
  ret i1 %31, !dbg !428
}

; Function Attrs: nounwind
declare i32 @strcmp(i8* noundef, i8* noundef) #15

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNKSt9type_info4nameEv(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 !dbg !429 {
  %2 = alloca %"class.std::type_info"*, align 8
  store %"class.std::type_info"* %0, %"class.std::type_info"** %2, align 8
  %3 = load %"class.std::type_info"*, %"class.std::type_info"** %2, align 8
  %4 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !430
  %5 = load i8*, i8** %4, align 8, !dbg !430
  %6 = getelementptr inbounds i8, i8* %5, i64 0, !dbg !430
  %7 = load i8, i8* %6, align 1, !dbg !430
  %8 = sext i8 %7 to i32, !dbg !430
  %9 = icmp eq i32 %8, 42, !dbg !431
  br i1 %9, label %10, label %14, !dbg !430

10:                                               ; preds = %1
  %11 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !432
  %12 = load i8*, i8** %11, align 8, !dbg !432
  %13 = getelementptr inbounds i8, i8* %12, i64 1, !dbg !433
  br label %17, !dbg !430

14:                                               ; preds = %1
  %15 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !434
  %16 = load i8*, i8** %15, align 8, !dbg !434
  br label %17, !dbg !430

17:                                               ; preds = %14, %10
  %18 = phi i8* [ %13, %10 ], [ %16, %14 ], !dbg !430
  ret i8* %18, !dbg !435
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %0) #6 comdat align 2 !dbg !436 {
  %2 = alloca %"struct.__gnu_cxx::__aligned_buffer"*, align 8
  store %"struct.__gnu_cxx::__aligned_buffer"* %0, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %3 = load %"struct.__gnu_cxx::__aligned_buffer"*, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %4 = call noundef i8* @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %3) #3, !dbg !438
  %5 = bitcast i8* %4 to i32*, !dbg !439
  ret i32* %5, !dbg !440
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %0) #6 comdat align 2 !dbg !441 {
  %2 = alloca %"struct.__gnu_cxx::__aligned_buffer"*, align 8
  store %"struct.__gnu_cxx::__aligned_buffer"* %0, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %3 = load %"struct.__gnu_cxx::__aligned_buffer"*, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %4 = getelementptr inbounds %"struct.__gnu_cxx::__aligned_buffer", %"struct.__gnu_cxx::__aligned_buffer"* %3, i32 0, i32 0, !dbg !442
  %5 = bitcast %"union.std::aligned_storage<4, 4>::type"* %4 to i8*, !dbg !443
  ret i8* %5, !dbg !444
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS5_PS4_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::_Sp_counted_ptr_inplace"* noundef %1, i64 noundef %2) #1 comdat align 2 !dbg !445 {
  %4 = alloca %"class.std::allocator.0"*, align 8
  %5 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %6 = alloca i64, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %4, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %1, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %4, align 8, !dbg !446
  %8 = bitcast %"class.std::allocator.0"* %7 to %"class.std::__new_allocator"*, !dbg !446
  %9 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8, !dbg !447
  %10 = load i64, i64* %6, align 8, !dbg !448
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS4_m(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %8, %"class.std::_Sp_counted_ptr_inplace"* noundef %9, i64 noundef %10), !dbg !449
  ret void, !dbg !450
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS4_m(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::_Sp_counted_ptr_inplace"* noundef %1, i64 noundef %2) #6 comdat align 2 !dbg !451 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %6 = alloca i64, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %1, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8, !dbg !452
  %9 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %8 to i8*, !dbg !452
  call void @_ZdlPv(i8* noundef %9) #18, !dbg !453
  ret void, !dbg !454
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !455 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !456
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt20atomic_load_explicitIiESt10shared_ptrIT_EPKS2_St12memory_order(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %1, i32 noundef %2) #6 comdat !dbg !457 {
  %4 = alloca i8*, align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"struct.std::_Sp_locker", align 1
  %8 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %8, i8** %4, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %5, align 8
  store i32 %2, i32* %6, align 4
  %9 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !458
  %10 = bitcast %"class.std::shared_ptr"* %9 to i8*, !dbg !458
  call void @_ZNSt10_Sp_lockerC1EPKv(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %7, i8* noundef %10) #3, !dbg !459
  %11 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !460
  call void @_ZNSt10shared_ptrIiEC2ERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #3, !dbg !461
  call void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %7) #3, !dbg !462
  ret void, !dbg !462
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerC1EPKv(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2), i8* noundef) unnamed_addr #15

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2ERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #2 comdat align 2 !dbg !463 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !464
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !465
  %8 = bitcast %"class.std::shared_ptr"* %7 to %"class.std::__shared_ptr"*, !dbg !465
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %8) #3, !dbg !465
  ret void, !dbg !464
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2)) unnamed_addr #15

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #2 comdat align 2 !dbg !466 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::__shared_ptr"* %5 to %"class.std::__shared_ptr_access"*, !dbg !467
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !468
  %8 = bitcast %"class.std::__shared_ptr"* %7 to %"class.std::__shared_ptr_access"*, !dbg !468
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !468
  %10 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !468
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %10, i32 0, i32 0, !dbg !468
  %12 = load i32*, i32** %11, align 8, !dbg !468
  store i32* %12, i32** %9, align 8, !dbg !468
  %13 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !468
  %14 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !468
  %15 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %14, i32 0, i32 1, !dbg !468
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %13, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %15) #3, !dbg !468
  ret void, !dbg !467
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !469 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %5 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !470
  %7 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !471
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %7, i32 0, i32 0, !dbg !472
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !472
  store %"class.std::_Sp_counted_base"* %9, %"class.std::_Sp_counted_base"** %6, align 8, !dbg !470
  %10 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !473
  %11 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %10, align 8, !dbg !473
  %12 = icmp ne %"class.std::_Sp_counted_base"* %11, null, !dbg !474
  br i1 %12, label %13, label %17, !dbg !473

13:                                               ; preds = %2
  %14 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !475
  %15 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %14, align 8, !dbg !475
  invoke void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %15)
          to label %16 unwind label %18, !dbg !476

16:                                               ; preds = %13
  br label %17, !dbg !475

17:                                               ; preds = %16, %2
  ret void, !dbg !477

18:                                               ; preds = %13
  %19 = landingpad { i8*, i32 }
          catch i8* null, !dbg !476
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !476
  call void @__clang_call_terminate(i8* %20) #16, !dbg !476
  unreachable, !dbg !476
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #1 comdat align 2 !dbg !478 {
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
  %12 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %11, i32 0, i32 1, !dbg !479
  store i32* %12, i32** %8, align 8
  store i32 1, i32* %9, align 4
  %13 = load i8, i8* @__libc_single_threaded, align 1, !dbg !480
  %14 = icmp ne i8 %13, 0, !dbg !480
  br i1 %14, label %15, label %22, !dbg !484

15:                                               ; preds = %1
  %16 = load i32*, i32** %8, align 8, !dbg !485
  %17 = load i32, i32* %9, align 4, !dbg !486
  store i32* %16, i32** %6, align 8
  store i32 %17, i32* %7, align 4
  %18 = load i32, i32* %7, align 4, !dbg !487
  %19 = load i32*, i32** %6, align 8, !dbg !490
  %20 = load i32, i32* %19, align 4, !dbg !491
  %21 = add nsw i32 %20, %18, !dbg !491
  store i32 %21, i32* %19, align 4, !dbg !491
  br label %30, !dbg !492

22:                                               ; preds = %1
  %23 = load i32*, i32** %8, align 8, !dbg !493
  %24 = load i32, i32* %9, align 4, !dbg !494
  store i32* %23, i32** %2, align 8
  store i32 %24, i32* %3, align 4
  %25 = load i32*, i32** %2, align 8, !dbg !495
  %26 = load i32, i32* %3, align 4, !dbg !498
  store i32 %26, i32* %4, align 4, !dbg !499
  %27 = load i32, i32* %4, align 4, !dbg !499
  %28 = atomicrmw volatile add i32* %25, i32 %27 acq_rel, align 4, !dbg !499
  store i32 %28, i32* %5, align 4, !dbg !499
  %29 = load i32, i32* %5, align 4, !dbg !499
  br label %30

30:                                               ; preds = %15, %22
  ret void, !dbg !500
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSt39atomic_compare_exchange_strong_explicitIiEbPSt10shared_ptrIT_ES3_S2_St12memory_orderS4_(%"class.std::shared_ptr"* noundef %0, %"class.std::shared_ptr"* noundef %1, %"class.std::shared_ptr"* noundef %2, i32 noundef %3, i32 noundef %4) #6 comdat !dbg !501 {
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
  call void @_ZNSt10shared_ptrIiEC2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #3, !dbg !502
  %15 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !503
  %16 = bitcast %"class.std::shared_ptr"* %15 to i8*, !dbg !503
  %17 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !504
  %18 = bitcast %"class.std::shared_ptr"* %17 to i8*, !dbg !504
  call void @_ZNSt10_Sp_lockerC1EPKvS1_(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %12, i8* noundef %16, i8* noundef %18) #3, !dbg !505
  %19 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !506
  %20 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !507
  %21 = call noundef zeroext i1 @_ZSteqIiiEbRKSt10shared_ptrIT_ERKS0_IT0_E(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %19, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %20) #3, !dbg !508
  br i1 %21, label %22, label %39, !dbg !509

22:                                               ; preds = %5
  %23 = bitcast %"struct.std::owner_less"* %13 to %"struct.std::_Sp_owner_less"*, !dbg !510
  %24 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !511
  %25 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !512
  %26 = call noundef zeroext i1 @_ZNKSt14_Sp_owner_lessISt10shared_ptrIiESt8weak_ptrIiEEclERKS1_S6_(%"struct.std::_Sp_owner_less"* noundef nonnull align 1 dereferenceable(1) %23, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %24, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %25) #3, !dbg !510
  br i1 %26, label %39, label %27, !dbg !513

27:                                               ; preds = %22
  %28 = bitcast %"struct.std::owner_less"* %13 to %"struct.std::_Sp_owner_less"*, !dbg !514
  %29 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !515
  %30 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !516
  %31 = call noundef zeroext i1 @_ZNKSt14_Sp_owner_lessISt10shared_ptrIiESt8weak_ptrIiEEclERKS1_S6_(%"struct.std::_Sp_owner_less"* noundef nonnull align 1 dereferenceable(1) %28, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %29, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %30) #3, !dbg !514
  br i1 %31, label %39, label %32, !dbg !517

32:                                               ; preds = %27
  %33 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !518
  %34 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %33) #3, !dbg !519
  %35 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSEOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %34) #3, !dbg !520
  %36 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %2) #3, !dbg !521
  %37 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !522
  %38 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSEOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %37, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %36) #3, !dbg !523
  store i1 true, i1* %6, align 1, !dbg !524
  store i32 1, i32* %14, align 4
  br label %46, !dbg !524

39:                                               ; preds = %27, %22, %5
  %40 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !525
  %41 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %40) #3, !dbg !526
  %42 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSEOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %41) #3, !dbg !527
  %43 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %7, align 8, !dbg !528
  %44 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %8, align 8, !dbg !529
  %45 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %44, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %43) #3, !dbg !530
  store i1 false, i1* %6, align 1, !dbg !531
  store i32 1, i32* %14, align 4
  br label %46, !dbg !531

46:                                               ; preds = %39, %32
  call void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %12) #3, !dbg !532
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #3, !dbg !532
  %47 = load i1, i1* %6, align 1, !dbg !532
  ret i1 %47, !dbg !532
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat !dbg !533 {
  %2 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %2, align 8
  %3 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %2, align 8, !dbg !534
  ret %"class.std::shared_ptr"* %3, !dbg !535
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2EOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #2 comdat align 2 !dbg !536 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !537
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !538
  %8 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %7) #3, !dbg !539
  %9 = bitcast %"class.std::shared_ptr"* %8 to %"class.std::__shared_ptr"*, !dbg !539
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9) #3, !dbg !540
  ret void, !dbg !541
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !542 {
  %2 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %2, align 8
  %3 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %2, align 8
  %4 = bitcast %"class.std::shared_ptr"* %3 to %"class.std::__shared_ptr"*, !dbg !543
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !544
  ret void, !dbg !545
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerC1EPKvS1_(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2), i8* noundef, i8* noundef) unnamed_addr #15

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqIiiEbRKSt10shared_ptrIT_ERKS0_IT0_E(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat !dbg !546 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8, !dbg !547
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !547
  %7 = call noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6) #3, !dbg !548
  %8 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !549
  %9 = bitcast %"class.std::shared_ptr"* %8 to %"class.std::__shared_ptr"*, !dbg !549
  %10 = call noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9) #3, !dbg !550
  %11 = icmp eq i32* %7, %10, !dbg !551
  ret i1 %11, !dbg !552
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14_Sp_owner_lessISt10shared_ptrIiESt8weak_ptrIiEEclERKS1_S6_(%"struct.std::_Sp_owner_less"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %2) #6 comdat align 2 !dbg !553 {
  %4 = alloca %"struct.std::_Sp_owner_less"*, align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca %"class.std::shared_ptr"*, align 8
  store %"struct.std::_Sp_owner_less"* %0, %"struct.std::_Sp_owner_less"** %4, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %5, align 8
  store %"class.std::shared_ptr"* %2, %"class.std::shared_ptr"** %6, align 8
  %7 = load %"struct.std::_Sp_owner_less"*, %"struct.std::_Sp_owner_less"** %4, align 8
  %8 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !554
  %9 = bitcast %"class.std::shared_ptr"* %8 to %"class.std::__shared_ptr"*, !dbg !554
  %10 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %6, align 8, !dbg !555
  %11 = bitcast %"class.std::shared_ptr"* %10 to %"class.std::__shared_ptr"*, !dbg !555
  %12 = call noundef zeroext i1 @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE12owner_beforeIiEEbRKS_IT_LS1_2EE(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #3, !dbg !556
  ret i1 %12, !dbg !557
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSEOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !558 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !559
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !560
  %8 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %7) #3, !dbg !561
  %9 = bitcast %"class.std::shared_ptr"* %8 to %"class.std::__shared_ptr"*, !dbg !561
  %10 = call noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSEOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9) #3, !dbg !559
  ret %"class.std::shared_ptr"* %5, !dbg !562
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZNSt10shared_ptrIiEaSERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #2 comdat align 2 !dbg !563 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !564
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !564
  %8 = bitcast %"class.std::shared_ptr"* %7 to %"class.std::__shared_ptr"*, !dbg !564
  %9 = call noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %8) #3, !dbg !564
  ret %"class.std::shared_ptr"* %5, !dbg !564
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !565 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = bitcast %"class.std::__shared_ptr"* %3 to %"class.std::__shared_ptr_access"*, !dbg !566
  %5 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 0, !dbg !567
  store i32* null, i32** %5, align 8, !dbg !567
  %6 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 1, !dbg !568
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !568
  ret void, !dbg !569
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !570 {
  %2 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %2, align 8
  %3 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !571
  store %"class.std::_Sp_counted_base"* null, %"class.std::_Sp_counted_base"** %4, align 8, !dbg !571
  ret void, !dbg !572
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 !dbg !573 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 0, !dbg !574
  %5 = load i32*, i32** %4, align 8, !dbg !574
  ret i32* %5, !dbg !575
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE12owner_beforeIiEEbRKS_IT_LS1_2EE(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !576 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !577
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !578
  %8 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %7, i32 0, i32 1, !dbg !579
  %9 = call noundef zeroext i1 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_lessERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %6, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %8) #3, !dbg !580
  ret i1 %9, !dbg !581
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_lessERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) #6 comdat align 2 !dbg !582 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  %5 = alloca %"struct.std::less", align 1
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %6 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %7 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !583
  %8 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %7, align 8, !dbg !583
  %9 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !584
  %10 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %9, i32 0, i32 0, !dbg !585
  %11 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %10, align 8, !dbg !585
  %12 = call noundef zeroext i1 @_ZNKSt4lessIPSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEEclES4_S4_(%"struct.std::less"* noundef nonnull align 1 dereferenceable(1) %5, %"class.std::_Sp_counted_base"* noundef %8, %"class.std::_Sp_counted_base"* noundef %11) #3, !dbg !586
  ret i1 %12, !dbg !587
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt4lessIPSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEEclES4_S4_(%"struct.std::less"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::_Sp_counted_base"* noundef %1, %"class.std::_Sp_counted_base"* noundef %2) #6 comdat align 2 !dbg !588 {
  %4 = alloca %"struct.std::less"*, align 8
  %5 = alloca %"class.std::_Sp_counted_base"*, align 8
  %6 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"struct.std::less"* %0, %"struct.std::less"** %4, align 8
  store %"class.std::_Sp_counted_base"* %1, %"class.std::_Sp_counted_base"** %5, align 8
  store %"class.std::_Sp_counted_base"* %2, %"class.std::_Sp_counted_base"** %6, align 8
  %7 = load %"struct.std::less"*, %"struct.std::less"** %4, align 8
  %8 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !590
  %9 = ptrtoint %"class.std::_Sp_counted_base"* %8 to i64, !dbg !591
  %10 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %6, align 8, !dbg !592
  %11 = ptrtoint %"class.std::_Sp_counted_base"* %10 to i64, !dbg !593
  %12 = icmp ult i64 %9, %11, !dbg !594
  ret i1 %12, !dbg !595
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSEOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !596 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  %5 = alloca %"class.std::__shared_ptr", align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %6 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !597
  %8 = call noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZSt4moveIRSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %7) #3, !dbg !598
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %8) #3, !dbg !599
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6) #3, !dbg !600
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5) #3, !dbg !599
  ret %"class.std::__shared_ptr"* %6, !dbg !601
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZSt4moveIRSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat !dbg !602 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8, !dbg !603
  ret %"class.std::__shared_ptr"* %3, !dbg !604
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #2 comdat align 2 !dbg !605 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::__shared_ptr"* %5 to %"class.std::__shared_ptr_access"*, !dbg !606
  %7 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !607
  %8 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !608
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %8, i32 0, i32 0, !dbg !609
  %10 = load i32*, i32** %9, align 8, !dbg !609
  store i32* %10, i32** %7, align 8, !dbg !607
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !610
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %11) #3, !dbg !610
  %12 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !611
  %13 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !612
  %14 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %13, i32 0, i32 1, !dbg !613
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %12, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %14) #3, !dbg !614
  %15 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !615
  %16 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %15, i32 0, i32 0, !dbg !616
  store i32* null, i32** %16, align 8, !dbg !617
  ret void, !dbg !618
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !619 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !620
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !621
  %8 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %7, i32 0, i32 0, !dbg !622
  call void @_ZSt4swapIPiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(i32** noundef nonnull align 8 dereferenceable(8) %6, i32** noundef nonnull align 8 dereferenceable(8) %8) #3, !dbg !623
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !624
  %10 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !625
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %10, i32 0, i32 1, !dbg !626
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %11) #3, !dbg !627
  ret void, !dbg !628
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !629 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 1, !dbg !630
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !630
  ret void, !dbg !630
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) #6 comdat align 2 !dbg !631 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  %5 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %6 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %7 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !632
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %7, i32 0, i32 0, !dbg !633
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !633
  store %"class.std::_Sp_counted_base"* %9, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !634
  %10 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !635
  %11 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %10, align 8, !dbg !635
  %12 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !636
  %13 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %12, i32 0, i32 0, !dbg !637
  store %"class.std::_Sp_counted_base"* %11, %"class.std::_Sp_counted_base"** %13, align 8, !dbg !638
  %14 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !639
  %15 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !640
  store %"class.std::_Sp_counted_base"* %14, %"class.std::_Sp_counted_base"** %15, align 8, !dbg !641
  ret void, !dbg !642
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt4swapIPiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(i32** noundef nonnull align 8 dereferenceable(8) %0, i32** noundef nonnull align 8 dereferenceable(8) %1) #6 comdat !dbg !643 {
  %3 = alloca i32**, align 8
  %4 = alloca i32**, align 8
  %5 = alloca i32*, align 8
  store i32** %0, i32*** %3, align 8
  store i32** %1, i32*** %4, align 8
  %6 = load i32**, i32*** %3, align 8, !dbg !644
  %7 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !644
  %8 = load i32*, i32** %7, align 8, !dbg !644
  store i32* %8, i32** %5, align 8, !dbg !645
  %9 = load i32**, i32*** %4, align 8, !dbg !646
  %10 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %9) #3, !dbg !646
  %11 = load i32*, i32** %10, align 8, !dbg !646
  %12 = load i32**, i32*** %3, align 8, !dbg !647
  store i32* %11, i32** %12, align 8, !dbg !648
  %13 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !649
  %14 = load i32*, i32** %13, align 8, !dbg !649
  %15 = load i32**, i32*** %4, align 8, !dbg !650
  store i32* %14, i32** %15, align 8, !dbg !651
  ret void, !dbg !652
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !653 {
  %2 = alloca i32**, align 8
  store i32** %0, i32*** %2, align 8
  %3 = load i32**, i32*** %2, align 8, !dbg !654
  ret i32** %3, !dbg !655
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::__shared_ptr"* @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEaSERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #2 comdat align 2 !dbg !656 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::__shared_ptr"* %5 to %"class.std::__shared_ptr_access"*, !dbg !657
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !657
  %8 = bitcast %"class.std::__shared_ptr"* %7 to %"class.std::__shared_ptr_access"*, !dbg !657
  %9 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !657
  %10 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !657
  %11 = load i32*, i32** %10, align 8, !dbg !657
  %12 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !657
  store i32* %11, i32** %12, align 8, !dbg !657
  %13 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !657
  %14 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !657
  %15 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %14, i32 0, i32 1, !dbg !657
  %16 = call noundef nonnull align 8 dereferenceable(8) %"class.std::__shared_count"* @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEaSERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %13, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %15) #3, !dbg !657
  ret %"class.std::__shared_ptr"* %5, !dbg !657
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::__shared_count"* @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEaSERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !658 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  %5 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %6 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %7 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !659
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %7, i32 0, i32 0, !dbg !660
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !660
  store %"class.std::_Sp_counted_base"* %9, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !661
  %10 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !662
  %11 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !663
  %12 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %11, align 8, !dbg !663
  %13 = icmp ne %"class.std::_Sp_counted_base"* %10, %12, !dbg !664
  br i1 %13, label %14, label %30, !dbg !662

14:                                               ; preds = %2
  %15 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !665
  %16 = icmp ne %"class.std::_Sp_counted_base"* %15, null, !dbg !666
  br i1 %16, label %17, label %20, !dbg !665

17:                                               ; preds = %14
  %18 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !667
  invoke void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %18)
          to label %19 unwind label %31, !dbg !668

19:                                               ; preds = %17
  br label %20, !dbg !667

20:                                               ; preds = %19, %14
  %21 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !669
  %22 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %21, align 8, !dbg !669
  %23 = icmp ne %"class.std::_Sp_counted_base"* %22, null, !dbg !670
  br i1 %23, label %24, label %27, !dbg !669

24:                                               ; preds = %20
  %25 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !671
  %26 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %25, align 8, !dbg !671
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %26) #3, !dbg !672
  br label %27, !dbg !671

27:                                               ; preds = %24, %20
  %28 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !673
  %29 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !674
  store %"class.std::_Sp_counted_base"* %28, %"class.std::_Sp_counted_base"** %29, align 8, !dbg !675
  br label %30, !dbg !676

30:                                               ; preds = %27, %2
  ret %"class.std::__shared_count"* %6, !dbg !677

31:                                               ; preds = %17
  %32 = landingpad { i8*, i32 }
          catch i8* null, !dbg !668
  %33 = extractvalue { i8*, i32 } %32, 0, !dbg !668
  call void @__clang_call_terminate(i8* %33) #16, !dbg !668
  unreachable, !dbg !668
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !678 {
  %2 = alloca %"class.std::__shared_ptr_access"*, align 8
  store %"class.std::__shared_ptr_access"* %0, %"class.std::__shared_ptr_access"** %2, align 8
  %3 = load %"class.std::__shared_ptr_access"*, %"class.std::__shared_ptr_access"** %2, align 8
  %4 = bitcast %"class.std::__shared_ptr_access"* %3 to %"class.std::__shared_ptr"*, !dbg !679
  %5 = call noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !680
  ret i32* %5, !dbg !681
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !682 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !683
  ret %class.anon* %3, !dbg !684
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !685 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !686
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !687
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !686
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !686
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !688
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !689
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !690
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #3, !dbg !691
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #3, !dbg !692
  ret void, !dbg !693
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !694 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !696
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !697
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !696

8:                                                ; preds = %2
  ret void, !dbg !698

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !696
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !696
  call void @__clang_call_terminate(i8* %11) #16, !dbg !696
  unreachable, !dbg !696
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !699 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !700
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !700
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !701
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !702
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !703
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !703
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !704
  br i1 %10, label %11, label %17, !dbg !703

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !705
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !706
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #3, !dbg !707
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !707
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !705

16:                                               ; preds = %11
  br label %17, !dbg !705

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !708
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !709
  ret void, !dbg !710

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !705
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !705
  call void @__clang_call_terminate(i8* %21) #16, !dbg !705
  unreachable, !dbg !705
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !711 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !712
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !712
  ret void, !dbg !712
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !713 {
  %3 = alloca %"class.std::tuple.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %3, align 8
  %6 = bitcast %"class.std::tuple.4"* %5 to %"struct.std::_Tuple_impl.5"*, !dbg !715
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !716
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #3, !dbg !717
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !718

9:                                                ; preds = %2
  ret void, !dbg !719

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !718
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !718
  call void @__clang_call_terminate(i8* %12) #16, !dbg !718
  unreachable, !dbg !718
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !720 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !721
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !721
  ret void, !dbg !721
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !722 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #3, !dbg !723
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !723
  call void @_ZdlPv(i8* noundef %4) #18, !dbg !723
  ret void, !dbg !723
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #1 align 2 !dbg !724 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !725
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !725
  ret void, !dbg !726
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #5 align 2 !dbg !727 {
  %3 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.5"* %5 to %"struct.std::_Head_base.6"*, !dbg !728
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !729
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #3, !dbg !730
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !731
  ret void, !dbg !732
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !733 {
  %3 = alloca %"struct.std::_Head_base.6"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.6"* %5 to %class.anon*, !dbg !734
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !735
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #3, !dbg !736
  ret void, !dbg !737
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #15

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 !dbg !738 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !739
  ret void, !dbg !740
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 !dbg !741 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !742
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.4"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %5) #3, !dbg !743
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %6) #3, !dbg !744
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !745
  ret void, !dbg !746
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !747 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !749
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !750
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !751
  ret void, !dbg !752
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !753 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !754
  %4 = bitcast %"class.std::tuple.4"* %3 to %"struct.std::_Tuple_impl.5"*, !dbg !754
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !755
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #3, !dbg !756
  ret %class.anon* %6, !dbg !757
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.4"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !758 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !759
  ret %"class.std::tuple.4"* %3, !dbg !760
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !761 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !762
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !763
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !763
  ret void, !dbg !764
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !765 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"class.std::shared_ptr", align 8
  %4 = alloca %"class.std::shared_ptr", align 8
  %5 = alloca i32, align 4
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  store %class.anon* %0, %class.anon** %2, align 8
  %8 = load %class.anon*, %class.anon** %2, align 8
  call void @_ZSt11atomic_loadIiESt10shared_ptrIT_EPKS2_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %3, %"class.std::shared_ptr"* noundef @q), !dbg !766
  store i32 3, i32* %5, align 4, !dbg !767
  invoke void @_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %4, i32* noundef nonnull align 4 dereferenceable(4) %5)
          to label %9 unwind label %25, !dbg !768

9:                                                ; preds = %1
  %10 = invoke noundef zeroext i1 @_ZSt30atomic_compare_exchange_strongIiEbPSt10shared_ptrIT_ES3_S2_(%"class.std::shared_ptr"* noundef @p, %"class.std::shared_ptr"* noundef %3, %"class.std::shared_ptr"* noundef %4)
          to label %11 unwind label %29, !dbg !769

11:                                               ; preds = %9
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !769
  %12 = bitcast %"class.std::shared_ptr"* %3 to %"class.std::__shared_ptr_access"*, !dbg !770
  %13 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %12) #3, !dbg !770
  %14 = load i32, i32* %13, align 4, !dbg !770
  %15 = icmp eq i32 %14, 1, !dbg !770
  br i1 %15, label %21, label %16, !dbg !770

16:                                               ; preds = %11
  %17 = bitcast %"class.std::shared_ptr"* %3 to %"class.std::__shared_ptr_access"*, !dbg !770
  %18 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %17) #3, !dbg !770
  %19 = load i32, i32* %18, align 4, !dbg !770
  %20 = icmp eq i32 %19, 4, !dbg !770
  br label %21, !dbg !770

21:                                               ; preds = %16, %11
  %22 = phi i1 [ true, %11 ], [ %20, %16 ]
  br i1 %22, label %23, label %24, !dbg !770

23:                                               ; preds = %21
  br label %34, !dbg !770

24:                                               ; preds = %21
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv", i64 0, i64 0)) #16, !dbg !770
  unreachable, !dbg !770

25:                                               ; preds = %1
  %26 = landingpad { i8*, i32 }
          cleanup, !dbg !771
  %27 = extractvalue { i8*, i32 } %26, 0, !dbg !771
  store i8* %27, i8** %6, align 8, !dbg !771
  %28 = extractvalue { i8*, i32 } %26, 1, !dbg !771
  store i32 %28, i32* %7, align 4, !dbg !771
  br label %35, !dbg !771

29:                                               ; preds = %9
  %30 = landingpad { i8*, i32 }
          cleanup, !dbg !771
  %31 = extractvalue { i8*, i32 } %30, 0, !dbg !771
  store i8* %31, i8** %6, align 8, !dbg !771
  %32 = extractvalue { i8*, i32 } %30, 1, !dbg !771
  store i32 %32, i32* %7, align 4, !dbg !771
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #3, !dbg !769
  br label %35, !dbg !769

33:                                               ; No predecessors!
  br label %34, !dbg !770

34:                                               ; preds = %33, %23
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %3) #3, !dbg !771
  ret void, !dbg !771

35:                                               ; preds = %29, %25
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %3) #3, !dbg !771
  br label %36, !dbg !771

36:                                               ; preds = %35
  %37 = load i8*, i8** %6, align 8, !dbg !771
  %38 = load i32, i32* %7, align 4, !dbg !771
  %39 = insertvalue { i8*, i32 } undef, i8* %37, 0, !dbg !771
  %40 = insertvalue { i8*, i32 } %39, i32 %38, 1, !dbg !771
  resume { i8*, i32 } %40, !dbg !771
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !772 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !773
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %3) #3, !dbg !774
  ret %class.anon* %4, !dbg !775
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0) #6 align 2 !dbg !776 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !777
  %4 = bitcast %"struct.std::_Tuple_impl.5"* %3 to %"struct.std::_Head_base.6"*, !dbg !777
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !778
  ret %class.anon* %5, !dbg !779
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %0) #6 align 2 !dbg !780 {
  %2 = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %2, align 8
  %3 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %2, align 8, !dbg !781
  %4 = bitcast %"struct.std::_Head_base.6"* %3 to %class.anon*, !dbg !782
  ret %class.anon* %4, !dbg !783
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 !dbg !784 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !785
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !785
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !785
  ret void, !dbg !785
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 !dbg !786 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !787
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !787
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !788
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !789
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !790
  ret void, !dbg !791
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !792 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !793
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !794

5:                                                ; preds = %1
  ret void, !dbg !795

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !794
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !794
  call void @__clang_call_terminate(i8* %8) #16, !dbg !794
  unreachable, !dbg !794
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !796 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !797
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !798
  ret %"struct.std::thread::_State"** %5, !dbg !799
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !800 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !801
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !802
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !801
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !803
  ret void, !dbg !804
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !805 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !806
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !807
  ret void, !dbg !808
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !809 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !810
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !810
  ret void, !dbg !811
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !812 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !813
  ret void, !dbg !814
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !815 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !816
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !816
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !817
  ret %"struct.std::thread::_State"** %5, !dbg !818
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !819 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !820
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !821
  ret %"struct.std::thread::_State"** %4, !dbg !822
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !823 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !824
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !824
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !825
  ret %"struct.std::thread::_State"** %5, !dbg !826
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !827 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8, !dbg !828
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !829
  ret %"struct.std::thread::_State"** %4, !dbg !830
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !831 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !832
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !832
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !833
  ret %"struct.std::default_delete"* %6, !dbg !834
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #6 comdat align 2 !dbg !835 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !836
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !837
  br i1 %7, label %13, label %8, !dbg !837

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !837
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !837
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !837
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !837
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !837
  br label %13, !dbg !837

13:                                               ; preds = %8, %2
  ret void, !dbg !838
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !839 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !840
  ret %"struct.std::thread::_State"** %3, !dbg !841
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !842 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !843
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !844
  ret %"struct.std::default_delete"* %5, !dbg !845
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !846 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !847
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !847
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !848
  ret %"struct.std::default_delete"* %5, !dbg !849
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat !dbg !850 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !851
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %3) #3, !dbg !852
  ret %"struct.std::default_delete"* %4, !dbg !853
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !854 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !855
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !855
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !856
  ret %"struct.std::default_delete"* %5, !dbg !857
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !858 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !859
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !860
  ret %"struct.std::default_delete"* %4, !dbg !861
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt24atomic_exchange_explicitIiESt10shared_ptrIT_EPS2_S2_St12memory_order(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %1, %"class.std::shared_ptr"* noundef %2, i32 noundef %3) #6 comdat !dbg !862 {
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::shared_ptr"*, align 8
  %7 = alloca i32, align 4
  %8 = alloca %"struct.std::_Sp_locker", align 1
  %9 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %9, i8** %5, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %6, align 8
  store i32 %3, i32* %7, align 4
  %10 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %6, align 8, !dbg !863
  %11 = bitcast %"class.std::shared_ptr"* %10 to i8*, !dbg !863
  call void @_ZNSt10_Sp_lockerC1EPKv(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %8, i8* noundef %11) #3, !dbg !864
  %12 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %6, align 8, !dbg !865
  %13 = bitcast %"class.std::shared_ptr"* %12 to %"class.std::__shared_ptr"*, !dbg !866
  %14 = bitcast %"class.std::shared_ptr"* %2 to %"class.std::__shared_ptr"*, !dbg !867
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %13, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %14) #3, !dbg !866
  call void @_ZNSt10shared_ptrIiEC2EOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %2) #3, !dbg !868
  call void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %8) #3, !dbg !869
  ret void, !dbg !869
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !870 {
  %2 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %2, align 8
  %3 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !871
  %5 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %4, align 8, !dbg !871
  %6 = icmp ne %"class.std::_Sp_counted_base"* %5, null, !dbg !871
  br i1 %6, label %7, label %11, !dbg !871

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !872
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !872
  %10 = call noundef i64 @_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %9) #3, !dbg !873
  br label %12, !dbg !871

11:                                               ; preds = %1
  br label %12, !dbg !871

12:                                               ; preds = %11, %7
  %13 = phi i64 [ %10, %7 ], [ 0, %11 ], !dbg !871
  ret i64 %13, !dbg !874
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #6 comdat align 2 !dbg !875 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %4 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  %5 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %4, i32 0, i32 1, !dbg !876
  %6 = load atomic i32, i32* %5 monotonic, align 8, !dbg !877
  store i32 %6, i32* %3, align 4, !dbg !877
  %7 = load i32, i32* %3, align 4, !dbg !877
  %8 = sext i32 %7 to i64, !dbg !877
  ret i64 %8, !dbg !878
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_cpp_shared_ptr_atomic.cpp() #0 section ".text.startup" !dbg !879 {
  call void @__cxx_global_var_init(), !dbg !880
  call void @__cxx_global_var_init.1(), !dbg !880
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
!1 = !DIFile(filename: "cpp-shared-ptr-atomic.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "742fda6098596d4c10af22241d9862eb")
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
!14 = !DILocation(line: 8, column: 48, scope: !15)
!15 = !DILexicalBlockFile(scope: !10, file: !1, discriminator: 0)
!16 = !DILocation(line: 8, column: 26, scope: !15)
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
!28 = !DILocation(line: 8, column: 78, scope: !29)
!29 = !DILexicalBlockFile(scope: !27, file: !1, discriminator: 0)
!30 = !DILocation(line: 8, column: 56, scope: !29)
!31 = !DILocation(line: 0, scope: !27)
!32 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !12, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!33 = !DILocation(line: 12, column: 14, scope: !32)
!34 = !DILocation(line: 17, column: 60, scope: !32)
!35 = !DILocation(line: 17, column: 38, scope: !32)
!36 = !DILocation(line: 17, column: 13, scope: !32)
!37 = !DILocation(line: 18, column: 2, scope: !32)
!38 = !DILocation(line: 23, column: 1, scope: !32)
!39 = !DILocation(line: 19, column: 82, scope: !32)
!40 = !DILocation(line: 19, column: 60, scope: !32)
!41 = !DILocation(line: 19, column: 14, scope: !32)
!42 = !DILocation(line: 19, column: 7, scope: !32)
!43 = !DILocation(line: 20, column: 2, scope: !32)
!44 = !DILocation(line: 0, scope: !32)
!45 = !DILocation(line: 21, column: 4, scope: !32)
!46 = !DILocation(line: 22, column: 2, scope: !32)
!47 = distinct !DISubprogram(name: "thread<(lambda at cpp-shared-ptr-atomic.cpp:12:16), void>", scope: !48, file: !48, line: 126, type: !12, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
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
!100 = !DILocation(line: 321, column: 22, scope: !99)
!101 = !DILocation(line: 324, column: 22, scope: !99)
!102 = !DILocation(line: 328, column: 22, scope: !99)
!103 = !DILocation(line: 331, column: 18, scope: !99)
!104 = !DILocation(line: 332, column: 18, scope: !99)
!105 = !DILocation(line: 333, column: 24, scope: !99)
!106 = !DILocation(line: 334, column: 55, scope: !99)
!107 = !DILocation(line: 334, column: 25, scope: !99)
!108 = !DILocation(line: 334, column: 9, scope: !99)
!109 = !DILocation(line: 337, column: 24, scope: !99)
!110 = !DILocation(line: 337, column: 8, scope: !99)
!111 = !DILocation(line: 337, column: 57, scope: !99)
!112 = !DILocation(line: 343, column: 24, scope: !99)
!113 = !DILocation(line: 343, column: 37, scope: !99)
!114 = !DILocation(line: 343, column: 8, scope: !99)
!115 = !DILocation(line: 343, column: 22, scope: !99)
!116 = !DILocation(line: 346, column: 8, scope: !99)
!117 = !DILocation(line: 347, column: 8, scope: !99)
!118 = !DILocation(line: 348, column: 8, scope: !99)
!119 = !DILocation(line: 350, column: 48, scope: !99)
!120 = !DILocation(line: 52, column: 12, scope: !121, inlinedAt: !123)
!121 = distinct !DISubprogram(name: "__is_single_threaded", scope: !122, file: !122, line: 47, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!122 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/atomicity.h", directory: "")
!123 = distinct !DILocation(line: 98, column: 9, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !122, file: !122, line: 96, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!125 = distinct !DILocation(line: 350, column: 8, scope: !99)
!126 = !DILocation(line: 98, column: 9, scope: !124, inlinedAt: !125)
!127 = !DILocation(line: 99, column: 40, scope: !124, inlinedAt: !125)
!128 = !DILocation(line: 99, column: 47, scope: !124, inlinedAt: !125)
!129 = !DILocation(line: 84, column: 30, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !122, file: !122, line: 82, type: !12, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!131 = distinct !DILocation(line: 99, column: 14, scope: !124, inlinedAt: !125)
!132 = !DILocation(line: 84, column: 29, scope: !130, inlinedAt: !131)
!133 = !DILocation(line: 84, column: 18, scope: !130, inlinedAt: !131)
!134 = !DILocation(line: 85, column: 15, scope: !130, inlinedAt: !131)
!135 = !DILocation(line: 85, column: 6, scope: !130, inlinedAt: !131)
!136 = !DILocation(line: 85, column: 12, scope: !130, inlinedAt: !131)
!137 = !DILocation(line: 86, column: 12, scope: !130, inlinedAt: !131)
!138 = !DILocation(line: 99, column: 7, scope: !124, inlinedAt: !125)
!139 = !DILocation(line: 101, column: 33, scope: !124, inlinedAt: !125)
!140 = !DILocation(line: 101, column: 40, scope: !124, inlinedAt: !125)
!141 = !DILocation(line: 66, column: 31, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "__exchange_and_add", scope: !122, file: !122, line: 65, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!143 = distinct !DILocation(line: 101, column: 14, scope: !124, inlinedAt: !125)
!144 = !DILocation(line: 66, column: 38, scope: !142, inlinedAt: !143)
!145 = !DILocation(line: 66, column: 12, scope: !142, inlinedAt: !143)
!146 = !DILocation(line: 101, column: 7, scope: !124, inlinedAt: !125)
!147 = !DILocation(line: 102, column: 3, scope: !124, inlinedAt: !125)
!148 = !DILocation(line: 350, column: 66, scope: !99)
!149 = !DILocation(line: 350, column: 8, scope: !99)
!150 = !DILocation(line: 353, column: 8, scope: !99)
!151 = !DILocation(line: 354, column: 8, scope: !99)
!152 = !DILocation(line: 363, column: 5, scope: !99)
!153 = distinct !DISubprogram(name: "_M_release_last_use_cold", scope: !66, file: !66, line: 198, type: !12, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!154 = !DILocation(line: 199, column: 9, scope: !153)
!155 = !DILocation(line: 199, column: 32, scope: !153)
!156 = distinct !DISubprogram(name: "_M_release_last_use", scope: !66, file: !66, line: 172, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!157 = !DILocation(line: 175, column: 2, scope: !156)
!158 = !DILocation(line: 187, column: 46, scope: !156)
!159 = !DILocation(line: 52, column: 12, scope: !121, inlinedAt: !160)
!160 = distinct !DILocation(line: 98, column: 9, scope: !124, inlinedAt: !161)
!161 = distinct !DILocation(line: 187, column: 6, scope: !156)
!162 = !DILocation(line: 98, column: 9, scope: !124, inlinedAt: !161)
!163 = !DILocation(line: 99, column: 40, scope: !124, inlinedAt: !161)
!164 = !DILocation(line: 99, column: 47, scope: !124, inlinedAt: !161)
!165 = !DILocation(line: 84, column: 30, scope: !130, inlinedAt: !166)
!166 = distinct !DILocation(line: 99, column: 14, scope: !124, inlinedAt: !161)
!167 = !DILocation(line: 84, column: 29, scope: !130, inlinedAt: !166)
!168 = !DILocation(line: 84, column: 18, scope: !130, inlinedAt: !166)
!169 = !DILocation(line: 85, column: 15, scope: !130, inlinedAt: !166)
!170 = !DILocation(line: 85, column: 6, scope: !130, inlinedAt: !166)
!171 = !DILocation(line: 85, column: 12, scope: !130, inlinedAt: !166)
!172 = !DILocation(line: 86, column: 12, scope: !130, inlinedAt: !166)
!173 = !DILocation(line: 99, column: 7, scope: !124, inlinedAt: !161)
!174 = !DILocation(line: 101, column: 33, scope: !124, inlinedAt: !161)
!175 = !DILocation(line: 101, column: 40, scope: !124, inlinedAt: !161)
!176 = !DILocation(line: 66, column: 31, scope: !142, inlinedAt: !177)
!177 = distinct !DILocation(line: 101, column: 14, scope: !124, inlinedAt: !161)
!178 = !DILocation(line: 66, column: 38, scope: !142, inlinedAt: !177)
!179 = !DILocation(line: 66, column: 12, scope: !142, inlinedAt: !177)
!180 = !DILocation(line: 101, column: 7, scope: !124, inlinedAt: !161)
!181 = !DILocation(line: 102, column: 3, scope: !124, inlinedAt: !161)
!182 = !DILocation(line: 188, column: 14, scope: !156)
!183 = !DILocation(line: 187, column: 6, scope: !156)
!184 = !DILocation(line: 191, column: 6, scope: !156)
!185 = !DILocation(line: 192, column: 4, scope: !156)
!186 = !DILocation(line: 193, column: 7, scope: !156)
!187 = distinct !DISubprogram(name: "joinable", scope: !48, file: !48, line: 174, type: !12, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!188 = !DILocation(line: 175, column: 16, scope: !187)
!189 = !DILocation(line: 175, column: 25, scope: !187)
!190 = !DILocation(line: 175, column: 22, scope: !187)
!191 = !DILocation(line: 175, column: 14, scope: !187)
!192 = !DILocation(line: 175, column: 7, scope: !187)
!193 = distinct !DISubprogram(name: "operator==", scope: !48, file: !48, line: 280, type: !12, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!194 = !DILocation(line: 286, column: 16, scope: !193)
!195 = !DILocation(line: 286, column: 33, scope: !193)
!196 = !DILocation(line: 286, column: 26, scope: !193)
!197 = !DILocation(line: 286, column: 5, scope: !193)
!198 = distinct !DISubprogram(name: "id", scope: !48, file: !48, line: 85, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!199 = !DILocation(line: 85, column: 23, scope: !198)
!200 = !DILocation(line: 85, column: 37, scope: !198)
!201 = distinct !DISubprogram(name: "forward<int>", scope: !202, file: !202, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!202 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!203 = !DILocation(line: 78, column: 33, scope: !201)
!204 = !DILocation(line: 78, column: 7, scope: !201)
!205 = distinct !DISubprogram(name: "shared_ptr<std::allocator<void>, int>", scope: !19, file: !19, line: 463, type: !12, scopeLine: 465, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!206 = !DILocation(line: 465, column: 2, scope: !205)
!207 = !DILocation(line: 464, column: 22, scope: !205)
!208 = !DILocation(line: 464, column: 49, scope: !205)
!209 = !DILocation(line: 464, column: 29, scope: !205)
!210 = !DILocation(line: 464, column: 4, scope: !205)
!211 = !DILocation(line: 465, column: 4, scope: !205)
!212 = distinct !DISubprogram(name: "__shared_ptr<std::allocator<void>, int>", scope: !66, file: !66, line: 1711, type: !12, scopeLine: 1713, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!213 = !DILocation(line: 1713, column: 2, scope: !212)
!214 = !DILocation(line: 1712, column: 4, scope: !212)
!215 = !DILocation(line: 1712, column: 14, scope: !212)
!216 = !DILocation(line: 1712, column: 26, scope: !212)
!217 = !DILocation(line: 1712, column: 34, scope: !212)
!218 = !DILocation(line: 1712, column: 61, scope: !212)
!219 = !DILocation(line: 1712, column: 41, scope: !212)
!220 = !DILocation(line: 1713, column: 36, scope: !212)
!221 = !DILocation(line: 1713, column: 4, scope: !212)
!222 = !DILocation(line: 1713, column: 45, scope: !212)
!223 = distinct !DISubprogram(name: "__shared_count<int, std::allocator<void>, int>", scope: !66, file: !66, line: 964, type: !12, scopeLine: 966, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!224 = !DILocation(line: 968, column: 52, scope: !223)
!225 = !DILocation(line: 968, column: 43, scope: !223)
!226 = !DILocation(line: 969, column: 19, scope: !223)
!227 = !DILocation(line: 970, column: 33, scope: !223)
!228 = !DILocation(line: 970, column: 17, scope: !223)
!229 = !DILocation(line: 971, column: 23, scope: !223)
!230 = !DILocation(line: 971, column: 16, scope: !223)
!231 = !DILocation(line: 972, column: 22, scope: !223)
!232 = !DILocation(line: 972, column: 48, scope: !223)
!233 = !DILocation(line: 972, column: 28, scope: !223)
!234 = !DILocation(line: 972, column: 6, scope: !223)
!235 = !DILocation(line: 971, column: 9, scope: !223)
!236 = !DILocation(line: 973, column: 12, scope: !223)
!237 = !DILocation(line: 974, column: 12, scope: !223)
!238 = !DILocation(line: 974, column: 4, scope: !223)
!239 = !DILocation(line: 974, column: 10, scope: !223)
!240 = !DILocation(line: 975, column: 10, scope: !223)
!241 = !DILocation(line: 975, column: 16, scope: !223)
!242 = !DILocation(line: 975, column: 4, scope: !223)
!243 = !DILocation(line: 975, column: 8, scope: !223)
!244 = !DILocation(line: 976, column: 2, scope: !223)
!245 = distinct !DISubprogram(name: "_M_enable_shared_from_this_with<int, int>", scope: !66, file: !66, line: 1765, type: !12, scopeLine: 1766, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!246 = !DILocation(line: 1766, column: 4, scope: !245)
!247 = distinct !DISubprogram(name: "allocator<void>", scope: !248, file: !248, line: 169, type: !12, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!248 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6fa856a93062ce2b39cf0c9a3a6a3468")
!249 = !DILocation(line: 169, column: 53, scope: !247)
!250 = !DILocation(line: 169, column: 2, scope: !247)
!251 = !DILocation(line: 169, column: 55, scope: !247)
!252 = distinct !DISubprogram(name: "__allocate_guarded<std::allocator<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> > >", scope: !253, file: !253, line: 96, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!253 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocated_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "6c08ea97cd0ca641b7c6a4e7a687cd0e")
!254 = !DILocation(line: 98, column: 16, scope: !252)
!255 = !DILocation(line: 98, column: 61, scope: !252)
!256 = !DILocation(line: 98, column: 21, scope: !252)
!257 = !DILocation(line: 98, column: 14, scope: !252)
!258 = !DILocation(line: 98, column: 7, scope: !252)
!259 = distinct !DISubprogram(name: "get", scope: !253, file: !253, line: 86, type: !12, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!260 = !DILocation(line: 86, column: 52, scope: !259)
!261 = !DILocation(line: 86, column: 34, scope: !259)
!262 = !DILocation(line: 86, column: 27, scope: !259)
!263 = distinct !DISubprogram(name: "_Sp_counted_ptr_inplace<int>", scope: !66, file: !66, line: 599, type: !12, scopeLine: 601, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!264 = !DILocation(line: 601, column: 2, scope: !263)
!265 = !DILocation(line: 599, column: 2, scope: !263)
!266 = !DILocation(line: 600, column: 4, scope: !263)
!267 = !DILocation(line: 604, column: 45, scope: !263)
!268 = !DILocation(line: 605, column: 28, scope: !263)
!269 = !DILocation(line: 605, column: 8, scope: !263)
!270 = !DILocation(line: 604, column: 4, scope: !263)
!271 = !DILocation(line: 606, column: 2, scope: !263)
!272 = distinct !DISubprogram(name: "operator=", scope: !253, file: !253, line: 79, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!273 = !DILocation(line: 81, column: 2, scope: !272)
!274 = !DILocation(line: 81, column: 9, scope: !272)
!275 = !DILocation(line: 82, column: 2, scope: !272)
!276 = distinct !DISubprogram(name: "_M_ptr", scope: !66, file: !66, line: 650, type: !12, scopeLine: 650, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!277 = !DILocation(line: 650, column: 39, scope: !276)
!278 = !DILocation(line: 650, column: 47, scope: !276)
!279 = !DILocation(line: 650, column: 58, scope: !276)
!280 = !DILocation(line: 650, column: 32, scope: !276)
!281 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !253, file: !253, line: 71, type: !12, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!282 = !DILocation(line: 73, column: 6, scope: !281)
!283 = !DILocation(line: 73, column: 13, scope: !281)
!284 = !DILocation(line: 74, column: 47, scope: !281)
!285 = !DILocation(line: 74, column: 57, scope: !281)
!286 = !DILocation(line: 74, column: 4, scope: !281)
!287 = !DILocation(line: 75, column: 7, scope: !281)
!288 = distinct !DISubprogram(name: "~allocator", scope: !248, file: !248, line: 174, type: !12, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!289 = !DILocation(line: 174, column: 39, scope: !288)
!290 = distinct !DISubprogram(name: "__new_allocator", scope: !291, file: !291, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!291 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!292 = !DILocation(line: 80, column: 49, scope: !290)
!293 = distinct !DISubprogram(name: "allocate", scope: !294, file: !294, line: 463, type: !12, scopeLine: 464, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!294 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!295 = !DILocation(line: 464, column: 16, scope: !293)
!296 = !DILocation(line: 464, column: 29, scope: !293)
!297 = !DILocation(line: 464, column: 20, scope: !293)
!298 = !DILocation(line: 464, column: 9, scope: !293)
!299 = distinct !DISubprogram(name: "__allocated_ptr", scope: !253, file: !253, line: 53, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!300 = !DILocation(line: 54, column: 9, scope: !299)
!301 = !DILocation(line: 54, column: 35, scope: !299)
!302 = !DILocation(line: 54, column: 18, scope: !299)
!303 = !DILocation(line: 54, column: 42, scope: !299)
!304 = !DILocation(line: 54, column: 49, scope: !299)
!305 = !DILocation(line: 55, column: 9, scope: !299)
!306 = distinct !DISubprogram(name: "allocate", scope: !291, file: !291, line: 112, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!307 = !DILocation(line: 120, column: 23, scope: !306)
!308 = !DILocation(line: 120, column: 35, scope: !306)
!309 = !DILocation(line: 120, column: 27, scope: !306)
!310 = !DILocation(line: 120, column: 6, scope: !306)
!311 = !DILocation(line: 124, column: 10, scope: !306)
!312 = !DILocation(line: 124, column: 14, scope: !306)
!313 = !DILocation(line: 125, column: 8, scope: !306)
!314 = !DILocation(line: 126, column: 6, scope: !306)
!315 = !DILocation(line: 137, column: 49, scope: !306)
!316 = !DILocation(line: 137, column: 53, scope: !306)
!317 = !DILocation(line: 137, column: 27, scope: !306)
!318 = !DILocation(line: 137, column: 9, scope: !306)
!319 = !DILocation(line: 137, column: 2, scope: !306)
!320 = distinct !DISubprogram(name: "_M_max_size", scope: !291, file: !291, line: 210, type: !12, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!321 = !DILocation(line: 213, column: 2, scope: !320)
!322 = distinct !DISubprogram(name: "__addressof<std::allocator<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> > >", scope: !202, file: !202, line: 49, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!323 = !DILocation(line: 50, column: 34, scope: !322)
!324 = !DILocation(line: 50, column: 7, scope: !322)
!325 = distinct !DISubprogram(name: "__to_address<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> >", scope: !326, file: !326, line: 228, type: !12, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!326 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ptr_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "9b5bf297da766c3f1b9b4657c4f62700")
!327 = !DILocation(line: 231, column: 14, scope: !325)
!328 = !DILocation(line: 231, column: 7, scope: !325)
!329 = distinct !DISubprogram(name: "_Sp_counted_base", scope: !66, file: !66, line: 129, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!330 = !DILocation(line: 130, column: 43, scope: !329)
!331 = !DILocation(line: 130, column: 9, scope: !329)
!332 = !DILocation(line: 130, column: 26, scope: !329)
!333 = !DILocation(line: 130, column: 45, scope: !329)
!334 = distinct !DISubprogram(name: "_Impl", scope: !66, file: !66, line: 587, type: !12, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!335 = !DILocation(line: 587, column: 53, scope: !334)
!336 = !DILocation(line: 587, column: 40, scope: !334)
!337 = !DILocation(line: 587, column: 11, scope: !334)
!338 = !DILocation(line: 587, column: 55, scope: !334)
!339 = distinct !DISubprogram(name: "construct<int, int>", scope: !294, file: !294, line: 633, type: !12, scopeLine: 635, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!340 = !DILocation(line: 635, column: 20, scope: !339)
!341 = !DILocation(line: 635, column: 45, scope: !339)
!342 = !DILocation(line: 635, column: 25, scope: !339)
!343 = !DILocation(line: 635, column: 4, scope: !339)
!344 = !DILocation(line: 635, column: 58, scope: !339)
!345 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !66, file: !66, line: 608, type: !12, scopeLine: 608, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!346 = !DILocation(line: 608, column: 45, scope: !345)
!347 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !66, file: !66, line: 608, type: !12, scopeLine: 608, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!348 = !DILocation(line: 608, column: 43, scope: !347)
!349 = !DILocation(line: 608, column: 45, scope: !347)
!350 = distinct !DISubprogram(name: "_M_dispose", scope: !66, file: !66, line: 611, type: !12, scopeLine: 612, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!351 = !DILocation(line: 613, column: 36, scope: !350)
!352 = !DILocation(line: 613, column: 44, scope: !350)
!353 = !DILocation(line: 613, column: 56, scope: !350)
!354 = !DILocation(line: 613, column: 2, scope: !350)
!355 = !DILocation(line: 614, column: 7, scope: !350)
!356 = distinct !DISubprogram(name: "_M_destroy", scope: !66, file: !66, line: 618, type: !12, scopeLine: 619, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!357 = !DILocation(line: 620, column: 23, scope: !356)
!358 = !DILocation(line: 620, column: 31, scope: !356)
!359 = !DILocation(line: 620, column: 19, scope: !356)
!360 = !DILocation(line: 621, column: 36, scope: !356)
!361 = !DILocation(line: 622, column: 9, scope: !356)
!362 = !DILocation(line: 623, column: 7, scope: !356)
!363 = distinct !DISubprogram(name: "_M_get_deleter", scope: !66, file: !66, line: 631, type: !12, scopeLine: 632, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!364 = !DILocation(line: 633, column: 58, scope: !363)
!365 = !DILocation(line: 633, column: 7, scope: !363)
!366 = !DILocation(line: 638, column: 7, scope: !363)
!367 = !DILocation(line: 638, column: 16, scope: !363)
!368 = !DILocation(line: 638, column: 12, scope: !363)
!369 = !DILocation(line: 639, column: 6, scope: !363)
!370 = !DILocation(line: 641, column: 6, scope: !363)
!371 = !DILocation(line: 641, column: 11, scope: !363)
!372 = !DILocation(line: 638, column: 6, scope: !363)
!373 = !DILocation(line: 646, column: 11, scope: !363)
!374 = !DILocation(line: 646, column: 4, scope: !363)
!375 = !DILocation(line: 647, column: 2, scope: !363)
!376 = !DILocation(line: 648, column: 7, scope: !363)
!377 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !66, file: !66, line: 133, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!378 = !DILocation(line: 134, column: 9, scope: !377)
!379 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !66, file: !66, line: 133, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!380 = !DILocation(line: 134, column: 7, scope: !379)
!381 = distinct !DISubprogram(name: "_M_destroy", scope: !66, file: !66, line: 143, type: !12, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!382 = !DILocation(line: 144, column: 9, scope: !381)
!383 = !DILocation(line: 144, column: 22, scope: !381)
!384 = distinct !DISubprogram(name: "_Sp_ebo_helper", scope: !66, file: !66, line: 470, type: !12, scopeLine: 470, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!385 = !DILocation(line: 470, column: 60, scope: !384)
!386 = !DILocation(line: 470, column: 54, scope: !384)
!387 = !DILocation(line: 470, column: 62, scope: !384)
!388 = distinct !DISubprogram(name: "_Construct<int, int>", scope: !389, file: !389, line: 109, type: !12, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!389 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!390 = !DILocation(line: 119, column: 20, scope: !388)
!391 = !DILocation(line: 119, column: 7, scope: !388)
!392 = !DILocation(line: 119, column: 49, scope: !388)
!393 = !DILocation(line: 119, column: 29, scope: !388)
!394 = !DILocation(line: 120, column: 5, scope: !388)
!395 = distinct !DISubprogram(name: "destroy<int>", scope: !294, file: !294, line: 646, type: !12, scopeLine: 648, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!396 = !DILocation(line: 648, column: 18, scope: !395)
!397 = !DILocation(line: 648, column: 4, scope: !395)
!398 = !DILocation(line: 648, column: 24, scope: !395)
!399 = distinct !DISubprogram(name: "_M_alloc", scope: !66, file: !66, line: 589, type: !12, scopeLine: 589, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!400 = !DILocation(line: 589, column: 55, scope: !399)
!401 = !DILocation(line: 589, column: 39, scope: !399)
!402 = !DILocation(line: 589, column: 32, scope: !399)
!403 = distinct !DISubprogram(name: "_Destroy<int>", scope: !389, file: !389, line: 146, type: !12, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!404 = !DILocation(line: 151, column: 7, scope: !403)
!405 = !DILocation(line: 153, column: 5, scope: !403)
!406 = distinct !DISubprogram(name: "_S_get", scope: !66, file: !66, line: 474, type: !12, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!407 = !DILocation(line: 474, column: 65, scope: !406)
!408 = !DILocation(line: 474, column: 40, scope: !406)
!409 = distinct !DISubprogram(name: "_S_ti", scope: !66, file: !66, line: 564, type: !12, scopeLine: 565, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!410 = !DILocation(line: 567, column: 7, scope: !409)
!411 = distinct !DISubprogram(name: "operator==", scope: !412, file: !412, line: 193, type: !12, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!412 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/typeinfo", directory: "")
!413 = !DILocation(line: 198, column: 9, scope: !411)
!414 = !DILocation(line: 198, column: 19, scope: !411)
!415 = !DILocation(line: 198, column: 25, scope: !411)
!416 = !DILocation(line: 198, column: 16, scope: !411)
!417 = !DILocation(line: 199, column: 7, scope: !411)
!418 = !DILocation(line: 206, column: 12, scope: !411)
!419 = !DILocation(line: 206, column: 22, scope: !411)
!420 = !DILocation(line: 206, column: 29, scope: !411)
!421 = !DILocation(line: 206, column: 50, scope: !411)
!422 = !DILocation(line: 206, column: 58, scope: !411)
!423 = !DILocation(line: 206, column: 64, scope: !411)
!424 = !DILocation(line: 206, column: 32, scope: !411)
!425 = !DILocation(line: 206, column: 72, scope: !411)
!426 = !DILocation(line: 0, scope: !411)
!427 = !DILocation(line: 206, column: 5, scope: !411)
!428 = !DILocation(line: 210, column: 3, scope: !411)
!429 = distinct !DISubprogram(name: "name", scope: !412, file: !412, line: 103, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!430 = !DILocation(line: 104, column: 14, scope: !429)
!431 = !DILocation(line: 104, column: 24, scope: !429)
!432 = !DILocation(line: 104, column: 33, scope: !429)
!433 = !DILocation(line: 104, column: 40, scope: !429)
!434 = !DILocation(line: 104, column: 46, scope: !429)
!435 = !DILocation(line: 104, column: 7, scope: !429)
!436 = distinct !DISubprogram(name: "_M_ptr", scope: !437, file: !437, line: 114, type: !12, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!437 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/aligned_buffer.h", directory: "")
!438 = !DILocation(line: 115, column: 34, scope: !436)
!439 = !DILocation(line: 115, column: 16, scope: !436)
!440 = !DILocation(line: 115, column: 9, scope: !436)
!441 = distinct !DISubprogram(name: "_M_addr", scope: !437, file: !437, line: 102, type: !12, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!442 = !DILocation(line: 104, column: 36, scope: !441)
!443 = !DILocation(line: 104, column: 35, scope: !441)
!444 = !DILocation(line: 104, column: 9, scope: !441)
!445 = distinct !DISubprogram(name: "deallocate", scope: !294, file: !294, line: 495, type: !12, scopeLine: 496, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!446 = !DILocation(line: 496, column: 9, scope: !445)
!447 = !DILocation(line: 496, column: 24, scope: !445)
!448 = !DILocation(line: 496, column: 29, scope: !445)
!449 = !DILocation(line: 496, column: 13, scope: !445)
!450 = !DILocation(line: 496, column: 35, scope: !445)
!451 = distinct !DISubprogram(name: "deallocate", scope: !291, file: !291, line: 142, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!452 = !DILocation(line: 158, column: 27, scope: !451)
!453 = !DILocation(line: 158, column: 2, scope: !451)
!454 = !DILocation(line: 159, column: 7, scope: !451)
!455 = distinct !DISubprogram(name: "~__new_allocator", scope: !291, file: !291, line: 90, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!456 = !DILocation(line: 90, column: 50, scope: !455)
!457 = distinct !DISubprogram(name: "atomic_load_explicit<int>", scope: !59, file: !59, line: 103, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!458 = !DILocation(line: 105, column: 25, scope: !457)
!459 = !DILocation(line: 105, column: 18, scope: !457)
!460 = !DILocation(line: 106, column: 15, scope: !457)
!461 = !DILocation(line: 106, column: 14, scope: !457)
!462 = !DILocation(line: 107, column: 5, scope: !457)
!463 = distinct !DISubprogram(name: "shared_ptr", scope: !19, file: !19, line: 204, type: !12, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!464 = !DILocation(line: 204, column: 54, scope: !463)
!465 = !DILocation(line: 204, column: 7, scope: !463)
!466 = distinct !DISubprogram(name: "__shared_ptr", scope: !66, file: !66, line: 1522, type: !12, scopeLine: 1522, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!467 = !DILocation(line: 1522, column: 58, scope: !466)
!468 = !DILocation(line: 1522, column: 7, scope: !466)
!469 = distinct !DISubprogram(name: "__shared_count", scope: !66, file: !66, line: 1074, type: !12, scopeLine: 1076, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!470 = !DILocation(line: 1075, column: 9, scope: !469)
!471 = !DILocation(line: 1075, column: 15, scope: !469)
!472 = !DILocation(line: 1075, column: 19, scope: !469)
!473 = !DILocation(line: 1077, column: 6, scope: !469)
!474 = !DILocation(line: 1077, column: 12, scope: !469)
!475 = !DILocation(line: 1078, column: 4, scope: !469)
!476 = !DILocation(line: 1078, column: 11, scope: !469)
!477 = !DILocation(line: 1079, column: 7, scope: !469)
!478 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !66, file: !66, line: 151, type: !12, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!479 = !DILocation(line: 152, column: 43, scope: !478)
!480 = !DILocation(line: 52, column: 12, scope: !121, inlinedAt: !481)
!481 = distinct !DILocation(line: 108, column: 9, scope: !482, inlinedAt: !483)
!482 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !122, file: !122, line: 106, type: !12, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!483 = distinct !DILocation(line: 152, column: 9, scope: !478)
!484 = !DILocation(line: 108, column: 9, scope: !482, inlinedAt: !483)
!485 = !DILocation(line: 109, column: 27, scope: !482, inlinedAt: !483)
!486 = !DILocation(line: 109, column: 34, scope: !482, inlinedAt: !483)
!487 = !DILocation(line: 92, column: 15, scope: !488, inlinedAt: !489)
!488 = distinct !DISubprogram(name: "__atomic_add_single", scope: !122, file: !122, line: 91, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!489 = distinct !DILocation(line: 109, column: 7, scope: !482, inlinedAt: !483)
!490 = !DILocation(line: 92, column: 6, scope: !488, inlinedAt: !489)
!491 = !DILocation(line: 92, column: 12, scope: !488, inlinedAt: !489)
!492 = !DILocation(line: 109, column: 7, scope: !482, inlinedAt: !483)
!493 = !DILocation(line: 111, column: 20, scope: !482, inlinedAt: !483)
!494 = !DILocation(line: 111, column: 27, scope: !482, inlinedAt: !483)
!495 = !DILocation(line: 71, column: 24, scope: !496, inlinedAt: !497)
!496 = distinct !DISubprogram(name: "__atomic_add", scope: !122, file: !122, line: 70, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!497 = distinct !DILocation(line: 111, column: 7, scope: !482, inlinedAt: !483)
!498 = !DILocation(line: 71, column: 31, scope: !496, inlinedAt: !497)
!499 = !DILocation(line: 71, column: 5, scope: !496, inlinedAt: !497)
!500 = !DILocation(line: 152, column: 61, scope: !478)
!501 = distinct !DISubprogram(name: "atomic_compare_exchange_strong_explicit<int>", scope: !59, file: !59, line: 225, type: !12, scopeLine: 230, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!502 = !DILocation(line: 231, column: 23, scope: !501)
!503 = !DILocation(line: 232, column: 25, scope: !501)
!504 = !DILocation(line: 232, column: 30, scope: !501)
!505 = !DILocation(line: 232, column: 18, scope: !501)
!506 = !DILocation(line: 234, column: 12, scope: !501)
!507 = !DILocation(line: 234, column: 20, scope: !501)
!508 = !DILocation(line: 234, column: 16, scope: !501)
!509 = !DILocation(line: 234, column: 24, scope: !501)
!510 = !DILocation(line: 234, column: 28, scope: !501)
!511 = !DILocation(line: 234, column: 36, scope: !501)
!512 = !DILocation(line: 234, column: 42, scope: !501)
!513 = !DILocation(line: 234, column: 47, scope: !501)
!514 = !DILocation(line: 234, column: 51, scope: !501)
!515 = !DILocation(line: 234, column: 59, scope: !501)
!516 = !DILocation(line: 234, column: 65, scope: !501)
!517 = !DILocation(line: 234, column: 11, scope: !501)
!518 = !DILocation(line: 236, column: 21, scope: !501)
!519 = !DILocation(line: 236, column: 10, scope: !501)
!520 = !DILocation(line: 236, column: 8, scope: !501)
!521 = !DILocation(line: 237, column: 11, scope: !501)
!522 = !DILocation(line: 237, column: 5, scope: !501)
!523 = !DILocation(line: 237, column: 9, scope: !501)
!524 = !DILocation(line: 238, column: 4, scope: !501)
!525 = !DILocation(line: 240, column: 24, scope: !501)
!526 = !DILocation(line: 240, column: 13, scope: !501)
!527 = !DILocation(line: 240, column: 11, scope: !501)
!528 = !DILocation(line: 241, column: 15, scope: !501)
!529 = !DILocation(line: 241, column: 8, scope: !501)
!530 = !DILocation(line: 241, column: 12, scope: !501)
!531 = !DILocation(line: 242, column: 7, scope: !501)
!532 = !DILocation(line: 243, column: 5, scope: !501)
!533 = distinct !DISubprogram(name: "move<std::shared_ptr<int> &>", scope: !202, file: !202, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!534 = !DILocation(line: 105, column: 71, scope: !533)
!535 = !DILocation(line: 105, column: 7, scope: !533)
!536 = distinct !DISubprogram(name: "shared_ptr", scope: !19, file: !19, line: 359, type: !12, scopeLine: 360, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!537 = !DILocation(line: 360, column: 43, scope: !536)
!538 = !DILocation(line: 360, column: 37, scope: !536)
!539 = !DILocation(line: 360, column: 27, scope: !536)
!540 = !DILocation(line: 360, column: 9, scope: !536)
!541 = !DILocation(line: 360, column: 45, scope: !536)
!542 = distinct !DISubprogram(name: "shared_ptr", scope: !19, file: !19, line: 202, type: !12, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!543 = !DILocation(line: 202, column: 61, scope: !542)
!544 = !DILocation(line: 202, column: 41, scope: !542)
!545 = !DILocation(line: 202, column: 63, scope: !542)
!546 = distinct !DISubprogram(name: "operator==<int, int>", scope: !19, file: !19, line: 555, type: !12, scopeLine: 556, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!547 = !DILocation(line: 556, column: 14, scope: !546)
!548 = !DILocation(line: 556, column: 18, scope: !546)
!549 = !DILocation(line: 556, column: 27, scope: !546)
!550 = !DILocation(line: 556, column: 31, scope: !546)
!551 = !DILocation(line: 556, column: 24, scope: !546)
!552 = !DILocation(line: 556, column: 7, scope: !546)
!553 = distinct !DISubprogram(name: "operator()", scope: !66, file: !66, line: 2137, type: !12, scopeLine: 2138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!554 = !DILocation(line: 2138, column: 16, scope: !553)
!555 = !DILocation(line: 2138, column: 35, scope: !553)
!556 = !DILocation(line: 2138, column: 22, scope: !553)
!557 = !DILocation(line: 2138, column: 9, scope: !553)
!558 = distinct !DISubprogram(name: "operator=", scope: !19, file: !19, line: 438, type: !12, scopeLine: 439, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!559 = !DILocation(line: 440, column: 27, scope: !558)
!560 = !DILocation(line: 440, column: 47, scope: !558)
!561 = !DILocation(line: 440, column: 37, scope: !558)
!562 = !DILocation(line: 441, column: 2, scope: !558)
!563 = distinct !DISubprogram(name: "operator=", scope: !19, file: !19, line: 414, type: !12, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!564 = !DILocation(line: 414, column: 65, scope: !563)
!565 = distinct !DISubprogram(name: "__shared_ptr", scope: !66, file: !66, line: 1462, type: !12, scopeLine: 1464, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!566 = !DILocation(line: 1464, column: 7, scope: !565)
!567 = !DILocation(line: 1463, column: 9, scope: !565)
!568 = !DILocation(line: 1463, column: 20, scope: !565)
!569 = !DILocation(line: 1464, column: 9, scope: !565)
!570 = distinct !DISubprogram(name: "__shared_count", scope: !66, file: !66, line: 908, type: !12, scopeLine: 909, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!571 = !DILocation(line: 908, column: 45, scope: !570)
!572 = !DILocation(line: 909, column: 9, scope: !570)
!573 = distinct !DISubprogram(name: "get", scope: !66, file: !66, line: 1665, type: !12, scopeLine: 1666, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!574 = !DILocation(line: 1666, column: 16, scope: !573)
!575 = !DILocation(line: 1666, column: 9, scope: !573)
!576 = distinct !DISubprogram(name: "owner_before<int>", scope: !66, file: !66, line: 1699, type: !12, scopeLine: 1700, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!577 = !DILocation(line: 1700, column: 11, scope: !576)
!578 = !DILocation(line: 1700, column: 31, scope: !576)
!579 = !DILocation(line: 1700, column: 37, scope: !576)
!580 = !DILocation(line: 1700, column: 23, scope: !576)
!581 = !DILocation(line: 1700, column: 4, scope: !576)
!582 = distinct !DISubprogram(name: "_M_less", scope: !66, file: !66, line: 1117, type: !12, scopeLine: 1118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!583 = !DILocation(line: 1118, column: 58, scope: !582)
!584 = !DILocation(line: 1118, column: 65, scope: !582)
!585 = !DILocation(line: 1118, column: 71, scope: !582)
!586 = !DILocation(line: 1118, column: 16, scope: !582)
!587 = !DILocation(line: 1118, column: 9, scope: !582)
!588 = distinct !DISubprogram(name: "operator()", scope: !589, file: !589, line: 451, type: !12, scopeLine: 452, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!589 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_function.h", directory: "", checksumkind: CSK_MD5, checksum: "63fc7573f04ccb8f515906b34e2fa890")
!590 = !DILocation(line: 457, column: 27, scope: !588)
!591 = !DILocation(line: 457, column: 9, scope: !588)
!592 = !DILocation(line: 457, column: 51, scope: !588)
!593 = !DILocation(line: 457, column: 33, scope: !588)
!594 = !DILocation(line: 457, column: 31, scope: !588)
!595 = !DILocation(line: 457, column: 2, scope: !588)
!596 = distinct !DISubprogram(name: "operator=", scope: !66, file: !66, line: 1618, type: !12, scopeLine: 1619, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!597 = !DILocation(line: 1620, column: 25, scope: !596)
!598 = !DILocation(line: 1620, column: 15, scope: !596)
!599 = !DILocation(line: 1620, column: 2, scope: !596)
!600 = !DILocation(line: 1620, column: 31, scope: !596)
!601 = !DILocation(line: 1621, column: 2, scope: !596)
!602 = distinct !DISubprogram(name: "move<std::__shared_ptr<int, __gnu_cxx::_S_atomic> &>", scope: !202, file: !202, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!603 = !DILocation(line: 105, column: 71, scope: !602)
!604 = !DILocation(line: 105, column: 7, scope: !602)
!605 = distinct !DISubprogram(name: "__shared_ptr", scope: !66, file: !66, line: 1531, type: !12, scopeLine: 1533, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!606 = !DILocation(line: 1533, column: 7, scope: !605)
!607 = !DILocation(line: 1532, column: 9, scope: !605)
!608 = !DILocation(line: 1532, column: 16, scope: !605)
!609 = !DILocation(line: 1532, column: 20, scope: !605)
!610 = !DILocation(line: 1532, column: 29, scope: !605)
!611 = !DILocation(line: 1534, column: 2, scope: !605)
!612 = !DILocation(line: 1534, column: 22, scope: !605)
!613 = !DILocation(line: 1534, column: 26, scope: !605)
!614 = !DILocation(line: 1534, column: 14, scope: !605)
!615 = !DILocation(line: 1535, column: 2, scope: !605)
!616 = !DILocation(line: 1535, column: 6, scope: !605)
!617 = !DILocation(line: 1535, column: 13, scope: !605)
!618 = !DILocation(line: 1536, column: 7, scope: !605)
!619 = distinct !DISubprogram(name: "swap", scope: !66, file: !66, line: 1684, type: !12, scopeLine: 1685, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!620 = !DILocation(line: 1686, column: 12, scope: !619)
!621 = !DILocation(line: 1686, column: 20, scope: !619)
!622 = !DILocation(line: 1686, column: 28, scope: !619)
!623 = !DILocation(line: 1686, column: 2, scope: !619)
!624 = !DILocation(line: 1687, column: 2, scope: !619)
!625 = !DILocation(line: 1687, column: 22, scope: !619)
!626 = !DILocation(line: 1687, column: 30, scope: !619)
!627 = !DILocation(line: 1687, column: 14, scope: !619)
!628 = !DILocation(line: 1688, column: 7, scope: !619)
!629 = distinct !DISubprogram(name: "~__shared_ptr", scope: !66, file: !66, line: 1524, type: !12, scopeLine: 1524, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!630 = !DILocation(line: 1524, column: 31, scope: !629)
!631 = distinct !DISubprogram(name: "_M_swap", scope: !66, file: !66, line: 1097, type: !12, scopeLine: 1098, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!632 = !DILocation(line: 1099, column: 33, scope: !631)
!633 = !DILocation(line: 1099, column: 37, scope: !631)
!634 = !DILocation(line: 1099, column: 25, scope: !631)
!635 = !DILocation(line: 1100, column: 14, scope: !631)
!636 = !DILocation(line: 1100, column: 2, scope: !631)
!637 = !DILocation(line: 1100, column: 6, scope: !631)
!638 = !DILocation(line: 1100, column: 12, scope: !631)
!639 = !DILocation(line: 1101, column: 10, scope: !631)
!640 = !DILocation(line: 1101, column: 2, scope: !631)
!641 = !DILocation(line: 1101, column: 8, scope: !631)
!642 = !DILocation(line: 1102, column: 7, scope: !631)
!643 = distinct !DISubprogram(name: "swap<int *>", scope: !202, file: !202, line: 196, type: !12, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!644 = !DILocation(line: 204, column: 19, scope: !643)
!645 = !DILocation(line: 204, column: 11, scope: !643)
!646 = !DILocation(line: 205, column: 13, scope: !643)
!647 = !DILocation(line: 205, column: 7, scope: !643)
!648 = !DILocation(line: 205, column: 11, scope: !643)
!649 = !DILocation(line: 206, column: 13, scope: !643)
!650 = !DILocation(line: 206, column: 7, scope: !643)
!651 = !DILocation(line: 206, column: 11, scope: !643)
!652 = !DILocation(line: 207, column: 5, scope: !643)
!653 = distinct !DISubprogram(name: "move<int *&>", scope: !202, file: !202, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!654 = !DILocation(line: 105, column: 71, scope: !653)
!655 = !DILocation(line: 105, column: 7, scope: !653)
!656 = distinct !DISubprogram(name: "operator=", scope: !66, file: !66, line: 1523, type: !12, scopeLine: 1523, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!657 = !DILocation(line: 1523, column: 69, scope: !656)
!658 = distinct !DISubprogram(name: "operator=", scope: !66, file: !66, line: 1082, type: !12, scopeLine: 1083, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!659 = !DILocation(line: 1084, column: 33, scope: !658)
!660 = !DILocation(line: 1084, column: 37, scope: !658)
!661 = !DILocation(line: 1084, column: 25, scope: !658)
!662 = !DILocation(line: 1085, column: 6, scope: !658)
!663 = !DILocation(line: 1085, column: 15, scope: !658)
!664 = !DILocation(line: 1085, column: 12, scope: !658)
!665 = !DILocation(line: 1087, column: 10, scope: !658)
!666 = !DILocation(line: 1087, column: 16, scope: !658)
!667 = !DILocation(line: 1088, column: 8, scope: !658)
!668 = !DILocation(line: 1088, column: 15, scope: !658)
!669 = !DILocation(line: 1089, column: 10, scope: !658)
!670 = !DILocation(line: 1089, column: 16, scope: !658)
!671 = !DILocation(line: 1090, column: 8, scope: !658)
!672 = !DILocation(line: 1090, column: 15, scope: !658)
!673 = !DILocation(line: 1091, column: 14, scope: !658)
!674 = !DILocation(line: 1091, column: 6, scope: !658)
!675 = !DILocation(line: 1091, column: 12, scope: !658)
!676 = !DILocation(line: 1092, column: 4, scope: !658)
!677 = !DILocation(line: 1093, column: 2, scope: !658)
!678 = distinct !DISubprogram(name: "_M_get", scope: !66, file: !66, line: 1362, type: !12, scopeLine: 1363, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!679 = !DILocation(line: 1363, column: 16, scope: !678)
!680 = !DILocation(line: 1363, column: 66, scope: !678)
!681 = !DILocation(line: 1363, column: 9, scope: !678)
!682 = distinct !DISubprogram(name: "forward<(lambda at cpp-shared-ptr-atomic.cpp:12:16)>", scope: !202, file: !202, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!683 = !DILocation(line: 78, column: 33, scope: !682)
!684 = !DILocation(line: 78, column: 7, scope: !682)
!685 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-shared-ptr-atomic.cpp:12:16)>", scope: !48, file: !48, line: 205, type: !12, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!686 = !DILocation(line: 207, column: 4, scope: !685)
!687 = !DILocation(line: 205, column: 4, scope: !685)
!688 = !DILocation(line: 206, column: 6, scope: !685)
!689 = !DILocation(line: 206, column: 13, scope: !685)
!690 = !DILocation(line: 206, column: 35, scope: !685)
!691 = !DILocation(line: 206, column: 15, scope: !685)
!692 = !DILocation(line: 206, column: 14, scope: !685)
!693 = !DILocation(line: 207, column: 6, scope: !685)
!694 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !695, file: !695, line: 309, type: !12, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!695 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!696 = !DILocation(line: 310, column: 4, scope: !694)
!697 = !DILocation(line: 310, column: 9, scope: !694)
!698 = !DILocation(line: 311, column: 11, scope: !694)
!699 = distinct !DISubprogram(name: "~unique_ptr", scope: !695, file: !695, line: 390, type: !12, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!700 = !DILocation(line: 394, column: 16, scope: !699)
!701 = !DILocation(line: 394, column: 21, scope: !699)
!702 = !DILocation(line: 394, column: 8, scope: !699)
!703 = !DILocation(line: 395, column: 6, scope: !699)
!704 = !DILocation(line: 395, column: 12, scope: !699)
!705 = !DILocation(line: 396, column: 4, scope: !699)
!706 = !DILocation(line: 396, column: 28, scope: !699)
!707 = !DILocation(line: 396, column: 18, scope: !699)
!708 = !DILocation(line: 397, column: 2, scope: !699)
!709 = !DILocation(line: 397, column: 8, scope: !699)
!710 = !DILocation(line: 398, column: 7, scope: !699)
!711 = distinct !DISubprogram(name: "_State", scope: !48, file: !48, line: 67, type: !12, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!712 = !DILocation(line: 67, column: 12, scope: !711)
!713 = distinct !DISubprogram(name: "tuple<(lambda at cpp-shared-ptr-atomic.cpp:12:16), true, true>", scope: !714, file: !714, line: 742, type: !12, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!714 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!715 = !DILocation(line: 744, column: 56, scope: !713)
!716 = !DILocation(line: 744, column: 40, scope: !713)
!717 = !DILocation(line: 744, column: 15, scope: !713)
!718 = !DILocation(line: 744, column: 4, scope: !713)
!719 = !DILocation(line: 744, column: 58, scope: !713)
!720 = distinct !DISubprogram(name: "~_State_impl", scope: !48, file: !48, line: 200, type: !12, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!721 = !DILocation(line: 200, column: 14, scope: !720)
!722 = distinct !DISubprogram(name: "~_State_impl", scope: !48, file: !48, line: 200, type: !12, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!723 = !DILocation(line: 200, column: 14, scope: !722)
!724 = distinct !DISubprogram(name: "_M_run", scope: !48, file: !48, line: 210, type: !12, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!725 = !DILocation(line: 210, column: 13, scope: !724)
!726 = !DILocation(line: 210, column: 24, scope: !724)
!727 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-shared-ptr-atomic.cpp:12:16)>", scope: !714, file: !714, line: 440, type: !12, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!728 = !DILocation(line: 442, column: 2, scope: !727)
!729 = !DILocation(line: 441, column: 31, scope: !727)
!730 = !DILocation(line: 441, column: 10, scope: !727)
!731 = !DILocation(line: 441, column: 4, scope: !727)
!732 = !DILocation(line: 442, column: 4, scope: !727)
!733 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-shared-ptr-atomic.cpp:12:16)>", scope: !714, file: !714, line: 90, type: !12, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!734 = !DILocation(line: 91, column: 4, scope: !733)
!735 = !DILocation(line: 91, column: 38, scope: !733)
!736 = !DILocation(line: 91, column: 17, scope: !733)
!737 = !DILocation(line: 91, column: 46, scope: !733)
!738 = distinct !DISubprogram(name: "operator()", scope: !48, file: !48, line: 255, type: !12, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!739 = !DILocation(line: 259, column: 11, scope: !738)
!740 = !DILocation(line: 259, column: 4, scope: !738)
!741 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !48, file: !48, line: 251, type: !12, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!742 = !DILocation(line: 252, column: 52, scope: !741)
!743 = !DILocation(line: 252, column: 42, scope: !741)
!744 = !DILocation(line: 252, column: 27, scope: !741)
!745 = !DILocation(line: 252, column: 13, scope: !741)
!746 = !DILocation(line: 252, column: 6, scope: !741)
!747 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-shared-ptr-atomic.cpp:12:16)>", scope: !748, file: !748, line: 90, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!748 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!749 = !DILocation(line: 96, column: 74, scope: !747)
!750 = !DILocation(line: 96, column: 50, scope: !747)
!751 = !DILocation(line: 96, column: 14, scope: !747)
!752 = !DILocation(line: 96, column: 7, scope: !747)
!753 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-shared-ptr-atomic.cpp:12:16)>", scope: !714, file: !714, line: 1392, type: !12, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!754 = !DILocation(line: 1395, column: 66, scope: !753)
!755 = !DILocation(line: 1395, column: 43, scope: !753)
!756 = !DILocation(line: 1395, column: 14, scope: !753)
!757 = !DILocation(line: 1395, column: 7, scope: !753)
!758 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-shared-ptr-atomic.cpp:12:16)> &>", scope: !202, file: !202, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!759 = !DILocation(line: 105, column: 71, scope: !758)
!760 = !DILocation(line: 105, column: 7, scope: !758)
!761 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-shared-ptr-atomic.cpp:12:16)>", scope: !748, file: !748, line: 60, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!762 = !DILocation(line: 61, column: 32, scope: !761)
!763 = !DILocation(line: 61, column: 14, scope: !761)
!764 = !DILocation(line: 61, column: 7, scope: !761)
!765 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !12, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!766 = !DILocation(line: 13, column: 14, scope: !765)
!767 = !DILocation(line: 14, column: 71, scope: !765)
!768 = !DILocation(line: 14, column: 49, scope: !765)
!769 = !DILocation(line: 14, column: 3, scope: !765)
!770 = !DILocation(line: 15, column: 3, scope: !765)
!771 = !DILocation(line: 16, column: 2, scope: !765)
!772 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-shared-ptr-atomic.cpp:12:16)>", scope: !714, file: !714, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!773 = !DILocation(line: 1365, column: 57, scope: !772)
!774 = !DILocation(line: 1365, column: 14, scope: !772)
!775 = !DILocation(line: 1365, column: 7, scope: !772)
!776 = distinct !DISubprogram(name: "_M_head", scope: !714, file: !714, line: 424, type: !12, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!777 = !DILocation(line: 424, column: 66, scope: !776)
!778 = !DILocation(line: 424, column: 51, scope: !776)
!779 = !DILocation(line: 424, column: 44, scope: !776)
!780 = distinct !DISubprogram(name: "_M_head", scope: !714, file: !714, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!781 = !DILocation(line: 124, column: 50, scope: !780)
!782 = !DILocation(line: 124, column: 54, scope: !780)
!783 = !DILocation(line: 124, column: 43, scope: !780)
!784 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !695, file: !695, line: 233, type: !12, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!785 = !DILocation(line: 233, column: 40, scope: !784)
!786 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !695, file: !695, line: 168, type: !12, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!787 = !DILocation(line: 168, column: 38, scope: !786)
!788 = !DILocation(line: 168, column: 58, scope: !786)
!789 = !DILocation(line: 168, column: 47, scope: !786)
!790 = !DILocation(line: 168, column: 56, scope: !786)
!791 = !DILocation(line: 168, column: 63, scope: !786)
!792 = distinct !DISubprogram(name: "tuple<true, true>", scope: !714, file: !714, line: 1049, type: !12, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!793 = !DILocation(line: 1051, column: 17, scope: !792)
!794 = !DILocation(line: 1051, column: 4, scope: !792)
!795 = !DILocation(line: 1051, column: 19, scope: !792)
!796 = distinct !DISubprogram(name: "_M_ptr", scope: !695, file: !695, line: 189, type: !12, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!797 = !DILocation(line: 189, column: 57, scope: !796)
!798 = !DILocation(line: 189, column: 45, scope: !796)
!799 = !DILocation(line: 189, column: 38, scope: !796)
!800 = distinct !DISubprogram(name: "_Tuple_impl", scope: !714, file: !714, line: 279, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!801 = !DILocation(line: 280, column: 31, scope: !800)
!802 = !DILocation(line: 280, column: 9, scope: !800)
!803 = !DILocation(line: 280, column: 23, scope: !800)
!804 = !DILocation(line: 280, column: 33, scope: !800)
!805 = distinct !DISubprogram(name: "_Tuple_impl", scope: !714, file: !714, line: 430, type: !12, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!806 = !DILocation(line: 431, column: 17, scope: !805)
!807 = !DILocation(line: 431, column: 9, scope: !805)
!808 = !DILocation(line: 431, column: 19, scope: !805)
!809 = distinct !DISubprogram(name: "_Head_base", scope: !714, file: !714, line: 189, type: !12, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!810 = !DILocation(line: 190, column: 9, scope: !809)
!811 = !DILocation(line: 190, column: 26, scope: !809)
!812 = distinct !DISubprogram(name: "_Head_base", scope: !714, file: !714, line: 80, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!813 = !DILocation(line: 81, column: 9, scope: !812)
!814 = !DILocation(line: 81, column: 26, scope: !812)
!815 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !714, file: !714, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!816 = !DILocation(line: 1381, column: 37, scope: !815)
!817 = !DILocation(line: 1381, column: 14, scope: !815)
!818 = !DILocation(line: 1381, column: 7, scope: !815)
!819 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !714, file: !714, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!820 = !DILocation(line: 1365, column: 57, scope: !819)
!821 = !DILocation(line: 1365, column: 14, scope: !819)
!822 = !DILocation(line: 1365, column: 7, scope: !819)
!823 = distinct !DISubprogram(name: "_M_head", scope: !714, file: !714, line: 268, type: !12, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!824 = !DILocation(line: 268, column: 66, scope: !823)
!825 = !DILocation(line: 268, column: 51, scope: !823)
!826 = !DILocation(line: 268, column: 44, scope: !823)
!827 = distinct !DISubprogram(name: "_M_head", scope: !714, file: !714, line: 233, type: !12, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!828 = !DILocation(line: 233, column: 50, scope: !827)
!829 = !DILocation(line: 233, column: 54, scope: !827)
!830 = !DILocation(line: 233, column: 43, scope: !827)
!831 = distinct !DISubprogram(name: "get_deleter", scope: !695, file: !695, line: 467, type: !12, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!832 = !DILocation(line: 468, column: 16, scope: !831)
!833 = !DILocation(line: 468, column: 21, scope: !831)
!834 = !DILocation(line: 468, column: 9, scope: !831)
!835 = distinct !DISubprogram(name: "operator()", scope: !695, file: !695, line: 89, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!836 = !DILocation(line: 95, column: 9, scope: !835)
!837 = !DILocation(line: 95, column: 2, scope: !835)
!838 = !DILocation(line: 96, column: 7, scope: !835)
!839 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !202, file: !202, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!840 = !DILocation(line: 105, column: 71, scope: !839)
!841 = !DILocation(line: 105, column: 7, scope: !839)
!842 = distinct !DISubprogram(name: "_M_deleter", scope: !695, file: !695, line: 193, type: !12, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!843 = !DILocation(line: 193, column: 61, scope: !842)
!844 = !DILocation(line: 193, column: 49, scope: !842)
!845 = !DILocation(line: 193, column: 42, scope: !842)
!846 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !714, file: !714, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!847 = !DILocation(line: 1381, column: 37, scope: !846)
!848 = !DILocation(line: 1381, column: 14, scope: !846)
!849 = !DILocation(line: 1381, column: 7, scope: !846)
!850 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !714, file: !714, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!851 = !DILocation(line: 1365, column: 57, scope: !850)
!852 = !DILocation(line: 1365, column: 14, scope: !850)
!853 = !DILocation(line: 1365, column: 7, scope: !850)
!854 = distinct !DISubprogram(name: "_M_head", scope: !714, file: !714, line: 424, type: !12, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!855 = !DILocation(line: 424, column: 66, scope: !854)
!856 = !DILocation(line: 424, column: 51, scope: !854)
!857 = !DILocation(line: 424, column: 44, scope: !854)
!858 = distinct !DISubprogram(name: "_M_head", scope: !714, file: !714, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!859 = !DILocation(line: 124, column: 50, scope: !858)
!860 = !DILocation(line: 124, column: 54, scope: !858)
!861 = !DILocation(line: 124, column: 43, scope: !858)
!862 = distinct !DISubprogram(name: "atomic_exchange_explicit<int>", scope: !59, file: !59, line: 176, type: !12, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!863 = !DILocation(line: 179, column: 25, scope: !862)
!864 = !DILocation(line: 179, column: 18, scope: !862)
!865 = !DILocation(line: 180, column: 7, scope: !862)
!866 = !DILocation(line: 180, column: 12, scope: !862)
!867 = !DILocation(line: 180, column: 17, scope: !862)
!868 = !DILocation(line: 181, column: 14, scope: !862)
!869 = !DILocation(line: 182, column: 5, scope: !862)
!870 = distinct !DISubprogram(name: "_M_get_use_count", scope: !66, file: !66, line: 1105, type: !12, scopeLine: 1106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!871 = !DILocation(line: 1106, column: 16, scope: !870)
!872 = !DILocation(line: 1106, column: 24, scope: !870)
!873 = !DILocation(line: 1106, column: 31, scope: !870)
!874 = !DILocation(line: 1106, column: 9, scope: !870)
!875 = distinct !DISubprogram(name: "_M_get_use_count", scope: !66, file: !66, line: 226, type: !12, scopeLine: 227, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!876 = !DILocation(line: 230, column: 33, scope: !875)
!877 = !DILocation(line: 230, column: 16, scope: !875)
!878 = !DILocation(line: 230, column: 9, scope: !875)
!879 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cpp_shared_ptr_atomic.cpp", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!880 = !DILocation(line: 0, scope: !879)
