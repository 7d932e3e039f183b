; ModuleID = 'a.cc'
source_filename = "a.cc"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Noted = type { i8* }
%struct.Square = type { %struct.Shape }
%struct.Shape = type { i32 (...)** }
%struct.Out = type { i32 }

$once = comdat any

$_ZN5NotedC2EPKc = comdat any

$_ZN5NotedD2Ev = comdat any

$_ZN6SquareC2Ev = comdat any

$_Z4bumpv = comdat any

$_ZNK6Square4areaEv = comdat any

$_Z7largestIiET_S0_S0_ = comdat any

$_ZN6SquareD2Ev = comdat any

$_ZN4EachIiE1nE = comdat any

$__clang_call_terminate = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZNK5Shape4areaEv = comdat any

$_Z6serialv = comdat any

$_ZTV6Square = comdat any

$_ZTS6Square = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Shape = comdat any

$_ZTI6Square = comdat any

$_ZTV5Shape = comdat any

$_ZZ6serialvE1s = comdat any

@once = linkonce_odr dso_local global %struct.Noted zeroinitializer, comdat, align 8, !dbg !0
@_ZGV4once = linkonce_odr dso_local global i64 0, comdat($once), align 8
@.str = private unnamed_addr constant [5 x i8] c"once\00", align 1
@__dso_handle = external hidden global i8
@_ZN12_GLOBAL__N_15localE = internal global i32 0, align 4, !dbg !52
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"%d %d %d %s\0A\00", align 1
@_ZN4EachIiE1nE = linkonce_odr dso_local global %struct.Noted zeroinitializer, comdat, align 8, !dbg !45
@_ZTIi = external constant i8*
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@_ZGVN4EachIiE1nE = linkonce_odr dso_local global i64 0, comdat($_ZN4EachIiE1nE), align 8
@.str.5 = private unnamed_addr constant [5 x i8] c"each\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"+%s\0A\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"-%s\0A\00", align 1
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI6Square to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD2Ev to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD0Ev to i8*), i8* bitcast (i32 (%struct.Square*)* @_ZNK6Square4areaEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Shape, i32 0, i32 0) }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTS6Square, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*) }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD2Ev to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD0Ev to i8*), i8* bitcast (i32 (%struct.Shape*)* @_ZNK5Shape4areaEv to i8*)] }, comdat, align 8
@_ZZ6serialvE1s = linkonce_odr dso_local global i32 100, comdat, align 4, !dbg !55
@llvm.global_ctors = appending global [2 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @__cxx_global_var_init, i8* bitcast (%struct.Noted* @once to i8*) }, { i32, void ()*, i8* } { i32 65535, void ()* @__cxx_global_var_init.4, i8* bitcast (%struct.Noted* @_ZN4EachIiE1nE to i8*) }]
@llvm.used = appending global [2 x i8*] [i8* bitcast (%struct.Noted* @once to i8*), i8* bitcast (%struct.Noted* @_ZN4EachIiE1nE to i8*)], section "llvm.metadata"

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" comdat($once) personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !70 {
entry:
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = load atomic i8, i8* bitcast (i64* @_ZGV4once to i8*) acquire, align 8, !dbg !74
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !74
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !74

init.check:                                       ; preds = %entry
  %1 = call i32 @__cxa_guard_acquire(i64* @_ZGV4once) #1, !dbg !74
  %tobool = icmp ne i32 %1, 0, !dbg !74
  br i1 %tobool, label %init, label %init.end, !dbg !74

init:                                             ; preds = %init.check
  invoke void @_ZN5NotedC2EPKc(%struct.Noted* noundef nonnull align 8 dereferenceable(8) @once, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0))
          to label %invoke.cont unwind label %lpad, !dbg !75

invoke.cont:                                      ; preds = %init
  %2 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%struct.Noted*)* @_ZN5NotedD2Ev to void (i8*)*), i8* bitcast (%struct.Noted* @once to i8*), i8* @__dso_handle) #1, !dbg !74
  call void @__cxa_guard_release(i64* @_ZGV4once) #1, !dbg !74
  br label %init.end, !dbg !74

init.end:                                         ; preds = %invoke.cont, %init.check, %entry
  ret void, !dbg !77

