; ModuleID = 'fixture.cpp'
source_filename = "fixture.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Both = type <{ %struct.Left.base, %struct.Right.base, [4 x i8], %struct.Base.base, [4 x i8] }>
%struct.Left.base = type { i32 (...)** }
%struct.Right.base = type <{ i32 (...)**, i32 }>
%struct.Base.base = type <{ i32 (...)**, i32 }>
%struct.Base = type <{ i32 (...)**, i32, [4 x i8] }>
%struct.Left = type { i32 (...)**, %struct.Base.base }
%struct.Right = type <{ i32 (...)**, i32, [4 x i8] }>

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
@_ZTIi = external constant i8*
@_ZTV4Both = linkonce_odr dso_local unnamed_addr constant { [7 x i8*], [3 x i8*], [7 x i8*] } { [7 x i8*] [i8* inttoptr (i64 24 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI4Both to i8*), i8* bitcast (i32 (%struct.Both*, i32)* @_ZNK4Both3getEi to i8*), i8* bitcast (void (%struct.Both*)* @_ZN4BothD1Ev to i8*), i8* bitcast (void (%struct.Both*)* @_ZN4BothD0Ev to i8*), i8* bitcast (void (%struct.Both*)* @_ZN4Both4tickEv to i8*)], [3 x i8*] [i8* inttoptr (i64 -8 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI4Both to i8*), i8* bitcast (void (%struct.Both*)* @_ZThn8_N4Both4tickEv to i8*)], [7 x i8*] [i8* inttoptr (i64 -24 to i8*), i8* inttoptr (i64 -24 to i8*), i8* inttoptr (i64 -24 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI4Both to i8*), i8* bitcast (void (%struct.Both*)* @_ZTv0_n24_N4BothD1Ev to i8*), i8* bitcast (void (%struct.Both*)* @_ZTv0_n24_N4BothD0Ev to i8*), i8* bitcast (i32 (%struct.Both*, i32)* @_ZTv0_n32_NK4Both3getEi to i8*)] }, comdat, align 8
@_ZTC4Both0_4Left = linkonce_odr dso_local unnamed_addr constant { [6 x i8*], [7 x i8*] } { [6 x i8*] [i8* inttoptr (i64 24 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI4Left to i8*), i8* bitcast (i32 (%struct.Left*, i32)* @_ZNK4Left3getEi to i8*), i8* bitcast (void (%struct.Left*)* @_ZN4LeftD1Ev to i8*), i8* bitcast (void (%struct.Left*)* @_ZN4LeftD0Ev to i8*)], [7 x i8*] [i8* inttoptr (i64 -24 to i8*), i8* inttoptr (i64 -24 to i8*), i8* inttoptr (i64 -24 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI4Left to i8*), i8* bitcast (void (%struct.Left*)* @_ZTv0_n24_N4LeftD1Ev to i8*), i8* bitcast (void (%struct.Left*)* @_ZTv0_n24_N4LeftD0Ev to i8*), i8* bitcast (i32 (%struct.Left*, i32)* @_ZTv0_n32_NK4Left3getEi to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global i8*
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Base, i32 0, i32 0) }, comdat, align 8
@_ZTI4Left = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Left, i32 0, i32 0), i32 0, i32 1, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i64 -6141 }, comdat, align 8
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Right, i32 0, i32 0) }, comdat, align 8
@_ZTI4Both = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Both, i32 0, i32 0), i32 0, i32 2, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI4Left to i8*), i64 2, i8* bitcast ({ i8*, i8* }* @_ZTI5Right to i8*), i64 2050 }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast (void (%struct.Base*)* @_ZN4BaseD2Ev to i8*), i8* bitcast (void (%struct.Base*)* @_ZN4BaseD0Ev to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*)] }, comdat, align 8
@_ZTV5Right = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Right to i8*), i8* bitcast (void (%struct.Right*)* @_ZN5Right4tickEv to i8*)] }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_fixture.cpp, i8* null }]

