; ModuleID = 'cpp-shared-ptr-apart.cpp'
source_filename = "cpp-shared-ptr-apart.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { i32*, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { %"class.std::_Sp_counted_base"* }
%"class.std::_Sp_counted_base" = type { i32 (...)**, i32, i32 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::__shared_ptr_access" = type { i8 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.2" }
%"struct.std::_Head_base.2" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.3" }
%"class.std::tuple.3" = type { %"struct.std::_Tuple_impl.4" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Tuple_impl.5", %"struct.std::_Head_base.7" }
%"struct.std::_Tuple_impl.5" = type { %"struct.std::_Head_base.6" }
%"struct.std::_Head_base.6" = type { i32 }
%"struct.std::_Head_base.7" = type { void (i32)* }
%"class.std::allocator" = type { i8 }
%"struct.std::_Sp_alloc_shared_tag" = type { %"class.std::allocator"* }
%"struct.std::_Sp_locker" = type { i8, i8 }
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
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.1" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZNSt10shared_ptrIiED2Ev = comdat any

$_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_ = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv = comdat any

$__clang_call_terminate = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv = comdat any

$_ZSt12atomic_storeIiEvPSt10shared_ptrIT_ES2_ = comdat any

$_ZSt11make_sharedIiJRiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_ = comdat any

$_ZSt11atomic_loadIiESt10shared_ptrIT_EPKS2_ = comdat any

$_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv = comdat any

$_ZSt21atomic_store_explicitIiEvPSt10shared_ptrIT_ES2_St12memory_order = comdat any

$_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_ = comdat any

$_ZNSt10shared_ptrIiEC2EOS0_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_ = comdat any

$_ZSt4swapIPiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_ = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_ = comdat any

$_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_ = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev = comdat any

$_ZSt7forwardIRiEOT_RNSt16remove_referenceIS1_E4typeE = comdat any

$_ZNSt10shared_ptrIiEC2ISaIvEJRiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJRiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_ = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2IiSaIvEJRiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_ = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIiiEENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_ = comdat any

$_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E = comdat any

$_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_ = comdat any

$_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJRiEEES0_DpOT_ = comdat any

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

$_ZNSt16allocator_traitsISaIvEE9constructIiJRiEEEvRS0_PT_DpOT0_ = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_ = comdat any

$_ZSt10_ConstructIiJRiEEvPT_DpOT0_ = comdat any

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

$_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv = comdat any

$_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_ = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv = comdat any

$_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_ = comdat any

$_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_ = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE = comdat any

$_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_ = comdat any

$_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_ = comdat any

$_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_ = comdat any

$_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_ = comdat any

$_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_ = comdat any

$_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_ = comdat any

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

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

@p = dso_local global [2 x %"class.std::shared_ptr"] zeroinitializer, align 16
@__dso_handle = external hidden global i8
@__libc_single_threaded = external global i8, align 1
@.str = private unnamed_addr constant [30 x i8] c"*std::atomic_load(&p[i]) == i\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"cpp-shared-ptr-apart.cpp\00", align 1
@__PRETTY_FUNCTION__._ZL3acti = private unnamed_addr constant [14 x i8] c"void act(int)\00", align 1
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
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv to i8*)] }, comdat, align 8
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant [60 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant i8*
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, comdat, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cpp_shared_ptr_apart.cpp, i8* null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !10 {
  %1 = call i32 @__cxa_atexit(void (i8*)* @__cxx_global_array_dtor, i8* null, i8* @__dso_handle) #2, !dbg !14
  ret void, !dbg !14
}

; Function Attrs: noinline uwtable
define internal void @__cxx_global_array_dtor(i8* noundef %0) #0 section ".text.startup" !dbg !15 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  br label %3, !dbg !16

3:                                                ; preds = %3, %1
  %4 = phi %"class.std::shared_ptr"* [ getelementptr inbounds ([2 x %"class.std::shared_ptr"], [2 x %"class.std::shared_ptr"]* @p, i64 1, i64 0), %1 ], [ %5, %3 ], !dbg !16
  %5 = getelementptr inbounds %"class.std::shared_ptr", %"class.std::shared_ptr"* %4, i64 -1, !dbg !16
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %5) #2, !dbg !16
  %6 = icmp eq %"class.std::shared_ptr"* %5, getelementptr inbounds ([2 x %"class.std::shared_ptr"], [2 x %"class.std::shared_ptr"]* @p, i32 0, i32 0), !dbg !16
  br i1 %6, label %7, label %3, !dbg !16

7:                                                ; preds = %3
  ret void, !dbg !16
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !17 {
  %2 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %2, align 8
  %3 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %2, align 8
  %4 = bitcast %"class.std::shared_ptr"* %3 to %"class.std::__shared_ptr"*, !dbg !19
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !19
  ret void, !dbg !19
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #2

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #3 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !20 {
  %1 = alloca %"class.std::thread", align 8
  %2 = alloca i32, align 4
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca i32, align 4
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  store i32 0, i32* %2, align 4, !dbg !21
  call void @_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1, void (i32)* noundef nonnull @_ZL3acti, i32* noundef nonnull align 4 dereferenceable(4) %2), !dbg !22
  store i32 1, i32* %4, align 4, !dbg !23
  invoke void @_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3, void (i32)* noundef nonnull @_ZL3acti, i32* noundef nonnull align 4 dereferenceable(4) %4)
          to label %7 unwind label %10, !dbg !24

7:                                                ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1)
          to label %8 unwind label %14, !dbg !25

8:                                                ; preds = %7
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3)
          to label %9 unwind label %14, !dbg !26

9:                                                ; preds = %8
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !27
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1) #2, !dbg !27
  ret i32 0, !dbg !27

10:                                               ; preds = %0
  %11 = landingpad { i8*, i32 }
          cleanup, !dbg !27
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !27
  store i8* %12, i8** %5, align 8, !dbg !27
  %13 = extractvalue { i8*, i32 } %11, 1, !dbg !27
  store i32 %13, i32* %6, align 4, !dbg !27
  br label %18, !dbg !27

14:                                               ; preds = %8, %7
  %15 = landingpad { i8*, i32 }
          cleanup, !dbg !27
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !27
  store i8* %16, i8** %5, align 8, !dbg !27
  %17 = extractvalue { i8*, i32 } %15, 1, !dbg !27
  store i32 %17, i32* %6, align 4, !dbg !27
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !27
  br label %18, !dbg !27

18:                                               ; preds = %14, %10
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1) #2, !dbg !27
  br label %19, !dbg !27

19:                                               ; preds = %18
  %20 = load i8*, i8** %5, align 8, !dbg !27
  %21 = load i32, i32* %6, align 4, !dbg !27
  %22 = insertvalue { i8*, i32 } undef, i8* %20, 0, !dbg !27
  %23 = insertvalue { i8*, i32 } %22, i32 %21, 1, !dbg !27
  resume { i8*, i32 } %23, !dbg !27
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL3acti(i32 noundef %0) #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !28 {
  %2 = alloca i32, align 4
  %3 = alloca %"class.std::shared_ptr", align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %"class.std::shared_ptr", align 8
  store i32 %0, i32* %2, align 4
  %7 = load i32, i32* %2, align 4, !dbg !29
  %8 = sext i32 %7 to i64, !dbg !30
  %9 = getelementptr inbounds [2 x %"class.std::shared_ptr"], [2 x %"class.std::shared_ptr"]* @p, i64 0, i64 %8, !dbg !30
  call void @_ZSt11make_sharedIiJRiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %3, i32* noundef nonnull align 4 dereferenceable(4) %2), !dbg !31
  invoke void @_ZSt12atomic_storeIiEvPSt10shared_ptrIT_ES2_(%"class.std::shared_ptr"* noundef %9, %"class.std::shared_ptr"* noundef %3)
          to label %10 unwind label %21, !dbg !32

10:                                               ; preds = %1
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %3) #2, !dbg !32
  %11 = load i32, i32* %2, align 4, !dbg !33
  %12 = sext i32 %11 to i64, !dbg !33
  %13 = getelementptr inbounds [2 x %"class.std::shared_ptr"], [2 x %"class.std::shared_ptr"]* @p, i64 0, i64 %12, !dbg !33
  call void @_ZSt11atomic_loadIiESt10shared_ptrIT_EPKS2_(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %6, %"class.std::shared_ptr"* noundef %13), !dbg !33
  %14 = bitcast %"class.std::shared_ptr"* %6 to %"class.std::__shared_ptr_access"*, !dbg !33
  %15 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %14) #2, !dbg !33
  %16 = load i32, i32* %15, align 4, !dbg !33
  %17 = load i32, i32* %2, align 4, !dbg !33
  %18 = icmp eq i32 %16, %17, !dbg !33
  br i1 %18, label %19, label %20, !dbg !33

19:                                               ; preds = %10
  br label %26, !dbg !33

20:                                               ; preds = %10
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @__PRETTY_FUNCTION__._ZL3acti, i64 0, i64 0)) #16, !dbg !33
  unreachable, !dbg !33

21:                                               ; preds = %1
  %22 = landingpad { i8*, i32 }
          cleanup, !dbg !34
  %23 = extractvalue { i8*, i32 } %22, 0, !dbg !34
  store i8* %23, i8** %4, align 8, !dbg !34
  %24 = extractvalue { i8*, i32 } %22, 1, !dbg !34
  store i32 %24, i32* %5, align 4, !dbg !34
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %3) #2, !dbg !32
  br label %27, !dbg !32

25:                                               ; No predecessors!
  br label %26, !dbg !33

26:                                               ; preds = %25, %19
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6) #2, !dbg !33
  ret void, !dbg !34

27:                                               ; preds = %21
  %28 = load i8*, i8** %4, align 8, !dbg !32
  %29 = load i32, i32* %5, align 4, !dbg !32
  %30 = insertvalue { i8*, i32 } undef, i8* %28, 0, !dbg !32
  %31 = insertvalue { i8*, i32 } %30, i32 %29, 1, !dbg !32
  resume { i8*, i32 } %31, !dbg !32
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !35 {
  %4 = alloca %"class.std::thread"*, align 8
  %5 = alloca void (i32)*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i8*, align 8
  %8 = alloca %"class.std::unique_ptr", align 8
  %9 = alloca i8*, align 8
  %10 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %4, align 8
  store void (i32)* %1, void (i32)** %5, align 8
  store i32* %2, i32** %6, align 8
  %11 = load %"class.std::thread"*, %"class.std::thread"** %4, align 8
  %12 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %11, i32 0, i32 0, !dbg !37
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %12) #2, !dbg !37
  store i8* null, i8** %7, align 8, !dbg !38
  %13 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 24) #17, !dbg !39
  %14 = bitcast i8* %13 to %"struct.std::thread::_State_impl"*, !dbg !39
  %15 = load void (i32)*, void (i32)** %5, align 8, !dbg !40
  %16 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %15) #2, !dbg !41
  %17 = load i32*, i32** %6, align 8, !dbg !42
  %18 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %17) #2, !dbg !43
  invoke void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %14, void (i32)* noundef nonnull %16, i32* noundef nonnull align 4 dereferenceable(4) %18)
          to label %19 unwind label %22, !dbg !44

19:                                               ; preds = %3
  %20 = bitcast %"struct.std::thread::_State_impl"* %14 to %"struct.std::thread::_State"*, !dbg !39
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8, %"struct.std::thread::_State"* noundef %20) #2, !dbg !45
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %11, %"class.std::unique_ptr"* noundef %8, void ()* noundef null)
          to label %21 unwind label %26, !dbg !46

21:                                               ; preds = %19
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #2, !dbg !46
  ret void, !dbg !47

22:                                               ; preds = %3
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !47
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !47
  store i8* %24, i8** %9, align 8, !dbg !47
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !47
  store i32 %25, i32* %10, align 4, !dbg !47
  call void @_ZdlPv(i8* noundef %13) #18, !dbg !39
  br label %30, !dbg !39

26:                                               ; preds = %19
  %27 = landingpad { i8*, i32 }
          cleanup, !dbg !47
  %28 = extractvalue { i8*, i32 } %27, 0, !dbg !47
  store i8* %28, i8** %9, align 8, !dbg !47
  %29 = extractvalue { i8*, i32 } %27, 1, !dbg !47
  store i32 %29, i32* %10, align 4, !dbg !47
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #2, !dbg !46
  br label %30, !dbg !46

30:                                               ; preds = %26, %22
  %31 = load i8*, i8** %9, align 8, !dbg !39
  %32 = load i32, i32* %10, align 4, !dbg !39
  %33 = insertvalue { i8*, i32 } undef, i8* %31, 0, !dbg !39
  %34 = insertvalue { i8*, i32 } %33, i32 %32, 1, !dbg !39
  resume { i8*, i32 } %34, !dbg !39
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !48 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !49
  br i1 %4, label %5, label %7, !dbg !49

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #16, !dbg !50
  unreachable, !dbg !50

6:                                                ; No predecessors!
  unreachable, !dbg !54

7:                                                ; preds = %1
  ret void, !dbg !55
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !56 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 1, !dbg !58
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !58
  ret void, !dbg !58
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !59 {
  %2 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %2, align 8
  %3 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !60
  %5 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %4, align 8, !dbg !60
  %6 = icmp ne %"class.std::_Sp_counted_base"* %5, null, !dbg !61
  br i1 %6, label %7, label %10, !dbg !60

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !62
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !62
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %9) #2, !dbg !63
  br label %10, !dbg !62

10:                                               ; preds = %7, %1
  ret void, !dbg !64
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !65 {
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
  store i8 1, i8* %13, align 1, !dbg !66
  store i8 1, i8* %14, align 1, !dbg !67
  store i8 1, i8* %15, align 1, !dbg !68
  store i32 32, i32* %16, align 4, !dbg !69
  store i32 32, i32* %17, align 4, !dbg !70
  store i64 4294967297, i64* %18, align 8, !dbg !71
  %22 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 1, !dbg !72
  %23 = bitcast i32* %22 to i64*, !dbg !73
  store i64* %23, i64** %19, align 8, !dbg !74
  %24 = load i64*, i64** %19, align 8, !dbg !75
  %25 = load atomic i64, i64* %24 acquire, align 8, !dbg !76
  store i64 %25, i64* %20, align 8, !dbg !76
  %26 = load i64, i64* %20, align 8, !dbg !76
  %27 = icmp eq i64 %26, 4294967297, !dbg !77
  br i1 %27, label %28, label %39, !dbg !76

28:                                               ; preds = %1
  %29 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 1, !dbg !78
  store i32 0, i32* %29, align 8, !dbg !79
  %30 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 2, !dbg !80
  store i32 0, i32* %30, align 4, !dbg !81
  %31 = bitcast %"class.std::_Sp_counted_base"* %21 to void (%"class.std::_Sp_counted_base"*)***, !dbg !82
  %32 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %31, align 8, !dbg !82
  %33 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %32, i64 2, !dbg !82
  %34 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %33, align 8, !dbg !82
  call void %34(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %21) #2, !dbg !82
  %35 = bitcast %"class.std::_Sp_counted_base"* %21 to void (%"class.std::_Sp_counted_base"*)***, !dbg !83
  %36 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %35, align 8, !dbg !83
  %37 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %36, i64 3, !dbg !83
  %38 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %37, align 8, !dbg !83
  call void %38(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %21) #2, !dbg !83
  br label %66, !dbg !84

39:                                               ; preds = %1
  %40 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %21, i32 0, i32 1, !dbg !85
  store i32* %40, i32** %10, align 8
  store i32 -1, i32* %11, align 4
  %41 = load i8, i8* @__libc_single_threaded, align 1, !dbg !86
  %42 = icmp ne i8 %41, 0, !dbg !86
  br i1 %42, label %43, label %53, !dbg !92

43:                                               ; preds = %39
  %44 = load i32*, i32** %10, align 8, !dbg !93
  %45 = load i32, i32* %11, align 4, !dbg !94
  store i32* %44, i32** %6, align 8
  store i32 %45, i32* %7, align 4
  %46 = load i32*, i32** %6, align 8, !dbg !95
  %47 = load i32, i32* %46, align 4, !dbg !98
  store i32 %47, i32* %8, align 4, !dbg !99
  %48 = load i32, i32* %7, align 4, !dbg !100
  %49 = load i32*, i32** %6, align 8, !dbg !101
  %50 = load i32, i32* %49, align 4, !dbg !102
  %51 = add nsw i32 %50, %48, !dbg !102
  store i32 %51, i32* %49, align 4, !dbg !102
  %52 = load i32, i32* %8, align 4, !dbg !103
  store i32 %52, i32* %9, align 4, !dbg !104
  br label %61, !dbg !104

53:                                               ; preds = %39
  %54 = load i32*, i32** %10, align 8, !dbg !105
  %55 = load i32, i32* %11, align 4, !dbg !106
  store i32* %54, i32** %2, align 8
  store i32 %55, i32* %3, align 4
  %56 = load i32*, i32** %2, align 8, !dbg !107
  %57 = load i32, i32* %3, align 4, !dbg !110
  store i32 %57, i32* %4, align 4, !dbg !111
  %58 = load i32, i32* %4, align 4, !dbg !111
  %59 = atomicrmw volatile add i32* %56, i32 %58 acq_rel, align 4, !dbg !111
  store i32 %59, i32* %5, align 4, !dbg !111
  %60 = load i32, i32* %5, align 4, !dbg !111
  store i32 %60, i32* %9, align 4, !dbg !112
  br label %61, !dbg !112

61:                                               ; preds = %43, %53
  %62 = load i32, i32* %9, align 4, !dbg !113
  br label %63, !dbg !113

63:                                               ; preds = %61
  %64 = icmp eq i32 %62, 1, !dbg !114
  br i1 %64, label %65, label %66, !dbg !115

65:                                               ; preds = %63
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %21) #2, !dbg !116
  br label %66, !dbg !117

66:                                               ; preds = %28, %65, %63
  ret void, !dbg !118