lpad:                                             ; preds = %init
  %3 = landingpad { i8*, i32 }
          cleanup, !dbg !77
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !77
  store i8* %4, i8** %exn.slot, align 8, !dbg !77
  %5 = extractvalue { i8*, i32 } %3, 1, !dbg !77
  store i32 %5, i32* %ehselector.slot, align 4, !dbg !77
  call void @__cxa_guard_abort(i64* @_ZGV4once) #1, !dbg !74
  br label %eh.resume, !dbg !74

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !74
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !74
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !74
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !74
  resume { i8*, i32 } %lpad.val1, !dbg !74
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(i64*) #1

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN5NotedC2EPKc(%struct.Noted* noundef nonnull align 8 dereferenceable(8) %this, i8* noundef %w) unnamed_addr #2 comdat align 2 !dbg !78 {
entry:
  %this.addr = alloca %struct.Noted*, align 8
  %w.addr = alloca i8*, align 8
  store %struct.Noted* %this, %struct.Noted** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Noted** %this.addr, metadata !79, metadata !DIExpression()), !dbg !81
  store i8* %w, i8** %w.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %w.addr, metadata !82, metadata !DIExpression()), !dbg !83
  %this1 = load %struct.Noted*, %struct.Noted** %this.addr, align 8
  %what = getelementptr inbounds %struct.Noted, %struct.Noted* %this1, i32 0, i32 0, !dbg !84
  %0 = load i8*, i8** %w.addr, align 8, !dbg !85
  store i8* %0, i8** %what, align 8, !dbg !84
  %1 = load i8*, i8** %w.addr, align 8, !dbg !86
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i8* noundef %1), !dbg !88
  ret void, !dbg !89
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5NotedD2Ev(%struct.Noted* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !90 {
entry:
  %this.addr = alloca %struct.Noted*, align 8
  store %struct.Noted* %this, %struct.Noted** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Noted** %this.addr, metadata !91, metadata !DIExpression()), !dbg !92
  %this1 = load %struct.Noted*, %struct.Noted** %this.addr, align 8
  %what = getelementptr inbounds %struct.Noted, %struct.Noted* %this1, i32 0, i32 0, !dbg !93
  %0 = load i8*, i8** %what, align 8, !dbg !93
  %call = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i8* noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !95

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !96

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { i8*, i32 }
          catch i8* null, !dbg !95
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !95
  call void @__clang_call_terminate(i8* %2) #13, !dbg !95
  unreachable, !dbg !95
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #1

; Function Attrs: nounwind
declare void @__cxa_guard_abort(i64*) #1

; Function Attrs: nounwind
declare void @__cxa_guard_release(i64*) #1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !97 {
entry:
  %retval = alloca i32, align 4
  %q = alloca %struct.Square, align 8
  %s = alloca %struct.Shape*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %out = alloca %struct.Out, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 1, i32* @_ZN12_GLOBAL__N_15localE, align 4, !dbg !98
  call void @llvm.dbg.declare(metadata %struct.Square* %q, metadata !99, metadata !DIExpression()), !dbg !100
  call void @_ZN6SquareC2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %q) #1, !dbg !100
  call void @llvm.dbg.declare(metadata %struct.Shape** %s, metadata !101, metadata !DIExpression()), !dbg !103
  %call = invoke noundef %struct.Shape* @_Z4makev()
          to label %invoke.cont unwind label %lpad, !dbg !104

invoke.cont:                                      ; preds = %entry
  store %struct.Shape* %call, %struct.Shape** %s, align 8, !dbg !103
  call void @llvm.dbg.declare(metadata %struct.Out* %out, metadata !105, metadata !DIExpression()), !dbg !107
  invoke void @_ZN3OutC1Ev(%struct.Out* noundef nonnull align 4 dereferenceable(4) %out)
          to label %invoke.cont1 unwind label %lpad, !dbg !107

invoke.cont1:                                     ; preds = %invoke.cont
  %call4 = invoke noundef i32 @_Z4bumpv()
          to label %invoke.cont3 unwind label %lpad2, !dbg !108

invoke.cont3:                                     ; preds = %invoke.cont1
  %call6 = invoke noundef i32 @_ZNK6Square4areaEv(%struct.Square* noundef nonnull align 8 dereferenceable(8) %q)
          to label %invoke.cont5 unwind label %lpad2, !dbg !109