; Function Attrs: uwtable
define dso_local noundef i32 @_Z4seedv() local_unnamed_addr #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %1 = alloca %struct.Both, align 8
  %2 = bitcast %struct.Both* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %2) #11
  %3 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 3, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV4Base, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %3, align 8, !tbaa !4
  %4 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 3, i32 1
  store i32 3, i32* %4, align 8, !tbaa !7
  %5 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [7 x i8*] }, { [6 x i8*], [7 x i8*] }* @_ZTC4Both0_4Left, i64 0, inrange i32 0, i64 3) to i32 (...)**), i32 (...)*** %5, align 8, !tbaa !4
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [7 x i8*] }, { [6 x i8*], [7 x i8*] }* @_ZTC4Both0_4Left, i64 0, inrange i32 1, i64 4) to i32 (...)**), i32 (...)*** %3, align 8, !tbaa !4
  %6 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 1
  %7 = getelementptr inbounds %struct.Right.base, %struct.Right.base* %6, i64 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV5Right, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %7, align 8, !tbaa !4
  %8 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 1, i32 1
  store i32 0, i32* %8, align 8, !tbaa !11
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*], [3 x i8*], [7 x i8*] }, { [7 x i8*], [3 x i8*], [7 x i8*] }* @_ZTV4Both, i64 0, inrange i32 0, i64 3) to i32 (...)**), i32 (...)*** %5, align 8, !tbaa !4
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*], [3 x i8*], [7 x i8*] }, { [7 x i8*], [3 x i8*], [7 x i8*] }* @_ZTV4Both, i64 0, inrange i32 2, i64 4) to i32 (...)**), i32 (...)*** %3, align 8, !tbaa !4
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*], [3 x i8*], [7 x i8*] }, { [7 x i8*], [3 x i8*], [7 x i8*] }* @_ZTV4Both, i64 0, inrange i32 1, i64 2) to i32 (...)**), i32 (...)*** %7, align 8, !tbaa !4
  %9 = bitcast %struct.Right.base* %6 to %struct.Both*
  %10 = getelementptr inbounds %struct.Both, %struct.Both* %9, i64 -1, i32 3, i32 1
  %11 = getelementptr inbounds i32, i32* %10, i64 4
  %12 = atomicrmw sub i32* %11, i32 1 release, align 4
  %13 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 3
  %14 = bitcast %struct.Base.base* %13 to %struct.Base*
  %15 = load i32, i32* @depth, align 4, !tbaa !13
  %16 = add nsw i32 %15, 1
  store i32 %16, i32* @depth, align 4, !tbaa !13
  %17 = bitcast %struct.Base.base* %13 to i32 (%struct.Base*, i32)***
  %18 = load i32 (%struct.Base*, i32)**, i32 (%struct.Base*, i32)*** %17, align 8, !tbaa !4
  %19 = getelementptr inbounds i32 (%struct.Base*, i32)*, i32 (%struct.Base*, i32)** %18, i64 2
  %20 = load i32 (%struct.Base*, i32)*, i32 (%struct.Base*, i32)** %19, align 8
  %21 = invoke noundef i32 %20(%struct.Base* noundef nonnull align 8 dereferenceable(12) %14, i32 noundef 4)
          to label %34 unwind label %22

22:                                               ; preds = %0
  %23 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %24 = extractvalue { i8*, i32 } %23, 1
  %25 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #11
  %26 = icmp eq i32 %24, %25
  br i1 %26, label %27, label %37

27:                                               ; preds = %22
  %28 = extractvalue { i8*, i32 } %23, 0
  %29 = call i8* @__cxa_begin_catch(i8* %28) #11
  %30 = bitcast i8* %29 to i32*
  %31 = load i32, i32* %30, align 4, !tbaa !13
  %32 = load i32, i32* @_ZL5start, align 4, !tbaa !13
  %33 = add nsw i32 %32, %31
  call void @__cxa_end_catch() #11
  br label %34

34:                                               ; preds = %0, %27
  %35 = phi i32 [ %33, %27 ], [ %21, %0 ]
  %36 = shl nsw i32 %35, 1
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %2) #11
  ret i32 %36

