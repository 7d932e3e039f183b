; ModuleID = 'b.cc'
source_filename = "b.cc"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Noted = type { ptr }
%struct.Out = type { i32 }

$once = comdat any

$_ZN5NotedC2EPKc = comdat any

$_ZN5NotedD2Ev = comdat any

$__clang_call_terminate = comdat any

$_Z4bumpv = comdat any

$_Z7largestIiET_S0_S0_ = comdat any

$_ZN4EachIiE1nE = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZNK5Shape4areaEv = comdat any

$_Z6serialv = comdat any

$_ZTI5Shape = comdat any

$_ZTS5Shape = comdat any

$_ZTV5Shape = comdat any

$_ZZ6serialvE1s = comdat any

@once = linkonce_odr dso_local global %struct.Noted zeroinitializer, comdat, align 8, !dbg !0
@_ZGV4once = linkonce_odr dso_local global i64 0, comdat($once), align 8
@.str = private unnamed_addr constant [5 x i8] c"once\00", align 1, !dbg !29
@__dso_handle = external hidden global i8
@.str.1 = private unnamed_addr constant [6 x i8] c"~Out\0A\00", align 1, !dbg !34
@_ZN12_GLOBAL__N_15localE = internal global i32 0, align 4, !dbg !84
@_ZN4EachIiE1nE = linkonce_odr dso_local global %struct.Noted zeroinitializer, comdat, align 8, !dbg !41
@_ZGVN4EachIiE1nE = linkonce_odr dso_local global i64 0, comdat($_ZN4EachIiE1nE), align 8
@.str.3 = private unnamed_addr constant [5 x i8] c"each\00", align 1, !dbg !39
@.str.4 = private unnamed_addr constant [5 x i8] c"+%s\0A\00", align 1, !dbg !48
@.str.5 = private unnamed_addr constant [5 x i8] c"-%s\0A\00", align 1, !dbg !50
@_ZTVN12_GLOBAL__N_16SquareE = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_16SquareE, ptr @_ZN12_GLOBAL__N_16SquareD2Ev, ptr @_ZN12_GLOBAL__N_16SquareD0Ev, ptr @_ZNK12_GLOBAL__N_16Square4areaEv] }, align 8, !dbg !52
@_ZTIN12_GLOBAL__N_16SquareE = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_16SquareE, ptr @_ZTI5Shape }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSN12_GLOBAL__N_16SquareE = internal constant [24 x i8] c"N12_GLOBAL__N_16SquareE\00", align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Shape, ptr @_ZN5ShapeD2Ev, ptr @_ZN5ShapeD0Ev, ptr @_ZNK5Shape4areaEv] }, comdat, align 8, !dbg !81
@_ZZ6serialvE1s = linkonce_odr dso_local global i32 100, comdat, align 4, !dbg !86
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @__cxx_global_var_init, ptr @once }, { i32, ptr, ptr } { i32 65535, ptr @__cxx_global_var_init.2, ptr @_ZN4EachIiE1nE }]
@llvm.used = appending global [2 x ptr] [ptr @once, ptr @_ZN4EachIiE1nE], section "llvm.metadata"

@_ZN3OutC1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZN3OutC2Ev
@_ZN3OutD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZN3OutD2Ev

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" comdat($once) personality ptr @__gxx_personality_v0 !dbg !100 {
entry:
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = load atomic i8, ptr @_ZGV4once acquire, align 8, !dbg !103
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !103
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !103

init.check:                                       ; preds = %entry
  %1 = call i32 @__cxa_guard_acquire(ptr @_ZGV4once) #1, !dbg !103
  %tobool = icmp ne i32 %1, 0, !dbg !103
  br i1 %tobool, label %init, label %init.end, !dbg !103

init:                                             ; preds = %init.check
  invoke void @_ZN5NotedC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) @once, ptr noundef @.str)
          to label %invoke.cont unwind label %lpad, !dbg !104

