; ModuleID = 'handover.cpp'
source_filename = "handover.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }

$_ZStanSt12memory_orderSt23__memory_order_modifier = comdat any

$__clang_call_terminate = comdat any

@_ZL1x = internal global %"struct.std::atomic" zeroinitializer, align 4, !dbg !0
@_ZL1d = internal global i32 0, align 4, !dbg !199
@.str = private unnamed_addr constant [7 x i8] c"d == 1\00", align 1, !dbg !180
@.str.1 = private unnamed_addr constant [13 x i8] c"handover.cpp\00", align 1, !dbg !187
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1, !dbg !192
@_ZL1y = internal global %"struct.std::atomic" zeroinitializer, align 4, !dbg !201
@_ZL1e = internal global i32 0, align 4, !dbg !203
@.str.2 = private unnamed_addr constant [7 x i8] c"e == 1\00", align 1, !dbg !197

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 !dbg !213 {
entry:
  %this.addr.i11 = alloca ptr, align 8
  %__m.addr.i12 = alloca i32, align 4
  %__b.i13 = alloca i32, align 4
  %atomic-temp.i14 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %__m.addr.i = alloca i32, align 4
  %__b.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !217, !DIExpression(), !221)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @_ZL4givePv, ptr noundef null) #6, !dbg !222
  store ptr @_ZL1x, ptr %this.addr.i11, align 8
    #dbg_declare(ptr %this.addr.i11, !223, !DIExpression(), !226)
  store i32 2, ptr %__m.addr.i12, align 4
    #dbg_declare(ptr %__m.addr.i12, !229, !DIExpression(), !230)
  %this1.i15 = load ptr, ptr %this.addr.i11, align 8
    #dbg_declare(ptr %__b.i13, !231, !DIExpression(), !232)
  %0 = load i32, ptr %__m.addr.i12, align 4, !dbg !233
  %call.i16 = call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %0, i32 noundef 65535), !dbg !234
  store i32 %call.i16, ptr %__b.i13, align 4, !dbg !232
  %1 = load i32, ptr %__m.addr.i12, align 4, !dbg !235
  switch i32 %1, label %monotonic.i19 [
    i32 1, label %acquire.i18
    i32 2, label %acquire.i18
    i32 5, label %seqcst.i17
  ], !dbg !236

monotonic.i19:                                    ; preds = %entry
  %2 = load atomic i32, ptr %this1.i15 monotonic, align 4, !dbg !236
  store i32 %2, ptr %atomic-temp.i14, align 4, !dbg !236
  br label %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit20, !dbg !236

acquire.i18:                                      ; preds = %entry, %entry
  %3 = load atomic i32, ptr %this1.i15 acquire, align 4, !dbg !236
  store i32 %3, ptr %atomic-temp.i14, align 4, !dbg !236
  br label %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit20, !dbg !236

seqcst.i17:                                       ; preds = %entry
  %4 = load atomic i32, ptr %this1.i15 seq_cst, align 4, !dbg !236
  store i32 %4, ptr %atomic-temp.i14, align 4, !dbg !236
  br label %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit20, !dbg !236

_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit20: ; preds = %monotonic.i19, %acquire.i18, %seqcst.i17
  %5 = load i32, ptr %atomic-temp.i14, align 4, !dbg !236
  %tobool = icmp ne i32 %5, 0, !dbg !237
  br i1 %tobool, label %if.then, label %if.end9, !dbg !238

if.then:                                          ; preds = %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit20
  %6 = load i32, ptr @_ZL1d, align 4, !dbg !239
  %cmp = icmp eq i32 %6, 1, !dbg !239
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !239

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !239

cond.false:                                       ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !239
  unreachable, !dbg !239

7:                                                ; No predecessors!
  br label %cond.end, !dbg !239

cond.end:                                         ; preds = %7, %cond.true
  store ptr @_ZL1y, ptr %this.addr.i, align 8
    #dbg_declare(ptr %this.addr.i, !223, !DIExpression(), !241)
  store i32 0, ptr %__m.addr.i, align 4
    #dbg_declare(ptr %__m.addr.i, !229, !DIExpression(), !244)
  %this1.i = load ptr, ptr %this.addr.i, align 8
    #dbg_declare(ptr %__b.i, !231, !DIExpression(), !245)
  %8 = load i32, ptr %__m.addr.i, align 4, !dbg !246
  %call.i = call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %8, i32 noundef 65535), !dbg !247
  store i32 %call.i, ptr %__b.i, align 4, !dbg !245
  %9 = load i32, ptr %__m.addr.i, align 4, !dbg !248
  switch i32 %9, label %monotonic.i [
    i32 1, label %acquire.i
    i32 2, label %acquire.i
    i32 5, label %seqcst.i
  ], !dbg !249

monotonic.i:                                      ; preds = %cond.end
  %10 = load atomic i32, ptr %this1.i monotonic, align 4, !dbg !249
  store i32 %10, ptr %atomic-temp.i, align 4, !dbg !249
  br label %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit, !dbg !249

acquire.i:                                        ; preds = %cond.end, %cond.end
  %11 = load atomic i32, ptr %this1.i acquire, align 4, !dbg !249
  store i32 %11, ptr %atomic-temp.i, align 4, !dbg !249
  br label %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit, !dbg !249