67:                                               ; No predecessors!
  %68 = landingpad { i8*, i32 }
          catch i8* null, !dbg !115
  %69 = extractvalue { i8*, i32 } %68, 0, !dbg !115
  call void @__clang_call_terminate(i8* %69) #16, !dbg !115
  unreachable, !dbg !115
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #8 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #2
  call void @_ZSt9terminatev() #16
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 !dbg !119 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %3) #2, !dbg !120
  ret void, !dbg !121
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !122 {
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
  %14 = bitcast %"class.std::_Sp_counted_base"* %13 to void (%"class.std::_Sp_counted_base"*)***, !dbg !123
  %15 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %14, align 8, !dbg !123
  %16 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %15, i64 2, !dbg !123
  %17 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %16, align 8, !dbg !123
  call void %17(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %13) #2, !dbg !123
  %18 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %13, i32 0, i32 2, !dbg !124
  store i32* %18, i32** %10, align 8
  store i32 -1, i32* %11, align 4
  %19 = load i8, i8* @__libc_single_threaded, align 1, !dbg !125
  %20 = icmp ne i8 %19, 0, !dbg !125
  br i1 %20, label %21, label %31, !dbg !128

21:                                               ; preds = %1
  %22 = load i32*, i32** %10, align 8, !dbg !129
  %23 = load i32, i32* %11, align 4, !dbg !130
  store i32* %22, i32** %6, align 8
  store i32 %23, i32* %7, align 4
  %24 = load i32*, i32** %6, align 8, !dbg !131
  %25 = load i32, i32* %24, align 4, !dbg !133
  store i32 %25, i32* %8, align 4, !dbg !134
  %26 = load i32, i32* %7, align 4, !dbg !135
  %27 = load i32*, i32** %6, align 8, !dbg !136
  %28 = load i32, i32* %27, align 4, !dbg !137
  %29 = add nsw i32 %28, %26, !dbg !137
  store i32 %29, i32* %27, align 4, !dbg !137
  %30 = load i32, i32* %8, align 4, !dbg !138
  store i32 %30, i32* %9, align 4, !dbg !139
  br label %39, !dbg !139

31:                                               ; preds = %1
  %32 = load i32*, i32** %10, align 8, !dbg !140
  %33 = load i32, i32* %11, align 4, !dbg !141
  store i32* %32, i32** %2, align 8
  store i32 %33, i32* %3, align 4
  %34 = load i32*, i32** %2, align 8, !dbg !142
  %35 = load i32, i32* %3, align 4, !dbg !144
  store i32 %35, i32* %4, align 4, !dbg !145
  %36 = load i32, i32* %4, align 4, !dbg !145
  %37 = atomicrmw volatile add i32* %34, i32 %36 acq_rel, align 4, !dbg !145
  store i32 %37, i32* %5, align 4, !dbg !145
  %38 = load i32, i32* %5, align 4, !dbg !145
  store i32 %38, i32* %9, align 4, !dbg !146
  br label %39, !dbg !146

39:                                               ; preds = %21, %31
  %40 = load i32, i32* %9, align 4, !dbg !147
  br label %41, !dbg !147

41:                                               ; preds = %39
  %42 = icmp eq i32 %40, 1, !dbg !148
  br i1 %42, label %43, label %48, !dbg !149

43:                                               ; preds = %41
  %44 = bitcast %"class.std::_Sp_counted_base"* %13 to void (%"class.std::_Sp_counted_base"*)***, !dbg !150
  %45 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %44, align 8, !dbg !150
  %46 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %45, i64 3, !dbg !150
  %47 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %46, align 8, !dbg !150
  call void %47(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %13) #2, !dbg !150
  br label %48, !dbg !151

48:                                               ; preds = %43, %41
  ret void, !dbg !152

49:                                               ; No predecessors!
  %50 = landingpad { i8*, i32 }
          catch i8* null, !dbg !149
  %51 = extractvalue { i8*, i32 } %50, 0, !dbg !149
  call void @__clang_call_terminate(i8* %51) #16, !dbg !149
  unreachable, !dbg !149
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt12atomic_storeIiEvPSt10shared_ptrIT_ES2_(%"class.std::shared_ptr"* noundef %0, %"class.std::shared_ptr"* noundef %1) #4 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !153 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr", align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8, !dbg !155
  %8 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #2, !dbg !156
  call void @_ZNSt10shared_ptrIiEC2EOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %8) #2, !dbg !156
  invoke void @_ZSt21atomic_store_explicitIiEvPSt10shared_ptrIT_ES2_St12memory_order(%"class.std::shared_ptr"* noundef %7, %"class.std::shared_ptr"* noundef %4, i32 noundef 5)
          to label %9 unwind label %10, !dbg !157

9:                                                ; preds = %2
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !157
  ret void, !dbg !158

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          cleanup, !dbg !158
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !158
  store i8* %12, i8** %5, align 8, !dbg !158
  %13 = extractvalue { i8*, i32 } %11, 1, !dbg !158
  store i32 %13, i32* %6, align 4, !dbg !158
  call void @_ZNSt10shared_ptrIiED2Ev(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !157
  br label %14, !dbg !157

14:                                               ; preds = %10
  %15 = load i8*, i8** %5, align 8, !dbg !157
  %16 = load i32, i32* %6, align 4, !dbg !157
  %17 = insertvalue { i8*, i32 } undef, i8* %15, 0, !dbg !157
  %18 = insertvalue { i8*, i32 } %17, i32 %16, 1, !dbg !157
  resume { i8*, i32 } %18, !dbg !157
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt11make_sharedIiJRiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #4 comdat !dbg !159 {
  %3 = alloca i8*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"class.std::allocator", align 1
  %6 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %7 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %7, i8** %3, align 8
  store i32* %1, i32** %4, align 8
  %8 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %6, i32 0, i32 0, !dbg !160
  store %"class.std::allocator"* %5, %"class.std::allocator"** %8, align 8, !dbg !160
  %9 = load i32*, i32** %4, align 8, !dbg !161
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRiEOT_RNSt16remove_referenceIS1_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %9) #2, !dbg !162
  %11 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %6, i32 0, i32 0, !dbg !163
  %12 = load %"class.std::allocator"*, %"class.std::allocator"** %11, align 8, !dbg !163
  call void @_ZNSt10shared_ptrIiEC2ISaIvEJRiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator"* %12, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !163
  ret void, !dbg !164
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt11atomic_loadIiESt10shared_ptrIT_EPKS2_(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %1) #4 comdat !dbg !165 {
  %3 = alloca i8*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  %5 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %5, i8** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %6 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !166
  call void @_ZSt20atomic_load_explicitIiESt10shared_ptrIT_EPKS2_St12memory_order(%"class.std::shared_ptr"* sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %6, i32 noundef 5), !dbg !167
  ret void, !dbg !168
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !169 {
  %2 = alloca %"class.std::__shared_ptr_access"*, align 8
  store %"class.std::__shared_ptr_access"* %0, %"class.std::__shared_ptr_access"** %2, align 8
  %3 = load %"class.std::__shared_ptr_access"*, %"class.std::__shared_ptr_access"** %2, align 8
  br label %4, !dbg !170

4:                                                ; preds = %1
  br label %5, !dbg !170

5:                                                ; preds = %4
  br label %6, !dbg !170

6:                                                ; preds = %5
  %7 = call noundef i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %3) #2, !dbg !171
  ret i32* %7, !dbg !172
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #9

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt21atomic_store_explicitIiEvPSt10shared_ptrIT_ES2_St12memory_order(%"class.std::shared_ptr"* noundef %0, %"class.std::shared_ptr"* noundef %1, i32 noundef %2) #7 comdat !dbg !173 {
  %4 = alloca %"class.std::shared_ptr"*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %"struct.std::_Sp_locker", align 1
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %4, align 8
  store i32 %2, i32* %5, align 4
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !174
  %8 = bitcast %"class.std::shared_ptr"* %7 to i8*, !dbg !174
  call void @_ZNSt10_Sp_lockerC1EPKv(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %6, i8* noundef %8) #2, !dbg !175
  %9 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !176
  %10 = bitcast %"class.std::shared_ptr"* %9 to %"class.std::__shared_ptr"*, !dbg !177
  %11 = bitcast %"class.std::shared_ptr"* %1 to %"class.std::__shared_ptr"*, !dbg !178
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %10, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #2, !dbg !177
  call void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %6) #2, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !180 {
  %2 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %2, align 8
  %3 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %2, align 8, !dbg !182
  ret %"class.std::shared_ptr"* %3, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2EOS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #1 comdat align 2 !dbg !184 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !185
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !186
  %8 = call noundef nonnull align 8 dereferenceable(16) %"class.std::shared_ptr"* @_ZSt4moveIRSt10shared_ptrIiEEONSt16remove_referenceIT_E4typeEOS4_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %7) #2, !dbg !187
  %9 = bitcast %"class.std::shared_ptr"* %8 to %"class.std::__shared_ptr"*, !dbg !187
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9) #2, !dbg !188
  ret void, !dbg !189
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerC1EPKv(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2), i8* noundef) unnamed_addr #10

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE4swapERS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) #7 comdat align 2 !dbg !190 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !191
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !192
  %8 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %7, i32 0, i32 0, !dbg !193
  call void @_ZSt4swapIPiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(i32** noundef nonnull align 8 dereferenceable(8) %6, i32** noundef nonnull align 8 dereferenceable(8) %8) #2, !dbg !194
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !195
  %10 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !196
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %10, i32 0, i32 1, !dbg !197
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %11) #2, !dbg !198
  ret void, !dbg !199
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2)) unnamed_addr #10

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt4swapIPiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(i32** noundef nonnull align 8 dereferenceable(8) %0, i32** noundef nonnull align 8 dereferenceable(8) %1) #7 comdat !dbg !200 {
  %3 = alloca i32**, align 8
  %4 = alloca i32**, align 8
  %5 = alloca i32*, align 8
  store i32** %0, i32*** %3, align 8
  store i32** %1, i32*** %4, align 8
  %6 = load i32**, i32*** %3, align 8, !dbg !201
  %7 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !201
  %8 = load i32*, i32** %7, align 8, !dbg !201
  store i32* %8, i32** %5, align 8, !dbg !202
  %9 = load i32**, i32*** %4, align 8, !dbg !203
  %10 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %9) #2, !dbg !203
  %11 = load i32*, i32** %10, align 8, !dbg !203
  %12 = load i32**, i32*** %3, align 8, !dbg !204
  store i32* %11, i32** %12, align 8, !dbg !205
  %13 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %5) #2, !dbg !206
  %14 = load i32*, i32** %13, align 8, !dbg !206
  %15 = load i32**, i32*** %4, align 8, !dbg !207
  store i32* %14, i32** %15, align 8, !dbg !208
  ret void, !dbg !209
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) #7 comdat align 2 !dbg !210 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  %5 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %6 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %7 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !211
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %7, i32 0, i32 0, !dbg !212
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !212
  store %"class.std::_Sp_counted_base"* %9, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !213
  %10 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !214
  %11 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %10, align 8, !dbg !214
  %12 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !215
  %13 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %12, i32 0, i32 0, !dbg !216
  store %"class.std::_Sp_counted_base"* %11, %"class.std::_Sp_counted_base"** %13, align 8, !dbg !217
  %14 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %5, align 8, !dbg !218
  %15 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %6, i32 0, i32 0, !dbg !219
  store %"class.std::_Sp_counted_base"* %14, %"class.std::_Sp_counted_base"** %15, align 8, !dbg !220
  ret void, !dbg !221
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZSt4moveIRPiEONSt16remove_referenceIT_E4typeEOS3_(i32** noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !222 {
  %2 = alloca i32**, align 8
  store i32** %0, i32*** %2, align 8
  %3 = load i32**, i32*** %2, align 8, !dbg !223
  ret i32** %3, !dbg !224
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2EOS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #1 comdat align 2 !dbg !225 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::__shared_ptr"* %5 to %"class.std::__shared_ptr_access"*, !dbg !226
  %7 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !227
  %8 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !228
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %8, i32 0, i32 0, !dbg !229
  %10 = load i32*, i32** %9, align 8, !dbg !229
  store i32* %10, i32** %7, align 8, !dbg !227
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !230
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %11) #2, !dbg !230
  %12 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !231
  %13 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !232
  %14 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %13, i32 0, i32 1, !dbg !233
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %12, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %14) #2, !dbg !234
  %15 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !235
  %16 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %15, i32 0, i32 0, !dbg !236
  store i32* null, i32** %16, align 8, !dbg !237
  ret void, !dbg !238
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !239 {
  %2 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %2, align 8
  %3 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %3, i32 0, i32 0, !dbg !240
  store %"class.std::_Sp_counted_base"* null, %"class.std::_Sp_counted_base"** %4, align 8, !dbg !240
  ret void, !dbg !241
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRiEOT_RNSt16remove_referenceIS1_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat !dbg !242 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !243
  ret i32* %3, !dbg !244
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2ISaIvEJRiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator"* %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 !dbg !245 {
  %4 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %8 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %4, i32 0, i32 0
  store %"class.std::allocator"* %1, %"class.std::allocator"** %8, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %5, align 8
  store i32* %2, i32** %6, align 8
  %9 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8
  %10 = bitcast %"class.std::shared_ptr"* %9 to %"class.std::__shared_ptr"*, !dbg !246
  %11 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %7 to i8*, !dbg !247
  %12 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %4 to i8*, !dbg !247
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 %12, i64 8, i1 false), !dbg !247
  %13 = load i32*, i32** %6, align 8, !dbg !248
  %14 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRiEOT_RNSt16remove_referenceIS1_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %13) #2, !dbg !249
  %15 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %7, i32 0, i32 0, !dbg !250
  %16 = load %"class.std::allocator"*, %"class.std::allocator"** %15, align 8, !dbg !250
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJRiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %10, %"class.std::allocator"* %16, i32* noundef nonnull align 4 dereferenceable(4) %14), !dbg !250
  ret void, !dbg !251
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #11

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJRiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator"* %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 !dbg !252 {
  %4 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %5 = alloca %"class.std::__shared_ptr"*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca %"struct.std::_Sp_alloc_shared_tag", align 8
  %8 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %4, i32 0, i32 0
  store %"class.std::allocator"* %1, %"class.std::allocator"** %8, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %5, align 8
  store i32* %2, i32** %6, align 8
  %9 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %5, align 8
  %10 = bitcast %"class.std::__shared_ptr"* %9 to %"class.std::__shared_ptr_access"*, !dbg !253
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !254
  store i32* null, i32** %11, align 8, !dbg !254
  %12 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 1, !dbg !255
  %13 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !256
  %14 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %7 to i8*, !dbg !257
  %15 = bitcast %"struct.std::_Sp_alloc_shared_tag"* %4 to i8*, !dbg !257
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %14, i8* align 8 %15, i64 8, i1 false), !dbg !257
  %16 = load i32*, i32** %6, align 8, !dbg !258
  %17 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRiEOT_RNSt16remove_referenceIS1_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %16) #2, !dbg !259
  %18 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %7, i32 0, i32 0, !dbg !255
  %19 = load %"class.std::allocator"*, %"class.std::allocator"** %18, align 8, !dbg !255
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2IiSaIvEJRiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %12, i32** noundef nonnull align 8 dereferenceable(8) %13, %"class.std::allocator"* %19, i32* noundef nonnull align 4 dereferenceable(4) %17), !dbg !255
  %20 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %9, i32 0, i32 0, !dbg !260
  %21 = load i32*, i32** %20, align 8, !dbg !260
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIiiEENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %9, i32* noundef %21) #2, !dbg !261
  ret void, !dbg !262
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2IiSaIvEJRiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, i32** noundef nonnull align 8 dereferenceable(8) %1, %"class.std::allocator"* %2, i32* noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !263 {
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
  %18 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %5, i32 0, i32 0, !dbg !264
  %19 = load %"class.std::allocator"*, %"class.std::allocator"** %18, align 8, !dbg !264
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %19) #2, !dbg !265
  invoke void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_(%"struct.std::__allocated_ptr"* sret(%"struct.std::__allocated_ptr") align 8 %10, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9)
          to label %20 unwind label %38, !dbg !266

20:                                               ; preds = %4
  %21 = invoke noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10)
          to label %22 unwind label %42, !dbg !267

22:                                               ; preds = %20
  store %"class.std::_Sp_counted_ptr_inplace"* %21, %"class.std::_Sp_counted_ptr_inplace"** %13, align 8, !dbg !268
  %23 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %13, align 8, !dbg !269
  %24 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %23 to i8*, !dbg !270
  %25 = bitcast i8* %24 to %"class.std::_Sp_counted_ptr_inplace"*, !dbg !270
  %26 = getelementptr inbounds %"struct.std::_Sp_alloc_shared_tag", %"struct.std::_Sp_alloc_shared_tag"* %5, i32 0, i32 0, !dbg !271
  %27 = load %"class.std::allocator"*, %"class.std::allocator"** %26, align 8, !dbg !271
  %28 = load i32*, i32** %8, align 8, !dbg !272
  %29 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRiEOT_RNSt16remove_referenceIS1_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %28) #2, !dbg !273
  invoke void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJRiEEES0_DpOT_(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %25, i32* noundef nonnull align 4 dereferenceable(4) %29)
          to label %30 unwind label %42, !dbg !274

30:                                               ; preds = %22
  store %"class.std::_Sp_counted_ptr_inplace"* %25, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !275
  %31 = call noundef nonnull align 8 dereferenceable(16) %"struct.std::__allocated_ptr"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10, i8* null) #2, !dbg !276
  %32 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !277
  %33 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %32 to %"class.std::_Sp_counted_base"*, !dbg !277
  %34 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %17, i32 0, i32 0, !dbg !278
  store %"class.std::_Sp_counted_base"* %33, %"class.std::_Sp_counted_base"** %34, align 8, !dbg !279
  %35 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %14, align 8, !dbg !280
  %36 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %35) #2, !dbg !281
  %37 = load i32**, i32*** %7, align 8, !dbg !282
  store i32* %36, i32** %37, align 8, !dbg !283
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10) #2, !dbg !284
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9) #2, !dbg !284
  ret void, !dbg !284

