; ModuleID = 'fixture.cpp'
source_filename = "fixture.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Both = type <{ %struct.Left.base, %struct.Right.base, [4 x i8], %struct.Base.base, [4 x i8] }>
%struct.Left.base = type { ptr }
%struct.Right.base = type <{ ptr, i32 }>
%struct.Base.base = type <{ ptr, i32 }>

$_ZN4BothD1Ev = comdat any

$_ZNK4Both3getEi = comdat any

$_ZN4BothD0Ev = comdat any

$_ZN4Both4tickEv = comdat any

$_ZThn8_N4Both4tickEv = comdat any

$_ZTv0_n24_N4BothD1Ev = comdat any

$_ZTv0_n24_N4BothD0Ev = comdat any

$_ZTv0_n32_NK4Both3getEi = comdat any

$_ZTW5depth = comdat any

$_ZTV4Both = comdat any

$_ZTS4Left = comdat any

$_ZTS4Base = comdat any

$_ZTI4Base = comdat any

$_ZTI4Left = comdat any

$_ZTS4Both = comdat any

$_ZTS5Right = comdat any

$_ZTI5Right = comdat any

$_ZTI4Both = comdat any

@depth = dso_local thread_local global i32 1, align 4
@_ZL5start = internal unnamed_addr global i32 0, align 4
@_ZTIi = external constant ptr
@_ZTV4Both = linkonce_odr dso_local unnamed_addr constant { [7 x ptr], [3 x ptr], [7 x ptr] } { [7 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI4Both, ptr @_ZNK4Both3getEi, ptr @_ZN4BothD1Ev, ptr @_ZN4BothD0Ev, ptr @_ZN4Both4tickEv], [3 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTI4Both, ptr @_ZThn8_N4Both4tickEv], [7 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI4Both, ptr @_ZTv0_n24_N4BothD1Ev, ptr @_ZTv0_n24_N4BothD0Ev, ptr @_ZTv0_n32_NK4Both3getEi] }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@_ZTI4Left = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Left, i32 0, i32 1, ptr @_ZTI4Base, i64 -6141 }, comdat, align 8
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Right }, comdat, align 8
@_ZTI4Both = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Both, i32 0, i32 2, ptr @_ZTI4Left, i64 2, ptr @_ZTI5Right, i64 2050 }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_fixture.cpp, ptr null }]

; Function Attrs: uwtable
define dso_local noundef i32 @_Z4seedv() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.Both, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %1) #11
  %2 = getelementptr inbounds i8, ptr %1, i64 24
  %3 = getelementptr inbounds i8, ptr %1, i64 32
  store i32 3, ptr %3, align 8, !tbaa !4
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  store i32 0, ptr %5, align 8, !tbaa !9
  store ptr getelementptr inbounds inrange(-24, 32) (i8, ptr @_ZTV4Both, i64 24), ptr %1, align 8, !tbaa !11
  store ptr getelementptr inbounds inrange(-32, 24) (i8, ptr @_ZTV4Both, i64 112), ptr %2, align 8, !tbaa !11
  store ptr getelementptr inbounds inrange(-16, 8) (i8, ptr @_ZTV4Both, i64 72), ptr %4, align 8, !tbaa !11
  %6 = atomicrmw sub ptr %5, i32 1 release, align 8
  %7 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %8 = load i32, ptr %7, align 4, !tbaa !13
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4, !tbaa !13
  %10 = load ptr, ptr %2, align 8, !tbaa !11
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = invoke noundef i32 %12(ptr noundef nonnull align 8 dereferenceable(12) %2, i32 noundef 4)
          to label %25 unwind label %14

14:                                               ; preds = %0
  %15 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %16 = extractvalue { ptr, i32 } %15, 1
  %17 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %18 = icmp eq i32 %16, %17
  br i1 %18, label %19, label %28

19:                                               ; preds = %14
  %20 = extractvalue { ptr, i32 } %15, 0
  %21 = call ptr @__cxa_begin_catch(ptr %20) #11
  %22 = load i32, ptr %21, align 4, !tbaa !13
  %23 = load i32, ptr @_ZL5start, align 4, !tbaa !13
  %24 = add nsw i32 %23, %22
  call void @__cxa_end_catch() #11
  br label %25