invoke.cont5:                                     ; preds = %invoke.cont3
  %0 = load %struct.Shape*, %struct.Shape** %s, align 8, !dbg !110
  %1 = bitcast %struct.Shape* %0 to i32 (%struct.Shape*)***, !dbg !111
  %vtable = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %1, align 8, !dbg !111
  %vfn = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %vtable, i64 2, !dbg !111
  %2 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %vfn, align 8, !dbg !111
  %call8 = invoke noundef i32 %2(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0)
          to label %invoke.cont7 unwind label %lpad2, !dbg !111

invoke.cont7:                                     ; preds = %invoke.cont5
  %call10 = invoke noundef i32 @_Z7largestIiET_S0_S0_(i32 noundef 3, i32 noundef 4)
          to label %invoke.cont9 unwind label %lpad2, !dbg !112

invoke.cont9:                                     ; preds = %invoke.cont7
  %call12 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef %call4, i32 noundef %call6, i32 noundef %call8, i32 noundef %call10)
          to label %invoke.cont11 unwind label %lpad2, !dbg !113

invoke.cont11:                                    ; preds = %invoke.cont9
  %3 = load %struct.Shape*, %struct.Shape** %s, align 8, !dbg !114
  %isnull = icmp eq %struct.Shape* %3, null, !dbg !115
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !115

delete.notnull:                                   ; preds = %invoke.cont11
  %4 = bitcast %struct.Shape* %3 to void (%struct.Shape*)***, !dbg !115
  %vtable13 = load void (%struct.Shape*)**, void (%struct.Shape*)*** %4, align 8, !dbg !115
  %vfn14 = getelementptr inbounds void (%struct.Shape*)*, void (%struct.Shape*)** %vtable13, i64 1, !dbg !115
  %5 = load void (%struct.Shape*)*, void (%struct.Shape*)** %vfn14, align 8, !dbg !115
  call void %5(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %3) #1, !dbg !115
  br label %delete.end, !dbg !115

delete.end:                                       ; preds = %delete.notnull, %invoke.cont11
  %call16 = invoke noundef i32 @_Z5otherv()
          to label %invoke.cont15 unwind label %lpad2, !dbg !116

invoke.cont15:                                    ; preds = %delete.end
  %6 = load i32, i32* @_ZN12_GLOBAL__N_15localE, align 4, !dbg !117
  %v = getelementptr inbounds %struct.Out, %struct.Out* %out, i32 0, i32 0, !dbg !118
  %7 = load i32, i32* %v, align 4, !dbg !118
  %8 = load i8*, i8** getelementptr inbounds (%struct.Noted, %struct.Noted* @_ZN4EachIiE1nE, i32 0, i32 0), align 8, !dbg !119
  %call18 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i32 noundef %call16, i32 noundef %6, i32 noundef %7, i8* noundef %8)
          to label %invoke.cont17 unwind label %lpad2, !dbg !120

invoke.cont17:                                    ; preds = %invoke.cont15
  %exception = call i8* @__cxa_allocate_exception(i64 4) #1, !dbg !121
  %9 = bitcast i8* %exception to i32*, !dbg !121
  store i32 7, i32* %9, align 16, !dbg !121
  invoke void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #14
          to label %unreachable unwind label %lpad19, !dbg !121

lpad:                                             ; preds = %invoke.cont, %entry
  %10 = landingpad { i8*, i32 }
          cleanup, !dbg !123
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !123
  store i8* %11, i8** %exn.slot, align 8, !dbg !123
  %12 = extractvalue { i8*, i32 } %10, 1, !dbg !123
  store i32 %12, i32* %ehselector.slot, align 4, !dbg !123
  br label %ehcleanup23, !dbg !123

lpad2:                                            ; preds = %invoke.cont15, %delete.end, %invoke.cont9, %invoke.cont7, %invoke.cont5, %invoke.cont3, %invoke.cont1
  %13 = landingpad { i8*, i32 }
          cleanup, !dbg !123
  %14 = extractvalue { i8*, i32 } %13, 0, !dbg !123
  store i8* %14, i8** %exn.slot, align 8, !dbg !123
  %15 = extractvalue { i8*, i32 } %13, 1, !dbg !123
  store i32 %15, i32* %ehselector.slot, align 4, !dbg !123
  br label %ehcleanup, !dbg !123

lpad19:                                           ; preds = %invoke.cont17
  %16 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !124
  %17 = extractvalue { i8*, i32 } %16, 0, !dbg !124
  store i8* %17, i8** %exn.slot, align 8, !dbg !124
  %18 = extractvalue { i8*, i32 } %16, 1, !dbg !124
  store i32 %18, i32* %ehselector.slot, align 4, !dbg !124
  br label %catch.dispatch, !dbg !124

