; ModuleID = 'fixture.cpp'
source_filename = "fixture.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Both = type <{ %struct.Left.base, %struct.Right.base, [4 x i8], %struct.Base.base, [4 x i8] }>
%struct.Left.base = type { ptr }
%struct.Right.base = type <{ ptr, i32 }>
%struct.Base.base = type <{ ptr, i32 }>
%struct.Base = type <{ ptr, i32, [4 x i8] }>

$_ZN4BothD1Ev = comdat any

$_ZNK4Left3getEi = comdat any

$_ZN4LeftD1Ev = comdat any

$_ZN4LeftD0Ev = comdat any

$_ZTv0_n24_N4LeftD1Ev = comdat any

$_ZTv0_n24_N4LeftD0Ev = comdat any

$_ZTv0_n32_NK4Left3getEi = comdat any

$_ZNK4Both3getEi = comdat any

$_ZN4BothD0Ev = comdat any

$_ZN4Both4tickEv = comdat any

$_ZThn8_N4Both4tickEv = comdat any

$_ZTv0_n24_N4BothD1Ev = comdat any

$_ZTv0_n24_N4BothD0Ev = comdat any

$_ZTv0_n32_NK4Both3getEi = comdat any

$_ZN4BaseD2Ev = comdat any

$_ZN4BaseD0Ev = comdat any

$_ZN5Right4tickEv = comdat any

$_ZTW5depth = comdat any

$_ZTV4Both = comdat any

$_ZTC4Both0_4Left = comdat any

$_ZTS4Left = comdat any

$_ZTS4Base = comdat any

$_ZTI4Base = comdat any

$_ZTI4Left = comdat any

$_ZTS4Both = comdat any

$_ZTS5Right = comdat any

$_ZTI5Right = comdat any

$_ZTI4Both = comdat any

$_ZTV4Base = comdat any

$_ZTV5Right = comdat any

@depth = dso_local thread_local global i32 1, align 4
@_ZL5start = internal unnamed_addr global i32 0, align 4
@_ZTIi = external constant ptr
@_ZTV4Both = linkonce_odr dso_local unnamed_addr constant { [7 x ptr], [3 x ptr], [7 x ptr] } { [7 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI4Both, ptr @_ZNK4Both3getEi, ptr @_ZN4BothD1Ev, ptr @_ZN4BothD0Ev, ptr @_ZN4Both4tickEv], [3 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTI4Both, ptr @_ZThn8_N4Both4tickEv], [7 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI4Both, ptr @_ZTv0_n24_N4BothD1Ev, ptr @_ZTv0_n24_N4BothD0Ev, ptr @_ZTv0_n32_NK4Both3getEi] }, comdat, align 8
@_ZTC4Both0_4Left = linkonce_odr dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI4Left, ptr @_ZNK4Left3getEi, ptr @_ZN4LeftD1Ev, ptr @_ZN4LeftD0Ev], [7 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI4Left, ptr @_ZTv0_n24_N4LeftD1Ev, ptr @_ZTv0_n24_N4LeftD0Ev, ptr @_ZTv0_n32_NK4Left3getEi] }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global ptr
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@_ZTI4Left = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Left, i32 0, i32 1, ptr @_ZTI4Base, i64 -6141 }, comdat, align 8
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Right }, comdat, align 8
@_ZTI4Both = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Both, i32 0, i32 2, ptr @_ZTI4Left, i64 2, ptr @_ZTI5Right, i64 2050 }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Base, ptr @_ZN4BaseD2Ev, ptr @_ZN4BaseD0Ev, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTV5Right = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI5Right, ptr @_ZN5Right4tickEv] }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_fixture.cpp, ptr null }]