38:                                               ; preds = %4
  %39 = landingpad { i8*, i32 }
          cleanup, !dbg !284
  %40 = extractvalue { i8*, i32 } %39, 0, !dbg !284
  store i8* %40, i8** %11, align 8, !dbg !284
  %41 = extractvalue { i8*, i32 } %39, 1, !dbg !284
  store i32 %41, i32* %12, align 4, !dbg !284
  br label %46, !dbg !284

42:                                               ; preds = %22, %20
  %43 = landingpad { i8*, i32 }
          cleanup, !dbg !284
  %44 = extractvalue { i8*, i32 } %43, 0, !dbg !284
  store i8* %44, i8** %11, align 8, !dbg !284
  %45 = extractvalue { i8*, i32 } %43, 1, !dbg !284
  store i32 %45, i32* %12, align 4, !dbg !284
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %10) #2, !dbg !284
  br label %46, !dbg !284

46:                                               ; preds = %42, %38
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9) #2, !dbg !284
  br label %47, !dbg !284

47:                                               ; preds = %46
  %48 = load i8*, i8** %11, align 8, !dbg !284
  %49 = load i32, i32* %12, align 4, !dbg !284
  %50 = insertvalue { i8*, i32 } undef, i8* %48, 0, !dbg !284
  %51 = insertvalue { i8*, i32 } %50, i32 %49, 1, !dbg !284
  resume { i8*, i32 } %51, !dbg !284
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIiiEENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, i32* noundef %1) #7 comdat align 2 !dbg !285 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca i32*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  ret void, !dbg !286
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 comdat align 2 !dbg !287 {
  %3 = alloca %"class.std::allocator.0"*, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %5 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %3, align 8
  %6 = bitcast %"class.std::allocator.0"* %5 to %"class.std::__new_allocator"*, !dbg !289
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %6) #2, !dbg !290
  ret void, !dbg !291
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_(%"struct.std::__allocated_ptr"* noalias sret(%"struct.std::__allocated_ptr") align 8 %0, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %1) #4 comdat !dbg !292 {
  %3 = alloca i8*, align 8
  %4 = alloca %"class.std::allocator.0"*, align 8
  %5 = bitcast %"struct.std::__allocated_ptr"* %0 to i8*
  store i8* %5, i8** %3, align 8
  store %"class.std::allocator.0"* %1, %"class.std::allocator.0"** %4, align 8
  %6 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %4, align 8, !dbg !294
  %7 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %4, align 8, !dbg !295
  %8 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS5_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %7, i64 noundef 1), !dbg !296
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %6, %"class.std::_Sp_counted_ptr_inplace"* noundef %8) #2, !dbg !297
  ret void, !dbg !298
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 !dbg !299 {
  %2 = alloca %"struct.std::__allocated_ptr"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %2, align 8
  %3 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !300
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8, !dbg !300
  %6 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S6_(%"class.std::_Sp_counted_ptr_inplace"* noundef %5) #2, !dbg !301
  ret %"class.std::_Sp_counted_ptr_inplace"* %6, !dbg !302
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJRiEEES0_DpOT_(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #1 comdat align 2 !dbg !303 {
  %3 = alloca %"class.std::allocator", align 1
  %4 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca %"class.std::allocator", align 1
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  store i32* %1, i32** %5, align 8
  %7 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  %8 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %7 to %"class.std::_Sp_counted_base"*, !dbg !304
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %8) #2, !dbg !305
  %9 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %7 to i32 (...)***, !dbg !304
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*] }, { [7 x i8*] }* @_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !304
  %10 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %7, i32 0, i32 1, !dbg !306
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES0_(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %10) #2, !dbg !306
  %11 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %7) #2, !dbg !307
  %12 = load i32*, i32** %5, align 8, !dbg !308
  %13 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRiEOT_RNSt16remove_referenceIS1_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %12) #2, !dbg !309
  call void @_ZNSt16allocator_traitsISaIvEE9constructIiJRiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3, i32* noundef %11, i32* noundef nonnull align 4 dereferenceable(4) %13) #2, !dbg !310
  ret void, !dbg !311
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"struct.std::__allocated_ptr"* @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, i8* %1) #7 comdat align 2 !dbg !312 {
  %3 = alloca %"struct.std::__allocated_ptr"*, align 8
  %4 = alloca i8*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %3, align 8
  store i8* %1, i8** %4, align 8
  %5 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %5, i32 0, i32 1, !dbg !313
  store %"class.std::_Sp_counted_ptr_inplace"* null, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8, !dbg !314
  ret %"struct.std::__allocated_ptr"* %5, !dbg !315
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) #7 comdat align 2 !dbg !316 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %3, i32 0, i32 1, !dbg !317
  %5 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl", %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4, i32 0, i32 0, !dbg !318
  %6 = call noundef i32* @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %5) #2, !dbg !319
  ret i32* %6, !dbg !320
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !321 {
  %2 = alloca %"struct.std::__allocated_ptr"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %2, align 8
  %3 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !322
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8, !dbg !322
  %6 = icmp ne %"class.std::_Sp_counted_ptr_inplace"* %5, null, !dbg !323
  br i1 %6, label %7, label %13, !dbg !322

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 0, !dbg !324
  %9 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %8, align 8, !dbg !324
  %10 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %3, i32 0, i32 1, !dbg !325
  %11 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %10, align 8, !dbg !325
  invoke void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS5_PS4_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::_Sp_counted_ptr_inplace"* noundef %11, i64 noundef 1)
          to label %12 unwind label %14, !dbg !326

12:                                               ; preds = %7
  br label %13, !dbg !326

13:                                               ; preds = %12, %1
  ret void, !dbg !327

14:                                               ; preds = %7
  %15 = landingpad { i8*, i32 }
          catch i8* null, !dbg !326
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !326
  call void @__clang_call_terminate(i8* %16) #16, !dbg !326
  unreachable, !dbg !326
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !328 {
  %2 = alloca %"class.std::allocator.0"*, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %2, align 8
  %3 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %2, align 8
  %4 = bitcast %"class.std::allocator.0"* %3 to %"class.std::__new_allocator"*, !dbg !329
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !329
  ret void, !dbg !329
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !330 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !332
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS5_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) #4 comdat align 2 !dbg !333 {
  %3 = alloca %"class.std::allocator.0"*, align 8
  %4 = alloca i64, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %3, align 8, !dbg !335
  %6 = bitcast %"class.std::allocator.0"* %5 to %"class.std::__new_allocator"*, !dbg !335
  %7 = load i64, i64* %4, align 8, !dbg !336
  %8 = call noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %6, i64 noundef %7, i8* noundef null), !dbg !337
  ret %"class.std::_Sp_counted_ptr_inplace"* %8, !dbg !338
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %1, %"class.std::_Sp_counted_ptr_inplace"* noundef %2) unnamed_addr #1 comdat align 2 !dbg !339 {
  %4 = alloca %"struct.std::__allocated_ptr"*, align 8
  %5 = alloca %"class.std::allocator.0"*, align 8
  %6 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"struct.std::__allocated_ptr"* %0, %"struct.std::__allocated_ptr"** %4, align 8
  store %"class.std::allocator.0"* %1, %"class.std::allocator.0"** %5, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %2, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8
  %7 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %4, align 8
  %8 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %7, i32 0, i32 0, !dbg !340
  %9 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %5, align 8, !dbg !341
  %10 = call noundef %"class.std::allocator.0"* @_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS6_(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %9) #2, !dbg !342
  store %"class.std::allocator.0"* %10, %"class.std::allocator.0"** %8, align 8, !dbg !340
  %11 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %7, i32 0, i32 1, !dbg !343
  %12 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %6, align 8, !dbg !344
  store %"class.std::_Sp_counted_ptr_inplace"* %12, %"class.std::_Sp_counted_ptr_inplace"** %11, align 8, !dbg !343
  ret void, !dbg !345
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i8* noundef %2) #4 comdat align 2 !dbg !346 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store i64 %1, i64* %5, align 8
  store i8* %2, i8** %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load i64, i64* %5, align 8, !dbg !347
  %9 = call noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %7) #2, !dbg !348
  %10 = icmp ugt i64 %8, %9, !dbg !349
  br i1 %10, label %11, label %16, !dbg !350

11:                                               ; preds = %3
  %12 = load i64, i64* %5, align 8, !dbg !351
  %13 = icmp ugt i64 %12, 768614336404564650, !dbg !352
  br i1 %13, label %14, label %15, !dbg !351

14:                                               ; preds = %11
  call void @_ZSt28__throw_bad_array_new_lengthv() #19, !dbg !353
  unreachable, !dbg !353

15:                                               ; preds = %11
  call void @_ZSt17__throw_bad_allocv() #19, !dbg !354
  unreachable, !dbg !354

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !355
  %18 = mul i64 %17, 24, !dbg !356
  %19 = call noalias noundef nonnull i8* @_Znwm(i64 noundef %18) #17, !dbg !357
  %20 = bitcast i8* %19 to %"class.std::_Sp_counted_ptr_inplace"*, !dbg !358
  ret %"class.std::_Sp_counted_ptr_inplace"* %20, !dbg !359
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !360 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret i64 384307168202282325, !dbg !361
}

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() #12

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() #12

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #13

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::allocator.0"* @_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS6_(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat !dbg !362 {
  %2 = alloca %"class.std::allocator.0"*, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %2, align 8
  %3 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %2, align 8, !dbg !363
  ret %"class.std::allocator.0"* %3, !dbg !364
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::_Sp_counted_ptr_inplace"* @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S6_(%"class.std::_Sp_counted_ptr_inplace"* noundef %0) #7 comdat !dbg !365 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8, !dbg !367
  ret %"class.std::_Sp_counted_ptr_inplace"* %3, !dbg !368
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !369 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_base"* %3 to %"class.std::_Mutex_base"*, !dbg !370
  %5 = bitcast %"class.std::_Sp_counted_base"* %3 to i32 (...)***, !dbg !370
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*] }, { [7 x i8*] }* @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %5, align 8, !dbg !370
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %3, i32 0, i32 1, !dbg !371
  store i32 1, i32* %6, align 8, !dbg !371
  %7 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %3, i32 0, i32 2, !dbg !372
  store i32 1, i32* %7, align 4, !dbg !372
  ret void, !dbg !373
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES0_(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !374 {
  %2 = alloca %"class.std::allocator", align 1
  %3 = alloca %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %0, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %3, align 8
  %4 = load %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %3, align 8
  %5 = bitcast %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4 to %"struct.std::_Sp_ebo_helper"*, !dbg !375
  invoke void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %5, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %2)
          to label %6 unwind label %8, !dbg !376

6:                                                ; preds = %1
  %7 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl", %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %4, i32 0, i32 0, !dbg !377
  ret void, !dbg !378

8:                                                ; preds = %1
  %9 = landingpad { i8*, i32 }
          catch i8* null, !dbg !376
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !376
  call void @__clang_call_terminate(i8* %10) #16, !dbg !376
  unreachable, !dbg !376
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE9constructIiJRiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !379 {
  %4 = alloca %"class.std::allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load i32*, i32** %5, align 8, !dbg !380
  %8 = load i32*, i32** %6, align 8, !dbg !381
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRiEOT_RNSt16remove_referenceIS1_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #2, !dbg !382
  invoke void @_ZSt10_ConstructIiJRiEEvPT_DpOT0_(i32* noundef %7, i32* noundef nonnull align 4 dereferenceable(4) %9)
          to label %10 unwind label %11, !dbg !383

10:                                               ; preds = %3
  ret void, !dbg !384

11:                                               ; preds = %3
  %12 = landingpad { i8*, i32 }
          catch i8* null, !dbg !383
  %13 = extractvalue { i8*, i32 } %12, 0, !dbg !383
  call void @__clang_call_terminate(i8* %13) #16, !dbg !383
  unreachable, !dbg !383
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !385 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %3 to %"class.std::_Sp_counted_base"*, !dbg !386
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !386
  ret void, !dbg !386
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !387 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %3) #2, !dbg !388
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %3 to i8*, !dbg !388
  call void @_ZdlPv(i8* noundef %4) #18, !dbg !388
  ret void, !dbg !389
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #7 comdat align 2 !dbg !390 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %3, i32 0, i32 1, !dbg !391
  %5 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %4) #2, !dbg !392
  %6 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %3) #2, !dbg !393
  call void @_ZNSt16allocator_traitsISaIvEE7destroyIiEEvRS0_PT_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5, i32* noundef %6) #2, !dbg !394
  ret void, !dbg !395
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #7 comdat align 2 !dbg !396 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %3 = alloca %"class.std::allocator.0", align 1
  %4 = alloca %"struct.std::__allocated_ptr", align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %5 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %2, align 8
  %6 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", %"class.std::_Sp_counted_ptr_inplace"* %5, i32 0, i32 1, !dbg !397
  %7 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %6) #2, !dbg !398
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %3, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %7) #2, !dbg !399
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS5_PS4_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %4, %"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %3, %"class.std::_Sp_counted_ptr_inplace"* noundef %5) #2, !dbg !400
  call void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %5) #2, !dbg !401
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !402
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %3) #2, !dbg !402
  ret void, !dbg !402
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %0, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #7 comdat align 2 !dbg !403 {
  %3 = alloca i8*, align 8
  %4 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %5 = alloca %"class.std::type_info"*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %0, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  store %"class.std::type_info"* %1, %"class.std::type_info"** %5, align 8
  %7 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %4, align 8
  %8 = call noundef i32* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(%"class.std::_Sp_counted_ptr_inplace"* noundef nonnull align 8 dereferenceable(24) %7) #2, !dbg !404
  store i32* %8, i32** %6, align 8, !dbg !405
  %9 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !406
  %10 = call noundef nonnull align 8 dereferenceable(16) %"class.std::type_info"* @_ZNSt19_Sp_make_shared_tag5_S_tiEv() #2, !dbg !407
  %11 = icmp eq %"class.std::type_info"* %9, %10, !dbg !408
  br i1 %11, label %15, label %12, !dbg !409

12:                                               ; preds = %2
  %13 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !410
  %14 = call noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %13, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) bitcast ({ i8*, i8* }* @_ZTISt19_Sp_make_shared_tag to %"class.std::type_info"*)) #2, !dbg !411
  br i1 %14, label %15, label %18, !dbg !412

15:                                               ; preds = %12, %2
  %16 = load i32*, i32** %6, align 8, !dbg !413
  %17 = bitcast i32* %16 to i8*, !dbg !413
  store i8* %17, i8** %3, align 8, !dbg !414
  br label %19, !dbg !414

18:                                               ; preds = %12
  store i8* null, i8** %3, align 8, !dbg !415
  br label %19, !dbg !415

19:                                               ; preds = %18, %15
  %20 = load i8*, i8** %3, align 8, !dbg !416
  ret i8* %20, !dbg !416
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !417 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  ret void, !dbg !418
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !419 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  call void @llvm.trap() #16, !dbg !420
  unreachable, !dbg !420
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #7 comdat align 2 !dbg !421 {
  %2 = alloca %"class.std::_Sp_counted_base"*, align 8
  store %"class.std::_Sp_counted_base"* %0, %"class.std::_Sp_counted_base"** %2, align 8
  %3 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %2, align 8
  %4 = icmp eq %"class.std::_Sp_counted_base"* %3, null, !dbg !422
  br i1 %4, label %10, label %5, !dbg !422

5:                                                ; preds = %1
  %6 = bitcast %"class.std::_Sp_counted_base"* %3 to void (%"class.std::_Sp_counted_base"*)***, !dbg !422
  %7 = load void (%"class.std::_Sp_counted_base"*)**, void (%"class.std::_Sp_counted_base"*)*** %6, align 8, !dbg !422
  %8 = getelementptr inbounds void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %7, i64 1, !dbg !422
  %9 = load void (%"class.std::_Sp_counted_base"*)*, void (%"class.std::_Sp_counted_base"*)** %8, align 8, !dbg !422
  call void %9(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %3) #2, !dbg !422
  br label %10, !dbg !422