invoke.cont:                                      ; preds = %init
  %2 = call i32 @__cxa_atexit(ptr @_ZN5NotedD2Ev, ptr @once, ptr @__dso_handle) #1, !dbg !103
  call void @__cxa_guard_release(ptr @_ZGV4once) #1, !dbg !103
  br label %init.end, !dbg !103

init.end:                                         ; preds = %invoke.cont, %init.check, %entry
  ret void, !dbg !106

lpad:                                             ; preds = %init
  %3 = landingpad { ptr, i32 }
          cleanup, !dbg !106
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !106
  store ptr %4, ptr %exn.slot, align 8, !dbg !106
  %5 = extractvalue { ptr, i32 } %3, 1, !dbg !106
  store i32 %5, ptr %ehselector.slot, align 4, !dbg !106
  call void @__cxa_guard_abort(ptr @_ZGV4once) #1, !dbg !103
  br label %eh.resume, !dbg !103

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !103
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !103
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !103
  %lpad.val1 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !103
  resume { ptr, i32 } %lpad.val1, !dbg !103
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #1

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN5NotedC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %w) unnamed_addr #2 comdat align 2 !dbg !107 {
entry:
  %this.addr = alloca ptr, align 8
  %w.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !109, !DIExpression(), !111)
  store ptr %w, ptr %w.addr, align 8
    #dbg_declare(ptr %w.addr, !112, !DIExpression(), !113)
  %this1 = load ptr, ptr %this.addr, align 8
  %what = getelementptr inbounds nuw %struct.Noted, ptr %this1, i32 0, i32 0, !dbg !114
  %0 = load ptr, ptr %w.addr, align 8, !dbg !115
  store ptr %0, ptr %what, align 8, !dbg !114
  %1 = load ptr, ptr %w.addr, align 8, !dbg !116
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %1), !dbg !118
  ret void, !dbg !119
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5NotedD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !120 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !121, !DIExpression(), !122)
  %this1 = load ptr, ptr %this.addr, align 8
  %what = getelementptr inbounds nuw %struct.Noted, ptr %this1, i32 0, i32 0, !dbg !123
  %0 = load ptr, ptr %what, align 8, !dbg !123
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !125

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !126

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !125
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !125
  call void @__clang_call_terminate(ptr %2) #8, !dbg !125
  unreachable, !dbg !125
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #1