catch.dispatch:                                   ; preds = %lpad19
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !125
  %19 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #1, !dbg !125
  %matches = icmp eq i32 %sel, %19, !dbg !125
  br i1 %matches, label %catch, label %ehcleanup, !dbg !125

catch:                                            ; preds = %catch.dispatch
  call void @llvm.dbg.declare(metadata i32* %i, metadata !126, metadata !DIExpression()), !dbg !127
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !125
  %20 = call i8* @__cxa_begin_catch(i8* %exn) #1, !dbg !125
  %21 = bitcast i8* %20 to i32*, !dbg !125
  %22 = load i32, i32* %21, align 4, !dbg !125
  store i32 %22, i32* %i, align 4, !dbg !125
  %23 = load i32, i32* %i, align 4, !dbg !128
  %call22 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i32 noundef %23)
          to label %invoke.cont21 unwind label %lpad20, !dbg !130

invoke.cont21:                                    ; preds = %catch
  call void @__cxa_end_catch() #1, !dbg !131
  br label %try.cont, !dbg !131

try.cont:                                         ; preds = %invoke.cont21
  store i32 0, i32* %retval, align 4, !dbg !132
  call void @_ZN3OutD1Ev(%struct.Out* noundef nonnull align 4 dereferenceable(4) %out) #1, !dbg !123
  call void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %q) #1, !dbg !123
  %24 = load i32, i32* %retval, align 4, !dbg !123
  ret i32 %24, !dbg !123

lpad20:                                           ; preds = %catch
  %25 = landingpad { i8*, i32 }
          cleanup, !dbg !133
  %26 = extractvalue { i8*, i32 } %25, 0, !dbg !133
  store i8* %26, i8** %exn.slot, align 8, !dbg !133
  %27 = extractvalue { i8*, i32 } %25, 1, !dbg !133
  store i32 %27, i32* %ehselector.slot, align 4, !dbg !133
  call void @__cxa_end_catch() #1, !dbg !131
  br label %ehcleanup, !dbg !131

ehcleanup:                                        ; preds = %lpad20, %catch.dispatch, %lpad2
  call void @_ZN3OutD1Ev(%struct.Out* noundef nonnull align 4 dereferenceable(4) %out) #1, !dbg !123
  br label %ehcleanup23, !dbg !123

ehcleanup23:                                      ; preds = %ehcleanup, %lpad
  call void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %q) #1, !dbg !123
  br label %eh.resume, !dbg !123

eh.resume:                                        ; preds = %ehcleanup23
  %exn24 = load i8*, i8** %exn.slot, align 8, !dbg !123
  %sel25 = load i32, i32* %ehselector.slot, align 4, !dbg !123
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn24, 0, !dbg !123
  %lpad.val26 = insertvalue { i8*, i32 } %lpad.val, i32 %sel25, 1, !dbg !123
  resume { i8*, i32 } %lpad.val26, !dbg !123

unreachable:                                      ; preds = %invoke.cont17
  unreachable
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #5

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareC2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !134 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !139, metadata !DIExpression()), !dbg !141
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  %0 = bitcast %struct.Square* %this1 to %struct.Shape*, !dbg !142
  call void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0) #1, !dbg !142
  %1 = bitcast %struct.Square* %this1 to i32 (...)***, !dbg !142
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV6Square, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8, !dbg !142
  ret void, !dbg !142
}

declare noundef %struct.Shape* @_Z4makev() #6

declare void @_ZN3OutC1Ev(%struct.Out* noundef nonnull align 4 dereferenceable(4)) unnamed_addr #6

declare i32 @printf(i8* noundef, ...) #6

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32 @_Z4bumpv() #7 comdat !dbg !143 {
entry:
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_Z6serialv(), !dbg !144
  %0 = load i32, i32* %call, align 4, !dbg !145
  %inc = add nsw i32 %0, 1, !dbg !145
  store i32 %inc, i32* %call, align 4, !dbg !145
  ret i32 %inc, !dbg !146
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square4areaEv(%struct.Square* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #8 comdat align 2 !dbg !147 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !148, metadata !DIExpression()), !dbg !150
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  ret i32 9, !dbg !151
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_Z7largestIiET_S0_S0_(i32 noundef %a, i32 noundef %b) #8 comdat !dbg !152 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !155, metadata !DIExpression()), !dbg !156
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !157, metadata !DIExpression()), !dbg !158
  %0 = load i32, i32* %a.addr, align 4, !dbg !159
  %1 = load i32, i32* %b.addr, align 4, !dbg !160
  %cmp = icmp slt i32 %0, %1, !dbg !161
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !159