seqcst.i:                                         ; preds = %cond.end
  %12 = load atomic i32, ptr %this1.i seq_cst, align 4, !dbg !249
  store i32 %12, ptr %atomic-temp.i, align 4, !dbg !249
  br label %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit, !dbg !249

_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit: ; preds = %monotonic.i, %acquire.i, %seqcst.i
  %13 = load i32, ptr %atomic-temp.i, align 4, !dbg !249
  %tobool3 = icmp ne i32 %13, 0, !dbg !250
  br i1 %tobool3, label %if.then4, label %if.end, !dbg !251

if.then4:                                         ; preds = %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit
  %14 = load i32, ptr @_ZL1e, align 4, !dbg !252
  %cmp5 = icmp eq i32 %14, 1, !dbg !252
  br i1 %cmp5, label %cond.true6, label %cond.false7, !dbg !252

cond.true6:                                       ; preds = %if.then4
  br label %cond.end8, !dbg !252

cond.false7:                                      ; preds = %if.then4
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !252
  unreachable, !dbg !252

15:                                               ; No predecessors!
  br label %cond.end8, !dbg !252

cond.end8:                                        ; preds = %15, %cond.true6
  br label %if.end, !dbg !252

if.end:                                           ; preds = %cond.end8, %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit
  br label %if.end9, !dbg !253

if.end9:                                          ; preds = %if.end, %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit20
  %16 = load i64, ptr %t, align 8, !dbg !254
  %call10 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !255
  ret i32 0, !dbg !256
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef ptr @_ZL4givePv(ptr noundef %arg) #2 personality ptr @__gxx_personality_v0 !dbg !257 {
entry:
  %this.addr.i1 = alloca ptr, align 8
  %__i.addr.i2 = alloca i32, align 4
  %__m.addr.i3 = alloca i32, align 4
  %__b.i4 = alloca i32, align 4
  %.atomictmp.i5 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %__i.addr.i = alloca i32, align 4
  %__m.addr.i = alloca i32, align 4
  %__b.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %arg.addr = alloca ptr, align 8
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !261, !DIExpression(), !262)
  store i32 1, ptr @_ZL1d, align 4, !dbg !263
  store ptr @_ZL1x, ptr %this.addr.i1, align 8
    #dbg_declare(ptr %this.addr.i1, !264, !DIExpression(), !267)
  store i32 1, ptr %__i.addr.i2, align 4
    #dbg_declare(ptr %__i.addr.i2, !269, !DIExpression(), !270)
  store i32 0, ptr %__m.addr.i3, align 4
    #dbg_declare(ptr %__m.addr.i3, !271, !DIExpression(), !272)
  %this1.i6 = load ptr, ptr %this.addr.i1, align 8
    #dbg_declare(ptr %__b.i4, !273, !DIExpression(), !274)
  %0 = load i32, ptr %__m.addr.i3, align 4, !dbg !275
  %call.i7 = invoke noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %0, i32 noundef 65535)
          to label %invoke.cont.i9 unwind label %terminate.lpad.i8, !dbg !276

invoke.cont.i9:                                   ; preds = %entry
  store i32 %call.i7, ptr %__b.i4, align 4, !dbg !274
  %1 = load i32, ptr %__m.addr.i3, align 4, !dbg !277
  %2 = load i32, ptr %__i.addr.i2, align 4, !dbg !278
  store i32 %2, ptr %.atomictmp.i5, align 4, !dbg !279
  switch i32 %1, label %monotonic.i12 [
    i32 3, label %release.i11
    i32 5, label %seqcst.i10
  ], !dbg !279

monotonic.i12:                                    ; preds = %invoke.cont.i9
  %3 = load i32, ptr %.atomictmp.i5, align 4, !dbg !279
  store atomic i32 %3, ptr %this1.i6 monotonic, align 4, !dbg !279
  br label %_ZNSt13__atomic_baseIiE5storeEiSt12memory_order.exit13, !dbg !279

release.i11:                                      ; preds = %invoke.cont.i9
  %4 = load i32, ptr %.atomictmp.i5, align 4, !dbg !279
  store atomic i32 %4, ptr %this1.i6 release, align 4, !dbg !279
  br label %_ZNSt13__atomic_baseIiE5storeEiSt12memory_order.exit13, !dbg !279

seqcst.i10:                                       ; preds = %invoke.cont.i9
  %5 = load i32, ptr %.atomictmp.i5, align 4, !dbg !279
  store atomic i32 %5, ptr %this1.i6 seq_cst, align 4, !dbg !279
  br label %_ZNSt13__atomic_baseIiE5storeEiSt12memory_order.exit13, !dbg !279

terminate.lpad.i8:                                ; preds = %entry
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !276
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !276
  call void @__clang_call_terminate(ptr %7) #7, !dbg !276
  unreachable, !dbg !276

_ZNSt13__atomic_baseIiE5storeEiSt12memory_order.exit13: ; preds = %monotonic.i12, %release.i11, %seqcst.i10
  store i32 1, ptr @_ZL1e, align 4, !dbg !280
  store ptr @_ZL1y, ptr %this.addr.i, align 8
    #dbg_declare(ptr %this.addr.i, !264, !DIExpression(), !281)
  store i32 1, ptr %__i.addr.i, align 4
    #dbg_declare(ptr %__i.addr.i, !269, !DIExpression(), !283)
  store i32 0, ptr %__m.addr.i, align 4
    #dbg_declare(ptr %__m.addr.i, !271, !DIExpression(), !284)
  %this1.i = load ptr, ptr %this.addr.i, align 8
    #dbg_declare(ptr %__b.i, !273, !DIExpression(), !285)
  %8 = load i32, ptr %__m.addr.i, align 4, !dbg !286
  %call.i = invoke noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %8, i32 noundef 65535)
          to label %invoke.cont.i unwind label %terminate.lpad.i, !dbg !287