; Function Attrs: nounwind
declare void @__cxa_guard_abort(ptr) #1

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #1

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef ptr @_Z4makev() #2 !dbg !127 {
entry:
  %call = call noalias noundef nonnull ptr @_Znwm(i64 noundef 8) #9, !dbg !131, !heapallocsite !56
  call void @_ZN12_GLOBAL__N_16SquareC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %call) #1, !dbg !132
  ret ptr %call, !dbg !133
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #4

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @_ZN12_GLOBAL__N_16SquareC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 align 2 !dbg !134 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !139, !DIExpression(), !141)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #1, !dbg !142
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16SquareE, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !142
  ret void, !dbg !142
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local void @_ZN3OutC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #3 align 2 !dbg !143 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !144, !DIExpression(), !146)
  %this1 = load ptr, ptr %this.addr, align 8
  %v = getelementptr inbounds nuw %struct.Out, ptr %this1, i32 0, i32 0, !dbg !147
  store i32 5, ptr %v, align 4, !dbg !147
  ret void, !dbg !148
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local void @_ZN3OutD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 !dbg !149 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !150, !DIExpression(), !151)
  %this1 = load ptr, ptr %this.addr, align 8
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str.1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !152

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !154

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null, !dbg !152
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !152
  call void @__clang_call_terminate(ptr %1) #8, !dbg !152
  unreachable, !dbg !152
}

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #6 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #1
  call void @_ZSt9terminatev() #8
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z5otherv() #2 !dbg !155 {
entry:
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15localE, align 4, !dbg !156
  %add = add nsw i32 %0, 10, !dbg !156
  store i32 %add, ptr @_ZN12_GLOBAL__N_15localE, align 4, !dbg !156
  %call = call noundef i32 @_Z4bumpv(), !dbg !157
  %call1 = call noundef i32 @_Z7largestIiET_S0_S0_(i32 noundef 1, i32 noundef 2), !dbg !158
  %add2 = add nsw i32 %call, %call1, !dbg !159
  %1 = load i32, ptr @_ZN12_GLOBAL__N_15localE, align 4, !dbg !160
  %add3 = add nsw i32 %add2, %1, !dbg !161
  %2 = load ptr, ptr @_ZN4EachIiE1nE, align 8, !dbg !162
  %cmp = icmp ne ptr %2, null, !dbg !163
  %conv = zext i1 %cmp to i32, !dbg !164
  %add4 = add nsw i32 %add3, %conv, !dbg !165
  ret i32 %add4, !dbg !166
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32 @_Z4bumpv() #2 comdat !dbg !167 {
entry:
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_Z6serialv(), !dbg !168
  %0 = load i32, ptr %call, align 4, !dbg !169
  %inc = add nsw i32 %0, 1, !dbg !169
  store i32 %inc, ptr %call, align 4, !dbg !169
  ret i32 %inc, !dbg !170
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_Z7largestIiET_S0_S0_(i32 noundef %a, i32 noundef %b) #3 comdat !dbg !171 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !174, !DIExpression(), !175)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !176, !DIExpression(), !177)
  %0 = load i32, ptr %a.addr, align 4, !dbg !178
  %1 = load i32, ptr %b.addr, align 4, !dbg !179
  %cmp = icmp slt i32 %0, %1, !dbg !180
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !178

cond.true:                                        ; preds = %entry
  %2 = load i32, ptr %b.addr, align 4, !dbg !181
  br label %cond.end, !dbg !178

cond.false:                                       ; preds = %entry
  %3 = load i32, ptr %a.addr, align 4, !dbg !182
  br label %cond.end, !dbg !178

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ %3, %cond.false ], !dbg !178
  ret i32 %cond, !dbg !183
}

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init.2() #0 section ".text.startup" comdat($_ZN4EachIiE1nE) !dbg !184 {
entry:
  %0 = load i8, ptr @_ZGVN4EachIiE1nE, align 8, !dbg !185
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !185
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !185

init.check:                                       ; preds = %entry
  store i8 1, ptr @_ZGVN4EachIiE1nE, align 8, !dbg !185
  call void @_ZN5NotedC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) @_ZN4EachIiE1nE, ptr noundef @.str.3), !dbg !186
  %1 = call i32 @__cxa_atexit(ptr @_ZN5NotedD2Ev, ptr @_ZN4EachIiE1nE, ptr @__dso_handle) #1, !dbg !185
  br label %init.end, !dbg !185