25:                                               ; preds = %19, %0
  %26 = phi i32 [ %24, %19 ], [ %13, %0 ]
  %27 = shl nsw i32 %26, 1
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #11
  ret i32 %27

28:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #11
  resume { ptr, i32 } %15
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z3runRK4Basei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) local_unnamed_addr #1 personality ptr @__gxx_personality_v0 {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %4 = load i32, ptr %3, align 4, !tbaa !13
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr %3, align 4, !tbaa !13
  %6 = load ptr, ptr %0, align 8, !tbaa !11
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = invoke noundef i32 %8(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1)
          to label %21 unwind label %10

10:                                               ; preds = %2
  %11 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %12 = extractvalue { ptr, i32 } %11, 1
  %13 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %14 = icmp eq i32 %12, %13
  br i1 %14, label %15, label %23

15:                                               ; preds = %10
  %16 = extractvalue { ptr, i32 } %11, 0
  %17 = tail call ptr @__cxa_begin_catch(ptr %16) #11
  %18 = load i32, ptr %17, align 4, !tbaa !13
  %19 = load i32, ptr @_ZL5start, align 4, !tbaa !13
  %20 = add nsw i32 %19, %18
  tail call void @__cxa_end_catch() #11
  br label %21

21:                                               ; preds = %2, %15
  %22 = phi i32 [ %20, %15 ], [ %9, %2 ]
  ret i32 %22