invoke.cont.i:                                    ; preds = %_ZNSt13__atomic_baseIiE5storeEiSt12memory_order.exit13
  store i32 %call.i, ptr %__b.i, align 4, !dbg !285
  %9 = load i32, ptr %__m.addr.i, align 4, !dbg !288
  %10 = load i32, ptr %__i.addr.i, align 4, !dbg !289
  store i32 %10, ptr %.atomictmp.i, align 4, !dbg !290
  switch i32 %9, label %monotonic.i [
    i32 3, label %release.i
    i32 5, label %seqcst.i
  ], !dbg !290

monotonic.i:                                      ; preds = %invoke.cont.i
  %11 = load i32, ptr %.atomictmp.i, align 4, !dbg !290
  store atomic i32 %11, ptr %this1.i monotonic, align 4, !dbg !290
  br label %_ZNSt13__atomic_baseIiE5storeEiSt12memory_order.exit, !dbg !290

release.i:                                        ; preds = %invoke.cont.i
  %12 = load i32, ptr %.atomictmp.i, align 4, !dbg !290
  store atomic i32 %12, ptr %this1.i release, align 4, !dbg !290
  br label %_ZNSt13__atomic_baseIiE5storeEiSt12memory_order.exit, !dbg !290

seqcst.i:                                         ; preds = %invoke.cont.i
  %13 = load i32, ptr %.atomictmp.i, align 4, !dbg !290
  store atomic i32 %13, ptr %this1.i seq_cst, align 4, !dbg !290
  br label %_ZNSt13__atomic_baseIiE5storeEiSt12memory_order.exit, !dbg !290

terminate.lpad.i:                                 ; preds = %_ZNSt13__atomic_baseIiE5storeEiSt12memory_order.exit13
  %14 = landingpad { ptr, i32 }
          catch ptr null, !dbg !287
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !287
  call void @__clang_call_terminate(ptr %15) #7, !dbg !287
  unreachable, !dbg !287

_ZNSt13__atomic_baseIiE5storeEiSt12memory_order.exit: ; preds = %monotonic.i, %release.i, %seqcst.i
  %16 = load ptr, ptr %arg.addr, align 8, !dbg !291
  ret ptr %16, !dbg !292
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %__m, i32 noundef %__mod) #2 comdat !dbg !293 {
entry:
  %__m.addr = alloca i32, align 4
  %__mod.addr = alloca i32, align 4
  store i32 %__m, ptr %__m.addr, align 4
    #dbg_declare(ptr %__m.addr, !296, !DIExpression(), !297)
  store i32 %__mod, ptr %__mod.addr, align 4
    #dbg_declare(ptr %__mod.addr, !298, !DIExpression(), !299)
  %0 = load i32, ptr %__m.addr, align 4, !dbg !300
  %1 = load i32, ptr %__mod.addr, align 4, !dbg !301
  %and = and i32 %0, %1, !dbg !302
  ret i32 %and, !dbg !303
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #5 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #6
  call void @_ZSt9terminatev() #7
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