37:                                               ; preds = %22
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %2) #11
  resume { i8*, i32 } %23
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z3runRK4Basei(%struct.Base* noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) local_unnamed_addr #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %3 = load i32, i32* @depth, align 4, !tbaa !13
  %4 = add nsw i32 %3, 1
  store i32 %4, i32* @depth, align 4, !tbaa !13
  %5 = bitcast %struct.Base* %0 to i32 (%struct.Base*, i32)***
  %6 = load i32 (%struct.Base*, i32)**, i32 (%struct.Base*, i32)*** %5, align 8, !tbaa !4
  %7 = getelementptr inbounds i32 (%struct.Base*, i32)*, i32 (%struct.Base*, i32)** %6, i64 2
  %8 = load i32 (%struct.Base*, i32)*, i32 (%struct.Base*, i32)** %7, align 8
  %9 = invoke noundef i32 %8(%struct.Base* noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1)
          to label %22 unwind label %10

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %12 = extractvalue { i8*, i32 } %11, 1
  %13 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #11
  %14 = icmp eq i32 %12, %13
  br i1 %14, label %15, label %24

15:                                               ; preds = %10
  %16 = extractvalue { i8*, i32 } %11, 0
  %17 = call i8* @__cxa_begin_catch(i8* %16) #11
  %18 = bitcast i8* %17 to i32*
  %19 = load i32, i32* %18, align 4, !tbaa !13
  %20 = load i32, i32* @_ZL5start, align 4, !tbaa !13
  %21 = add nsw i32 %20, %19
  call void @__cxa_end_catch() #11
  br label %22

22:                                               ; preds = %2, %15
  %23 = phi i32 [ %21, %15 ], [ %9, %2 ]
  ret i32 %23