10:                                               ; preds = %5, %1
  ret void, !dbg !423
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #14

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 comdat align 2 !dbg !424 {
  %3 = alloca %"struct.std::_Sp_ebo_helper"*, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  store %"struct.std::_Sp_ebo_helper"* %0, %"struct.std::_Sp_ebo_helper"** %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %5 = load %"struct.std::_Sp_ebo_helper"*, %"struct.std::_Sp_ebo_helper"** %3, align 8
  %6 = bitcast %"struct.std::_Sp_ebo_helper"* %5 to %"class.std::allocator"*, !dbg !425
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !426
  ret void, !dbg !427
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt10_ConstructIiJRiEEvPT_DpOT0_(i32* noundef %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #7 comdat !dbg !428 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %3, align 8, !dbg !430
  %6 = bitcast i32* %5 to i8*, !dbg !430
  %7 = bitcast i8* %6 to i32*, !dbg !431
  %8 = load i32*, i32** %4, align 8, !dbg !432
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIRiEOT_RNSt16remove_referenceIS1_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #2, !dbg !433
  %10 = load i32, i32* %9, align 4, !dbg !433
  store i32 %10, i32* %7, align 4, !dbg !431
  ret void, !dbg !434
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #15

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE7destroyIiEEvRS0_PT_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !435 {
  %3 = alloca %"class.std::allocator"*, align 8
  %4 = alloca i32*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %4, align 8, !dbg !436
  invoke void @_ZSt8_DestroyIiEvPT_(i32* noundef %5)
          to label %6 unwind label %7, !dbg !437

6:                                                ; preds = %2
  ret void, !dbg !438

7:                                                ; preds = %2
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !437
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !437
  call void @__clang_call_terminate(i8* %9) #16, !dbg !437
  unreachable, !dbg !437
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(%"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !439 {
  %2 = alloca %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, align 8
  store %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %0, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %2, align 8
  %3 = load %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"*, %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"** %2, align 8
  %4 = bitcast %"class.std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl"* %3 to %"struct.std::_Sp_ebo_helper"*, !dbg !440
  %5 = invoke noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %4)
          to label %6 unwind label %7, !dbg !441

6:                                                ; preds = %1
  ret %"class.std::allocator"* %5, !dbg !442

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !441
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !441
  call void @__clang_call_terminate(i8* %9) #16, !dbg !441
  unreachable, !dbg !441
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIiEvPT_(i32* noundef %0) #7 comdat !dbg !443 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !444
  ret void, !dbg !445
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(%"struct.std::_Sp_ebo_helper"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !446 {
  %2 = alloca %"struct.std::_Sp_ebo_helper"*, align 8
  store %"struct.std::_Sp_ebo_helper"* %0, %"struct.std::_Sp_ebo_helper"** %2, align 8
  %3 = load %"struct.std::_Sp_ebo_helper"*, %"struct.std::_Sp_ebo_helper"** %2, align 8, !dbg !447
  %4 = bitcast %"struct.std::_Sp_ebo_helper"* %3 to %"class.std::allocator"*, !dbg !447
  ret %"class.std::allocator"* %4, !dbg !448
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::type_info"* @_ZNSt19_Sp_make_shared_tag5_S_tiEv() #7 comdat align 2 !dbg !449 {
  ret %"class.std::type_info"* bitcast ([16 x i8]* @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag to %"class.std::type_info"*), !dbg !450
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %1) #7 comdat align 2 !dbg !451 {
  %3 = alloca i1, align 1
  %4 = alloca %"class.std::type_info"*, align 8
  %5 = alloca %"class.std::type_info"*, align 8
  store %"class.std::type_info"* %0, %"class.std::type_info"** %4, align 8
  store %"class.std::type_info"* %1, %"class.std::type_info"** %5, align 8
  %6 = load %"class.std::type_info"*, %"class.std::type_info"** %4, align 8
  %7 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !453
  %8 = load i8*, i8** %7, align 8, !dbg !453
  %9 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !454
  %10 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %9, i32 0, i32 1, !dbg !455
  %11 = load i8*, i8** %10, align 8, !dbg !455
  %12 = icmp eq i8* %8, %11, !dbg !456
  br i1 %12, label %13, label %14, !dbg !453

13:                                               ; preds = %2
  store i1 true, i1* %3, align 1, !dbg !457
  br label %30, !dbg !457

14:                                               ; preds = %2
  %15 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !458
  %16 = load i8*, i8** %15, align 8, !dbg !458
  %17 = getelementptr inbounds i8, i8* %16, i64 0, !dbg !458
  %18 = load i8, i8* %17, align 1, !dbg !458
  %19 = sext i8 %18 to i32, !dbg !458
  %20 = icmp ne i32 %19, 42, !dbg !459
  br i1 %20, label %21, label %28, !dbg !460

21:                                               ; preds = %14
  %22 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %6, i32 0, i32 1, !dbg !461
  %23 = load i8*, i8** %22, align 8, !dbg !461
  %24 = load %"class.std::type_info"*, %"class.std::type_info"** %5, align 8, !dbg !462
  %25 = call noundef i8* @_ZNKSt9type_info4nameEv(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %24) #2, !dbg !463
  %26 = call i32 @strcmp(i8* noundef %23, i8* noundef %25) #2, !dbg !464
  %27 = icmp eq i32 %26, 0, !dbg !465
  br label %28

28:                                               ; preds = %21, %14
  %29 = phi i1 [ false, %14 ], [ %27, %21 ], !dbg !466
  store i1 %29, i1* %3, align 1, !dbg !467
  br label %30, !dbg !467

30:                                               ; preds = %28, %13
  %31 = load i1, i1* %3, align 1, !dbg !468
  ret i1 %31, !dbg !468
}

; Function Attrs: nounwind
declare i32 @strcmp(i8* noundef, i8* noundef) #10

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNKSt9type_info4nameEv(%"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 !dbg !469 {
  %2 = alloca %"class.std::type_info"*, align 8
  store %"class.std::type_info"* %0, %"class.std::type_info"** %2, align 8
  %3 = load %"class.std::type_info"*, %"class.std::type_info"** %2, align 8
  %4 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !470
  %5 = load i8*, i8** %4, align 8, !dbg !470
  %6 = getelementptr inbounds i8, i8* %5, i64 0, !dbg !470
  %7 = load i8, i8* %6, align 1, !dbg !470
  %8 = sext i8 %7 to i32, !dbg !470
  %9 = icmp eq i32 %8, 42, !dbg !471
  br i1 %9, label %10, label %14, !dbg !470

10:                                               ; preds = %1
  %11 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !472
  %12 = load i8*, i8** %11, align 8, !dbg !472
  %13 = getelementptr inbounds i8, i8* %12, i64 1, !dbg !473
  br label %17, !dbg !470

14:                                               ; preds = %1
  %15 = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %3, i32 0, i32 1, !dbg !474
  %16 = load i8*, i8** %15, align 8, !dbg !474
  br label %17, !dbg !470

17:                                               ; preds = %14, %10
  %18 = phi i8* [ %13, %10 ], [ %16, %14 ], !dbg !470
  ret i8* %18, !dbg !475
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat align 2 !dbg !476 {
  %2 = alloca %"struct.__gnu_cxx::__aligned_buffer"*, align 8
  store %"struct.__gnu_cxx::__aligned_buffer"* %0, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %3 = load %"struct.__gnu_cxx::__aligned_buffer"*, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %4 = call noundef i8* @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %3) #2, !dbg !478
  %5 = bitcast i8* %4 to i32*, !dbg !479
  ret i32* %5, !dbg !480
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(%"struct.__gnu_cxx::__aligned_buffer"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat align 2 !dbg !481 {
  %2 = alloca %"struct.__gnu_cxx::__aligned_buffer"*, align 8
  store %"struct.__gnu_cxx::__aligned_buffer"* %0, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %3 = load %"struct.__gnu_cxx::__aligned_buffer"*, %"struct.__gnu_cxx::__aligned_buffer"** %2, align 8
  %4 = getelementptr inbounds %"struct.__gnu_cxx::__aligned_buffer", %"struct.__gnu_cxx::__aligned_buffer"* %3, i32 0, i32 0, !dbg !482
  %5 = bitcast %"union.std::aligned_storage<4, 4>::type"* %4 to i8*, !dbg !483
  ret i8* %5, !dbg !484
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS5_PS4_m(%"class.std::allocator.0"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::_Sp_counted_ptr_inplace"* noundef %1, i64 noundef %2) #4 comdat align 2 !dbg !485 {
  %4 = alloca %"class.std::allocator.0"*, align 8
  %5 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %6 = alloca i64, align 8
  store %"class.std::allocator.0"* %0, %"class.std::allocator.0"** %4, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %1, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::allocator.0"*, %"class.std::allocator.0"** %4, align 8, !dbg !486
  %8 = bitcast %"class.std::allocator.0"* %7 to %"class.std::__new_allocator"*, !dbg !486
  %9 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8, !dbg !487
  %10 = load i64, i64* %6, align 8, !dbg !488
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS4_m(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %8, %"class.std::_Sp_counted_ptr_inplace"* noundef %9, i64 noundef %10), !dbg !489
  ret void, !dbg !490
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS4_m(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::_Sp_counted_ptr_inplace"* noundef %1, i64 noundef %2) #7 comdat align 2 !dbg !491 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca %"class.std::_Sp_counted_ptr_inplace"*, align 8
  %6 = alloca i64, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store %"class.std::_Sp_counted_ptr_inplace"* %1, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load %"class.std::_Sp_counted_ptr_inplace"*, %"class.std::_Sp_counted_ptr_inplace"** %5, align 8, !dbg !492
  %9 = bitcast %"class.std::_Sp_counted_ptr_inplace"* %8 to i8*, !dbg !492
  call void @_ZdlPv(i8* noundef %9) #18, !dbg !493
  ret void, !dbg !494
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !495 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !496
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt20atomic_load_explicitIiESt10shared_ptrIT_EPKS2_St12memory_order(%"class.std::shared_ptr"* noalias sret(%"class.std::shared_ptr") align 8 %0, %"class.std::shared_ptr"* noundef %1, i32 noundef %2) #7 comdat !dbg !497 {
  %4 = alloca i8*, align 8
  %5 = alloca %"class.std::shared_ptr"*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"struct.std::_Sp_locker", align 1
  %8 = bitcast %"class.std::shared_ptr"* %0 to i8*
  store i8* %8, i8** %4, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %5, align 8
  store i32 %2, i32* %6, align 4
  %9 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !498
  %10 = bitcast %"class.std::shared_ptr"* %9 to i8*, !dbg !498
  call void @_ZNSt10_Sp_lockerC1EPKv(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %7, i8* noundef %10) #2, !dbg !499
  %11 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %5, align 8, !dbg !500
  call void @_ZNSt10shared_ptrIiEC2ERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %11) #2, !dbg !501
  call void @_ZNSt10_Sp_lockerD1Ev(%"struct.std::_Sp_locker"* noundef nonnull align 1 dereferenceable(2) %7) #2, !dbg !502
  ret void, !dbg !502
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrIiEC2ERKS0_(%"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #1 comdat align 2 !dbg !503 {
  %3 = alloca %"class.std::shared_ptr"*, align 8
  %4 = alloca %"class.std::shared_ptr"*, align 8
  store %"class.std::shared_ptr"* %0, %"class.std::shared_ptr"** %3, align 8
  store %"class.std::shared_ptr"* %1, %"class.std::shared_ptr"** %4, align 8
  %5 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::shared_ptr"* %5 to %"class.std::__shared_ptr"*, !dbg !504
  %7 = load %"class.std::shared_ptr"*, %"class.std::shared_ptr"** %4, align 8, !dbg !505
  %8 = bitcast %"class.std::shared_ptr"* %7 to %"class.std::__shared_ptr"*, !dbg !505
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %6, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %8) #2, !dbg !505
  ret void, !dbg !504
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #1 comdat align 2 !dbg !506 {
  %3 = alloca %"class.std::__shared_ptr"*, align 8
  %4 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %3, align 8
  store %"class.std::__shared_ptr"* %1, %"class.std::__shared_ptr"** %4, align 8
  %5 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %3, align 8
  %6 = bitcast %"class.std::__shared_ptr"* %5 to %"class.std::__shared_ptr_access"*, !dbg !507
  %7 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !508
  %8 = bitcast %"class.std::__shared_ptr"* %7 to %"class.std::__shared_ptr_access"*, !dbg !508
  %9 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 0, !dbg !508
  %10 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !508
  %11 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %10, i32 0, i32 0, !dbg !508
  %12 = load i32*, i32** %11, align 8, !dbg !508
  store i32* %12, i32** %9, align 8, !dbg !508
  %13 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %5, i32 0, i32 1, !dbg !508
  %14 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %4, align 8, !dbg !508
  %15 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %14, i32 0, i32 1, !dbg !508
  call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %13, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %15) #2, !dbg !508
  ret void, !dbg !507
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(%"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::__shared_count"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !509 {
  %3 = alloca %"class.std::__shared_count"*, align 8
  %4 = alloca %"class.std::__shared_count"*, align 8
  store %"class.std::__shared_count"* %0, %"class.std::__shared_count"** %3, align 8
  store %"class.std::__shared_count"* %1, %"class.std::__shared_count"** %4, align 8
  %5 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !510
  %7 = load %"class.std::__shared_count"*, %"class.std::__shared_count"** %4, align 8, !dbg !511
  %8 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %7, i32 0, i32 0, !dbg !512
  %9 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %8, align 8, !dbg !512
  store %"class.std::_Sp_counted_base"* %9, %"class.std::_Sp_counted_base"** %6, align 8, !dbg !510
  %10 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !513
  %11 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %10, align 8, !dbg !513
  %12 = icmp ne %"class.std::_Sp_counted_base"* %11, null, !dbg !514
  br i1 %12, label %13, label %17, !dbg !513

13:                                               ; preds = %2
  %14 = getelementptr inbounds %"class.std::__shared_count", %"class.std::__shared_count"* %5, i32 0, i32 0, !dbg !515
  %15 = load %"class.std::_Sp_counted_base"*, %"class.std::_Sp_counted_base"** %14, align 8, !dbg !515
  invoke void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %15)
          to label %16 unwind label %18, !dbg !516

16:                                               ; preds = %13
  br label %17, !dbg !515

17:                                               ; preds = %16, %2
  ret void, !dbg !517

18:                                               ; preds = %13
  %19 = landingpad { i8*, i32 }
          catch i8* null, !dbg !516
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !516
  call void @__clang_call_terminate(i8* %20) #16, !dbg !516
  unreachable, !dbg !516
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(%"class.std::_Sp_counted_base"* noundef nonnull align 8 dereferenceable(16) %0) #4 comdat align 2 !dbg !518 {
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
  %12 = getelementptr inbounds %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_base"* %11, i32 0, i32 1, !dbg !519
  store i32* %12, i32** %8, align 8
  store i32 1, i32* %9, align 4
  %13 = load i8, i8* @__libc_single_threaded, align 1, !dbg !520
  %14 = icmp ne i8 %13, 0, !dbg !520
  br i1 %14, label %15, label %22, !dbg !524

15:                                               ; preds = %1
  %16 = load i32*, i32** %8, align 8, !dbg !525
  %17 = load i32, i32* %9, align 4, !dbg !526
  store i32* %16, i32** %6, align 8
  store i32 %17, i32* %7, align 4
  %18 = load i32, i32* %7, align 4, !dbg !527
  %19 = load i32*, i32** %6, align 8, !dbg !530
  %20 = load i32, i32* %19, align 4, !dbg !531
  %21 = add nsw i32 %20, %18, !dbg !531
  store i32 %21, i32* %19, align 4, !dbg !531
  br label %30, !dbg !532

22:                                               ; preds = %1
  %23 = load i32*, i32** %8, align 8, !dbg !533
  %24 = load i32, i32* %9, align 4, !dbg !534
  store i32* %23, i32** %2, align 8
  store i32 %24, i32* %3, align 4
  %25 = load i32*, i32** %2, align 8, !dbg !535
  %26 = load i32, i32* %3, align 4, !dbg !538
  store i32 %26, i32* %4, align 4, !dbg !539
  %27 = load i32, i32* %4, align 4, !dbg !539
  %28 = atomicrmw volatile add i32* %25, i32 %27 acq_rel, align 4, !dbg !539
  store i32 %28, i32* %5, align 4, !dbg !539
  %29 = load i32, i32* %5, align 4, !dbg !539
  br label %30

30:                                               ; preds = %15, %22
  ret void, !dbg !540
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt19__shared_ptr_accessIiLN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(%"class.std::__shared_ptr_access"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !541 {
  %2 = alloca %"class.std::__shared_ptr_access"*, align 8
  store %"class.std::__shared_ptr_access"* %0, %"class.std::__shared_ptr_access"** %2, align 8
  %3 = load %"class.std::__shared_ptr_access"*, %"class.std::__shared_ptr_access"** %2, align 8
  %4 = bitcast %"class.std::__shared_ptr_access"* %3 to %"class.std::__shared_ptr"*, !dbg !542
  %5 = call noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !543
  ret i32* %5, !dbg !544
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE3getEv(%"class.std::__shared_ptr"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 !dbg !545 {
  %2 = alloca %"class.std::__shared_ptr"*, align 8
  store %"class.std::__shared_ptr"* %0, %"class.std::__shared_ptr"** %2, align 8
  %3 = load %"class.std::__shared_ptr"*, %"class.std::__shared_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__shared_ptr", %"class.std::__shared_ptr"* %3, i32 0, i32 0, !dbg !546
  %5 = load i32*, i32** %4, align 8, !dbg !546
  ret i32* %5, !dbg !547
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !548 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !549
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !549
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !549
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !549
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !550
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !551
  %10 = load i64, i64* %9, align 8, !dbg !551
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !551
  %12 = load i64, i64* %11, align 8, !dbg !551
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #2, !dbg !551
  %14 = xor i1 %13, true, !dbg !552
  ret i1 %14, !dbg !553
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #7 comdat !dbg !554 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !555
  %8 = load i64, i64* %7, align 8, !dbg !555
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !556
  %10 = load i64, i64* %9, align 8, !dbg !556
  %11 = icmp eq i64 %8, %10, !dbg !557
  ret i1 %11, !dbg !558
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !559 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !560
  store i64 0, i64* %4, align 8, !dbg !560
  ret void, !dbg !561
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %0) #7 comdat !dbg !562 {
  %2 = alloca void (i32)*, align 8
  store void (i32)* %0, void (i32)** %2, align 8
  %3 = load void (i32)*, void (i32)** %2, align 8, !dbg !563
  ret void (i32)* %3, !dbg !564
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat !dbg !565 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !566
  ret i32* %3, !dbg !567
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #1 comdat align 2 !dbg !568 {
  %4 = alloca %"struct.std::thread::_State_impl"*, align 8
  %5 = alloca void (i32)*, align 8
  %6 = alloca i32*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %4, align 8
  store void (i32)* %1, void (i32)** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %4, align 8
  %8 = bitcast %"struct.std::thread::_State_impl"* %7 to %"struct.std::thread::_State"*, !dbg !569
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %8) #2, !dbg !570
  %9 = bitcast %"struct.std::thread::_State_impl"* %7 to i32 (...)***, !dbg !569
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !569
  %10 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %7, i32 0, i32 1, !dbg !571
  %11 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %10, i32 0, i32 0, !dbg !572
  %12 = load void (i32)*, void (i32)** %5, align 8, !dbg !573
  %13 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %12) #2, !dbg !574
  %14 = load i32*, i32** %6, align 8, !dbg !573
  %15 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %14) #2, !dbg !574
  call void @_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_(%"class.std::tuple.3"* noundef nonnull align 8 dereferenceable(16) %11, void (i32)* noundef nonnull %13, i32* noundef nonnull align 4 dereferenceable(4) %15) #2, !dbg !575
  ret void, !dbg !576
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !577 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !579
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !580
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !579

8:                                                ; preds = %2
  ret void, !dbg !581

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !579
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !579
  call void @__clang_call_terminate(i8* %11) #16, !dbg !579
  unreachable, !dbg !579
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !582 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !583
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !583
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !584
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !585
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !586
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !586
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !587
  br i1 %10, label %11, label %17, !dbg !586

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !588
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !589
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #2, !dbg !590
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !590
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !588

16:                                               ; preds = %11
  br label %17, !dbg !588

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !591
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !592
  ret void, !dbg !593

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !588
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !588
  call void @__clang_call_terminate(i8* %21) #16, !dbg !588
  unreachable, !dbg !588
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !594 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !595
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !595
  ret void, !dbg !595
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_(%"class.std::tuple.3"* noundef nonnull align 8 dereferenceable(16) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !596 {
  %4 = alloca %"class.std::tuple.3"*, align 8
  %5 = alloca void (i32)*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::tuple.3"* %0, %"class.std::tuple.3"** %4, align 8
  store void (i32)* %1, void (i32)** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"class.std::tuple.3"*, %"class.std::tuple.3"** %4, align 8
  %8 = bitcast %"class.std::tuple.3"* %7 to %"struct.std::_Tuple_impl.4"*, !dbg !598
  %9 = load void (i32)*, void (i32)** %5, align 8, !dbg !599
  %10 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %9) #2, !dbg !600
  %11 = load i32*, i32** %6, align 8, !dbg !601
  %12 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %11) #2, !dbg !602
  invoke void @_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %8, void (i32)* noundef nonnull %10, i32* noundef nonnull align 4 dereferenceable(4) %12)
          to label %13 unwind label %14, !dbg !603

13:                                               ; preds = %3
  ret void, !dbg !604

14:                                               ; preds = %3
  %15 = landingpad { i8*, i32 }
          catch i8* null, !dbg !603
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !603
  call void @__clang_call_terminate(i8* %16) #16, !dbg !603
  unreachable, !dbg !603
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !605 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !606
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !606
  ret void, !dbg !606
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !607 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %3) #2, !dbg !608
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !608
  call void @_ZdlPv(i8* noundef %4) #18, !dbg !608
  ret void, !dbg !608
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 !dbg !609 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !610
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %4), !dbg !610
  ret void, !dbg !611
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 !dbg !612 {
  %4 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  %5 = alloca void (i32)*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca void (i32)*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %4, align 8
  store void (i32)* %1, void (i32)** %5, align 8
  store i32* %2, i32** %6, align 8
  %8 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %4, align 8
  %9 = bitcast %"struct.std::_Tuple_impl.4"* %8 to %"struct.std::_Tuple_impl.5"*, !dbg !613
  %10 = load i32*, i32** %6, align 8, !dbg !614
  %11 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %10) #2, !dbg !615
  call void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %9, i32* noundef nonnull align 4 dereferenceable(4) %11), !dbg !616
  %12 = bitcast %"struct.std::_Tuple_impl.4"* %8 to i8*, !dbg !613
  %13 = getelementptr inbounds i8, i8* %12, i64 8, !dbg !613
  %14 = bitcast i8* %13 to %"struct.std::_Head_base.7"*, !dbg !613
  %15 = load void (i32)*, void (i32)** %5, align 8, !dbg !617
  %16 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %15) #2, !dbg !618
  store void (i32)* %16, void (i32)** %7, align 8, !dbg !618
  call void @_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %14, void (i32)** noundef nonnull align 8 dereferenceable(8) %7), !dbg !619
  ret void, !dbg !620
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #5 comdat align 2 !dbg !621 {
  %3 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.5"* %5 to %"struct.std::_Head_base.6"*, !dbg !622
  %7 = load i32*, i32** %4, align 8, !dbg !623
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #2, !dbg !624
  call void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.6"* noundef nonnull align 4 dereferenceable(4) %6, i32* noundef nonnull align 4 dereferenceable(4) %8), !dbg !625
  ret void, !dbg !626
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %0, void (i32)** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 !dbg !627 {
  %3 = alloca %"struct.std::_Head_base.7"*, align 8
  %4 = alloca void (i32)**, align 8
  store %"struct.std::_Head_base.7"* %0, %"struct.std::_Head_base.7"** %3, align 8
  store void (i32)** %1, void (i32)*** %4, align 8
  %5 = load %"struct.std::_Head_base.7"*, %"struct.std::_Head_base.7"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.7", %"struct.std::_Head_base.7"* %5, i32 0, i32 0, !dbg !628
  %7 = load void (i32)**, void (i32)*** %4, align 8, !dbg !629
  %8 = load void (i32)*, void (i32)** %7, align 8, !dbg !629
  store void (i32)* %8, void (i32)** %6, align 8, !dbg !628
  ret void, !dbg !630
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.6"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #1 comdat align 2 !dbg !631 {
  %3 = alloca %"struct.std::_Head_base.6"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %5, i32 0, i32 0, !dbg !632
  %7 = load i32*, i32** %4, align 8, !dbg !633
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #2, !dbg !634
  %9 = load i32, i32* %8, align 4, !dbg !634
  store i32 %9, i32* %6, align 4, !dbg !632
  ret void, !dbg !635
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %0) #4 comdat align 2 !dbg !636 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %4), !dbg !637
  ret void, !dbg !638
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %0) #4 comdat align 2 !dbg !639 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !640
  %6 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.3"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.3"* noundef nonnull align 8 dereferenceable(16) %5) #2, !dbg !641
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.3"* noundef nonnull align 8 dereferenceable(16) %6) #2, !dbg !642
  %8 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !640
  %9 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.3"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.3"* noundef nonnull align 8 dereferenceable(16) %8) #2, !dbg !641
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.3"* noundef nonnull align 8 dereferenceable(16) %9) #2, !dbg !642
  call void @_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void (i32)** noundef nonnull align 8 dereferenceable(8) %7, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !643
  ret void, !dbg !644
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void (i32)** noundef nonnull align 8 dereferenceable(8) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #4 comdat !dbg !645 {
  %3 = alloca void (i32)**, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"struct.std::__invoke_other", align 1
  store void (i32)** %0, void (i32)*** %3, align 8
  store i32* %1, i32** %4, align 8
  %6 = load void (i32)**, void (i32)*** %3, align 8, !dbg !647
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !648
  %8 = load i32*, i32** %4, align 8, !dbg !649
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #2, !dbg !650
  call void @_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_(void (i32)** noundef nonnull align 8 dereferenceable(8) %7, i32* noundef nonnull align 4 dereferenceable(4) %9), !dbg !651
  ret void, !dbg !652
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.3"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !653 {
  %2 = alloca %"class.std::tuple.3"*, align 8
  store %"class.std::tuple.3"* %0, %"class.std::tuple.3"** %2, align 8
  %3 = load %"class.std::tuple.3"*, %"class.std::tuple.3"** %2, align 8, !dbg !654
  %4 = bitcast %"class.std::tuple.3"* %3 to %"struct.std::_Tuple_impl.4"*, !dbg !654
  %5 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %4) #2, !dbg !655
  %6 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %5) #2, !dbg !656
  ret void (i32)** %6, !dbg !657
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.3"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.3"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !658 {
  %2 = alloca %"class.std::tuple.3"*, align 8
  store %"class.std::tuple.3"* %0, %"class.std::tuple.3"** %2, align 8
  %3 = load %"class.std::tuple.3"*, %"class.std::tuple.3"** %2, align 8, !dbg !659
  ret %"class.std::tuple.3"* %3, !dbg !660
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.3"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !661 {
  %2 = alloca %"class.std::tuple.3"*, align 8
  store %"class.std::tuple.3"* %0, %"class.std::tuple.3"** %2, align 8
  %3 = load %"class.std::tuple.3"*, %"class.std::tuple.3"** %2, align 8, !dbg !662
  %4 = bitcast %"class.std::tuple.3"* %3 to %"struct.std::_Tuple_impl.5"*, !dbg !662
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %4) #2, !dbg !663
  %6 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %5) #2, !dbg !664
  ret i32* %6, !dbg !665
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_(void (i32)** noundef nonnull align 8 dereferenceable(8) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #4 comdat !dbg !666 {
  %3 = alloca %"struct.std::__invoke_other", align 1
  %4 = alloca void (i32)**, align 8
  %5 = alloca i32*, align 8
  store void (i32)** %0, void (i32)*** %4, align 8
  store i32* %1, i32** %5, align 8
  %6 = load void (i32)**, void (i32)*** %4, align 8, !dbg !667
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !668
  %8 = load void (i32)*, void (i32)** %7, align 8, !dbg !668
  %9 = load i32*, i32** %5, align 8, !dbg !669
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %9) #2, !dbg !670
  %11 = load i32, i32* %10, align 4, !dbg !670
  call void %8(i32 noundef %11), !dbg !668
  ret void, !dbg !671
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !672 {
  %2 = alloca void (i32)**, align 8
  store void (i32)** %0, void (i32)*** %2, align 8
  %3 = load void (i32)**, void (i32)*** %2, align 8, !dbg !673
  ret void (i32)** %3, !dbg !674
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !675 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !676
  %4 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %3) #2, !dbg !677
  ret void (i32)** %4, !dbg !678
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 !dbg !679 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !680
  %4 = bitcast %"struct.std::_Tuple_impl.4"* %3 to i8*, !dbg !680
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !680
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.7"*, !dbg !680
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !681
  ret void (i32)** %7, !dbg !682
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !683 {
  %2 = alloca %"struct.std::_Head_base.7"*, align 8
  store %"struct.std::_Head_base.7"* %0, %"struct.std::_Head_base.7"** %2, align 8
  %3 = load %"struct.std::_Head_base.7"*, %"struct.std::_Head_base.7"** %2, align 8, !dbg !684
  %4 = getelementptr inbounds %"struct.std::_Head_base.7", %"struct.std::_Head_base.7"* %3, i32 0, i32 0, !dbg !685
  ret void (i32)** %4, !dbg !686
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat !dbg !687 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !688
  %4 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %3) #2, !dbg !689
  ret i32* %4, !dbg !690
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat align 2 !dbg !691 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !692
  %4 = bitcast %"struct.std::_Tuple_impl.5"* %3 to %"struct.std::_Head_base.6"*, !dbg !692
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.6"* noundef nonnull align 4 dereferenceable(4) %4) #2, !dbg !693
  ret i32* %5, !dbg !694
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.6"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat align 2 !dbg !695 {
  %2 = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %2, align 8
  %3 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %2, align 8, !dbg !696
  %4 = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %3, i32 0, i32 0, !dbg !697
  ret i32* %4, !dbg !698
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 !dbg !699 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !700
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !700
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !700
  ret void, !dbg !700
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !701 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !702
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !702
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !703
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #2, !dbg !704
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !705
  ret void, !dbg !706
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !707 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !708
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !709