declare void @_ZSt9terminatev()

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!205, !206, !207, !208, !209, !210, !211}
!llvm.ident = !{!212}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", linkageName: "_ZL1x", scope: !2, file: !3, line: 6, type: !148, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !22, globals: !179, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "handover.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "95829e4ffd94eeb10abe19dbb1db6f78")
!4 = !{!5, !16}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !7, file: !6, line: 78, baseType: !8, size: 32, elements: !9, identifier: "_ZTSSt12memory_order")
!6 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !{!10, !11, !12, !13, !14, !15}
!10 = !DIEnumerator(name: "memory_order_relaxed", value: 0, isUnsigned: true)
!11 = !DIEnumerator(name: "memory_order_consume", value: 1, isUnsigned: true)
!12 = !DIEnumerator(name: "memory_order_acquire", value: 2, isUnsigned: true)
!13 = !DIEnumerator(name: "memory_order_release", value: 3, isUnsigned: true)
!14 = !DIEnumerator(name: "memory_order_acq_rel", value: 4, isUnsigned: true)
!15 = !DIEnumerator(name: "memory_order_seq_cst", value: 5, isUnsigned: true)
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "__memory_order_modifier", scope: !7, file: !6, line: 89, baseType: !8, size: 32, elements: !17, identifier: "_ZTSSt23__memory_order_modifier")
!17 = !{!18, !19, !20, !21}
!18 = !DIEnumerator(name: "__memory_order_mask", value: 65535, isUnsigned: true)
!19 = !DIEnumerator(name: "__memory_order_modifier_mask", value: 4294901760, isUnsigned: true)
!20 = !DIEnumerator(name: "__memory_order_hle_acquire", value: 65536, isUnsigned: true)
!21 = !DIEnumerator(name: "__memory_order_hle_release", value: 131072, isUnsigned: true)
!22 = !{!23, !24, !25, !26, !148}
!23 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", scope: !7, file: !6, line: 86, baseType: !5)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__atomic_base<int>", scope: !7, file: !6, line: 324, size: 32, flags: DIFlagTypePassByReference, elements: !27, templateParams: !146, identifier: "_ZTSSt13__atomic_baseIiE")
!27 = !{!28, !30, !32, !36, !37, !42, !46, !51, !54, !58, !63, !66, !69, !72, !75, !76, !77, !80, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !98, !101, !104, !107, !110, !113, !116, !119, !123, !126, !129, !132, !133, !134, !135, !136, !137, !138, !139, !140, !141, !142, !143, !144, !145}
!28 = !DIDerivedType(tag: DW_TAG_variable, name: "_S_alignment", scope: !26, file: !6, line: 332, baseType: !29, flags: DIFlagPrivate | DIFlagStaticMember, extraData: i32 4)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "_M_i", scope: !26, file: !6, line: 335, baseType: !31, size: 32, align: 32, flags: DIFlagPrivate)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_type", scope: !26, file: !6, line: 330, baseType: !24, flags: DIFlagPrivate)
!32 = !DISubprogram(name: "__atomic_base", scope: !26, file: !6, line: 338, type: !33, scopeLine: 338, flags: DIFlagPrototyped, spFlags: 0)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!36 = !DISubprogram(name: "~__atomic_base", scope: !26, file: !6, line: 339, type: !33, scopeLine: 339, flags: DIFlagPrototyped, spFlags: 0)
!37 = !DISubprogram(name: "__atomic_base", scope: !26, file: !6, line: 340, type: !38, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !35, !40}
!40 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!42 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIiEaSERKS0_", scope: !26, file: !6, line: 341, type: !43, scopeLine: 341, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !35, !40}
!45 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !26, size: 64)
!46 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIiEaSERKS0_", scope: !26, file: !6, line: 342, type: !47, scopeLine: 342, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!47 = !DISubroutineType(types: !48)
!48 = !{!45, !49, !40}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!50 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !26)
!51 = !DISubprogram(name: "__atomic_base", scope: !26, file: !6, line: 345, type: !52, scopeLine: 345, flags: DIFlagPrototyped, spFlags: 0)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !35, !31}
!54 = !DISubprogram(name: "operator int", linkageName: "_ZNKSt13__atomic_baseIiEcviEv", scope: !26, file: !6, line: 347, type: !55, scopeLine: 347, flags: DIFlagPrototyped, spFlags: 0)
!55 = !DISubroutineType(types: !56)
!56 = !{!31, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!58 = !DISubprogram(name: "operator int", linkageName: "_ZNVKSt13__atomic_baseIiEcviEv", scope: !26, file: !6, line: 350, type: !59, scopeLine: 350, flags: DIFlagPrototyped, spFlags: 0)
!59 = !DISubroutineType(types: !60)
!60 = !{!31, !61}
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!62 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !50)
!63 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIiEaSEi", scope: !26, file: !6, line: 354, type: !64, scopeLine: 354, flags: DIFlagPrototyped, spFlags: 0)
!64 = !DISubroutineType(types: !65)
!65 = !{!31, !35, !31}
!66 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIiEaSEi", scope: !26, file: !6, line: 361, type: !67, scopeLine: 361, flags: DIFlagPrototyped, spFlags: 0)
!67 = !DISubroutineType(types: !68)
!68 = !{!31, !49, !31}
!69 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIiEppEi", scope: !26, file: !6, line: 368, type: !70, scopeLine: 368, flags: DIFlagPrototyped, spFlags: 0)
!70 = !DISubroutineType(types: !71)
!71 = !{!31, !35, !24}
!72 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIiEppEi", scope: !26, file: !6, line: 372, type: !73, scopeLine: 372, flags: DIFlagPrototyped, spFlags: 0)
!73 = !DISubroutineType(types: !74)
!74 = !{!31, !49, !24}
!75 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIiEmmEi", scope: !26, file: !6, line: 376, type: !70, scopeLine: 376, flags: DIFlagPrototyped, spFlags: 0)
!76 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIiEmmEi", scope: !26, file: !6, line: 380, type: !73, scopeLine: 380, flags: DIFlagPrototyped, spFlags: 0)
!77 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIiEppEv", scope: !26, file: !6, line: 384, type: !78, scopeLine: 384, flags: DIFlagPrototyped, spFlags: 0)
!78 = !DISubroutineType(types: !79)
!79 = !{!31, !35}
!80 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIiEppEv", scope: !26, file: !6, line: 388, type: !81, scopeLine: 388, flags: DIFlagPrototyped, spFlags: 0)
!81 = !DISubroutineType(types: !82)
!82 = !{!31, !49}
!83 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIiEmmEv", scope: !26, file: !6, line: 392, type: !78, scopeLine: 392, flags: DIFlagPrototyped, spFlags: 0)
!84 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIiEmmEv", scope: !26, file: !6, line: 396, type: !81, scopeLine: 396, flags: DIFlagPrototyped, spFlags: 0)
!85 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt13__atomic_baseIiEpLEi", scope: !26, file: !6, line: 400, type: !64, scopeLine: 400, flags: DIFlagPrototyped, spFlags: 0)
!86 = !DISubprogram(name: "operator+=", linkageName: "_ZNVSt13__atomic_baseIiEpLEi", scope: !26, file: !6, line: 404, type: !67, scopeLine: 404, flags: DIFlagPrototyped, spFlags: 0)
!87 = !DISubprogram(name: "operator-=", linkageName: "_ZNSt13__atomic_baseIiEmIEi", scope: !26, file: !6, line: 408, type: !64, scopeLine: 408, flags: DIFlagPrototyped, spFlags: 0)
!88 = !DISubprogram(name: "operator-=", linkageName: "_ZNVSt13__atomic_baseIiEmIEi", scope: !26, file: !6, line: 412, type: !67, scopeLine: 412, flags: DIFlagPrototyped, spFlags: 0)
!89 = !DISubprogram(name: "operator&=", linkageName: "_ZNSt13__atomic_baseIiEaNEi", scope: !26, file: !6, line: 416, type: !64, scopeLine: 416, flags: DIFlagPrototyped, spFlags: 0)
!90 = !DISubprogram(name: "operator&=", linkageName: "_ZNVSt13__atomic_baseIiEaNEi", scope: !26, file: !6, line: 420, type: !67, scopeLine: 420, flags: DIFlagPrototyped, spFlags: 0)
!91 = !DISubprogram(name: "operator|=", linkageName: "_ZNSt13__atomic_baseIiEoREi", scope: !26, file: !6, line: 424, type: !64, scopeLine: 424, flags: DIFlagPrototyped, spFlags: 0)
!92 = !DISubprogram(name: "operator|=", linkageName: "_ZNVSt13__atomic_baseIiEoREi", scope: !26, file: !6, line: 428, type: !67, scopeLine: 428, flags: DIFlagPrototyped, spFlags: 0)
!93 = !DISubprogram(name: "operator^=", linkageName: "_ZNSt13__atomic_baseIiEeOEi", scope: !26, file: !6, line: 432, type: !64, scopeLine: 432, flags: DIFlagPrototyped, spFlags: 0)
!94 = !DISubprogram(name: "operator^=", linkageName: "_ZNVSt13__atomic_baseIiEeOEi", scope: !26, file: !6, line: 436, type: !67, scopeLine: 436, flags: DIFlagPrototyped, spFlags: 0)
!95 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNKSt13__atomic_baseIiE12is_lock_freeEv", scope: !26, file: !6, line: 440, type: !96, scopeLine: 440, flags: DIFlagPrototyped, spFlags: 0)
!96 = !DISubroutineType(types: !97)
!97 = !{!23, !57}
!98 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNVKSt13__atomic_baseIiE12is_lock_freeEv", scope: !26, file: !6, line: 448, type: !99, scopeLine: 448, flags: DIFlagPrototyped, spFlags: 0)
!99 = !DISubroutineType(types: !100)
!100 = !{!23, !61}
!101 = !DISubprogram(name: "store", linkageName: "_ZNSt13__atomic_baseIiE5storeEiSt12memory_order", scope: !26, file: !6, line: 456, type: !102, scopeLine: 456, flags: DIFlagPrototyped, spFlags: 0)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !35, !31, !25}
!104 = !DISubprogram(name: "store", linkageName: "_ZNVSt13__atomic_baseIiE5storeEiSt12memory_order", scope: !26, file: !6, line: 468, type: !105, scopeLine: 468, flags: DIFlagPrototyped, spFlags: 0)
!105 = !DISubroutineType(types: !106)
!106 = !{null, !49, !31, !25}
!107 = !DISubprogram(name: "load", linkageName: "_ZNKSt13__atomic_baseIiE4loadESt12memory_order", scope: !26, file: !6, line: 481, type: !108, scopeLine: 481, flags: DIFlagPrototyped, spFlags: 0)
!108 = !DISubroutineType(types: !109)
!109 = !{!31, !57, !25}
!110 = !DISubprogram(name: "load", linkageName: "_ZNVKSt13__atomic_baseIiE4loadESt12memory_order", scope: !26, file: !6, line: 492, type: !111, scopeLine: 492, flags: DIFlagPrototyped, spFlags: 0)
!111 = !DISubroutineType(types: !112)
!112 = !{!31, !61, !25}
!113 = !DISubprogram(name: "exchange", linkageName: "_ZNSt13__atomic_baseIiE8exchangeEiSt12memory_order", scope: !26, file: !6, line: 503, type: !114, scopeLine: 503, flags: DIFlagPrototyped, spFlags: 0)
!114 = !DISubroutineType(types: !115)
!115 = !{!31, !35, !31, !25}
!116 = !DISubprogram(name: "exchange", linkageName: "_ZNVSt13__atomic_baseIiE8exchangeEiSt12memory_order", scope: !26, file: !6, line: 511, type: !117, scopeLine: 511, flags: DIFlagPrototyped, spFlags: 0)
!117 = !DISubroutineType(types: !118)
!118 = !{!31, !49, !31, !25}
!119 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_orderS2_", scope: !26, file: !6, line: 518, type: !120, scopeLine: 518, flags: DIFlagPrototyped, spFlags: 0)
!120 = !DISubroutineType(types: !121)
!121 = !{!23, !35, !122, !31, !25, !25}
!122 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !31, size: 64)
!123 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_orderS2_", scope: !26, file: !6, line: 528, type: !124, scopeLine: 528, flags: DIFlagPrototyped, spFlags: 0)
!124 = !DISubroutineType(types: !125)
!125 = !{!23, !49, !122, !31, !25, !25}
!126 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_order", scope: !26, file: !6, line: 539, type: !127, scopeLine: 539, flags: DIFlagPrototyped, spFlags: 0)
!127 = !DISubroutineType(types: !128)
!128 = !{!23, !35, !122, !31, !25}
!129 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_order", scope: !26, file: !6, line: 547, type: !130, scopeLine: 547, flags: DIFlagPrototyped, spFlags: 0)
!130 = !DISubroutineType(types: !131)
!131 = !{!23, !49, !122, !31, !25}
!132 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_orderS2_", scope: !26, file: !6, line: 555, type: !120, scopeLine: 555, flags: DIFlagPrototyped, spFlags: 0)
!133 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_orderS2_", scope: !26, file: !6, line: 565, type: !124, scopeLine: 565, flags: DIFlagPrototyped, spFlags: 0)
!134 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_order", scope: !26, file: !6, line: 576, type: !127, scopeLine: 576, flags: DIFlagPrototyped, spFlags: 0)
!135 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_order", scope: !26, file: !6, line: 584, type: !130, scopeLine: 584, flags: DIFlagPrototyped, spFlags: 0)
!136 = !DISubprogram(name: "fetch_add", linkageName: "_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order", scope: !26, file: !6, line: 616, type: !114, scopeLine: 616, flags: DIFlagPrototyped, spFlags: 0)
!137 = !DISubprogram(name: "fetch_add", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_addEiSt12memory_order", scope: !26, file: !6, line: 621, type: !117, scopeLine: 621, flags: DIFlagPrototyped, spFlags: 0)
!138 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNSt13__atomic_baseIiE9fetch_subEiSt12memory_order", scope: !26, file: !6, line: 626, type: !114, scopeLine: 626, flags: DIFlagPrototyped, spFlags: 0)
!139 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_subEiSt12memory_order", scope: !26, file: !6, line: 631, type: !117, scopeLine: 631, flags: DIFlagPrototyped, spFlags: 0)
!140 = !DISubprogram(name: "fetch_and", linkageName: "_ZNSt13__atomic_baseIiE9fetch_andEiSt12memory_order", scope: !26, file: !6, line: 636, type: !114, scopeLine: 636, flags: DIFlagPrototyped, spFlags: 0)
!141 = !DISubprogram(name: "fetch_and", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_andEiSt12memory_order", scope: !26, file: !6, line: 641, type: !117, scopeLine: 641, flags: DIFlagPrototyped, spFlags: 0)
!142 = !DISubprogram(name: "fetch_or", linkageName: "_ZNSt13__atomic_baseIiE8fetch_orEiSt12memory_order", scope: !26, file: !6, line: 646, type: !114, scopeLine: 646, flags: DIFlagPrototyped, spFlags: 0)
!143 = !DISubprogram(name: "fetch_or", linkageName: "_ZNVSt13__atomic_baseIiE8fetch_orEiSt12memory_order", scope: !26, file: !6, line: 651, type: !117, scopeLine: 651, flags: DIFlagPrototyped, spFlags: 0)
!144 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNSt13__atomic_baseIiE9fetch_xorEiSt12memory_order", scope: !26, file: !6, line: 656, type: !114, scopeLine: 656, flags: DIFlagPrototyped, spFlags: 0)
!145 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_xorEiSt12memory_order", scope: !26, file: !6, line: 661, type: !117, scopeLine: 661, flags: DIFlagPrototyped, spFlags: 0)
!146 = !{!147}
!147 = !DITemplateTypeParameter(name: "_ITp", type: !24)
!148 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic<int>", scope: !7, file: !149, line: 824, size: 32, flags: DIFlagTypePassByReference, elements: !150, templateParams: !177, identifier: "_ZTSSt6atomicIiE")
!149 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!150 = !{!151, !152, !154, !158, !159, !164, !168, !173}
!151 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !148, baseType: !26, extraData: i32 0)
!152 = !DIDerivedType(tag: DW_TAG_variable, name: "is_always_lock_free", scope: !148, file: !149, line: 841, baseType: !153, flags: DIFlagStaticMember, extraData: i1 true)
!153 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!154 = !DISubprogram(name: "atomic", scope: !148, file: !149, line: 829, type: !155, scopeLine: 829, flags: DIFlagPrototyped, spFlags: 0)
!155 = !DISubroutineType(types: !156)
!156 = !{null, !157}
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !148, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!158 = !DISubprogram(name: "~atomic", scope: !148, file: !149, line: 830, type: !155, scopeLine: 830, flags: DIFlagPrototyped, spFlags: 0)
!159 = !DISubprogram(name: "atomic", scope: !148, file: !149, line: 831, type: !160, scopeLine: 831, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!160 = !DISubroutineType(types: !161)
!161 = !{null, !157, !162}
!162 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !163, size: 64)
!163 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !148)
!164 = !DISubprogram(name: "operator=", linkageName: "_ZNSt6atomicIiEaSERKS0_", scope: !148, file: !149, line: 832, type: !165, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!165 = !DISubroutineType(types: !166)
!166 = !{!167, !157, !162}
!167 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !148, size: 64)
!168 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt6atomicIiEaSERKS0_", scope: !148, file: !149, line: 833, type: !169, scopeLine: 833, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!169 = !DISubroutineType(types: !170)
!170 = !{!167, !171, !162}
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!172 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !148)
!173 = !DISubprogram(name: "atomic", scope: !148, file: !149, line: 835, type: !174, scopeLine: 835, flags: DIFlagPrototyped, spFlags: 0)
!174 = !DISubroutineType(types: !175)
!175 = !{null, !157, !176}
!176 = !DIDerivedType(tag: DW_TAG_typedef, name: "__integral_type", scope: !148, file: !149, line: 826, baseType: !24)
!177 = !{!178}
!178 = !DITemplateTypeParameter(name: "_Tp", type: !24)
!179 = !{!180, !187, !192, !197, !0, !199, !201, !203}
!180 = !DIGlobalVariableExpression(var: !181, expr: !DIExpression())
!181 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !182, isLocal: true, isDefinition: true)
!182 = !DICompositeType(tag: DW_TAG_array_type, baseType: !183, size: 56, elements: !185)
!183 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !184)
!184 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!185 = !{!186}
!186 = !DISubrange(count: 7)
!187 = !DIGlobalVariableExpression(var: !188, expr: !DIExpression())
!188 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !189, isLocal: true, isDefinition: true)
!189 = !DICompositeType(tag: DW_TAG_array_type, baseType: !183, size: 104, elements: !190)
!190 = !{!191}
!191 = !DISubrange(count: 13)
!192 = !DIGlobalVariableExpression(var: !193, expr: !DIExpression())
!193 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !194, isLocal: true, isDefinition: true)
!194 = !DICompositeType(tag: DW_TAG_array_type, baseType: !183, size: 88, elements: !195)
!195 = !{!196}
!196 = !DISubrange(count: 11)
!197 = !DIGlobalVariableExpression(var: !198, expr: !DIExpression())
!198 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !182, isLocal: true, isDefinition: true)
!199 = !DIGlobalVariableExpression(var: !200, expr: !DIExpression())
!200 = distinct !DIGlobalVariable(name: "d", linkageName: "_ZL1d", scope: !2, file: !3, line: 7, type: !24, isLocal: true, isDefinition: true)
!201 = !DIGlobalVariableExpression(var: !202, expr: !DIExpression())
!202 = distinct !DIGlobalVariable(name: "y", linkageName: "_ZL1y", scope: !2, file: !3, line: 6, type: !148, isLocal: true, isDefinition: true)
!203 = !DIGlobalVariableExpression(var: !204, expr: !DIExpression())
!204 = distinct !DIGlobalVariable(name: "e", linkageName: "_ZL1e", scope: !2, file: !3, line: 7, type: !24, isLocal: true, isDefinition: true)
!205 = !{i32 7, !"Dwarf Version", i32 5}
!206 = !{i32 2, !"Debug Info Version", i32 3}
!207 = !{i32 1, !"wchar_size", i32 4}
!208 = !{i32 8, !"PIC Level", i32 2}
!209 = !{i32 7, !"PIE Level", i32 2}
!210 = !{i32 7, !"uwtable", i32 2}
!211 = !{i32 7, !"frame-pointer", i32 2}
!212 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!213 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !214, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !216)
!214 = !DISubroutineType(types: !215)
!215 = !{!24}
!216 = !{}
!217 = !DILocalVariable(name: "t", scope: !213, file: !3, line: 18, type: !218)
!218 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !219, line: 27, baseType: !220)
!219 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!220 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!221 = !DILocation(line: 18, column: 12, scope: !213)
!222 = !DILocation(line: 19, column: 2, scope: !213)
!223 = !DILocalVariable(name: "this", arg: 1, scope: !224, type: !225, flags: DIFlagArtificial | DIFlagObjectPointer)
!224 = distinct !DISubprogram(name: "load", linkageName: "_ZNKSt13__atomic_baseIiE4loadESt12memory_order", scope: !26, file: !6, line: 481, type: !108, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !107, retainedNodes: !216)
!225 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!226 = !DILocation(line: 0, scope: !224, inlinedAt: !227)
!227 = distinct !DILocation(line: 20, column: 8, scope: !228)
!228 = distinct !DILexicalBlock(scope: !213, file: !3, line: 20, column: 6)
!229 = !DILocalVariable(name: "__m", arg: 2, scope: !224, file: !6, line: 481, type: !25)
!230 = !DILocation(line: 481, column: 25, scope: !224, inlinedAt: !227)
!231 = !DILocalVariable(name: "__b", scope: !224, file: !6, line: 483, type: !25)
!232 = !DILocation(line: 483, column: 15, scope: !224, inlinedAt: !227)
!233 = !DILocation(line: 484, column: 6, scope: !224, inlinedAt: !227)
!234 = !DILocation(line: 484, column: 10, scope: !224, inlinedAt: !227)
!235 = !DILocation(line: 488, column: 36, scope: !224, inlinedAt: !227)
!236 = !DILocation(line: 488, column: 9, scope: !224, inlinedAt: !227)
!237 = !DILocation(line: 20, column: 6, scope: !228)
!238 = !DILocation(line: 20, column: 6, scope: !213)
!239 = !DILocation(line: 21, column: 3, scope: !240)
!240 = distinct !DILexicalBlock(scope: !228, file: !3, line: 20, column: 41)
!241 = !DILocation(line: 0, scope: !224, inlinedAt: !242)
!242 = distinct !DILocation(line: 22, column: 9, scope: !243)
!243 = distinct !DILexicalBlock(scope: !240, file: !3, line: 22, column: 7)
!244 = !DILocation(line: 481, column: 25, scope: !224, inlinedAt: !242)
!245 = !DILocation(line: 483, column: 15, scope: !224, inlinedAt: !242)
!246 = !DILocation(line: 484, column: 6, scope: !224, inlinedAt: !242)
!247 = !DILocation(line: 484, column: 10, scope: !224, inlinedAt: !242)
!248 = !DILocation(line: 488, column: 36, scope: !224, inlinedAt: !242)
!249 = !DILocation(line: 488, column: 9, scope: !224, inlinedAt: !242)
!250 = !DILocation(line: 22, column: 7, scope: !243)
!251 = !DILocation(line: 22, column: 7, scope: !240)
!252 = !DILocation(line: 23, column: 4, scope: !243)
!253 = !DILocation(line: 24, column: 2, scope: !240)
!254 = !DILocation(line: 25, column: 15, scope: !213)
!255 = !DILocation(line: 25, column: 2, scope: !213)
!256 = !DILocation(line: 26, column: 2, scope: !213)
!257 = distinct !DISubprogram(name: "give", linkageName: "_ZL4givePv", scope: !3, file: !3, line: 9, type: !258, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !216)
!258 = !DISubroutineType(types: !259)
!259 = !{!260, !260}
!260 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!261 = !DILocalVariable(name: "arg", arg: 1, scope: !257, file: !3, line: 9, type: !260)
!262 = !DILocation(line: 9, column: 25, scope: !257)
!263 = !DILocation(line: 10, column: 4, scope: !257)
!264 = !DILocalVariable(name: "this", arg: 1, scope: !265, type: !266, flags: DIFlagArtificial | DIFlagObjectPointer)
!265 = distinct !DISubprogram(name: "store", linkageName: "_ZNSt13__atomic_baseIiE5storeEiSt12memory_order", scope: !26, file: !6, line: 456, type: !102, scopeLine: 457, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !101, retainedNodes: !216)
!266 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!267 = !DILocation(line: 0, scope: !265, inlinedAt: !268)
!268 = distinct !DILocation(line: 11, column: 4, scope: !257)
!269 = !DILocalVariable(name: "__i", arg: 2, scope: !265, file: !6, line: 456, type: !31)
!270 = !DILocation(line: 456, column: 24, scope: !265, inlinedAt: !268)
!271 = !DILocalVariable(name: "__m", arg: 3, scope: !265, file: !6, line: 456, type: !25)
!272 = !DILocation(line: 456, column: 42, scope: !265, inlinedAt: !268)
!273 = !DILocalVariable(name: "__b", scope: !265, file: !6, line: 458, type: !25)
!274 = !DILocation(line: 458, column: 15, scope: !265, inlinedAt: !268)
!275 = !DILocation(line: 459, column: 6, scope: !265, inlinedAt: !268)
!276 = !DILocation(line: 459, column: 10, scope: !265, inlinedAt: !268)
!277 = !DILocation(line: 464, column: 35, scope: !265, inlinedAt: !268)
!278 = !DILocation(line: 464, column: 26, scope: !265, inlinedAt: !268)
!279 = !DILocation(line: 464, column: 2, scope: !265, inlinedAt: !268)
!280 = !DILocation(line: 12, column: 4, scope: !257)
!281 = !DILocation(line: 0, scope: !265, inlinedAt: !282)
!282 = distinct !DILocation(line: 13, column: 4, scope: !257)
!283 = !DILocation(line: 456, column: 24, scope: !265, inlinedAt: !282)
!284 = !DILocation(line: 456, column: 42, scope: !265, inlinedAt: !282)
!285 = !DILocation(line: 458, column: 15, scope: !265, inlinedAt: !282)
!286 = !DILocation(line: 459, column: 6, scope: !265, inlinedAt: !282)
!287 = !DILocation(line: 459, column: 10, scope: !265, inlinedAt: !282)
!288 = !DILocation(line: 464, column: 35, scope: !265, inlinedAt: !282)
!289 = !DILocation(line: 464, column: 26, scope: !265, inlinedAt: !282)
!290 = !DILocation(line: 464, column: 2, scope: !265, inlinedAt: !282)
!291 = !DILocation(line: 14, column: 9, scope: !257)
!292 = !DILocation(line: 14, column: 2, scope: !257)
!293 = distinct !DISubprogram(name: "operator&", linkageName: "_ZStanSt12memory_orderSt23__memory_order_modifier", scope: !7, file: !6, line: 104, type: !294, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !216)
!294 = !DISubroutineType(types: !295)
!295 = !{!25, !25, !16}
!296 = !DILocalVariable(name: "__m", arg: 1, scope: !293, file: !6, line: 104, type: !25)
!297 = !DILocation(line: 104, column: 26, scope: !293)
!298 = !DILocalVariable(name: "__mod", arg: 2, scope: !293, file: !6, line: 104, type: !16)
!299 = !DILocation(line: 104, column: 55, scope: !293)
!300 = !DILocation(line: 106, column: 29, scope: !293)
!301 = !DILocation(line: 106, column: 40, scope: !293)
!302 = !DILocation(line: 106, column: 34, scope: !293)
!303 = !DILocation(line: 106, column: 5, scope: !293)