init.end:                                         ; preds = %init.check, %entry
  ret void, !dbg !188
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !189 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !191, !DIExpression(), !192)
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @_ZN12_GLOBAL__N_16SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 align 2 !dbg !194 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !196, !DIExpression(), !197)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #1, !dbg !198
  ret void, !dbg !200
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @_ZN12_GLOBAL__N_16SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 align 2 !dbg !201 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !202, !DIExpression(), !203)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN12_GLOBAL__N_16SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #1, !dbg !204
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 8) #10, !dbg !204
  ret void, !dbg !204
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZNK12_GLOBAL__N_16Square4areaEv(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 align 2 !dbg !205 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !206, !DIExpression(), !208)
  %this1 = load ptr, ptr %this.addr, align 8
  ret i32 16, !dbg !209
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !210 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !211, !DIExpression(), !212)
  %this1 = load ptr, ptr %this.addr, align 8
  ret void, !dbg !213
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !214 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !215, !DIExpression(), !216)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #1, !dbg !217
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 8) #10, !dbg !217
  ret void, !dbg !218
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK5Shape4areaEv(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !219 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !220, !DIExpression(), !222)
  %this1 = load ptr, ptr %this.addr, align 8
  ret i32 0, !dbg !223
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_Z6serialv() #3 comdat !dbg !88 {
entry:
  %0 = load i32, ptr @_ZZ6serialvE1s, align 4, !dbg !224
  %inc = add nsw i32 %0, 1, !dbg !224
  store i32 %inc, ptr @_ZZ6serialvE1s, align 4, !dbg !224
  ret ptr @_ZZ6serialvE1s, !dbg !225
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind }
attributes #9 = { builtin allocsize(0) }
attributes #10 = { builtin nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!92, !93, !94, !95, !96, !97, !98}
!llvm.ident = !{!99}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !6, line: 8, type: !15, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !28, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "b.cc", directory: ".", checksumkind: CSK_MD5, checksum: "ce2e82d171c6ee834ecd0d73e50d5ac7")
!4 = !{!5, !15}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Out", file: !6, line: 19, size: 32, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, identifier: "_ZTS3Out")
!6 = !DIFile(filename: "./h.h", directory: ".", checksumkind: CSK_MD5, checksum: "cd50c4352508520973f503d8b2e940e9")
!7 = !{!8, !10, !14}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !5, file: !6, line: 19, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DISubprogram(name: "Out", linkageName: "_ZN3OutC4Ev", scope: !5, file: !6, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: 0)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!14 = !DISubprogram(name: "~Out", linkageName: "_ZN3OutD4Ev", scope: !5, file: !6, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: 0)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Noted", file: !6, line: 3, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !16, identifier: "_ZTS5Noted")
!16 = !{!17, !21, !25}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "what", scope: !15, file: !6, line: 4, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DISubprogram(name: "Noted", linkageName: "_ZN5NotedC4EPKc", scope: !15, file: !6, line: 5, type: !22, scopeLine: 5, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !24, !18}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!25 = !DISubprogram(name: "~Noted", linkageName: "_ZN5NotedD4Ev", scope: !15, file: !6, line: 6, type: !26, scopeLine: 6, flags: DIFlagPrototyped, spFlags: 0)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !24}
!28 = !{!29, !0, !34, !39, !41, !48, !50, !52, !81, !84, !86}
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !6, line: 8, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 40, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 5)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 5, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 48, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 6)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !6, line: 10, type: !31, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "n", linkageName: "_ZN4EachIiE1nE", scope: !2, file: !6, line: 10, type: !15, isLocal: false, isDefinition: true, declaration: !43)
!43 = !DIDerivedType(tag: DW_TAG_variable, name: "n", scope: !44, file: !6, line: 9, baseType: !15, flags: DIFlagStaticMember)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Each<int>", file: !6, line: 9, size: 8, flags: DIFlagTypePassByValue, elements: !45, templateParams: !46, identifier: "_ZTS4EachIiE")
!45 = !{!43}
!46 = !{!47}
!47 = !DITemplateTypeParameter(name: "T", type: !9)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !6, line: 5, type: !31, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !6, line: 6, type: !31, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN12_GLOBAL__N_16SquareE", scope: !2, file: !3, type: !54, isLocal: true, isDefinition: true, declaration: !55, align: 64)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !56, file: !3, baseType: !54, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", scope: !57, file: !3, line: 2, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !58, vtableHolder: !60)
!57 = !DINamespace(scope: null)
!58 = !{!59, !76}
!59 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !56, baseType: !60, extraData: i32 0)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !6, line: 12, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !61, vtableHolder: !60, identifier: "_ZTS5Shape")
!61 = !{!62, !67, !71}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !6, file: !6, baseType: !63, size: 64, flags: DIFlagArtificial)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !65, size: 64)
!65 = !DISubroutineType(types: !66)
!66 = !{!9}
!67 = !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD4Ev", scope: !60, file: !6, line: 13, type: !68, scopeLine: 13, containingType: !60, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!71 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !60, file: !6, line: 14, type: !72, scopeLine: 14, containingType: !60, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!72 = !DISubroutineType(types: !73)
!73 = !{!9, !74}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !60)
!76 = !DISubprogram(name: "area", linkageName: "_ZNK12_GLOBAL__N_16Square4areaEv", scope: !56, file: !3, line: 2, type: !77, scopeLine: 2, containingType: !56, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagLocalToUnit)
!77 = !DISubroutineType(types: !78)
!78 = !{!9, !79}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!80 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !56)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV5Shape", scope: !2, file: !3, type: !54, isLocal: false, isDefinition: true, declaration: !83, align: 64)
!83 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !60, file: !3, baseType: !54, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "local", linkageName: "_ZN12_GLOBAL__N_15localE", scope: !57, file: !6, line: 17, type: !9, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "s", scope: !88, file: !6, line: 11, type: !9, isLocal: false, isDefinition: true)
!88 = distinct !DISubprogram(name: "serial", linkageName: "_Z6serialv", scope: !6, file: !6, line: 11, type: !89, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!89 = !DISubroutineType(types: !90)
!90 = !{!91}
!91 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !9, size: 64)
!92 = !{i32 7, !"Dwarf Version", i32 5}
!93 = !{i32 2, !"Debug Info Version", i32 3}
!94 = !{i32 1, !"wchar_size", i32 4}
!95 = !{i32 8, !"PIC Level", i32 2}
!96 = !{i32 7, !"PIE Level", i32 2}
!97 = !{i32 7, !"uwtable", i32 2}
!98 = !{i32 7, !"frame-pointer", i32 2}
!99 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!100 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !101, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!101 = !DISubroutineType(types: !102)
!102 = !{null}
!103 = !DILocation(line: 0, scope: !100)
!104 = !DILocation(line: 8, column: 14, scope: !105)
!105 = !DILexicalBlockFile(scope: !100, file: !6, discriminator: 0)
!106 = !DILocation(line: 8, column: 1, scope: !105)
!107 = distinct !DISubprogram(name: "Noted", linkageName: "_ZN5NotedC2EPKc", scope: !15, file: !6, line: 5, type: !22, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !21, retainedNodes: !108)
!108 = !{}
!109 = !DILocalVariable(name: "this", arg: 1, scope: !107, type: !110, flags: DIFlagArtificial | DIFlagObjectPointer)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!111 = !DILocation(line: 0, scope: !107)
!112 = !DILocalVariable(name: "w", arg: 2, scope: !107, file: !6, line: 5, type: !18)
!113 = !DILocation(line: 5, column: 29, scope: !107)
!114 = !DILocation(line: 5, column: 34, scope: !107)
!115 = !DILocation(line: 5, column: 39, scope: !107)
!116 = !DILocation(line: 5, column: 60, scope: !117)
!117 = distinct !DILexicalBlock(scope: !107, file: !6, line: 5, column: 42)
!118 = !DILocation(line: 5, column: 44, scope: !117)
!119 = !DILocation(line: 5, column: 64, scope: !107)
!120 = distinct !DISubprogram(name: "~Noted", linkageName: "_ZN5NotedD2Ev", scope: !15, file: !6, line: 6, type: !26, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !25, retainedNodes: !108)
!121 = !DILocalVariable(name: "this", arg: 1, scope: !120, type: !110, flags: DIFlagArtificial | DIFlagObjectPointer)
!122 = !DILocation(line: 0, scope: !120)
!123 = !DILocation(line: 6, column: 29, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !6, line: 6, column: 11)
!125 = !DILocation(line: 6, column: 13, scope: !124)
!126 = !DILocation(line: 6, column: 36, scope: !120)
!127 = distinct !DISubprogram(name: "make", linkageName: "_Z4makev", scope: !3, file: !3, line: 3, type: !128, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!128 = !DISubroutineType(types: !129)
!129 = !{!130}
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!131 = !DILocation(line: 3, column: 24, scope: !127)
!132 = !DILocation(line: 3, column: 28, scope: !127)
!133 = !DILocation(line: 3, column: 17, scope: !127)
!134 = distinct !DISubprogram(name: "Square", linkageName: "_ZN12_GLOBAL__N_16SquareC2Ev", scope: !56, file: !3, line: 2, type: !135, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !138, retainedNodes: !108)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !137}
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!138 = !DISubprogram(name: "Square", linkageName: "_ZN12_GLOBAL__N_16SquareC4Ev", scope: !56, type: !135, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!139 = !DILocalVariable(name: "this", arg: 1, scope: !134, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!141 = !DILocation(line: 0, scope: !134)
!142 = !DILocation(line: 2, column: 20, scope: !134)
!143 = distinct !DISubprogram(name: "Out", linkageName: "_ZN3OutC2Ev", scope: !5, file: !3, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !10, retainedNodes: !108)
!144 = !DILocalVariable(name: "this", arg: 1, scope: !143, type: !145, flags: DIFlagArtificial | DIFlagObjectPointer)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!146 = !DILocation(line: 0, scope: !143)
!147 = !DILocation(line: 4, column: 14, scope: !143)
!148 = !DILocation(line: 4, column: 20, scope: !143)
!149 = distinct !DISubprogram(name: "~Out", linkageName: "_ZN3OutD2Ev", scope: !5, file: !3, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !14, retainedNodes: !108)
!150 = !DILocalVariable(name: "this", arg: 1, scope: !149, type: !145, flags: DIFlagArtificial | DIFlagObjectPointer)
!151 = !DILocation(line: 0, scope: !149)
!152 = !DILocation(line: 5, column: 15, scope: !153)
!153 = distinct !DILexicalBlock(scope: !149, file: !3, line: 5, column: 13)
!154 = !DILocation(line: 5, column: 33, scope: !149)
!155 = distinct !DISubprogram(name: "other", linkageName: "_Z5otherv", scope: !3, file: !3, line: 6, type: !65, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!156 = !DILocation(line: 6, column: 21, scope: !155)
!157 = !DILocation(line: 6, column: 35, scope: !155)
!158 = !DILocation(line: 6, column: 44, scope: !155)
!159 = !DILocation(line: 6, column: 42, scope: !155)
!160 = !DILocation(line: 6, column: 60, scope: !155)
!161 = !DILocation(line: 6, column: 58, scope: !155)
!162 = !DILocation(line: 6, column: 82, scope: !155)
!163 = !DILocation(line: 6, column: 87, scope: !155)
!164 = !DILocation(line: 6, column: 68, scope: !155)
!165 = !DILocation(line: 6, column: 66, scope: !155)
!166 = !DILocation(line: 6, column: 28, scope: !155)
!167 = distinct !DISubprogram(name: "bump", linkageName: "_Z4bumpv", scope: !6, file: !6, line: 18, type: !65, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!168 = !DILocation(line: 18, column: 30, scope: !167)
!169 = !DILocation(line: 18, column: 28, scope: !167)
!170 = !DILocation(line: 18, column: 21, scope: !167)
!171 = distinct !DISubprogram(name: "largest<int>", linkageName: "_Z7largestIiET_S0_S0_", scope: !6, file: !6, line: 16, type: !172, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !46, retainedNodes: !108)
!172 = !DISubroutineType(types: !173)
!173 = !{!9, !9, !9}
!174 = !DILocalVariable(name: "a", arg: 1, scope: !171, file: !6, line: 16, type: !9)
!175 = !DILocation(line: 16, column: 32, scope: !171)
!176 = !DILocalVariable(name: "b", arg: 2, scope: !171, file: !6, line: 16, type: !9)
!177 = !DILocation(line: 16, column: 37, scope: !171)
!178 = !DILocation(line: 16, column: 49, scope: !171)
!179 = !DILocation(line: 16, column: 53, scope: !171)
!180 = !DILocation(line: 16, column: 51, scope: !171)
!181 = !DILocation(line: 16, column: 57, scope: !171)
!182 = !DILocation(line: 16, column: 61, scope: !171)
!183 = !DILocation(line: 16, column: 42, scope: !171)
!184 = distinct !DISubprogram(name: "__cxx_global_var_init.2", scope: !3, file: !3, type: !101, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!185 = !DILocation(line: 0, scope: !184)
!186 = !DILocation(line: 10, column: 35, scope: !187)
!187 = !DILexicalBlockFile(scope: !184, file: !6, discriminator: 0)
!188 = !DILocation(line: 10, column: 37, scope: !187)
!189 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !60, file: !6, line: 12, type: !68, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !190, retainedNodes: !108)
!190 = !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC4Ev", scope: !60, type: !68, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!191 = !DILocalVariable(name: "this", arg: 1, scope: !189, type: !130, flags: DIFlagArtificial | DIFlagObjectPointer)
!192 = !DILocation(line: 0, scope: !189)
!193 = !DILocation(line: 12, column: 8, scope: !189)
!194 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN12_GLOBAL__N_16SquareD2Ev", scope: !56, file: !3, line: 2, type: !135, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !195, retainedNodes: !108)
!195 = !DISubprogram(name: "~Square", linkageName: "_ZN12_GLOBAL__N_16SquareD4Ev", scope: !56, type: !135, containingType: !56, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagLocalToUnit)
!196 = !DILocalVariable(name: "this", arg: 1, scope: !194, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!197 = !DILocation(line: 0, scope: !194)
!198 = !DILocation(line: 2, column: 20, scope: !199)
!199 = distinct !DILexicalBlock(scope: !194, file: !3, line: 2, column: 20)
!200 = !DILocation(line: 2, column: 20, scope: !194)
!201 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN12_GLOBAL__N_16SquareD0Ev", scope: !56, file: !3, line: 2, type: !135, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !195, retainedNodes: !108)
!202 = !DILocalVariable(name: "this", arg: 1, scope: !201, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!203 = !DILocation(line: 0, scope: !201)
!204 = !DILocation(line: 2, column: 20, scope: !201)
!205 = distinct !DISubprogram(name: "area", linkageName: "_ZNK12_GLOBAL__N_16Square4areaEv", scope: !56, file: !3, line: 2, type: !77, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !76, retainedNodes: !108)
!206 = !DILocalVariable(name: "this", arg: 1, scope: !205, type: !207, flags: DIFlagArtificial | DIFlagObjectPointer)
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!208 = !DILocation(line: 0, scope: !205)
!209 = !DILocation(line: 2, column: 65, scope: !205)
!210 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !60, file: !6, line: 13, type: !68, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !67, retainedNodes: !108)
!211 = !DILocalVariable(name: "this", arg: 1, scope: !210, type: !130, flags: DIFlagArtificial | DIFlagObjectPointer)
!212 = !DILocation(line: 0, scope: !210)
!213 = !DILocation(line: 13, column: 20, scope: !210)
!214 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !60, file: !6, line: 13, type: !68, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !67, retainedNodes: !108)
!215 = !DILocalVariable(name: "this", arg: 1, scope: !214, type: !130, flags: DIFlagArtificial | DIFlagObjectPointer)
!216 = !DILocation(line: 0, scope: !214)
!217 = !DILocation(line: 13, column: 19, scope: !214)
!218 = !DILocation(line: 13, column: 20, scope: !214)
!219 = distinct !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !60, file: !6, line: 14, type: !72, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !71, retainedNodes: !108)
!220 = !DILocalVariable(name: "this", arg: 1, scope: !219, type: !221, flags: DIFlagArtificial | DIFlagObjectPointer)
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!222 = !DILocation(line: 0, scope: !219)
!223 = !DILocation(line: 14, column: 29, scope: !219)
!224 = !DILocation(line: 11, column: 51, scope: !88)
!225 = !DILocation(line: 11, column: 44, scope: !88)