; Function Attrs: uwtable
define dso_local noundef i32 @_Z4seedv() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.Both, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %1) #12
  %2 = getelementptr inbounds i8, ptr %1, i64 24
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV4Base, i64 0, inrange i32 0, i64 2), ptr %2, align 8, !tbaa !4
  %3 = getelementptr inbounds i8, ptr %1, i64 32
  store i32 3, ptr %3, align 8, !tbaa !7
  store ptr getelementptr inbounds ({ [6 x ptr], [7 x ptr] }, ptr @_ZTC4Both0_4Left, i64 0, inrange i32 0, i64 3), ptr %1, align 8, !tbaa !4
  store ptr getelementptr inbounds ({ [6 x ptr], [7 x ptr] }, ptr @_ZTC4Both0_4Left, i64 0, inrange i32 1, i64 4), ptr %2, align 8, !tbaa !4
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV5Right, i64 0, inrange i32 0, i64 2), ptr %4, align 8, !tbaa !4
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  store i32 0, ptr %5, align 8, !tbaa !11
  store ptr getelementptr inbounds ({ [7 x ptr], [3 x ptr], [7 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 0, i64 3), ptr %1, align 8, !tbaa !4
  store ptr getelementptr inbounds ({ [7 x ptr], [3 x ptr], [7 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 2, i64 4), ptr %2, align 8, !tbaa !4
  store ptr getelementptr inbounds ({ [7 x ptr], [3 x ptr], [7 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 1, i64 2), ptr %4, align 8, !tbaa !4
  %6 = getelementptr inbounds i8, ptr %1, i64 16
  %7 = atomicrmw sub ptr %6, i32 1 release, align 4
  %8 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %9 = load i32, ptr %8, align 4, !tbaa !13
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %8, align 4, !tbaa !13
  %11 = load ptr, ptr %2, align 8, !tbaa !4
  %12 = getelementptr inbounds ptr, ptr %11, i64 2
  %13 = load ptr, ptr %12, align 8
  %14 = invoke noundef i32 %13(ptr noundef nonnull align 8 dereferenceable(12) %2, i32 noundef 4)
          to label %26 unwind label %15

15:                                               ; preds = %0
  %16 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %17 = extractvalue { ptr, i32 } %16, 1
  %18 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIi) #12
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %29

20:                                               ; preds = %15
  %21 = extractvalue { ptr, i32 } %16, 0
  %22 = call ptr @__cxa_begin_catch(ptr %21) #12
  %23 = load i32, ptr %22, align 4, !tbaa !13
  %24 = load i32, ptr @_ZL5start, align 4, !tbaa !13
  %25 = add nsw i32 %24, %23
  call void @__cxa_end_catch() #12
  br label %26

26:                                               ; preds = %0, %20
  %27 = phi i32 [ %25, %20 ], [ %14, %0 ]
  %28 = shl nsw i32 %27, 1
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #12
  ret i32 %28

29:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #12
  resume { ptr, i32 } %16
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z3runRK4Basei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) local_unnamed_addr #1 personality ptr @__gxx_personality_v0 {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %4 = load i32, ptr %3, align 4, !tbaa !13
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr %3, align 4, !tbaa !13
  %6 = load ptr, ptr %0, align 8, !tbaa !4
  %7 = getelementptr inbounds ptr, ptr %6, i64 2
  %8 = load ptr, ptr %7, align 8
  %9 = invoke noundef i32 %8(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1)
          to label %21 unwind label %10

10:                                               ; preds = %2
  %11 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %12 = extractvalue { ptr, i32 } %11, 1
  %13 = tail call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIi) #12
  %14 = icmp eq i32 %12, %13
  br i1 %14, label %15, label %23

15:                                               ; preds = %10
  %16 = extractvalue { ptr, i32 } %11, 0
  %17 = tail call ptr @__cxa_begin_catch(ptr %16) #12
  %18 = load i32, ptr %17, align 4, !tbaa !13
  %19 = load i32, ptr @_ZL5start, align 4, !tbaa !13
  %20 = add nsw i32 %19, %18
  tail call void @__cxa_end_catch() #12
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
declare i32 @llvm.eh.typeid.for(ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD1Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @_Z5scalePfPKii(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64
  br label %8

7:                                                ; preds = %17, %3
  ret void

8:                                                ; preds = %5, %17
  %9 = phi i64 [ 0, %5 ], [ %20, %17 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !13
  %12 = icmp sgt i32 %11, 7
  br i1 %12, label %13, label %17

13:                                               ; preds = %8
  %14 = getelementptr inbounds float, ptr %0, i64 %9
  %15 = load float, ptr %14, align 4, !tbaa !14
  %16 = fmul float %15, 2.500000e+00
  br label %17

17:                                               ; preds = %8, %13
  %18 = phi float [ %16, %13 ], [ 1.000000e+00, %8 ]
  %19 = getelementptr inbounds float, ptr %0, i64 %9
  store float %18, ptr %19, align 4, !tbaa !14
  %20 = add nuw nsw i64 %9, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %7, label %8, !llvm.loop !16
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK4Left3getEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #7 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !4
  %4 = getelementptr i8, ptr %3, i64 -24
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = getelementptr inbounds %struct.Base, ptr %6, i64 0, i32 1
  %8 = load i32, ptr %7, align 8, !tbaa !7
  %9 = add nsw i32 %8, %1
  ret i32 %9
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 {
  tail call void @_ZdlPv(ptr noundef %0) #13
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4LeftD1Ev(ptr noundef %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4LeftD0Ev(ptr noundef %0) unnamed_addr #5 comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPv(ptr noundef %5) #13
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n32_NK4Left3getEi(ptr noundef %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -32
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = load ptr, ptr %6, align 8, !tbaa !4
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %6, i64 %9
  %11 = getelementptr inbounds %struct.Base, ptr %10, i64 0, i32 1
  %12 = load i32, ptr %11, align 8, !tbaa !7
  %13 = add nsw i32 %12, %1
  ret i32 %13
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK4Both3getEi(ptr noundef nonnull align 8 dereferenceable(40) %0, i32 noundef %1) unnamed_addr #7 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !4
  %4 = getelementptr i8, ptr %3, i64 -24
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = getelementptr inbounds %struct.Base, ptr %6, i64 0, i32 1
  %8 = load i32, ptr %7, align 8, !tbaa !7
  %9 = add nsw i32 %8, %1
  %10 = shl nsw i32 %9, 1
  ret i32 %10
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD0Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #5 comdat align 2 {
  tail call void @_ZdlPv(ptr noundef %0) #13
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4Both4tickEv(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #7 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = atomicrmw sub ptr %2, i32 1 release, align 4
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZThn8_N4Both4tickEv(ptr noundef %0) unnamed_addr #0 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = atomicrmw sub ptr %2, i32 1 release, align 4
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4BothD1Ev(ptr noundef %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4BothD0Ev(ptr noundef %0) unnamed_addr #5 comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPv(ptr noundef %5) #13
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n32_NK4Both3getEi(ptr noundef %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -32
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = load ptr, ptr %6, align 8, !tbaa !4
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %6, i64 %9
  %11 = getelementptr inbounds %struct.Base, ptr %10, i64 0, i32 1
  %12 = load i32, ptr %11, align 8, !tbaa !7
  %13 = add nsw i32 %12, %1
  %14 = shl nsw i32 %13, 1
  ret i32 %14
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #8 comdat align 2 {
  ret void
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #8 comdat align 2 {
  tail call void @llvm.trap() #14
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #9

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5Right4tickEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #7 comdat align 2 {
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #10

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_fixture.cpp() #0 section ".text.startup" personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.Both, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %1) #12
  %2 = getelementptr inbounds i8, ptr %1, i64 24
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV4Base, i64 0, inrange i32 0, i64 2), ptr %2, align 8, !tbaa !4
  %3 = getelementptr inbounds i8, ptr %1, i64 32
  store i32 3, ptr %3, align 8, !tbaa !7
  store ptr getelementptr inbounds ({ [6 x ptr], [7 x ptr] }, ptr @_ZTC4Both0_4Left, i64 0, inrange i32 0, i64 3), ptr %1, align 8, !tbaa !4
  store ptr getelementptr inbounds ({ [6 x ptr], [7 x ptr] }, ptr @_ZTC4Both0_4Left, i64 0, inrange i32 1, i64 4), ptr %2, align 8, !tbaa !4
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV5Right, i64 0, inrange i32 0, i64 2), ptr %4, align 8, !tbaa !4
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  store i32 0, ptr %5, align 8, !tbaa !11
  store ptr getelementptr inbounds ({ [7 x ptr], [3 x ptr], [7 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 0, i64 3), ptr %1, align 8, !tbaa !4
  store ptr getelementptr inbounds ({ [7 x ptr], [3 x ptr], [7 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 2, i64 4), ptr %2, align 8, !tbaa !4
  store ptr getelementptr inbounds ({ [7 x ptr], [3 x ptr], [7 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 1, i64 2), ptr %4, align 8, !tbaa !4
  %6 = atomicrmw sub ptr %5, i32 1 release, align 4
  %7 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %8 = load i32, ptr %7, align 4, !tbaa !13
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4, !tbaa !13
  %10 = load ptr, ptr %2, align 8, !tbaa !4
  %11 = getelementptr inbounds ptr, ptr %10, i64 2
  %12 = load ptr, ptr %11, align 8
  %13 = invoke noundef i32 %12(ptr noundef nonnull align 8 dereferenceable(12) %2, i32 noundef 4)
          to label %26 unwind label %14

14:                                               ; preds = %0
  %15 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %16 = extractvalue { ptr, i32 } %15, 1
  %17 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIi) #12
  %18 = icmp eq i32 %16, %17
  br i1 %18, label %19, label %25

19:                                               ; preds = %14
  %20 = extractvalue { ptr, i32 } %15, 0
  %21 = call ptr @__cxa_begin_catch(ptr %20) #12
  %22 = load i32, ptr %21, align 4, !tbaa !13
  %23 = load i32, ptr @_ZL5start, align 4, !tbaa !13
  %24 = add nsw i32 %23, %22
  call void @__cxa_end_catch() #12
  br label %26

25:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #12
  resume { ptr, i32 } %15

26:                                               ; preds = %0, %19
  %27 = phi i32 [ %24, %19 ], [ %13, %0 ]
  %28 = shl nsw i32 %27, 1
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #12
  store i32 %28, ptr @_ZL5start, align 4, !tbaa !13
  ret void
}

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTW5depth() local_unnamed_addr #11 comdat {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  ret ptr %1
}

attributes #0 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nosync nounwind memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { cold noreturn nounwind }
attributes #10 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin nounwind }
attributes #14 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"vtable pointer", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !9, i64 8}
!8 = !{!"_ZTS4Base", !9, i64 8}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !6, i64 0}
!11 = !{!12, !9, i64 8}
!12 = !{!"_ZTS5Right", !9, i64 8}
!13 = !{!9, !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !10, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