23:                                               ; preds = %10
  resume { ptr, i32 } %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD1Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @_Z5scalePfPKii(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %25

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = and i64 %6, 1
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  %10 = and i64 %6, 2147483646
  br label %26

11:                                               ; preds = %47, %5
  %12 = phi i64 [ 0, %5 ], [ %50, %47 ]
  %13 = icmp eq i64 %7, 0
  br i1 %13, label %25, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds i32, ptr %1, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !13
  %17 = icmp sgt i32 %16, 7
  br i1 %17, label %18, label %22

18:                                               ; preds = %14
  %19 = getelementptr inbounds float, ptr %0, i64 %12
  %20 = load float, ptr %19, align 4, !tbaa !14
  %21 = fmul float %20, 2.500000e+00
  br label %22

22:                                               ; preds = %18, %14
  %23 = phi float [ %21, %18 ], [ 1.000000e+00, %14 ]
  %24 = getelementptr inbounds float, ptr %0, i64 %12
  store float %23, ptr %24, align 4, !tbaa !14
  br label %25

25:                                               ; preds = %22, %11, %3
  ret void

26:                                               ; preds = %47, %9
  %27 = phi i64 [ 0, %9 ], [ %50, %47 ]
  %28 = phi i64 [ 0, %9 ], [ %51, %47 ]
  %29 = getelementptr inbounds i32, ptr %1, i64 %27
  %30 = load i32, ptr %29, align 4, !tbaa !13
  %31 = icmp sgt i32 %30, 7
  br i1 %31, label %32, label %36

32:                                               ; preds = %26
  %33 = getelementptr inbounds float, ptr %0, i64 %27
  %34 = load float, ptr %33, align 4, !tbaa !14
  %35 = fmul float %34, 2.500000e+00
  br label %36

36:                                               ; preds = %26, %32
  %37 = phi float [ %35, %32 ], [ 1.000000e+00, %26 ]
  %38 = getelementptr inbounds float, ptr %0, i64 %27
  store float %37, ptr %38, align 4, !tbaa !14
  %39 = or disjoint i64 %27, 1
  %40 = getelementptr inbounds i32, ptr %1, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !13
  %42 = icmp sgt i32 %41, 7
  br i1 %42, label %43, label %47

43:                                               ; preds = %36
  %44 = getelementptr inbounds float, ptr %0, i64 %39
  %45 = load float, ptr %44, align 4, !tbaa !14
  %46 = fmul float %45, 2.500000e+00
  br label %47

47:                                               ; preds = %43, %36
  %48 = phi float [ %46, %43 ], [ 1.000000e+00, %36 ]
  %49 = getelementptr inbounds float, ptr %0, i64 %39
  store float %48, ptr %49, align 4, !tbaa !14
  %50 = add nuw nsw i64 %27, 2
  %51 = add i64 %28, 2
  %52 = icmp eq i64 %51, %10
  br i1 %52, label %11, label %26, !llvm.loop !16
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK4Both3getEi(ptr noundef nonnull align 8 dereferenceable(40) %0, i32 noundef %1) unnamed_addr #7 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !11
  %4 = getelementptr i8, ptr %3, i64 -24
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %8 = load i32, ptr %7, align 8, !tbaa !4
  %9 = add nsw i32 %8, %1
  %10 = shl nsw i32 %9, 1
  ret i32 %10
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD0Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #5 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 40) #12
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4Both4tickEv(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #7 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = atomicrmw sub ptr %2, i32 1 release, align 8
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZThn8_N4Both4tickEv(ptr noundef %0) unnamed_addr #0 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = atomicrmw sub ptr %2, i32 1 release, align 8
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4BothD1Ev(ptr noundef %0) unnamed_addr #8 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4BothD0Ev(ptr noundef %0) unnamed_addr #8 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !11
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 40) #12
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n32_NK4Both3getEi(ptr noundef %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !11
  %4 = getelementptr inbounds i8, ptr %3, i64 -32
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = load ptr, ptr %6, align 8, !tbaa !11
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %6, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %12 = load i32, ptr %11, align 8, !tbaa !4
  %13 = add nsw i32 %12, %1
  %14 = shl nsw i32 %13, 1
  ret i32 %14
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_fixture.cpp() #0 section ".text.startup" personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.Both, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %1) #11
  %2 = getelementptr inbounds i8, ptr %1, i64 24
  %3 = getelementptr inbounds i8, ptr %1, i64 32
  store i32 3, ptr %3, align 8, !tbaa !4
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  store i32 0, ptr %5, align 8, !tbaa !9
  store ptr getelementptr inbounds inrange(-24, 32) (i8, ptr @_ZTV4Both, i64 24), ptr %1, align 8, !tbaa !11
  store ptr getelementptr inbounds inrange(-32, 24) (i8, ptr @_ZTV4Both, i64 112), ptr %2, align 8, !tbaa !11
  store ptr getelementptr inbounds inrange(-16, 8) (i8, ptr @_ZTV4Both, i64 72), ptr %4, align 8, !tbaa !11
  %6 = atomicrmw sub ptr %5, i32 1 release, align 8
  %7 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %8 = load i32, ptr %7, align 4, !tbaa !13
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4, !tbaa !13
  %10 = load ptr, ptr %2, align 8, !tbaa !11
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = invoke noundef i32 %12(ptr noundef nonnull align 8 dereferenceable(12) %2, i32 noundef 4)
          to label %26 unwind label %14

14:                                               ; preds = %0
  %15 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %16 = extractvalue { ptr, i32 } %15, 1
  %17 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %18 = icmp eq i32 %16, %17
  br i1 %18, label %19, label %25

19:                                               ; preds = %14
  %20 = extractvalue { ptr, i32 } %15, 0
  %21 = call ptr @__cxa_begin_catch(ptr %20) #11
  %22 = load i32, ptr %21, align 4, !tbaa !13
  %23 = load i32, ptr @_ZL5start, align 4, !tbaa !13
  %24 = add nsw i32 %23, %22
  call void @__cxa_end_catch() #11
  br label %26

25:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #11
  resume { ptr, i32 } %15

26:                                               ; preds = %0, %19
  %27 = phi i32 [ %24, %19 ], [ %13, %0 ]
  %28 = shl nsw i32 %27, 1
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #11
  store i32 %28, ptr @_ZL5start, align 4, !tbaa !13
  ret void
}

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTW5depth() local_unnamed_addr #10 comdat {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  ret ptr %1
}

attributes #0 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nosync nounwind memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !6, i64 8}
!5 = !{!"_ZTS4Base", !6, i64 8}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !6, i64 8}
!10 = !{!"_ZTS5Right", !6, i64 8}
!11 = !{!12, !12, i64 0}
!12 = !{!"vtable pointer", !8, i64 0}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !7, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