24:                                               ; preds = %10
  resume { i8*, i32 } %11
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare i8* @__cxa_begin_catch(i8*) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD1Ev(%struct.Both* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define dso_local void @_Z5scalePfPKii(float* nocapture noundef %0, i32* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64
  br label %8

7:                                                ; preds = %17, %3
  ret void

8:                                                ; preds = %5, %17
  %9 = phi i64 [ 0, %5 ], [ %20, %17 ]
  %10 = getelementptr inbounds i32, i32* %1, i64 %9
  %11 = load i32, i32* %10, align 4, !tbaa !13
  %12 = icmp sgt i32 %11, 7
  br i1 %12, label %13, label %17

13:                                               ; preds = %8
  %14 = getelementptr inbounds float, float* %0, i64 %9
  %15 = load float, float* %14, align 4, !tbaa !14
  %16 = fmul float %15, 2.500000e+00
  br label %17

17:                                               ; preds = %8, %13
  %18 = phi float [ %16, %13 ], [ 1.000000e+00, %8 ]
  %19 = getelementptr inbounds float, float* %0, i64 %9
  store float %18, float* %19, align 4, !tbaa !14
  %20 = add nuw nsw i64 %9, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %7, label %8, !llvm.loop !16
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK4Left3getEi(%struct.Left* noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #6 comdat align 2 {
  %3 = bitcast %struct.Left* %0 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !4
  %5 = getelementptr i8, i8* %4, i64 -24
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8
  %8 = bitcast %struct.Left* %0 to i8*
  %9 = getelementptr inbounds i8, i8* %8, i64 %7
  %10 = getelementptr inbounds i8, i8* %9, i64 8
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8, !tbaa !7
  %13 = add nsw i32 %12, %1
  ret i32 %13
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftD1Ev(%struct.Left* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftD0Ev(%struct.Left* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 {
  %2 = bitcast %struct.Left* %0 to i8*
  call void @_ZdlPv(i8* noundef %2) #12
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4LeftD1Ev(%struct.Left* noundef %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4LeftD0Ev(%struct.Left* noundef %0) unnamed_addr #4 comdat align 2 {
  %2 = bitcast %struct.Left* %0 to i8*
  %3 = bitcast %struct.Left* %0 to i8**
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds i8, i8* %4, i64 -24
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %2, i64 %7
  call void @_ZdlPv(i8* noundef %8) #12
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n32_NK4Left3getEi(%struct.Left* noundef %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = bitcast %struct.Left* %0 to i8*
  %4 = bitcast %struct.Left* %0 to i8**
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds i8, i8* %5, i64 -32
  %7 = bitcast i8* %6 to i64*
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %3, i64 %8
  %10 = bitcast i8* %9 to i8**
  %11 = load i8*, i8** %10, align 8, !tbaa !4
  %12 = getelementptr i8, i8* %11, i64 -24
  %13 = bitcast i8* %12 to i64*
  %14 = load i64, i64* %13, align 8
  %15 = getelementptr inbounds i8, i8* %9, i64 %14
  %16 = getelementptr inbounds i8, i8* %15, i64 8
  %17 = bitcast i8* %16 to i32*
  %18 = load i32, i32* %17, align 8, !tbaa !7
  %19 = add nsw i32 %18, %1
  ret i32 %19
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK4Both3getEi(%struct.Both* noundef nonnull align 8 dereferenceable(40) %0, i32 noundef %1) unnamed_addr #6 comdat align 2 {
  %3 = bitcast %struct.Both* %0 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !4
  %5 = getelementptr i8, i8* %4, i64 -24
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8
  %8 = bitcast %struct.Both* %0 to i8*
  %9 = getelementptr inbounds i8, i8* %8, i64 %7
  %10 = getelementptr inbounds i8, i8* %9, i64 8
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8, !tbaa !7
  %13 = add nsw i32 %12, %1
  %14 = shl nsw i32 %13, 1
  ret i32 %14
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD0Ev(%struct.Both* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #4 comdat align 2 {
  %2 = bitcast %struct.Both* %0 to i8*
  call void @_ZdlPv(i8* noundef %2) #12
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4Both4tickEv(%struct.Both* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #6 comdat align 2 {
  %2 = getelementptr inbounds %struct.Both, %struct.Both* %0, i64 0, i32 1, i32 1
  %3 = atomicrmw sub i32* %2, i32 1 release, align 4
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZThn8_N4Both4tickEv(%struct.Both* noundef %0) unnamed_addr #0 comdat align 2 {
  %2 = getelementptr inbounds %struct.Both, %struct.Both* %0, i64 -1, i32 3, i32 1
  %3 = getelementptr inbounds i32, i32* %2, i64 4
  %4 = atomicrmw sub i32* %3, i32 1 release, align 4
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4BothD1Ev(%struct.Both* noundef %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4BothD0Ev(%struct.Both* noundef %0) unnamed_addr #4 comdat align 2 {
  %2 = bitcast %struct.Both* %0 to i8*
  %3 = bitcast %struct.Both* %0 to i8**
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds i8, i8* %4, i64 -24
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %2, i64 %7
  call void @_ZdlPv(i8* noundef %8) #12
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n32_NK4Both3getEi(%struct.Both* noundef %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = bitcast %struct.Both* %0 to i8*
  %4 = bitcast %struct.Both* %0 to i8**
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds i8, i8* %5, i64 -32
  %7 = bitcast i8* %6 to i64*
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %3, i64 %8
  %10 = bitcast i8* %9 to i8**
  %11 = load i8*, i8** %10, align 8, !tbaa !4
  %12 = getelementptr i8, i8* %11, i64 -24
  %13 = bitcast i8* %12 to i64*
  %14 = load i64, i64* %13, align 8
  %15 = getelementptr inbounds i8, i8* %9, i64 %14
  %16 = getelementptr inbounds i8, i8* %15, i64 8
  %17 = bitcast i8* %16 to i32*
  %18 = load i32, i32* %17, align 8, !tbaa !7
  %19 = add nsw i32 %18, %1
  %20 = shl nsw i32 %19, 1
  ret i32 %20
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #7 comdat align 2 {
  ret void
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD0Ev(%struct.Base* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #7 comdat align 2 {
  call void @llvm.trap() #13
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #8

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5Right4tickEv(%struct.Right* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #6 comdat align 2 {
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) local_unnamed_addr #9

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_fixture.cpp() #0 section ".text.startup" personality i32 (...)* @__gxx_personality_v0 {
  %1 = alloca %struct.Both, align 8
  %2 = bitcast %struct.Both* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %2) #11
  %3 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 3, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV4Base, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %3, align 8, !tbaa !4
  %4 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 3, i32 1
  store i32 3, i32* %4, align 8, !tbaa !7
  %5 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [7 x i8*] }, { [6 x i8*], [7 x i8*] }* @_ZTC4Both0_4Left, i64 0, inrange i32 0, i64 3) to i32 (...)**), i32 (...)*** %5, align 8, !tbaa !4
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [7 x i8*] }, { [6 x i8*], [7 x i8*] }* @_ZTC4Both0_4Left, i64 0, inrange i32 1, i64 4) to i32 (...)**), i32 (...)*** %3, align 8, !tbaa !4
  %6 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 1
  %7 = getelementptr inbounds %struct.Right.base, %struct.Right.base* %6, i64 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV5Right, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %7, align 8, !tbaa !4
  %8 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 1, i32 1
  store i32 0, i32* %8, align 8, !tbaa !11
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*], [3 x i8*], [7 x i8*] }, { [7 x i8*], [3 x i8*], [7 x i8*] }* @_ZTV4Both, i64 0, inrange i32 0, i64 3) to i32 (...)**), i32 (...)*** %5, align 8, !tbaa !4
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*], [3 x i8*], [7 x i8*] }, { [7 x i8*], [3 x i8*], [7 x i8*] }* @_ZTV4Both, i64 0, inrange i32 2, i64 4) to i32 (...)**), i32 (...)*** %3, align 8, !tbaa !4
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [7 x i8*], [3 x i8*], [7 x i8*] }, { [7 x i8*], [3 x i8*], [7 x i8*] }* @_ZTV4Both, i64 0, inrange i32 1, i64 2) to i32 (...)**), i32 (...)*** %7, align 8, !tbaa !4
  %9 = bitcast %struct.Right.base* %6 to %struct.Both*
  %10 = getelementptr inbounds %struct.Both, %struct.Both* %9, i64 -1, i32 3, i32 1
  %11 = getelementptr inbounds i32, i32* %10, i64 4
  %12 = atomicrmw sub i32* %11, i32 1 release, align 4
  %13 = getelementptr inbounds %struct.Both, %struct.Both* %1, i64 0, i32 3
  %14 = bitcast %struct.Base.base* %13 to %struct.Base*
  %15 = load i32, i32* @depth, align 4, !tbaa !13
  %16 = add nsw i32 %15, 1
  store i32 %16, i32* @depth, align 4, !tbaa !13
  %17 = bitcast %struct.Base.base* %13 to i32 (%struct.Base*, i32)***
  %18 = load i32 (%struct.Base*, i32)**, i32 (%struct.Base*, i32)*** %17, align 8, !tbaa !4
  %19 = getelementptr inbounds i32 (%struct.Base*, i32)*, i32 (%struct.Base*, i32)** %18, i64 2
  %20 = load i32 (%struct.Base*, i32)*, i32 (%struct.Base*, i32)** %19, align 8
  %21 = invoke noundef i32 %20(%struct.Base* noundef nonnull align 8 dereferenceable(12) %14, i32 noundef 4)
          to label %35 unwind label %22