cond.true:                                        ; preds = %entry
  %2 = load i32, i32* %b.addr, align 4, !dbg !162
  br label %cond.end, !dbg !159

cond.false:                                       ; preds = %entry
  %3 = load i32, i32* %a.addr, align 4, !dbg !163
  br label %cond.end, !dbg !159

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ %3, %cond.false ], !dbg !159
  ret i32 %cond, !dbg !164
}

declare noundef i32 @_Z5otherv() #6

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #9

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

; Function Attrs: nounwind
declare void @_ZN3OutD1Ev(%struct.Out* noundef nonnull align 4 dereferenceable(4)) unnamed_addr #10

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !165 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !167, metadata !DIExpression()), !dbg !168
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  %0 = bitcast %struct.Square* %this1 to %struct.Shape*, !dbg !169
  call void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0) #1, !dbg !169
  ret void, !dbg !171
}

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init.4() #0 section ".text.startup" comdat($_ZN4EachIiE1nE) !dbg !172 {
entry:
  %0 = load i8, i8* bitcast (i64* @_ZGVN4EachIiE1nE to i8*), align 8, !dbg !173
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !173
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !173

init.check:                                       ; preds = %entry
  call void @_ZN5NotedC2EPKc(%struct.Noted* noundef nonnull align 8 dereferenceable(8) @_ZN4EachIiE1nE, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0)), !dbg !174
  %1 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%struct.Noted*)* @_ZN5NotedD2Ev to void (i8*)*), i8* bitcast (%struct.Noted* @_ZN4EachIiE1nE to i8*), i8* @__dso_handle) #1, !dbg !173
  store i8 1, i8* bitcast (i64* @_ZGVN4EachIiE1nE to i8*), align 8, !dbg !173
  br label %init.end, !dbg !173

init.end:                                         ; preds = %init.check, %entry
  ret void, !dbg !176
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #11 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #1
  call void @_ZSt9terminatev() #13
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !177 {
entry:
  %this.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %this, %struct.Shape** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %this.addr, metadata !179, metadata !DIExpression()), !dbg !180
  %this1 = load %struct.Shape*, %struct.Shape** %this.addr, align 8
  %0 = bitcast %struct.Shape* %this1 to i32 (...)***, !dbg !181
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Shape, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !181
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !182 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !183, metadata !DIExpression()), !dbg !184
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  call void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %this1) #1, !dbg !185
  %0 = bitcast %struct.Square* %this1 to i8*, !dbg !185
  call void @_ZdlPv(i8* noundef %0) #15, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !186 {