5:                                                ; preds = %1
  ret void, !dbg !710

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !709
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !709
  call void @__clang_call_terminate(i8* %8) #16, !dbg !709
  unreachable, !dbg !709
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !711 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !712
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !713
  ret %"struct.std::thread::_State"** %5, !dbg !714
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !715 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.1"*, !dbg !716
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !717
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.2"*, !dbg !716
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.2"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !718
  ret void, !dbg !719
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !720 {
  %2 = alloca %"struct.std::_Tuple_impl.1"*, align 8
  store %"struct.std::_Tuple_impl.1"* %0, %"struct.std::_Tuple_impl.1"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.1"*, %"struct.std::_Tuple_impl.1"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.1"* %3 to %"struct.std::_Head_base"*, !dbg !721
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !722
  ret void, !dbg !723
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.2"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !724 {
  %2 = alloca %"struct.std::_Head_base.2"*, align 8
  store %"struct.std::_Head_base.2"* %0, %"struct.std::_Head_base.2"** %2, align 8
  %3 = load %"struct.std::_Head_base.2"*, %"struct.std::_Head_base.2"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.2", %"struct.std::_Head_base.2"* %3, i32 0, i32 0, !dbg !725
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !725
  ret void, !dbg !726
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !727 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !728
  ret void, !dbg !729
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !730 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !731
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !731
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !732
  ret %"struct.std::thread::_State"** %5, !dbg !733
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !734 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !735
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !736
  ret %"struct.std::thread::_State"** %4, !dbg !737
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !738 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !739
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.2"*, !dbg !739
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.2"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !740
  ret %"struct.std::thread::_State"** %5, !dbg !741
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.2"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !742 {
  %2 = alloca %"struct.std::_Head_base.2"*, align 8
  store %"struct.std::_Head_base.2"* %0, %"struct.std::_Head_base.2"** %2, align 8
  %3 = load %"struct.std::_Head_base.2"*, %"struct.std::_Head_base.2"** %2, align 8, !dbg !743
  %4 = getelementptr inbounds %"struct.std::_Head_base.2", %"struct.std::_Head_base.2"* %3, i32 0, i32 0, !dbg !744
  ret %"struct.std::thread::_State"** %4, !dbg !745
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !746 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !747
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !747
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #2, !dbg !748
  ret %"struct.std::default_delete"* %6, !dbg !749
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #7 comdat align 2 !dbg !750 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !751
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !752
  br i1 %7, label %13, label %8, !dbg !752

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !752
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !752
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !752
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !752
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !752
  br label %13, !dbg !752

13:                                               ; preds = %8, %2
  ret void, !dbg !753
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !754 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !755
  ret %"struct.std::thread::_State"** %3, !dbg !756
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !757 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !758
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !759
  ret %"struct.std::default_delete"* %5, !dbg !760
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !761 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !762
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.1"*, !dbg !762
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !763
  ret %"struct.std::default_delete"* %5, !dbg !764
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat !dbg !765 {
  %2 = alloca %"struct.std::_Tuple_impl.1"*, align 8
  store %"struct.std::_Tuple_impl.1"* %0, %"struct.std::_Tuple_impl.1"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.1"*, %"struct.std::_Tuple_impl.1"** %2, align 8, !dbg !766
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %3) #2, !dbg !767
  ret %"struct.std::default_delete"* %4, !dbg !768
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !769 {
  %2 = alloca %"struct.std::_Tuple_impl.1"*, align 8
  store %"struct.std::_Tuple_impl.1"* %0, %"struct.std::_Tuple_impl.1"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.1"*, %"struct.std::_Tuple_impl.1"** %2, align 8, !dbg !770
  %4 = bitcast %"struct.std::_Tuple_impl.1"* %3 to %"struct.std::_Head_base"*, !dbg !770
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !771
  ret %"struct.std::default_delete"* %5, !dbg !772
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !773 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !774
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !775
  ret %"struct.std::default_delete"* %4, !dbg !776
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_cpp_shared_ptr_apart.cpp() #0 section ".text.startup" !dbg !777 {
  call void @__cxx_global_var_init(), !dbg !778
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline noreturn nounwind }
attributes #9 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { argmemonly nofree nounwind willreturn }
attributes #12 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { cold noreturn nounwind }
attributes #15 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { noreturn nounwind }
attributes #17 = { builtin allocsize(0) }
attributes #18 = { builtin nounwind }
attributes #19 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-shared-ptr-apart.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "cb12573b48889d0d29ba5a33485b4b0d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!11 = !DIFile(filename: "cpp-shared-ptr-apart.cpp", directory: ".")
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 0, scope: !10)
!15 = distinct !DISubprogram(name: "__cxx_global_array_dtor", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!16 = !DILocation(line: 0, scope: !15)
!17 = distinct !DISubprogram(name: "~shared_ptr", scope: !18, file: !18, line: 175, type: !12, scopeLine: 175, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!18 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "88e13dbb751546443834154ec05bc922")
!19 = !DILocation(line: 175, column: 11, scope: !17)
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!21 = !DILocation(line: 17, column: 21, scope: !20)
!22 = !DILocation(line: 17, column: 14, scope: !20)
!23 = !DILocation(line: 17, column: 32, scope: !20)
!24 = !DILocation(line: 17, column: 25, scope: !20)
!25 = !DILocation(line: 18, column: 4, scope: !20)
!26 = !DILocation(line: 19, column: 4, scope: !20)
!27 = !DILocation(line: 20, column: 1, scope: !20)
!28 = distinct !DISubprogram(name: "act", scope: !1, file: !1, line: 9, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!29 = !DILocation(line: 11, column: 23, scope: !28)
!30 = !DILocation(line: 11, column: 21, scope: !28)
!31 = !DILocation(line: 11, column: 27, scope: !28)
!32 = !DILocation(line: 11, column: 2, scope: !28)
!33 = !DILocation(line: 12, column: 2, scope: !28)
!34 = !DILocation(line: 13, column: 1, scope: !28)
!35 = distinct !DISubprogram(name: "thread<void (&)(int), int, void>", scope: !36, file: !36, line: 126, type: !12, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!36 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!37 = !DILocation(line: 126, column: 7, scope: !35)
!38 = !DILocation(line: 137, column: 7, scope: !35)
!39 = !DILocation(line: 142, column: 29, scope: !35)
!40 = !DILocation(line: 143, column: 32, scope: !35)
!41 = !DILocation(line: 143, column: 8, scope: !35)
!42 = !DILocation(line: 143, column: 58, scope: !35)
!43 = !DILocation(line: 143, column: 38, scope: !35)
!44 = !DILocation(line: 142, column: 33, scope: !35)
!45 = !DILocation(line: 142, column: 18, scope: !35)
!46 = !DILocation(line: 142, column: 2, scope: !35)
!47 = !DILocation(line: 145, column: 7, scope: !35)
!48 = distinct !DISubprogram(name: "~thread", scope: !36, file: !36, line: 148, type: !12, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!49 = !DILocation(line: 150, column: 11, scope: !48)
!50 = !DILocation(line: 312, column: 5, scope: !51, inlinedAt: !53)
!51 = distinct !DISubprogram(name: "__terminate", scope: !52, file: !52, line: 309, type: !12, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!52 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!53 = distinct !DILocation(line: 151, column: 2, scope: !48)
!54 = !DILocation(line: 151, column: 2, scope: !48)
!55 = !DILocation(line: 152, column: 5, scope: !48)
!56 = distinct !DISubprogram(name: "~__shared_ptr", scope: !57, file: !57, line: 1524, type: !12, scopeLine: 1524, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!57 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr_base.h", directory: "", checksumkind: CSK_MD5, checksum: "e2b63a5b49d3c553c17b8b8d80272b6f")
!58 = !DILocation(line: 1524, column: 31, scope: !56)
!59 = distinct !DISubprogram(name: "~__shared_count", scope: !57, file: !57, line: 1068, type: !12, scopeLine: 1069, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!60 = !DILocation(line: 1070, column: 6, scope: !59)
!61 = !DILocation(line: 1070, column: 12, scope: !59)
!62 = !DILocation(line: 1071, column: 4, scope: !59)
!63 = !DILocation(line: 1071, column: 11, scope: !59)
!64 = !DILocation(line: 1072, column: 7, scope: !59)
!65 = distinct !DISubprogram(name: "_M_release", scope: !57, file: !57, line: 317, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!66 = !DILocation(line: 321, column: 22, scope: !65)
!67 = !DILocation(line: 324, column: 22, scope: !65)
!68 = !DILocation(line: 328, column: 22, scope: !65)
!69 = !DILocation(line: 331, column: 18, scope: !65)
!70 = !DILocation(line: 332, column: 18, scope: !65)
!71 = !DILocation(line: 333, column: 24, scope: !65)
!72 = !DILocation(line: 334, column: 55, scope: !65)
!73 = !DILocation(line: 334, column: 25, scope: !65)
!74 = !DILocation(line: 334, column: 9, scope: !65)
!75 = !DILocation(line: 337, column: 24, scope: !65)
!76 = !DILocation(line: 337, column: 8, scope: !65)
!77 = !DILocation(line: 337, column: 57, scope: !65)
!78 = !DILocation(line: 343, column: 24, scope: !65)
!79 = !DILocation(line: 343, column: 37, scope: !65)
!80 = !DILocation(line: 343, column: 8, scope: !65)
!81 = !DILocation(line: 343, column: 22, scope: !65)
!82 = !DILocation(line: 346, column: 8, scope: !65)
!83 = !DILocation(line: 347, column: 8, scope: !65)
!84 = !DILocation(line: 348, column: 8, scope: !65)
!85 = !DILocation(line: 350, column: 48, scope: !65)
!86 = !DILocation(line: 52, column: 12, scope: !87, inlinedAt: !89)
!87 = distinct !DISubprogram(name: "__is_single_threaded", scope: !88, file: !88, line: 47, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!88 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/atomicity.h", directory: "")
!89 = distinct !DILocation(line: 98, column: 9, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !88, file: !88, line: 96, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!91 = distinct !DILocation(line: 350, column: 8, scope: !65)
!92 = !DILocation(line: 98, column: 9, scope: !90, inlinedAt: !91)
!93 = !DILocation(line: 99, column: 40, scope: !90, inlinedAt: !91)
!94 = !DILocation(line: 99, column: 47, scope: !90, inlinedAt: !91)
!95 = !DILocation(line: 84, column: 30, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !88, file: !88, line: 82, type: !12, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!97 = distinct !DILocation(line: 99, column: 14, scope: !90, inlinedAt: !91)
!98 = !DILocation(line: 84, column: 29, scope: !96, inlinedAt: !97)
!99 = !DILocation(line: 84, column: 18, scope: !96, inlinedAt: !97)
!100 = !DILocation(line: 85, column: 15, scope: !96, inlinedAt: !97)
!101 = !DILocation(line: 85, column: 6, scope: !96, inlinedAt: !97)
!102 = !DILocation(line: 85, column: 12, scope: !96, inlinedAt: !97)
!103 = !DILocation(line: 86, column: 12, scope: !96, inlinedAt: !97)
!104 = !DILocation(line: 99, column: 7, scope: !90, inlinedAt: !91)
!105 = !DILocation(line: 101, column: 33, scope: !90, inlinedAt: !91)
!106 = !DILocation(line: 101, column: 40, scope: !90, inlinedAt: !91)
!107 = !DILocation(line: 66, column: 31, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "__exchange_and_add", scope: !88, file: !88, line: 65, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!109 = distinct !DILocation(line: 101, column: 14, scope: !90, inlinedAt: !91)
!110 = !DILocation(line: 66, column: 38, scope: !108, inlinedAt: !109)
!111 = !DILocation(line: 66, column: 12, scope: !108, inlinedAt: !109)
!112 = !DILocation(line: 101, column: 7, scope: !90, inlinedAt: !91)
!113 = !DILocation(line: 102, column: 3, scope: !90, inlinedAt: !91)
!114 = !DILocation(line: 350, column: 66, scope: !65)
!115 = !DILocation(line: 350, column: 8, scope: !65)
!116 = !DILocation(line: 353, column: 8, scope: !65)
!117 = !DILocation(line: 354, column: 8, scope: !65)
!118 = !DILocation(line: 363, column: 5, scope: !65)
!119 = distinct !DISubprogram(name: "_M_release_last_use_cold", scope: !57, file: !57, line: 198, type: !12, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!120 = !DILocation(line: 199, column: 9, scope: !119)
!121 = !DILocation(line: 199, column: 32, scope: !119)
!122 = distinct !DISubprogram(name: "_M_release_last_use", scope: !57, file: !57, line: 172, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!123 = !DILocation(line: 175, column: 2, scope: !122)
!124 = !DILocation(line: 187, column: 46, scope: !122)
!125 = !DILocation(line: 52, column: 12, scope: !87, inlinedAt: !126)
!126 = distinct !DILocation(line: 98, column: 9, scope: !90, inlinedAt: !127)
!127 = distinct !DILocation(line: 187, column: 6, scope: !122)
!128 = !DILocation(line: 98, column: 9, scope: !90, inlinedAt: !127)
!129 = !DILocation(line: 99, column: 40, scope: !90, inlinedAt: !127)
!130 = !DILocation(line: 99, column: 47, scope: !90, inlinedAt: !127)
!131 = !DILocation(line: 84, column: 30, scope: !96, inlinedAt: !132)
!132 = distinct !DILocation(line: 99, column: 14, scope: !90, inlinedAt: !127)
!133 = !DILocation(line: 84, column: 29, scope: !96, inlinedAt: !132)
!134 = !DILocation(line: 84, column: 18, scope: !96, inlinedAt: !132)
!135 = !DILocation(line: 85, column: 15, scope: !96, inlinedAt: !132)
!136 = !DILocation(line: 85, column: 6, scope: !96, inlinedAt: !132)
!137 = !DILocation(line: 85, column: 12, scope: !96, inlinedAt: !132)
!138 = !DILocation(line: 86, column: 12, scope: !96, inlinedAt: !132)
!139 = !DILocation(line: 99, column: 7, scope: !90, inlinedAt: !127)
!140 = !DILocation(line: 101, column: 33, scope: !90, inlinedAt: !127)
!141 = !DILocation(line: 101, column: 40, scope: !90, inlinedAt: !127)
!142 = !DILocation(line: 66, column: 31, scope: !108, inlinedAt: !143)
!143 = distinct !DILocation(line: 101, column: 14, scope: !90, inlinedAt: !127)
!144 = !DILocation(line: 66, column: 38, scope: !108, inlinedAt: !143)
!145 = !DILocation(line: 66, column: 12, scope: !108, inlinedAt: !143)
!146 = !DILocation(line: 101, column: 7, scope: !90, inlinedAt: !127)
!147 = !DILocation(line: 102, column: 3, scope: !90, inlinedAt: !127)
!148 = !DILocation(line: 188, column: 14, scope: !122)
!149 = !DILocation(line: 187, column: 6, scope: !122)
!150 = !DILocation(line: 191, column: 6, scope: !122)
!151 = !DILocation(line: 192, column: 4, scope: !122)
!152 = !DILocation(line: 193, column: 7, scope: !122)
!153 = distinct !DISubprogram(name: "atomic_store<int>", scope: !154, file: !154, line: 148, type: !12, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!154 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr_atomic.h", directory: "", checksumkind: CSK_MD5, checksum: "0055e71b0787dcaf933281ad3214e716")
!155 = !DILocation(line: 149, column: 34, scope: !153)
!156 = !DILocation(line: 149, column: 39, scope: !153)
!157 = !DILocation(line: 149, column: 7, scope: !153)
!158 = !DILocation(line: 149, column: 78, scope: !153)
!159 = distinct !DISubprogram(name: "make_shared<int, int &>", scope: !18, file: !18, line: 1005, type: !12, scopeLine: 1006, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!160 = !DILocation(line: 1009, column: 58, scope: !159)
!161 = !DILocation(line: 1010, column: 29, scope: !159)
!162 = !DILocation(line: 1010, column: 9, scope: !159)
!163 = !DILocation(line: 1009, column: 14, scope: !159)
!164 = !DILocation(line: 1009, column: 7, scope: !159)
!165 = distinct !DISubprogram(name: "atomic_load<int>", scope: !154, file: !154, line: 111, type: !12, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!166 = !DILocation(line: 112, column: 40, scope: !165)
!167 = !DILocation(line: 112, column: 14, scope: !165)
!168 = !DILocation(line: 112, column: 7, scope: !165)
!169 = distinct !DISubprogram(name: "operator*", scope: !57, file: !57, line: 1347, type: !12, scopeLine: 1348, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!170 = !DILocation(line: 1349, column: 2, scope: !169)
!171 = !DILocation(line: 1350, column: 10, scope: !169)
!172 = !DILocation(line: 1350, column: 2, scope: !169)
!173 = distinct !DISubprogram(name: "atomic_store_explicit<int>", scope: !154, file: !154, line: 139, type: !12, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!174 = !DILocation(line: 142, column: 25, scope: !173)
!175 = !DILocation(line: 142, column: 18, scope: !173)
!176 = !DILocation(line: 143, column: 7, scope: !173)
!177 = !DILocation(line: 143, column: 12, scope: !173)
!178 = !DILocation(line: 143, column: 17, scope: !173)
!179 = !DILocation(line: 144, column: 5, scope: !173)
!180 = distinct !DISubprogram(name: "move<std::shared_ptr<int> &>", scope: !181, file: !181, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!181 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!182 = !DILocation(line: 105, column: 71, scope: !180)
!183 = !DILocation(line: 105, column: 7, scope: !180)
!184 = distinct !DISubprogram(name: "shared_ptr", scope: !18, file: !18, line: 359, type: !12, scopeLine: 360, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!185 = !DILocation(line: 360, column: 43, scope: !184)
!186 = !DILocation(line: 360, column: 37, scope: !184)
!187 = !DILocation(line: 360, column: 27, scope: !184)
!188 = !DILocation(line: 360, column: 9, scope: !184)
!189 = !DILocation(line: 360, column: 45, scope: !184)
!190 = distinct !DISubprogram(name: "swap", scope: !57, file: !57, line: 1684, type: !12, scopeLine: 1685, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!191 = !DILocation(line: 1686, column: 12, scope: !190)
!192 = !DILocation(line: 1686, column: 20, scope: !190)
!193 = !DILocation(line: 1686, column: 28, scope: !190)
!194 = !DILocation(line: 1686, column: 2, scope: !190)
!195 = !DILocation(line: 1687, column: 2, scope: !190)
!196 = !DILocation(line: 1687, column: 22, scope: !190)
!197 = !DILocation(line: 1687, column: 30, scope: !190)
!198 = !DILocation(line: 1687, column: 14, scope: !190)
!199 = !DILocation(line: 1688, column: 7, scope: !190)
!200 = distinct !DISubprogram(name: "swap<int *>", scope: !181, file: !181, line: 196, type: !12, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!201 = !DILocation(line: 204, column: 19, scope: !200)
!202 = !DILocation(line: 204, column: 11, scope: !200)
!203 = !DILocation(line: 205, column: 13, scope: !200)
!204 = !DILocation(line: 205, column: 7, scope: !200)
!205 = !DILocation(line: 205, column: 11, scope: !200)
!206 = !DILocation(line: 206, column: 13, scope: !200)
!207 = !DILocation(line: 206, column: 7, scope: !200)
!208 = !DILocation(line: 206, column: 11, scope: !200)
!209 = !DILocation(line: 207, column: 5, scope: !200)
!210 = distinct !DISubprogram(name: "_M_swap", scope: !57, file: !57, line: 1097, type: !12, scopeLine: 1098, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!211 = !DILocation(line: 1099, column: 33, scope: !210)
!212 = !DILocation(line: 1099, column: 37, scope: !210)
!213 = !DILocation(line: 1099, column: 25, scope: !210)
!214 = !DILocation(line: 1100, column: 14, scope: !210)
!215 = !DILocation(line: 1100, column: 2, scope: !210)
!216 = !DILocation(line: 1100, column: 6, scope: !210)
!217 = !DILocation(line: 1100, column: 12, scope: !210)
!218 = !DILocation(line: 1101, column: 10, scope: !210)
!219 = !DILocation(line: 1101, column: 2, scope: !210)
!220 = !DILocation(line: 1101, column: 8, scope: !210)
!221 = !DILocation(line: 1102, column: 7, scope: !210)
!222 = distinct !DISubprogram(name: "move<int *&>", scope: !181, file: !181, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!223 = !DILocation(line: 105, column: 71, scope: !222)
!224 = !DILocation(line: 105, column: 7, scope: !222)
!225 = distinct !DISubprogram(name: "__shared_ptr", scope: !57, file: !57, line: 1531, type: !12, scopeLine: 1533, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!226 = !DILocation(line: 1533, column: 7, scope: !225)
!227 = !DILocation(line: 1532, column: 9, scope: !225)
!228 = !DILocation(line: 1532, column: 16, scope: !225)
!229 = !DILocation(line: 1532, column: 20, scope: !225)
!230 = !DILocation(line: 1532, column: 29, scope: !225)
!231 = !DILocation(line: 1534, column: 2, scope: !225)
!232 = !DILocation(line: 1534, column: 22, scope: !225)
!233 = !DILocation(line: 1534, column: 26, scope: !225)
!234 = !DILocation(line: 1534, column: 14, scope: !225)
!235 = !DILocation(line: 1535, column: 2, scope: !225)
!236 = !DILocation(line: 1535, column: 6, scope: !225)
!237 = !DILocation(line: 1535, column: 13, scope: !225)
!238 = !DILocation(line: 1536, column: 7, scope: !225)
!239 = distinct !DISubprogram(name: "__shared_count", scope: !57, file: !57, line: 908, type: !12, scopeLine: 909, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!240 = !DILocation(line: 908, column: 45, scope: !239)
!241 = !DILocation(line: 909, column: 9, scope: !239)
!242 = distinct !DISubprogram(name: "forward<int &>", scope: !181, file: !181, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!243 = !DILocation(line: 78, column: 33, scope: !242)
!244 = !DILocation(line: 78, column: 7, scope: !242)
!245 = distinct !DISubprogram(name: "shared_ptr<std::allocator<void>, int &>", scope: !18, file: !18, line: 463, type: !12, scopeLine: 465, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!246 = !DILocation(line: 465, column: 2, scope: !245)
!247 = !DILocation(line: 464, column: 22, scope: !245)
!248 = !DILocation(line: 464, column: 49, scope: !245)
!249 = !DILocation(line: 464, column: 29, scope: !245)
!250 = !DILocation(line: 464, column: 4, scope: !245)
!251 = !DILocation(line: 465, column: 4, scope: !245)
!252 = distinct !DISubprogram(name: "__shared_ptr<std::allocator<void>, int &>", scope: !57, file: !57, line: 1711, type: !12, scopeLine: 1713, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!253 = !DILocation(line: 1713, column: 2, scope: !252)
!254 = !DILocation(line: 1712, column: 4, scope: !252)
!255 = !DILocation(line: 1712, column: 14, scope: !252)
!256 = !DILocation(line: 1712, column: 26, scope: !252)
!257 = !DILocation(line: 1712, column: 34, scope: !252)
!258 = !DILocation(line: 1712, column: 61, scope: !252)
!259 = !DILocation(line: 1712, column: 41, scope: !252)
!260 = !DILocation(line: 1713, column: 36, scope: !252)
!261 = !DILocation(line: 1713, column: 4, scope: !252)
!262 = !DILocation(line: 1713, column: 45, scope: !252)
!263 = distinct !DISubprogram(name: "__shared_count<int, std::allocator<void>, int &>", scope: !57, file: !57, line: 964, type: !12, scopeLine: 966, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!264 = !DILocation(line: 968, column: 52, scope: !263)
!265 = !DILocation(line: 968, column: 43, scope: !263)
!266 = !DILocation(line: 969, column: 19, scope: !263)
!267 = !DILocation(line: 970, column: 33, scope: !263)
!268 = !DILocation(line: 970, column: 17, scope: !263)
!269 = !DILocation(line: 971, column: 23, scope: !263)
!270 = !DILocation(line: 971, column: 16, scope: !263)
!271 = !DILocation(line: 972, column: 22, scope: !263)
!272 = !DILocation(line: 972, column: 48, scope: !263)
!273 = !DILocation(line: 972, column: 28, scope: !263)
!274 = !DILocation(line: 972, column: 6, scope: !263)
!275 = !DILocation(line: 971, column: 9, scope: !263)
!276 = !DILocation(line: 973, column: 12, scope: !263)
!277 = !DILocation(line: 974, column: 12, scope: !263)
!278 = !DILocation(line: 974, column: 4, scope: !263)
!279 = !DILocation(line: 974, column: 10, scope: !263)
!280 = !DILocation(line: 975, column: 10, scope: !263)
!281 = !DILocation(line: 975, column: 16, scope: !263)
!282 = !DILocation(line: 975, column: 4, scope: !263)
!283 = !DILocation(line: 975, column: 8, scope: !263)
!284 = !DILocation(line: 976, column: 2, scope: !263)
!285 = distinct !DISubprogram(name: "_M_enable_shared_from_this_with<int, int>", scope: !57, file: !57, line: 1765, type: !12, scopeLine: 1766, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!286 = !DILocation(line: 1766, column: 4, scope: !285)
!287 = distinct !DISubprogram(name: "allocator<void>", scope: !288, file: !288, line: 169, type: !12, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!288 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6fa856a93062ce2b39cf0c9a3a6a3468")
!289 = !DILocation(line: 169, column: 53, scope: !287)
!290 = !DILocation(line: 169, column: 2, scope: !287)
!291 = !DILocation(line: 169, column: 55, scope: !287)
!292 = distinct !DISubprogram(name: "__allocate_guarded<std::allocator<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> > >", scope: !293, file: !293, line: 96, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!293 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocated_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "6c08ea97cd0ca641b7c6a4e7a687cd0e")
!294 = !DILocation(line: 98, column: 16, scope: !292)
!295 = !DILocation(line: 98, column: 61, scope: !292)
!296 = !DILocation(line: 98, column: 21, scope: !292)
!297 = !DILocation(line: 98, column: 14, scope: !292)
!298 = !DILocation(line: 98, column: 7, scope: !292)
!299 = distinct !DISubprogram(name: "get", scope: !293, file: !293, line: 86, type: !12, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!300 = !DILocation(line: 86, column: 52, scope: !299)
!301 = !DILocation(line: 86, column: 34, scope: !299)
!302 = !DILocation(line: 86, column: 27, scope: !299)
!303 = distinct !DISubprogram(name: "_Sp_counted_ptr_inplace<int &>", scope: !57, file: !57, line: 599, type: !12, scopeLine: 601, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!304 = !DILocation(line: 601, column: 2, scope: !303)
!305 = !DILocation(line: 599, column: 2, scope: !303)
!306 = !DILocation(line: 600, column: 4, scope: !303)
!307 = !DILocation(line: 604, column: 45, scope: !303)
!308 = !DILocation(line: 605, column: 28, scope: !303)
!309 = !DILocation(line: 605, column: 8, scope: !303)
!310 = !DILocation(line: 604, column: 4, scope: !303)
!311 = !DILocation(line: 606, column: 2, scope: !303)
!312 = distinct !DISubprogram(name: "operator=", scope: !293, file: !293, line: 79, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!313 = !DILocation(line: 81, column: 2, scope: !312)
!314 = !DILocation(line: 81, column: 9, scope: !312)
!315 = !DILocation(line: 82, column: 2, scope: !312)
!316 = distinct !DISubprogram(name: "_M_ptr", scope: !57, file: !57, line: 650, type: !12, scopeLine: 650, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!317 = !DILocation(line: 650, column: 39, scope: !316)
!318 = !DILocation(line: 650, column: 47, scope: !316)
!319 = !DILocation(line: 650, column: 58, scope: !316)
!320 = !DILocation(line: 650, column: 32, scope: !316)
!321 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !293, file: !293, line: 71, type: !12, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!322 = !DILocation(line: 73, column: 6, scope: !321)
!323 = !DILocation(line: 73, column: 13, scope: !321)
!324 = !DILocation(line: 74, column: 47, scope: !321)
!325 = !DILocation(line: 74, column: 57, scope: !321)
!326 = !DILocation(line: 74, column: 4, scope: !321)
!327 = !DILocation(line: 75, column: 7, scope: !321)
!328 = distinct !DISubprogram(name: "~allocator", scope: !288, file: !288, line: 174, type: !12, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!329 = !DILocation(line: 174, column: 39, scope: !328)
!330 = distinct !DISubprogram(name: "__new_allocator", scope: !331, file: !331, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!331 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!332 = !DILocation(line: 80, column: 49, scope: !330)
!333 = distinct !DISubprogram(name: "allocate", scope: !334, file: !334, line: 463, type: !12, scopeLine: 464, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!334 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!335 = !DILocation(line: 464, column: 16, scope: !333)
!336 = !DILocation(line: 464, column: 29, scope: !333)
!337 = !DILocation(line: 464, column: 20, scope: !333)
!338 = !DILocation(line: 464, column: 9, scope: !333)
!339 = distinct !DISubprogram(name: "__allocated_ptr", scope: !293, file: !293, line: 53, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!340 = !DILocation(line: 54, column: 9, scope: !339)
!341 = !DILocation(line: 54, column: 35, scope: !339)
!342 = !DILocation(line: 54, column: 18, scope: !339)
!343 = !DILocation(line: 54, column: 42, scope: !339)
!344 = !DILocation(line: 54, column: 49, scope: !339)
!345 = !DILocation(line: 55, column: 9, scope: !339)
!346 = distinct !DISubprogram(name: "allocate", scope: !331, file: !331, line: 112, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!347 = !DILocation(line: 120, column: 23, scope: !346)
!348 = !DILocation(line: 120, column: 35, scope: !346)
!349 = !DILocation(line: 120, column: 27, scope: !346)
!350 = !DILocation(line: 120, column: 6, scope: !346)
!351 = !DILocation(line: 124, column: 10, scope: !346)
!352 = !DILocation(line: 124, column: 14, scope: !346)
!353 = !DILocation(line: 125, column: 8, scope: !346)
!354 = !DILocation(line: 126, column: 6, scope: !346)
!355 = !DILocation(line: 137, column: 49, scope: !346)
!356 = !DILocation(line: 137, column: 53, scope: !346)
!357 = !DILocation(line: 137, column: 27, scope: !346)
!358 = !DILocation(line: 137, column: 9, scope: !346)
!359 = !DILocation(line: 137, column: 2, scope: !346)
!360 = distinct !DISubprogram(name: "_M_max_size", scope: !331, file: !331, line: 210, type: !12, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!361 = !DILocation(line: 213, column: 2, scope: !360)
!362 = distinct !DISubprogram(name: "__addressof<std::allocator<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> > >", scope: !181, file: !181, line: 49, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!363 = !DILocation(line: 50, column: 34, scope: !362)
!364 = !DILocation(line: 50, column: 7, scope: !362)
!365 = distinct !DISubprogram(name: "__to_address<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, __gnu_cxx::_S_atomic> >", scope: !366, file: !366, line: 228, type: !12, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!366 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ptr_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "9b5bf297da766c3f1b9b4657c4f62700")
!367 = !DILocation(line: 231, column: 14, scope: !365)
!368 = !DILocation(line: 231, column: 7, scope: !365)
!369 = distinct !DISubprogram(name: "_Sp_counted_base", scope: !57, file: !57, line: 129, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!370 = !DILocation(line: 130, column: 43, scope: !369)
!371 = !DILocation(line: 130, column: 9, scope: !369)
!372 = !DILocation(line: 130, column: 26, scope: !369)
!373 = !DILocation(line: 130, column: 45, scope: !369)
!374 = distinct !DISubprogram(name: "_Impl", scope: !57, file: !57, line: 587, type: !12, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!375 = !DILocation(line: 587, column: 53, scope: !374)
!376 = !DILocation(line: 587, column: 40, scope: !374)
!377 = !DILocation(line: 587, column: 11, scope: !374)
!378 = !DILocation(line: 587, column: 55, scope: !374)
!379 = distinct !DISubprogram(name: "construct<int, int &>", scope: !334, file: !334, line: 633, type: !12, scopeLine: 635, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!380 = !DILocation(line: 635, column: 20, scope: !379)
!381 = !DILocation(line: 635, column: 45, scope: !379)
!382 = !DILocation(line: 635, column: 25, scope: !379)
!383 = !DILocation(line: 635, column: 4, scope: !379)
!384 = !DILocation(line: 635, column: 58, scope: !379)
!385 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !57, file: !57, line: 608, type: !12, scopeLine: 608, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!386 = !DILocation(line: 608, column: 45, scope: !385)
!387 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !57, file: !57, line: 608, type: !12, scopeLine: 608, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!388 = !DILocation(line: 608, column: 43, scope: !387)
!389 = !DILocation(line: 608, column: 45, scope: !387)
!390 = distinct !DISubprogram(name: "_M_dispose", scope: !57, file: !57, line: 611, type: !12, scopeLine: 612, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!391 = !DILocation(line: 613, column: 36, scope: !390)
!392 = !DILocation(line: 613, column: 44, scope: !390)
!393 = !DILocation(line: 613, column: 56, scope: !390)
!394 = !DILocation(line: 613, column: 2, scope: !390)
!395 = !DILocation(line: 614, column: 7, scope: !390)
!396 = distinct !DISubprogram(name: "_M_destroy", scope: !57, file: !57, line: 618, type: !12, scopeLine: 619, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!397 = !DILocation(line: 620, column: 23, scope: !396)
!398 = !DILocation(line: 620, column: 31, scope: !396)
!399 = !DILocation(line: 620, column: 19, scope: !396)
!400 = !DILocation(line: 621, column: 36, scope: !396)
!401 = !DILocation(line: 622, column: 9, scope: !396)
!402 = !DILocation(line: 623, column: 7, scope: !396)
!403 = distinct !DISubprogram(name: "_M_get_deleter", scope: !57, file: !57, line: 631, type: !12, scopeLine: 632, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!404 = !DILocation(line: 633, column: 58, scope: !403)
!405 = !DILocation(line: 633, column: 7, scope: !403)
!406 = !DILocation(line: 638, column: 7, scope: !403)
!407 = !DILocation(line: 638, column: 16, scope: !403)
!408 = !DILocation(line: 638, column: 12, scope: !403)
!409 = !DILocation(line: 639, column: 6, scope: !403)
!410 = !DILocation(line: 641, column: 6, scope: !403)
!411 = !DILocation(line: 641, column: 11, scope: !403)
!412 = !DILocation(line: 638, column: 6, scope: !403)
!413 = !DILocation(line: 646, column: 11, scope: !403)
!414 = !DILocation(line: 646, column: 4, scope: !403)
!415 = !DILocation(line: 647, column: 2, scope: !403)
!416 = !DILocation(line: 648, column: 7, scope: !403)
!417 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !57, file: !57, line: 133, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!418 = !DILocation(line: 134, column: 9, scope: !417)
!419 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !57, file: !57, line: 133, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!420 = !DILocation(line: 134, column: 7, scope: !419)
!421 = distinct !DISubprogram(name: "_M_destroy", scope: !57, file: !57, line: 143, type: !12, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!422 = !DILocation(line: 144, column: 9, scope: !421)
!423 = !DILocation(line: 144, column: 22, scope: !421)
!424 = distinct !DISubprogram(name: "_Sp_ebo_helper", scope: !57, file: !57, line: 470, type: !12, scopeLine: 470, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!425 = !DILocation(line: 470, column: 60, scope: !424)
!426 = !DILocation(line: 470, column: 54, scope: !424)
!427 = !DILocation(line: 470, column: 62, scope: !424)
!428 = distinct !DISubprogram(name: "_Construct<int, int &>", scope: !429, file: !429, line: 109, type: !12, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!429 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!430 = !DILocation(line: 119, column: 20, scope: !428)
!431 = !DILocation(line: 119, column: 7, scope: !428)
!432 = !DILocation(line: 119, column: 49, scope: !428)
!433 = !DILocation(line: 119, column: 29, scope: !428)
!434 = !DILocation(line: 120, column: 5, scope: !428)
!435 = distinct !DISubprogram(name: "destroy<int>", scope: !334, file: !334, line: 646, type: !12, scopeLine: 648, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!436 = !DILocation(line: 648, column: 18, scope: !435)
!437 = !DILocation(line: 648, column: 4, scope: !435)
!438 = !DILocation(line: 648, column: 24, scope: !435)
!439 = distinct !DISubprogram(name: "_M_alloc", scope: !57, file: !57, line: 589, type: !12, scopeLine: 589, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!440 = !DILocation(line: 589, column: 55, scope: !439)
!441 = !DILocation(line: 589, column: 39, scope: !439)
!442 = !DILocation(line: 589, column: 32, scope: !439)
!443 = distinct !DISubprogram(name: "_Destroy<int>", scope: !429, file: !429, line: 146, type: !12, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!444 = !DILocation(line: 151, column: 7, scope: !443)
!445 = !DILocation(line: 153, column: 5, scope: !443)
!446 = distinct !DISubprogram(name: "_S_get", scope: !57, file: !57, line: 474, type: !12, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!447 = !DILocation(line: 474, column: 65, scope: !446)
!448 = !DILocation(line: 474, column: 40, scope: !446)
!449 = distinct !DISubprogram(name: "_S_ti", scope: !57, file: !57, line: 564, type: !12, scopeLine: 565, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!450 = !DILocation(line: 567, column: 7, scope: !449)
!451 = distinct !DISubprogram(name: "operator==", scope: !452, file: !452, line: 193, type: !12, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!452 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/typeinfo", directory: "")
!453 = !DILocation(line: 198, column: 9, scope: !451)
!454 = !DILocation(line: 198, column: 19, scope: !451)
!455 = !DILocation(line: 198, column: 25, scope: !451)
!456 = !DILocation(line: 198, column: 16, scope: !451)
!457 = !DILocation(line: 199, column: 7, scope: !451)
!458 = !DILocation(line: 206, column: 12, scope: !451)
!459 = !DILocation(line: 206, column: 22, scope: !451)
!460 = !DILocation(line: 206, column: 29, scope: !451)
!461 = !DILocation(line: 206, column: 50, scope: !451)
!462 = !DILocation(line: 206, column: 58, scope: !451)
!463 = !DILocation(line: 206, column: 64, scope: !451)
!464 = !DILocation(line: 206, column: 32, scope: !451)
!465 = !DILocation(line: 206, column: 72, scope: !451)
!466 = !DILocation(line: 0, scope: !451)
!467 = !DILocation(line: 206, column: 5, scope: !451)
!468 = !DILocation(line: 210, column: 3, scope: !451)
!469 = distinct !DISubprogram(name: "name", scope: !452, file: !452, line: 103, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!470 = !DILocation(line: 104, column: 14, scope: !469)
!471 = !DILocation(line: 104, column: 24, scope: !469)
!472 = !DILocation(line: 104, column: 33, scope: !469)
!473 = !DILocation(line: 104, column: 40, scope: !469)
!474 = !DILocation(line: 104, column: 46, scope: !469)
!475 = !DILocation(line: 104, column: 7, scope: !469)
!476 = distinct !DISubprogram(name: "_M_ptr", scope: !477, file: !477, line: 114, type: !12, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!477 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/aligned_buffer.h", directory: "")
!478 = !DILocation(line: 115, column: 34, scope: !476)
!479 = !DILocation(line: 115, column: 16, scope: !476)
!480 = !DILocation(line: 115, column: 9, scope: !476)
!481 = distinct !DISubprogram(name: "_M_addr", scope: !477, file: !477, line: 102, type: !12, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!482 = !DILocation(line: 104, column: 36, scope: !481)
!483 = !DILocation(line: 104, column: 35, scope: !481)
!484 = !DILocation(line: 104, column: 9, scope: !481)
!485 = distinct !DISubprogram(name: "deallocate", scope: !334, file: !334, line: 495, type: !12, scopeLine: 496, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!486 = !DILocation(line: 496, column: 9, scope: !485)
!487 = !DILocation(line: 496, column: 24, scope: !485)
!488 = !DILocation(line: 496, column: 29, scope: !485)
!489 = !DILocation(line: 496, column: 13, scope: !485)
!490 = !DILocation(line: 496, column: 35, scope: !485)
!491 = distinct !DISubprogram(name: "deallocate", scope: !331, file: !331, line: 142, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!492 = !DILocation(line: 158, column: 27, scope: !491)
!493 = !DILocation(line: 158, column: 2, scope: !491)
!494 = !DILocation(line: 159, column: 7, scope: !491)
!495 = distinct !DISubprogram(name: "~__new_allocator", scope: !331, file: !331, line: 90, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!496 = !DILocation(line: 90, column: 50, scope: !495)
!497 = distinct !DISubprogram(name: "atomic_load_explicit<int>", scope: !154, file: !154, line: 103, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!498 = !DILocation(line: 105, column: 25, scope: !497)
!499 = !DILocation(line: 105, column: 18, scope: !497)
!500 = !DILocation(line: 106, column: 15, scope: !497)
!501 = !DILocation(line: 106, column: 14, scope: !497)
!502 = !DILocation(line: 107, column: 5, scope: !497)
!503 = distinct !DISubprogram(name: "shared_ptr", scope: !18, file: !18, line: 204, type: !12, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!504 = !DILocation(line: 204, column: 54, scope: !503)
!505 = !DILocation(line: 204, column: 7, scope: !503)
!506 = distinct !DISubprogram(name: "__shared_ptr", scope: !57, file: !57, line: 1522, type: !12, scopeLine: 1522, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!507 = !DILocation(line: 1522, column: 58, scope: !506)
!508 = !DILocation(line: 1522, column: 7, scope: !506)
!509 = distinct !DISubprogram(name: "__shared_count", scope: !57, file: !57, line: 1074, type: !12, scopeLine: 1076, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!510 = !DILocation(line: 1075, column: 9, scope: !509)
!511 = !DILocation(line: 1075, column: 15, scope: !509)
!512 = !DILocation(line: 1075, column: 19, scope: !509)
!513 = !DILocation(line: 1077, column: 6, scope: !509)
!514 = !DILocation(line: 1077, column: 12, scope: !509)
!515 = !DILocation(line: 1078, column: 4, scope: !509)
!516 = !DILocation(line: 1078, column: 11, scope: !509)
!517 = !DILocation(line: 1079, column: 7, scope: !509)
!518 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !57, file: !57, line: 151, type: !12, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!519 = !DILocation(line: 152, column: 43, scope: !518)
!520 = !DILocation(line: 52, column: 12, scope: !87, inlinedAt: !521)
!521 = distinct !DILocation(line: 108, column: 9, scope: !522, inlinedAt: !523)
!522 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !88, file: !88, line: 106, type: !12, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!523 = distinct !DILocation(line: 152, column: 9, scope: !518)
!524 = !DILocation(line: 108, column: 9, scope: !522, inlinedAt: !523)
!525 = !DILocation(line: 109, column: 27, scope: !522, inlinedAt: !523)
!526 = !DILocation(line: 109, column: 34, scope: !522, inlinedAt: !523)
!527 = !DILocation(line: 92, column: 15, scope: !528, inlinedAt: !529)
!528 = distinct !DISubprogram(name: "__atomic_add_single", scope: !88, file: !88, line: 91, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!529 = distinct !DILocation(line: 109, column: 7, scope: !522, inlinedAt: !523)
!530 = !DILocation(line: 92, column: 6, scope: !528, inlinedAt: !529)
!531 = !DILocation(line: 92, column: 12, scope: !528, inlinedAt: !529)
!532 = !DILocation(line: 109, column: 7, scope: !522, inlinedAt: !523)
!533 = !DILocation(line: 111, column: 20, scope: !522, inlinedAt: !523)
!534 = !DILocation(line: 111, column: 27, scope: !522, inlinedAt: !523)
!535 = !DILocation(line: 71, column: 24, scope: !536, inlinedAt: !537)
!536 = distinct !DISubprogram(name: "__atomic_add", scope: !88, file: !88, line: 70, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!537 = distinct !DILocation(line: 111, column: 7, scope: !522, inlinedAt: !523)
!538 = !DILocation(line: 71, column: 31, scope: !536, inlinedAt: !537)
!539 = !DILocation(line: 71, column: 5, scope: !536, inlinedAt: !537)
!540 = !DILocation(line: 152, column: 61, scope: !518)
!541 = distinct !DISubprogram(name: "_M_get", scope: !57, file: !57, line: 1362, type: !12, scopeLine: 1363, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!542 = !DILocation(line: 1363, column: 16, scope: !541)
!543 = !DILocation(line: 1363, column: 66, scope: !541)
!544 = !DILocation(line: 1363, column: 9, scope: !541)
!545 = distinct !DISubprogram(name: "get", scope: !57, file: !57, line: 1665, type: !12, scopeLine: 1666, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!546 = !DILocation(line: 1666, column: 16, scope: !545)
!547 = !DILocation(line: 1666, column: 9, scope: !545)
!548 = distinct !DISubprogram(name: "joinable", scope: !36, file: !36, line: 174, type: !12, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!549 = !DILocation(line: 175, column: 16, scope: !548)
!550 = !DILocation(line: 175, column: 25, scope: !548)
!551 = !DILocation(line: 175, column: 22, scope: !548)
!552 = !DILocation(line: 175, column: 14, scope: !548)
!553 = !DILocation(line: 175, column: 7, scope: !548)
!554 = distinct !DISubprogram(name: "operator==", scope: !36, file: !36, line: 280, type: !12, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!555 = !DILocation(line: 286, column: 16, scope: !554)
!556 = !DILocation(line: 286, column: 33, scope: !554)
!557 = !DILocation(line: 286, column: 26, scope: !554)
!558 = !DILocation(line: 286, column: 5, scope: !554)
!559 = distinct !DISubprogram(name: "id", scope: !36, file: !36, line: 85, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!560 = !DILocation(line: 85, column: 23, scope: !559)
!561 = !DILocation(line: 85, column: 37, scope: !559)
!562 = distinct !DISubprogram(name: "forward<void (&)(int)>", scope: !181, file: !181, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!563 = !DILocation(line: 78, column: 33, scope: !562)
!564 = !DILocation(line: 78, column: 7, scope: !562)
!565 = distinct !DISubprogram(name: "forward<int>", scope: !181, file: !181, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!566 = !DILocation(line: 78, column: 33, scope: !565)
!567 = !DILocation(line: 78, column: 7, scope: !565)
!568 = distinct !DISubprogram(name: "_State_impl<void (&)(int), int>", scope: !36, file: !36, line: 205, type: !12, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!569 = !DILocation(line: 207, column: 4, scope: !568)
!570 = !DILocation(line: 205, column: 4, scope: !568)
!571 = !DILocation(line: 206, column: 6, scope: !568)
!572 = !DILocation(line: 206, column: 13, scope: !568)
!573 = !DILocation(line: 206, column: 35, scope: !568)
!574 = !DILocation(line: 206, column: 15, scope: !568)
!575 = !DILocation(line: 206, column: 14, scope: !568)
!576 = !DILocation(line: 207, column: 6, scope: !568)
!577 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !578, file: !578, line: 309, type: !12, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!578 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!579 = !DILocation(line: 310, column: 4, scope: !577)
!580 = !DILocation(line: 310, column: 9, scope: !577)
!581 = !DILocation(line: 311, column: 11, scope: !577)
!582 = distinct !DISubprogram(name: "~unique_ptr", scope: !578, file: !578, line: 390, type: !12, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!583 = !DILocation(line: 394, column: 16, scope: !582)
!584 = !DILocation(line: 394, column: 21, scope: !582)
!585 = !DILocation(line: 394, column: 8, scope: !582)
!586 = !DILocation(line: 395, column: 6, scope: !582)
!587 = !DILocation(line: 395, column: 12, scope: !582)
!588 = !DILocation(line: 396, column: 4, scope: !582)
!589 = !DILocation(line: 396, column: 28, scope: !582)
!590 = !DILocation(line: 396, column: 18, scope: !582)
!591 = !DILocation(line: 397, column: 2, scope: !582)
!592 = !DILocation(line: 397, column: 8, scope: !582)
!593 = !DILocation(line: 398, column: 7, scope: !582)
!594 = distinct !DISubprogram(name: "_State", scope: !36, file: !36, line: 67, type: !12, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!595 = !DILocation(line: 67, column: 12, scope: !594)
!596 = distinct !DISubprogram(name: "tuple<void (&)(int), int, true>", scope: !597, file: !597, line: 1077, type: !12, scopeLine: 1079, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!597 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!598 = !DILocation(line: 1079, column: 65, scope: !596)
!599 = !DILocation(line: 1079, column: 33, scope: !596)
!600 = !DILocation(line: 1079, column: 15, scope: !596)
!601 = !DILocation(line: 1079, column: 58, scope: !596)
!602 = !DILocation(line: 1079, column: 40, scope: !596)
!603 = !DILocation(line: 1079, column: 4, scope: !596)
!604 = !DILocation(line: 1079, column: 67, scope: !596)
!605 = distinct !DISubprogram(name: "~_State_impl", scope: !36, file: !36, line: 200, type: !12, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!606 = !DILocation(line: 200, column: 14, scope: !605)
!607 = distinct !DISubprogram(name: "~_State_impl", scope: !36, file: !36, line: 200, type: !12, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!608 = !DILocation(line: 200, column: 14, scope: !607)
!609 = distinct !DISubprogram(name: "_M_run", scope: !36, file: !36, line: 210, type: !12, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!610 = !DILocation(line: 210, column: 13, scope: !609)
!611 = !DILocation(line: 210, column: 24, scope: !609)
!612 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(int), int, void>", scope: !597, file: !597, line: 290, type: !12, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!613 = !DILocation(line: 293, column: 2, scope: !612)
!614 = !DILocation(line: 291, column: 36, scope: !612)
!615 = !DILocation(line: 291, column: 15, scope: !612)
!616 = !DILocation(line: 291, column: 4, scope: !612)
!617 = !DILocation(line: 292, column: 31, scope: !612)
!618 = !DILocation(line: 292, column: 10, scope: !612)
!619 = !DILocation(line: 292, column: 4, scope: !612)
!620 = !DILocation(line: 293, column: 4, scope: !612)
!621 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !597, file: !597, line: 440, type: !12, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!622 = !DILocation(line: 442, column: 2, scope: !621)
!623 = !DILocation(line: 441, column: 31, scope: !621)
!624 = !DILocation(line: 441, column: 10, scope: !621)
!625 = !DILocation(line: 441, column: 4, scope: !621)
!626 = !DILocation(line: 442, column: 4, scope: !621)
!627 = distinct !DISubprogram(name: "_Head_base", scope: !597, file: !597, line: 192, type: !12, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!628 = !DILocation(line: 193, column: 9, scope: !627)
!629 = !DILocation(line: 193, column: 22, scope: !627)
!630 = !DILocation(line: 193, column: 29, scope: !627)
!631 = distinct !DISubprogram(name: "_Head_base<int>", scope: !597, file: !597, line: 199, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!632 = !DILocation(line: 200, column: 4, scope: !631)
!633 = !DILocation(line: 200, column: 38, scope: !631)
!634 = !DILocation(line: 200, column: 17, scope: !631)
!635 = !DILocation(line: 200, column: 46, scope: !631)
!636 = distinct !DISubprogram(name: "operator()", scope: !36, file: !36, line: 255, type: !12, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!637 = !DILocation(line: 259, column: 11, scope: !636)
!638 = !DILocation(line: 259, column: 4, scope: !636)
!639 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !36, file: !36, line: 251, type: !12, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!640 = !DILocation(line: 252, column: 52, scope: !639)
!641 = !DILocation(line: 252, column: 42, scope: !639)
!642 = !DILocation(line: 252, column: 27, scope: !639)
!643 = !DILocation(line: 252, column: 13, scope: !639)
!644 = !DILocation(line: 252, column: 6, scope: !639)
!645 = distinct !DISubprogram(name: "__invoke<void (*)(int), int>", scope: !646, file: !646, line: 90, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!646 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!647 = !DILocation(line: 96, column: 74, scope: !645)
!648 = !DILocation(line: 96, column: 50, scope: !645)
!649 = !DILocation(line: 97, column: 26, scope: !645)
!650 = !DILocation(line: 97, column: 6, scope: !645)
!651 = !DILocation(line: 96, column: 14, scope: !645)
!652 = !DILocation(line: 96, column: 7, scope: !645)
!653 = distinct !DISubprogram(name: "get<0UL, void (*)(int), int>", scope: !597, file: !597, line: 1392, type: !12, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!654 = !DILocation(line: 1395, column: 66, scope: !653)
!655 = !DILocation(line: 1395, column: 43, scope: !653)
!656 = !DILocation(line: 1395, column: 14, scope: !653)
!657 = !DILocation(line: 1395, column: 7, scope: !653)
!658 = distinct !DISubprogram(name: "move<std::tuple<void (*)(int), int> &>", scope: !181, file: !181, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!659 = !DILocation(line: 105, column: 71, scope: !658)
!660 = !DILocation(line: 105, column: 7, scope: !658)
!661 = distinct !DISubprogram(name: "get<1UL, void (*)(int), int>", scope: !597, file: !597, line: 1392, type: !12, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!662 = !DILocation(line: 1395, column: 66, scope: !661)
!663 = !DILocation(line: 1395, column: 43, scope: !661)
!664 = !DILocation(line: 1395, column: 14, scope: !661)
!665 = !DILocation(line: 1395, column: 7, scope: !661)
!666 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(int), int>", scope: !646, file: !646, line: 60, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!667 = !DILocation(line: 61, column: 32, scope: !666)
!668 = !DILocation(line: 61, column: 14, scope: !666)
!669 = !DILocation(line: 61, column: 57, scope: !666)
!670 = !DILocation(line: 61, column: 37, scope: !666)
!671 = !DILocation(line: 61, column: 7, scope: !666)
!672 = distinct !DISubprogram(name: "forward<void (*)(int)>", scope: !181, file: !181, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!673 = !DILocation(line: 78, column: 33, scope: !672)
!674 = !DILocation(line: 78, column: 7, scope: !672)
!675 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(int), int>", scope: !597, file: !597, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!676 = !DILocation(line: 1365, column: 57, scope: !675)
!677 = !DILocation(line: 1365, column: 14, scope: !675)
!678 = !DILocation(line: 1365, column: 7, scope: !675)
!679 = distinct !DISubprogram(name: "_M_head", scope: !597, file: !597, line: 268, type: !12, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!680 = !DILocation(line: 268, column: 66, scope: !679)
!681 = !DILocation(line: 268, column: 51, scope: !679)
!682 = !DILocation(line: 268, column: 44, scope: !679)
!683 = distinct !DISubprogram(name: "_M_head", scope: !597, file: !597, line: 233, type: !12, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!684 = !DILocation(line: 233, column: 50, scope: !683)
!685 = !DILocation(line: 233, column: 54, scope: !683)
!686 = !DILocation(line: 233, column: 43, scope: !683)
!687 = distinct !DISubprogram(name: "__get_helper<1UL, int>", scope: !597, file: !597, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!688 = !DILocation(line: 1365, column: 57, scope: !687)
!689 = !DILocation(line: 1365, column: 14, scope: !687)
!690 = !DILocation(line: 1365, column: 7, scope: !687)
!691 = distinct !DISubprogram(name: "_M_head", scope: !597, file: !597, line: 424, type: !12, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!692 = !DILocation(line: 424, column: 66, scope: !691)
!693 = !DILocation(line: 424, column: 51, scope: !691)
!694 = !DILocation(line: 424, column: 44, scope: !691)
!695 = distinct !DISubprogram(name: "_M_head", scope: !597, file: !597, line: 233, type: !12, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!696 = !DILocation(line: 233, column: 50, scope: !695)
!697 = !DILocation(line: 233, column: 54, scope: !695)
!698 = !DILocation(line: 233, column: 43, scope: !695)
!699 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !578, file: !578, line: 233, type: !12, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!700 = !DILocation(line: 233, column: 40, scope: !699)
!701 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !578, file: !578, line: 168, type: !12, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!702 = !DILocation(line: 168, column: 38, scope: !701)
!703 = !DILocation(line: 168, column: 58, scope: !701)
!704 = !DILocation(line: 168, column: 47, scope: !701)
!705 = !DILocation(line: 168, column: 56, scope: !701)
!706 = !DILocation(line: 168, column: 63, scope: !701)
!707 = distinct !DISubprogram(name: "tuple<true, true>", scope: !597, file: !597, line: 1049, type: !12, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!708 = !DILocation(line: 1051, column: 17, scope: !707)
!709 = !DILocation(line: 1051, column: 4, scope: !707)
!710 = !DILocation(line: 1051, column: 19, scope: !707)
!711 = distinct !DISubprogram(name: "_M_ptr", scope: !578, file: !578, line: 189, type: !12, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!712 = !DILocation(line: 189, column: 57, scope: !711)
!713 = !DILocation(line: 189, column: 45, scope: !711)
!714 = !DILocation(line: 189, column: 38, scope: !711)
!715 = distinct !DISubprogram(name: "_Tuple_impl", scope: !597, file: !597, line: 279, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!716 = !DILocation(line: 280, column: 31, scope: !715)
!717 = !DILocation(line: 280, column: 9, scope: !715)
!718 = !DILocation(line: 280, column: 23, scope: !715)
!719 = !DILocation(line: 280, column: 33, scope: !715)
!720 = distinct !DISubprogram(name: "_Tuple_impl", scope: !597, file: !597, line: 430, type: !12, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!721 = !DILocation(line: 431, column: 17, scope: !720)
!722 = !DILocation(line: 431, column: 9, scope: !720)
!723 = !DILocation(line: 431, column: 19, scope: !720)
!724 = distinct !DISubprogram(name: "_Head_base", scope: !597, file: !597, line: 189, type: !12, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!725 = !DILocation(line: 190, column: 9, scope: !724)
!726 = !DILocation(line: 190, column: 26, scope: !724)
!727 = distinct !DISubprogram(name: "_Head_base", scope: !597, file: !597, line: 80, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!728 = !DILocation(line: 81, column: 9, scope: !727)
!729 = !DILocation(line: 81, column: 26, scope: !727)
!730 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !597, file: !597, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!731 = !DILocation(line: 1381, column: 37, scope: !730)
!732 = !DILocation(line: 1381, column: 14, scope: !730)
!733 = !DILocation(line: 1381, column: 7, scope: !730)
!734 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !597, file: !597, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!735 = !DILocation(line: 1365, column: 57, scope: !734)
!736 = !DILocation(line: 1365, column: 14, scope: !734)
!737 = !DILocation(line: 1365, column: 7, scope: !734)
!738 = distinct !DISubprogram(name: "_M_head", scope: !597, file: !597, line: 268, type: !12, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!739 = !DILocation(line: 268, column: 66, scope: !738)
!740 = !DILocation(line: 268, column: 51, scope: !738)
!741 = !DILocation(line: 268, column: 44, scope: !738)
!742 = distinct !DISubprogram(name: "_M_head", scope: !597, file: !597, line: 233, type: !12, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!743 = !DILocation(line: 233, column: 50, scope: !742)
!744 = !DILocation(line: 233, column: 54, scope: !742)
!745 = !DILocation(line: 233, column: 43, scope: !742)
!746 = distinct !DISubprogram(name: "get_deleter", scope: !578, file: !578, line: 467, type: !12, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!747 = !DILocation(line: 468, column: 16, scope: !746)
!748 = !DILocation(line: 468, column: 21, scope: !746)
!749 = !DILocation(line: 468, column: 9, scope: !746)
!750 = distinct !DISubprogram(name: "operator()", scope: !578, file: !578, line: 89, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!751 = !DILocation(line: 95, column: 9, scope: !750)
!752 = !DILocation(line: 95, column: 2, scope: !750)
!753 = !DILocation(line: 96, column: 7, scope: !750)
!754 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !181, file: !181, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!755 = !DILocation(line: 105, column: 71, scope: !754)
!756 = !DILocation(line: 105, column: 7, scope: !754)
!757 = distinct !DISubprogram(name: "_M_deleter", scope: !578, file: !578, line: 193, type: !12, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!758 = !DILocation(line: 193, column: 61, scope: !757)
!759 = !DILocation(line: 193, column: 49, scope: !757)
!760 = !DILocation(line: 193, column: 42, scope: !757)
!761 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !597, file: !597, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!762 = !DILocation(line: 1381, column: 37, scope: !761)
!763 = !DILocation(line: 1381, column: 14, scope: !761)
!764 = !DILocation(line: 1381, column: 7, scope: !761)
!765 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !597, file: !597, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!766 = !DILocation(line: 1365, column: 57, scope: !765)
!767 = !DILocation(line: 1365, column: 14, scope: !765)
!768 = !DILocation(line: 1365, column: 7, scope: !765)
!769 = distinct !DISubprogram(name: "_M_head", scope: !597, file: !597, line: 424, type: !12, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!770 = !DILocation(line: 424, column: 66, scope: !769)
!771 = !DILocation(line: 424, column: 51, scope: !769)
!772 = !DILocation(line: 424, column: 44, scope: !769)
!773 = distinct !DISubprogram(name: "_M_head", scope: !597, file: !597, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!774 = !DILocation(line: 124, column: 50, scope: !773)
!775 = !DILocation(line: 124, column: 54, scope: !773)
!776 = !DILocation(line: 124, column: 43, scope: !773)
!777 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cpp_shared_ptr_apart.cpp", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!778 = !DILocation(line: 0, scope: !777)