22:                                               ; preds = %0
  %23 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %24 = extractvalue { i8*, i32 } %23, 1
  %25 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #11
  %26 = icmp eq i32 %24, %25
  br i1 %26, label %27, label %34

27:                                               ; preds = %22
  %28 = extractvalue { i8*, i32 } %23, 0
  %29 = call i8* @__cxa_begin_catch(i8* %28) #11
  %30 = bitcast i8* %29 to i32*
  %31 = load i32, i32* %30, align 4, !tbaa !13
  %32 = load i32, i32* @_ZL5start, align 4, !tbaa !13
  %33 = add nsw i32 %32, %31
  call void @__cxa_end_catch() #11
  br label %35

34:                                               ; preds = %22
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %2) #11
  resume { i8*, i32 } %23

35:                                               ; preds = %0, %27
  %36 = phi i32 [ %33, %27 ], [ %21, %0 ]
  %37 = shl nsw i32 %36, 1
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %2) #11
  store i32 %37, i32* @_ZL5start, align 4, !tbaa !13
  ret void
}

; Function Attrs: uwtable
define weak_odr hidden noundef i32* @_ZTW5depth() local_unnamed_addr #10 comdat {
  ret i32* @depth
}

attributes #0 = { uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { cold noreturn nounwind }
attributes #9 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { uwtable "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { builtin nounwind }
attributes #13 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
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