entry:
  %this.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %this, %struct.Shape** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %this.addr, metadata !187, metadata !DIExpression()), !dbg !188
  %this1 = load %struct.Shape*, %struct.Shape** %this.addr, align 8
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !190 {
entry:
  %this.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %this, %struct.Shape** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %this.addr, metadata !191, metadata !DIExpression()), !dbg !192
  %this1 = load %struct.Shape*, %struct.Shape** %this.addr, align 8
  call void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this1) #1, !dbg !193
  %0 = bitcast %struct.Shape* %this1 to i8*, !dbg !193
  call void @_ZdlPv(i8* noundef %0) #15, !dbg !193
  ret void, !dbg !194
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK5Shape4areaEv(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #8 comdat align 2 !dbg !195 {
entry:
  %this.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %this, %struct.Shape** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %this.addr, metadata !196, metadata !DIExpression()), !dbg !198
  %this1 = load %struct.Shape*, %struct.Shape** %this.addr, align 8
  ret i32 0, !dbg !199
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #12

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_Z6serialv() #8 comdat !dbg !57 {
entry:
  %0 = load i32, i32* @_ZZ6serialvE1s, align 4, !dbg !200
  %inc = add nsw i32 %0, 1, !dbg !200
  store i32 %inc, i32* @_ZZ6serialvE1s, align 4, !dbg !200
  ret i32* @_ZZ6serialvE1s, !dbg !201
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }
attributes #2 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind readnone }
attributes #10 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noreturn nounwind }
attributes #14 = { noreturn }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}
!llvm.ident = !{!69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !6, line: 8, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !44, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "a.cc", directory: ".", checksumkind: CSK_MD5, checksum: "ca752a5e8807c9b262ee26fdbc6a3646")
!4 = !{!5, !19, !22}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Noted", file: !6, line: 3, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, identifier: "_ZTS5Noted")
!6 = !DIFile(filename: "./h.h", directory: ".", checksumkind: CSK_MD5, checksum: "cd50c4352508520973f503d8b2e940e9")
!7 = !{!8, !12, !16}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "what", scope: !5, file: !6, line: 4, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !DISubprogram(name: "Noted", scope: !5, file: !6, line: 5, type: !13, scopeLine: 5, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!13 = !DISubroutineType(types: !14)
!14 = !{null, !15, !9}
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!16 = !DISubprogram(name: "~Noted", scope: !5, file: !6, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: 0)
!17 = !DISubroutineType(types: !18)
!18 = !{null, !15}
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !3, line: 3, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !20, vtableHolder: !22, identifier: "_ZTS6Square")
!20 = !{!21, !39}
!21 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !19, baseType: !22, extraData: i32 0)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !6, line: 12, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !23, vtableHolder: !22, identifier: "_ZTS5Shape")
!23 = !{!24, !30, !34}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !6, file: !6, baseType: !25, size: 64, flags: DIFlagArtificial)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !27, size: 64)
!27 = !DISubroutineType(types: !28)
!28 = !{!29}
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DISubprogram(name: "~Shape", scope: !22, file: !6, line: 13, type: !31, scopeLine: 13, containingType: !22, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!31 = !DISubroutineType(types: !32)
!32 = !{null, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!34 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !22, file: !6, line: 14, type: !35, scopeLine: 14, containingType: !22, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!35 = !DISubroutineType(types: !36)
!36 = !{!29, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!39 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !19, file: !3, line: 3, type: !40, scopeLine: 3, containingType: !19, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!40 = !DISubroutineType(types: !41)
!41 = !{!29, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!44 = !{!0, !45, !52, !55}
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "n", linkageName: "_ZN4EachIiE1nE", scope: !2, file: !6, line: 10, type: !5, isLocal: false, isDefinition: true, declaration: !47)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !48, file: !6, line: 9, baseType: !5, flags: DIFlagStaticMember)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Each<int>", file: !6, line: 9, size: 8, flags: DIFlagTypePassByValue, elements: !49, templateParams: !50, identifier: "_ZTS4EachIiE")
!49 = !{!47}
!50 = !{!51}
!51 = !DITemplateTypeParameter(name: "T", type: !29)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "local", linkageName: "_ZN12_GLOBAL__N_15localE", scope: !54, file: !6, line: 17, type: !29, isLocal: true, isDefinition: true)
!54 = !DINamespace(scope: null)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "s", scope: !57, file: !6, line: 11, type: !29, isLocal: false, isDefinition: true)
!57 = distinct !DISubprogram(name: "serial", linkageName: "_Z6serialv", scope: !6, file: !6, line: 11, type: !58, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !61)
!58 = !DISubroutineType(types: !59)
!59 = !{!60}
!60 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !29, size: 64)
!61 = !{}
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 7, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 1}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = !{!"Debian clang version 14.0.6"}
!70 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !71, file: !71, type: !72, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!71 = !DIFile(filename: "a.cc", directory: ".")
!72 = !DISubroutineType(types: !73)
!73 = !{null}
!74 = !DILocation(line: 0, scope: !70)
!75 = !DILocation(line: 8, column: 14, scope: !76)
!76 = !DILexicalBlockFile(scope: !70, file: !6, discriminator: 0)
!77 = !DILocation(line: 8, column: 1, scope: !76)
!78 = distinct !DISubprogram(name: "Noted", linkageName: "_ZN5NotedC2EPKc", scope: !5, file: !6, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !12, retainedNodes: !61)
!79 = !DILocalVariable(name: "this", arg: 1, scope: !78, type: !80, flags: DIFlagArtificial | DIFlagObjectPointer)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!81 = !DILocation(line: 0, scope: !78)
!82 = !DILocalVariable(name: "w", arg: 2, scope: !78, file: !6, line: 5, type: !9)
!83 = !DILocation(line: 5, column: 29, scope: !78)
!84 = !DILocation(line: 5, column: 34, scope: !78)
!85 = !DILocation(line: 5, column: 39, scope: !78)
!86 = !DILocation(line: 5, column: 60, scope: !87)
!87 = distinct !DILexicalBlock(scope: !78, file: !6, line: 5, column: 42)
!88 = !DILocation(line: 5, column: 44, scope: !87)
!89 = !DILocation(line: 5, column: 64, scope: !78)
!90 = distinct !DISubprogram(name: "~Noted", linkageName: "_ZN5NotedD2Ev", scope: !5, file: !6, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !16, retainedNodes: !61)
!91 = !DILocalVariable(name: "this", arg: 1, scope: !90, type: !80, flags: DIFlagArtificial | DIFlagObjectPointer)
!92 = !DILocation(line: 0, scope: !90)
!93 = !DILocation(line: 6, column: 29, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !6, line: 6, column: 11)
!95 = !DILocation(line: 6, column: 13, scope: !94)
!96 = !DILocation(line: 6, column: 36, scope: !90)
!97 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 4, type: !27, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !61)
!98 = !DILocation(line: 6, column: 8, scope: !97)
!99 = !DILocalVariable(name: "q", scope: !97, file: !3, line: 7, type: !19)
!100 = !DILocation(line: 7, column: 9, scope: !97)
!101 = !DILocalVariable(name: "s", scope: !97, file: !3, line: 8, type: !102)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!103 = !DILocation(line: 8, column: 9, scope: !97)
!104 = !DILocation(line: 8, column: 13, scope: !97)
!105 = !DILocalVariable(name: "out", scope: !97, file: !3, line: 9, type: !106)
!106 = !DICompositeType(tag: DW_TAG_structure_type, name: "Out", file: !6, line: 19, size: 32, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS3Out")
!107 = !DILocation(line: 9, column: 6, scope: !97)
!108 = !DILocation(line: 10, column: 26, scope: !97)
!109 = !DILocation(line: 10, column: 36, scope: !97)
!110 = !DILocation(line: 10, column: 44, scope: !97)
!111 = !DILocation(line: 10, column: 47, scope: !97)
!112 = !DILocation(line: 10, column: 55, scope: !97)
!113 = !DILocation(line: 10, column: 2, scope: !97)
!114 = !DILocation(line: 11, column: 9, scope: !97)
!115 = !DILocation(line: 11, column: 2, scope: !97)
!116 = !DILocation(line: 12, column: 26, scope: !97)
!117 = !DILocation(line: 12, column: 35, scope: !97)
!118 = !DILocation(line: 12, column: 46, scope: !97)
!119 = !DILocation(line: 12, column: 62, scope: !97)
!120 = !DILocation(line: 12, column: 2, scope: !97)
!121 = !DILocation(line: 13, column: 8, scope: !122)
!122 = distinct !DILexicalBlock(scope: !97, file: !3, line: 13, column: 6)
!123 = !DILocation(line: 15, column: 1, scope: !97)
!124 = !DILocation(line: 15, column: 1, scope: !122)
!125 = !DILocation(line: 13, column: 17, scope: !122)
!126 = !DILocalVariable(name: "i", scope: !97, file: !3, line: 13, type: !29)
!127 = !DILocation(line: 13, column: 30, scope: !97)
!128 = !DILocation(line: 13, column: 50, scope: !129)
!129 = distinct !DILexicalBlock(scope: !97, file: !3, line: 13, column: 33)
!130 = !DILocation(line: 13, column: 35, scope: !129)
!131 = !DILocation(line: 13, column: 54, scope: !129)
!132 = !DILocation(line: 14, column: 2, scope: !97)
!133 = !DILocation(line: 15, column: 1, scope: !129)
!134 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ev", scope: !19, file: !3, line: 3, type: !135, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !138, retainedNodes: !61)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !137}
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!138 = !DISubprogram(name: "Square", scope: !19, type: !135, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!139 = !DILocalVariable(name: "this", arg: 1, scope: !134, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!141 = !DILocation(line: 0, scope: !134)
!142 = !DILocation(line: 3, column: 8, scope: !134)
!143 = distinct !DISubprogram(name: "bump", linkageName: "_Z4bumpv", scope: !6, file: !6, line: 18, type: !27, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !61)
!144 = !DILocation(line: 18, column: 30, scope: !143)
!145 = !DILocation(line: 18, column: 28, scope: !143)
!146 = !DILocation(line: 18, column: 21, scope: !143)
!147 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !19, file: !3, line: 3, type: !40, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !39, retainedNodes: !61)
!148 = !DILocalVariable(name: "this", arg: 1, scope: !147, type: !149, flags: DIFlagArtificial | DIFlagObjectPointer)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!150 = !DILocation(line: 0, scope: !147)
!151 = !DILocation(line: 3, column: 53, scope: !147)
!152 = distinct !DISubprogram(name: "largest<int>", linkageName: "_Z7largestIiET_S0_S0_", scope: !6, file: !6, line: 16, type: !153, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !50, retainedNodes: !61)
!153 = !DISubroutineType(types: !154)
!154 = !{!29, !29, !29}
!155 = !DILocalVariable(name: "a", arg: 1, scope: !152, file: !6, line: 16, type: !29)
!156 = !DILocation(line: 16, column: 32, scope: !152)
!157 = !DILocalVariable(name: "b", arg: 2, scope: !152, file: !6, line: 16, type: !29)
!158 = !DILocation(line: 16, column: 37, scope: !152)
!159 = !DILocation(line: 16, column: 49, scope: !152)
!160 = !DILocation(line: 16, column: 53, scope: !152)
!161 = !DILocation(line: 16, column: 51, scope: !152)
!162 = !DILocation(line: 16, column: 57, scope: !152)
!163 = !DILocation(line: 16, column: 61, scope: !152)
!164 = !DILocation(line: 16, column: 42, scope: !152)
!165 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD2Ev", scope: !19, file: !3, line: 3, type: !135, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !166, retainedNodes: !61)
!166 = !DISubprogram(name: "~Square", scope: !19, type: !135, containingType: !19, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!167 = !DILocalVariable(name: "this", arg: 1, scope: !165, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!168 = !DILocation(line: 0, scope: !165)
!169 = !DILocation(line: 3, column: 8, scope: !170)
!170 = distinct !DILexicalBlock(scope: !165, file: !3, line: 3, column: 8)
!171 = !DILocation(line: 3, column: 8, scope: !165)
!172 = distinct !DISubprogram(name: "__cxx_global_var_init.4", scope: !71, file: !71, type: !72, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!173 = !DILocation(line: 0, scope: !172)
!174 = !DILocation(line: 10, column: 35, scope: !175)
!175 = !DILexicalBlockFile(scope: !172, file: !6, discriminator: 0)
!176 = !DILocation(line: 10, column: 37, scope: !175)
!177 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !22, file: !6, line: 12, type: !31, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !178, retainedNodes: !61)
!178 = !DISubprogram(name: "Shape", scope: !22, type: !31, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!179 = !DILocalVariable(name: "this", arg: 1, scope: !177, type: !102, flags: DIFlagArtificial | DIFlagObjectPointer)
!180 = !DILocation(line: 0, scope: !177)
!181 = !DILocation(line: 12, column: 8, scope: !177)
!182 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !19, file: !3, line: 3, type: !135, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !166, retainedNodes: !61)
!183 = !DILocalVariable(name: "this", arg: 1, scope: !182, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!184 = !DILocation(line: 0, scope: !182)
!185 = !DILocation(line: 3, column: 8, scope: !182)
!186 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !22, file: !6, line: 13, type: !31, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !30, retainedNodes: !61)
!187 = !DILocalVariable(name: "this", arg: 1, scope: !186, type: !102, flags: DIFlagArtificial | DIFlagObjectPointer)
!188 = !DILocation(line: 0, scope: !186)
!189 = !DILocation(line: 13, column: 20, scope: !186)
!190 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !22, file: !6, line: 13, type: !31, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !30, retainedNodes: !61)
!191 = !DILocalVariable(name: "this", arg: 1, scope: !190, type: !102, flags: DIFlagArtificial | DIFlagObjectPointer)
!192 = !DILocation(line: 0, scope: !190)
!193 = !DILocation(line: 13, column: 19, scope: !190)
!194 = !DILocation(line: 13, column: 20, scope: !190)
!195 = distinct !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !22, file: !6, line: 14, type: !35, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !34, retainedNodes: !61)
!196 = !DILocalVariable(name: "this", arg: 1, scope: !195, type: !197, flags: DIFlagArtificial | DIFlagObjectPointer)
!197 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!198 = !DILocation(line: 0, scope: !195)
!199 = !DILocation(line: 14, column: 29, scope: !195)
!200 = !DILocation(line: 11, column: 51, scope: !57)
!201 = !DILocation(line: 11, column: 44, scope: !57)
