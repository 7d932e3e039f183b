target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.link = type { %struct.link*, %struct.link* }
%struct.node = type { i32, %struct.node*, %struct.node*, %struct.node* }
%struct.policy = type { float, i64 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @__gmc_rt__ZNSt8__detail15_List_node_base7_M_hookEPS0_(%struct.link* noundef %0, %struct.link* noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 0
  store %struct.link* %1, %struct.link** %3, align 8
  %4 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 1
  %5 = load %struct.link*, %struct.link** %4, align 8
  %6 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 1
  store %struct.link* %5, %struct.link** %6, align 8
  %7 = load %struct.link*, %struct.link** %4, align 8
  %8 = getelementptr inbounds %struct.link, %struct.link* %7, i64 0, i32 0
  store %struct.link* %0, %struct.link** %8, align 8
  store %struct.link* %0, %struct.link** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @__gmc_rt__ZNSt8__detail15_List_node_base9_M_unhookEv(%struct.link* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 0
  %3 = load %struct.link*, %struct.link** %2, align 8
  %4 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 1
  %5 = load %struct.link*, %struct.link** %4, align 8
  %6 = getelementptr inbounds %struct.link, %struct.link* %5, i64 0, i32 0
  store %struct.link* %3, %struct.link** %6, align 8
  %7 = getelementptr inbounds %struct.link, %struct.link* %3, i64 0, i32 1
  store %struct.link* %5, %struct.link** %7, align 8
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @__gmc_rt__ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%struct.link* noundef %0, %struct.link* noundef %1, %struct.link* noundef %2) local_unnamed_addr {
  %4 = icmp eq %struct.link* %0, %2
  br i1 %4, label %15, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 1
  %7 = load %struct.link*, %struct.link** %6, align 8
  %8 = getelementptr inbounds %struct.link, %struct.link* %2, i64 0, i32 1
  %9 = load %struct.link*, %struct.link** %8, align 8
  %10 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 1
  %11 = load %struct.link*, %struct.link** %10, align 8
  %12 = getelementptr inbounds %struct.link, %struct.link* %7, i64 0, i32 0
  store %struct.link* %2, %struct.link** %12, align 8
  store %struct.link* %7, %struct.link** %8, align 8
  %13 = getelementptr inbounds %struct.link, %struct.link* %11, i64 0, i32 0
  store %struct.link* %1, %struct.link** %13, align 8
  store %struct.link* %11, %struct.link** %6, align 8
  %14 = getelementptr inbounds %struct.link, %struct.link* %9, i64 0, i32 0
  store %struct.link* %0, %struct.link** %14, align 8
  store %struct.link* %9, %struct.link** %10, align 8
  br label %15

15:                                               ; preds = %3, %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @__gmc_rt__ZNSt8__detail15_List_node_base10_M_reverseEv(%struct.link* noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi %struct.link* [ %0, %1 ], [ %5, %2 ]
  %4 = getelementptr inbounds %struct.link, %struct.link* %3, i64 0, i32 0
  %5 = load %struct.link*, %struct.link** %4, align 8
  %6 = getelementptr inbounds %struct.link, %struct.link* %3, i64 0, i32 1
  %7 = load %struct.link*, %struct.link** %6, align 8
  store %struct.link* %7, %struct.link** %4, align 8
  store %struct.link* %5, %struct.link** %6, align 8
  %8 = icmp eq %struct.link* %5, %0
  br i1 %8, label %9, label %2

9:                                                ; preds = %2
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define dso_local void @__gmc_rt__ZNSt8__detail15_List_node_base4swapERS0_S1_(%struct.link* noundef %0, %struct.link* noundef %1) local_unnamed_addr {
  %3 = alloca %struct.link, align 8
  %4 = bitcast %struct.link* %3 to i8*
  %5 = bitcast %struct.link* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %5)
  %6 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 0
  %7 = load %struct.link*, %struct.link** %6, align 8
  %8 = icmp eq %struct.link* %7, %0
  %9 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 0
  %10 = load %struct.link*, %struct.link** %9, align 8
  %11 = icmp eq %struct.link* %10, %1
  %12 = bitcast %struct.link* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %4, i8* noundef nonnull align 8 dereferenceable(16) %12, i64 16, i1 false)
  br i1 %11, label %13, label %15

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 1
  store %struct.link* %0, %struct.link** %14, align 8
  br label %22

15:                                               ; preds = %2
  %16 = bitcast %struct.link* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %12, i8* noundef nonnull align 8 dereferenceable(16) %16, i64 16, i1 false)
  %17 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 1
  %18 = load %struct.link*, %struct.link** %17, align 8
  %19 = getelementptr inbounds %struct.link, %struct.link* %18, i64 0, i32 0
  store %struct.link* %0, %struct.link** %19, align 8
  %20 = load %struct.link*, %struct.link** %6, align 8
  %21 = getelementptr inbounds %struct.link, %struct.link* %20, i64 0, i32 1
  br label %22

22:                                               ; preds = %15, %13
  %23 = phi %struct.link** [ %21, %15 ], [ %6, %13 ]
  store %struct.link* %0, %struct.link** %23, align 8
  br i1 %8, label %24, label %26

24:                                               ; preds = %22
  %25 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 1
  store %struct.link* %1, %struct.link** %25, align 8
  br label %33

26:                                               ; preds = %22
  %27 = bitcast %struct.link* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %27, i8* noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false)
  %28 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 1
  %29 = load %struct.link*, %struct.link** %28, align 8
  %30 = getelementptr inbounds %struct.link, %struct.link* %29, i64 0, i32 0
  store %struct.link* %1, %struct.link** %30, align 8
  %31 = load %struct.link*, %struct.link** %9, align 8
  %32 = getelementptr inbounds %struct.link, %struct.link* %31, i64 0, i32 1
  br label %33

33:                                               ; preds = %26, %24
  %34 = phi %struct.link** [ %32, %26 ], [ %9, %24 ]
  store %struct.link* %1, %struct.link** %34, align 8
  %35 = bitcast %struct.link* %3 to i8*
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %35)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local %struct.node* @__gmc_rt__ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %3 = load %struct.node*, %struct.node** %2, align 8
  %4 = icmp eq %struct.node* %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %1, %5
  %6 = phi %struct.node* [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2
  %8 = load %struct.node*, %struct.node** %7, align 8
  %9 = icmp eq %struct.node* %8, null
  br i1 %9, label %22, label %5

10:                                               ; preds = %1, %10
  %11 = phi %struct.node* [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 1
  %13 = load %struct.node*, %struct.node** %12, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i64 0, i32 3
  %15 = load %struct.node*, %struct.node** %14, align 8
  %16 = icmp eq %struct.node* %11, %15
  br i1 %16, label %10, label %17

17:                                               ; preds = %10
  %18 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 3
  %19 = load %struct.node*, %struct.node** %18, align 8
  %20 = icmp eq %struct.node* %19, %13
  %21 = select i1 %20, %struct.node* %11, %struct.node* %13
  br label %22

22:                                               ; preds = %5, %17
  %23 = phi %struct.node* [ %21, %17 ], [ %6, %5 ]
  ret %struct.node* %23
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local %struct.node* @__gmc_rt__ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %3 = load %struct.node*, %struct.node** %2, align 8
  %4 = icmp eq %struct.node* %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %1, %5
  %6 = phi %struct.node* [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2
  %8 = load %struct.node*, %struct.node** %7, align 8
  %9 = icmp eq %struct.node* %8, null
  br i1 %9, label %22, label %5

10:                                               ; preds = %1, %10
  %11 = phi %struct.node* [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 1
  %13 = load %struct.node*, %struct.node** %12, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i64 0, i32 3
  %15 = load %struct.node*, %struct.node** %14, align 8
  %16 = icmp eq %struct.node* %11, %15
  br i1 %16, label %10, label %17

17:                                               ; preds = %10
  %18 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 3
  %19 = load %struct.node*, %struct.node** %18, align 8
  %20 = icmp eq %struct.node* %19, %13
  %21 = select i1 %20, %struct.node* %11, %struct.node* %13
  br label %22

22:                                               ; preds = %5, %17
  %23 = phi %struct.node* [ %21, %17 ], [ %6, %5 ]
  ret %struct.node* %23
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local %struct.node* @__gmc_rt__ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %7 = load %struct.node*, %struct.node** %6, align 8
  %8 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  %9 = load %struct.node*, %struct.node** %8, align 8
  %10 = icmp eq %struct.node* %9, %0
  br i1 %10, label %11, label %14

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %13 = load %struct.node*, %struct.node** %12, align 8
  br label %30

14:                                               ; preds = %5, %1
  %15 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %16 = load %struct.node*, %struct.node** %15, align 8
  %17 = icmp eq %struct.node* %16, null
  br i1 %17, label %23, label %18

18:                                               ; preds = %14, %18
  %19 = phi %struct.node* [ %21, %18 ], [ %16, %14 ]
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i64 0, i32 3
  %21 = load %struct.node*, %struct.node** %20, align 8
  %22 = icmp eq %struct.node* %21, null
  br i1 %22, label %30, label %18

23:                                               ; preds = %14, %23
  %24 = phi %struct.node* [ %26, %23 ], [ %0, %14 ]
  %25 = getelementptr inbounds %struct.node, %struct.node* %24, i64 0, i32 1
  %26 = load %struct.node*, %struct.node** %25, align 8
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i64 0, i32 2
  %28 = load %struct.node*, %struct.node** %27, align 8
  %29 = icmp eq %struct.node* %24, %28
  br i1 %29, label %23, label %30

30:                                               ; preds = %18, %23, %11
  %31 = phi %struct.node* [ %13, %11 ], [ %26, %23 ], [ %19, %18 ]
  ret %struct.node* %31
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local %struct.node* @__gmc_rt__ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %7 = load %struct.node*, %struct.node** %6, align 8
  %8 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  %9 = load %struct.node*, %struct.node** %8, align 8
  %10 = icmp eq %struct.node* %9, %0
  br i1 %10, label %11, label %14

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %13 = load %struct.node*, %struct.node** %12, align 8
  br label %30

14:                                               ; preds = %5, %1
  %15 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %16 = load %struct.node*, %struct.node** %15, align 8
  %17 = icmp eq %struct.node* %16, null
  br i1 %17, label %23, label %18

18:                                               ; preds = %14, %18
  %19 = phi %struct.node* [ %21, %18 ], [ %16, %14 ]
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i64 0, i32 3
  %21 = load %struct.node*, %struct.node** %20, align 8
  %22 = icmp eq %struct.node* %21, null
  br i1 %22, label %30, label %18

23:                                               ; preds = %14, %23
  %24 = phi %struct.node* [ %26, %23 ], [ %0, %14 ]
  %25 = getelementptr inbounds %struct.node, %struct.node* %24, i64 0, i32 1
  %26 = load %struct.node*, %struct.node** %25, align 8
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i64 0, i32 2
  %28 = load %struct.node*, %struct.node** %27, align 8
  %29 = icmp eq %struct.node* %24, %28
  br i1 %29, label %23, label %30

30:                                               ; preds = %18, %23, %11
  %31 = phi %struct.node* [ %13, %11 ], [ %26, %23 ], [ %19, %18 ]
  ret %struct.node* %31
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @__gmc_rt__ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %0, %struct.node* noundef %1, %struct.node* noundef %2, %struct.node* noundef %3) local_unnamed_addr {
  %5 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  store %struct.node* %2, %struct.node** %5, align 8
  %6 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 3
  store %struct.node* null, %struct.node** %6, align 8
  %7 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 2
  store %struct.node* null, %struct.node** %7, align 8
  %8 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 0
  store i32 0, i32* %8, align 8
  %9 = icmp eq %struct.node* %2, %3
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  store %struct.node* %1, %struct.node** %11, align 8
  %12 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  store %struct.node* %1, %struct.node** %12, align 8
  %13 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  br label %25

14:                                               ; preds = %4
  br i1 %0, label %15, label %20

15:                                               ; preds = %14
  %16 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 2
  store %struct.node* %1, %struct.node** %16, align 8
  %17 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  %18 = load %struct.node*, %struct.node** %17, align 8
  %19 = icmp eq %struct.node* %18, %2
  br i1 %19, label %25, label %27

20:                                               ; preds = %14
  %21 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 3
  store %struct.node* %1, %struct.node** %21, align 8
  %22 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  %23 = load %struct.node*, %struct.node** %22, align 8
  %24 = icmp eq %struct.node* %23, %2
  br i1 %24, label %25, label %27

25:                                               ; preds = %20, %15, %10
  %26 = phi %struct.node** [ %13, %10 ], [ %17, %15 ], [ %22, %20 ]
  store %struct.node* %1, %struct.node** %26, align 8
  br label %27

27:                                               ; preds = %25, %15, %20
  %28 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  br label %29

29:                                               ; preds = %173, %27
  %30 = phi %struct.node* [ %1, %27 ], [ %175, %173 ]
  %31 = load %struct.node*, %struct.node** %28, align 8
  %32 = icmp eq %struct.node* %30, %31
  br i1 %32, label %178, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.node, %struct.node* %30, i64 0, i32 1
  %35 = load %struct.node*, %struct.node** %34, align 8
  %36 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 0
  %37 = load i32, i32* %36, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %178

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 1
  %41 = load %struct.node*, %struct.node** %40, align 8
  %42 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 2
  %43 = load %struct.node*, %struct.node** %42, align 8
  %44 = icmp eq %struct.node* %35, %43
  br i1 %44, label %45, label %48

45:                                               ; preds = %39
  %46 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 3
  %47 = load %struct.node*, %struct.node** %46, align 8
  br label %48

48:                                               ; preds = %39, %45
  %49 = phi %struct.node* [ %47, %45 ], [ %43, %39 ]
  %50 = icmp eq %struct.node* %49, null
  br i1 %50, label %56, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds %struct.node, %struct.node* %49, i64 0, i32 0
  %53 = load i32, i32* %52, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store i32 1, i32* %52, align 8
  br label %173

56:                                               ; preds = %51, %48
  br i1 %44, label %57, label %108

57:                                               ; preds = %56
  %58 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 3
  %59 = load %struct.node*, %struct.node** %58, align 8
  %60 = icmp eq %struct.node* %30, %59
  br i1 %60, label %61, label %85

61:                                               ; preds = %57
  %62 = getelementptr inbounds %struct.node, %struct.node* %59, i64 0, i32 2
  %63 = load %struct.node*, %struct.node** %62, align 8
  store %struct.node* %63, %struct.node** %58, align 8
  %64 = load %struct.node*, %struct.node** %62, align 8
  %65 = icmp eq %struct.node* %64, null
  br i1 %65, label %68, label %66

66:                                               ; preds = %61
  %67 = getelementptr inbounds %struct.node, %struct.node* %64, i64 0, i32 1
  store %struct.node* %35, %struct.node** %67, align 8
  br label %68

68:                                               ; preds = %66, %61
  %69 = load %struct.node*, %struct.node** %28, align 8
  %70 = icmp eq %struct.node* %69, %35
  br i1 %70, label %78, label %71

71:                                               ; preds = %68
  %72 = load %struct.node*, %struct.node** %40, align 8
  %73 = getelementptr inbounds %struct.node, %struct.node* %72, i64 0, i32 2
  %74 = load %struct.node*, %struct.node** %73, align 8
  %75 = icmp eq %struct.node* %74, %35
  %76 = getelementptr inbounds %struct.node, %struct.node* %72, i64 0, i32 3
  %77 = select i1 %75, %struct.node** %73, %struct.node** %76
  br label %78

78:                                               ; preds = %71, %68
  %79 = phi %struct.node** [ %28, %68 ], [ %77, %71 ]
  store %struct.node* %59, %struct.node** %79, align 8
  %80 = icmp eq %struct.node* %59, null
  br i1 %80, label %84, label %81

81:                                               ; preds = %78
  %82 = load %struct.node*, %struct.node** %40, align 8
  %83 = getelementptr inbounds %struct.node, %struct.node* %59, i64 0, i32 1
  store %struct.node* %82, %struct.node** %83, align 8
  br label %84

84:                                               ; preds = %78, %81
  store %struct.node* %35, %struct.node** %62, align 8
  store %struct.node* %59, %struct.node** %40, align 8
  br label %85

85:                                               ; preds = %84, %57
  %86 = phi %struct.node* [ %30, %84 ], [ %35, %57 ]
  %87 = load %struct.node*, %struct.node** %42, align 8
  %88 = getelementptr inbounds %struct.node, %struct.node* %87, i64 0, i32 3
  %89 = load %struct.node*, %struct.node** %88, align 8
  store %struct.node* %89, %struct.node** %42, align 8
  %90 = load %struct.node*, %struct.node** %88, align 8
  %91 = icmp eq %struct.node* %90, null
  br i1 %91, label %94, label %92

92:                                               ; preds = %85
  %93 = getelementptr inbounds %struct.node, %struct.node* %90, i64 0, i32 1
  store %struct.node* %41, %struct.node** %93, align 8
  br label %94

94:                                               ; preds = %92, %85
  %95 = load %struct.node*, %struct.node** %28, align 8
  %96 = icmp eq %struct.node* %95, %41
  br i1 %96, label %105, label %97

97:                                               ; preds = %94
  %98 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 1
  %99 = load %struct.node*, %struct.node** %98, align 8
  %100 = getelementptr inbounds %struct.node, %struct.node* %99, i64 0, i32 2
  %101 = load %struct.node*, %struct.node** %100, align 8
  %102 = icmp eq %struct.node* %101, %41
  %103 = getelementptr inbounds %struct.node, %struct.node* %99, i64 0, i32 3
  %104 = select i1 %102, %struct.node** %100, %struct.node** %103
  br label %105

105:                                              ; preds = %97, %94
  %106 = phi %struct.node** [ %28, %94 ], [ %104, %97 ]
  store %struct.node* %87, %struct.node** %106, align 8
  %107 = icmp eq %struct.node* %87, null
  br i1 %107, label %167, label %160

108:                                              ; preds = %56
  %109 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 2
  %110 = load %struct.node*, %struct.node** %109, align 8
  %111 = icmp eq %struct.node* %30, %110
  br i1 %111, label %112, label %136

112:                                              ; preds = %108
  %113 = getelementptr inbounds %struct.node, %struct.node* %110, i64 0, i32 3
  %114 = load %struct.node*, %struct.node** %113, align 8
  store %struct.node* %114, %struct.node** %109, align 8
  %115 = load %struct.node*, %struct.node** %113, align 8
  %116 = icmp eq %struct.node* %115, null
  br i1 %116, label %119, label %117

117:                                              ; preds = %112
  %118 = getelementptr inbounds %struct.node, %struct.node* %115, i64 0, i32 1
  store %struct.node* %35, %struct.node** %118, align 8
  br label %119

119:                                              ; preds = %117, %112
  %120 = load %struct.node*, %struct.node** %28, align 8
  %121 = icmp eq %struct.node* %120, %35
  br i1 %121, label %129, label %122

122:                                              ; preds = %119
  %123 = load %struct.node*, %struct.node** %40, align 8
  %124 = getelementptr inbounds %struct.node, %struct.node* %123, i64 0, i32 2
  %125 = load %struct.node*, %struct.node** %124, align 8
  %126 = icmp eq %struct.node* %125, %35
  %127 = getelementptr inbounds %struct.node, %struct.node* %123, i64 0, i32 3
  %128 = select i1 %126, %struct.node** %124, %struct.node** %127
  br label %129

129:                                              ; preds = %122, %119
  %130 = phi %struct.node** [ %28, %119 ], [ %128, %122 ]
  store %struct.node* %110, %struct.node** %130, align 8
  %131 = icmp eq %struct.node* %110, null
  br i1 %131, label %135, label %132

132:                                              ; preds = %129
  %133 = load %struct.node*, %struct.node** %40, align 8
  %134 = getelementptr inbounds %struct.node, %struct.node* %110, i64 0, i32 1
  store %struct.node* %133, %struct.node** %134, align 8
  br label %135

135:                                              ; preds = %129, %132
  store %struct.node* %35, %struct.node** %113, align 8
  store %struct.node* %110, %struct.node** %40, align 8
  br label %136

136:                                              ; preds = %135, %108
  %137 = phi %struct.node* [ %30, %135 ], [ %35, %108 ]
  %138 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 3
  %139 = load %struct.node*, %struct.node** %138, align 8
  %140 = getelementptr inbounds %struct.node, %struct.node* %139, i64 0, i32 2
  %141 = load %struct.node*, %struct.node** %140, align 8
  store %struct.node* %141, %struct.node** %138, align 8
  %142 = load %struct.node*, %struct.node** %140, align 8
  %143 = icmp eq %struct.node* %142, null
  br i1 %143, label %146, label %144

144:                                              ; preds = %136
  %145 = getelementptr inbounds %struct.node, %struct.node* %142, i64 0, i32 1
  store %struct.node* %41, %struct.node** %145, align 8
  br label %146

146:                                              ; preds = %144, %136
  %147 = load %struct.node*, %struct.node** %28, align 8
  %148 = icmp eq %struct.node* %147, %41
  br i1 %148, label %157, label %149

149:                                              ; preds = %146
  %150 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 1
  %151 = load %struct.node*, %struct.node** %150, align 8
  %152 = getelementptr inbounds %struct.node, %struct.node* %151, i64 0, i32 2
  %153 = load %struct.node*, %struct.node** %152, align 8
  %154 = icmp eq %struct.node* %153, %41
  %155 = getelementptr inbounds %struct.node, %struct.node* %151, i64 0, i32 3
  %156 = select i1 %154, %struct.node** %152, %struct.node** %155
  br label %157

157:                                              ; preds = %149, %146
  %158 = phi %struct.node** [ %28, %146 ], [ %156, %149 ]
  store %struct.node* %139, %struct.node** %158, align 8
  %159 = icmp eq %struct.node* %139, null
  br i1 %159, label %167, label %160

160:                                              ; preds = %157, %105
  %161 = phi %struct.node* [ %87, %105 ], [ %139, %157 ]
  %162 = phi %struct.node** [ %88, %105 ], [ %140, %157 ]
  %163 = phi %struct.node* [ %86, %105 ], [ %137, %157 ]
  %164 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 1
  %165 = load %struct.node*, %struct.node** %164, align 8
  %166 = getelementptr inbounds %struct.node, %struct.node* %161, i64 0, i32 1
  store %struct.node* %165, %struct.node** %166, align 8
  br label %167

167:                                              ; preds = %160, %157, %105
  %168 = phi %struct.node** [ %88, %105 ], [ %140, %157 ], [ %162, %160 ]
  %169 = phi %struct.node* [ %87, %105 ], [ %139, %157 ], [ %161, %160 ]
  %170 = phi %struct.node* [ %86, %105 ], [ %137, %157 ], [ %163, %160 ]
  store %struct.node* %41, %struct.node** %168, align 8
  %171 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 1
  store %struct.node* %169, %struct.node** %171, align 8
  %172 = getelementptr inbounds %struct.node, %struct.node* %170, i64 0, i32 0
  br label %173

173:                                              ; preds = %167, %55
  %174 = phi i32* [ %172, %167 ], [ %36, %55 ]
  %175 = phi %struct.node* [ %30, %167 ], [ %41, %55 ]
  %176 = phi i1 [ false, %167 ], [ true, %55 ]
  store i32 1, i32* %174, align 8
  %177 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 0
  store i32 0, i32* %177, align 8
  br i1 %176, label %29, label %178

178:                                              ; preds = %173, %29, %33
  %179 = load %struct.node*, %struct.node** %28, align 8
  %180 = getelementptr inbounds %struct.node, %struct.node* %179, i64 0, i32 0
  store i32 1, i32* %180, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local %struct.node* @__gmc_rt__ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%struct.node* noundef readonly returned %0, %struct.node* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 2
  %4 = load %struct.node*, %struct.node** %3, align 8
  %5 = icmp eq %struct.node* %4, %0
  br i1 %5, label %6, label %20

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %8 = load %struct.node*, %struct.node** %7, align 8
  %9 = icmp eq %struct.node* %8, null
  br i1 %9, label %15, label %10

10:                                               ; preds = %6, %10
  %11 = phi %struct.node* [ %13, %10 ], [ %8, %6 ]
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 2
  %13 = load %struct.node*, %struct.node** %12, align 8
  %14 = icmp eq %struct.node* %13, null
  br i1 %14, label %18, label %10

15:                                               ; preds = %6
  %16 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %17 = load %struct.node*, %struct.node** %16, align 8
  br label %18

18:                                               ; preds = %10, %15
  %19 = phi %struct.node* [ %17, %15 ], [ %11, %10 ]
  store %struct.node* %19, %struct.node** %3, align 8
  br label %20

20:                                               ; preds = %18, %2
  %21 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 3
  %22 = load %struct.node*, %struct.node** %21, align 8
  %23 = icmp eq %struct.node* %22, %0
  br i1 %23, label %24, label %38

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %26 = load %struct.node*, %struct.node** %25, align 8
  %27 = icmp eq %struct.node* %26, null
  br i1 %27, label %33, label %28

28:                                               ; preds = %24, %28
  %29 = phi %struct.node* [ %31, %28 ], [ %26, %24 ]
  %30 = getelementptr inbounds %struct.node, %struct.node* %29, i64 0, i32 3
  %31 = load %struct.node*, %struct.node** %30, align 8
  %32 = icmp eq %struct.node* %31, null
  br i1 %32, label %36, label %28

33:                                               ; preds = %24
  %34 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %35 = load %struct.node*, %struct.node** %34, align 8
  br label %36

36:                                               ; preds = %28, %33
  %37 = phi %struct.node* [ %35, %33 ], [ %29, %28 ]
  store %struct.node* %37, %struct.node** %21, align 8
  br label %38

38:                                               ; preds = %36, %20
  %39 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %40 = load i32, i32* %39, align 8
  %41 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %42 = load %struct.node*, %struct.node** %41, align 8
  %43 = icmp eq %struct.node* %42, null
  br i1 %43, label %49, label %44

44:                                               ; preds = %38
  %45 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %46 = load %struct.node*, %struct.node** %45, align 8
  %47 = icmp eq %struct.node* %46, null
  br i1 %47, label %48, label %71

48:                                               ; preds = %44
  br i1 %43, label %49, label %52

49:                                               ; preds = %38, %48
  %50 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %51 = load %struct.node*, %struct.node** %50, align 8
  br label %52

52:                                               ; preds = %48, %49
  %53 = phi %struct.node* [ %51, %49 ], [ %42, %48 ]
  %54 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %55 = load %struct.node*, %struct.node** %54, align 8
  %56 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %57 = load %struct.node*, %struct.node** %56, align 8
  %58 = icmp eq %struct.node* %57, %0
  br i1 %58, label %65, label %59

59:                                               ; preds = %52
  %60 = getelementptr inbounds %struct.node, %struct.node* %55, i64 0, i32 2
  %61 = load %struct.node*, %struct.node** %60, align 8
  %62 = icmp eq %struct.node* %61, %0
  %63 = getelementptr inbounds %struct.node, %struct.node* %55, i64 0, i32 3
  %64 = select i1 %62, %struct.node** %60, %struct.node** %63
  br label %65

65:                                               ; preds = %59, %52
  %66 = phi %struct.node** [ %56, %52 ], [ %64, %59 ]
  store %struct.node* %53, %struct.node** %66, align 8
  %67 = icmp eq %struct.node* %53, null
  br i1 %67, label %127, label %68

68:                                               ; preds = %65
  %69 = load %struct.node*, %struct.node** %54, align 8
  %70 = getelementptr inbounds %struct.node, %struct.node* %53, i64 0, i32 1
  store %struct.node* %69, %struct.node** %70, align 8
  br label %127

71:                                               ; preds = %44, %71
  %72 = phi %struct.node* [ %74, %71 ], [ %46, %44 ]
  %73 = getelementptr inbounds %struct.node, %struct.node* %72, i64 0, i32 2
  %74 = load %struct.node*, %struct.node** %73, align 8
  %75 = icmp eq %struct.node* %74, null
  br i1 %75, label %76, label %71

76:                                               ; preds = %71
  %77 = getelementptr inbounds %struct.node, %struct.node* %72, i64 0, i32 2
  %78 = getelementptr inbounds %struct.node, %struct.node* %72, i64 0, i32 0
  %79 = load i32, i32* %78, align 8
  %80 = getelementptr inbounds %struct.node, %struct.node* %72, i64 0, i32 3
  %81 = load %struct.node*, %struct.node** %80, align 8
  %82 = getelementptr inbounds %struct.node, %struct.node* %72, i64 0, i32 1
  %83 = load %struct.node*, %struct.node** %82, align 8
  %84 = icmp eq %struct.node* %83, %0
  br i1 %84, label %104, label %85

85:                                               ; preds = %76
  %86 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %87 = load %struct.node*, %struct.node** %86, align 8
  %88 = icmp eq %struct.node* %87, %72
  br i1 %88, label %95, label %89

89:                                               ; preds = %85
  %90 = getelementptr inbounds %struct.node, %struct.node* %83, i64 0, i32 2
  %91 = load %struct.node*, %struct.node** %90, align 8
  %92 = icmp eq %struct.node* %91, %72
  %93 = getelementptr inbounds %struct.node, %struct.node* %83, i64 0, i32 3
  %94 = select i1 %92, %struct.node** %90, %struct.node** %93
  br label %95

95:                                               ; preds = %89, %85
  %96 = phi %struct.node** [ %86, %85 ], [ %94, %89 ]
  store %struct.node* %81, %struct.node** %96, align 8
  %97 = icmp eq %struct.node* %81, null
  br i1 %97, label %101, label %98

98:                                               ; preds = %95
  %99 = load %struct.node*, %struct.node** %82, align 8
  %100 = getelementptr inbounds %struct.node, %struct.node* %81, i64 0, i32 1
  store %struct.node* %99, %struct.node** %100, align 8
  br label %101

101:                                              ; preds = %95, %98
  %102 = load %struct.node*, %struct.node** %45, align 8
  store %struct.node* %102, %struct.node** %80, align 8
  %103 = getelementptr inbounds %struct.node, %struct.node* %102, i64 0, i32 1
  store %struct.node* %72, %struct.node** %103, align 8
  br label %104

104:                                              ; preds = %76, %101
  %105 = phi %struct.node* [ %83, %101 ], [ %72, %76 ]
  %106 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %107 = load %struct.node*, %struct.node** %106, align 8
  %108 = icmp eq %struct.node* %107, %0
  br i1 %108, label %117, label %109

109:                                              ; preds = %104
  %110 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %111 = load %struct.node*, %struct.node** %110, align 8
  %112 = getelementptr inbounds %struct.node, %struct.node* %111, i64 0, i32 2
  %113 = load %struct.node*, %struct.node** %112, align 8
  %114 = icmp eq %struct.node* %113, %0
  %115 = getelementptr inbounds %struct.node, %struct.node* %111, i64 0, i32 3
  %116 = select i1 %114, %struct.node** %112, %struct.node** %115
  br label %117

117:                                              ; preds = %109, %104
  %118 = phi %struct.node** [ %106, %104 ], [ %116, %109 ]
  store %struct.node* %72, %struct.node** %118, align 8
  %119 = icmp eq %struct.node* %72, null
  br i1 %119, label %123, label %120

120:                                              ; preds = %117
  %121 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %122 = load %struct.node*, %struct.node** %121, align 8
  store %struct.node* %122, %struct.node** %82, align 8
  br label %123

123:                                              ; preds = %117, %120
  %124 = load %struct.node*, %struct.node** %41, align 8
  store %struct.node* %124, %struct.node** %77, align 8
  %125 = getelementptr inbounds %struct.node, %struct.node* %124, i64 0, i32 1
  store %struct.node* %72, %struct.node** %125, align 8
  %126 = load i32, i32* %39, align 8
  store i32 %126, i32* %78, align 8
  br label %127

127:                                              ; preds = %68, %65, %123
  %128 = phi %struct.node* [ %105, %123 ], [ %55, %65 ], [ %55, %68 ]
  %129 = phi i32 [ %79, %123 ], [ %40, %65 ], [ %40, %68 ]
  %130 = phi %struct.node* [ %81, %123 ], [ %53, %65 ], [ %53, %68 ]
  %131 = icmp eq i32 %129, 0
  br i1 %131, label %416, label %132

132:                                              ; preds = %127
  %133 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  br label %134

134:                                              ; preds = %132, %407
  %135 = phi %struct.node* [ %408, %407 ], [ %128, %132 ]
  %136 = phi %struct.node* [ %409, %407 ], [ %130, %132 ]
  %137 = load %struct.node*, %struct.node** %133, align 8
  %138 = icmp eq %struct.node* %136, %137
  br i1 %138, label %411, label %139

139:                                              ; preds = %134
  %140 = icmp eq %struct.node* %136, null
  br i1 %140, label %146, label %141

141:                                              ; preds = %139
  %142 = getelementptr inbounds %struct.node, %struct.node* %136, i64 0, i32 0
  %143 = load i32, i32* %142, align 8
  %144 = icmp eq i32 %143, 1
  %145 = zext i1 %144 to i32
  br label %146

146:                                              ; preds = %139, %141
  %147 = phi i32 [ 1, %139 ], [ %145, %141 ]
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %411, label %149

149:                                              ; preds = %146
  %150 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 2
  %151 = load %struct.node*, %struct.node** %150, align 8
  %152 = icmp eq %struct.node* %136, %151
  br i1 %152, label %153, label %156

153:                                              ; preds = %149
  %154 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 3
  %155 = load %struct.node*, %struct.node** %154, align 8
  br label %156

156:                                              ; preds = %149, %153
  %157 = phi %struct.node* [ %155, %153 ], [ %151, %149 ]
  %158 = getelementptr inbounds %struct.node, %struct.node* %157, i64 0, i32 0
  %159 = load i32, i32* %158, align 8
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %221

161:                                              ; preds = %156
  store i32 1, i32* %158, align 8
  %162 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 0
  store i32 0, i32* %162, align 8
  br i1 %152, label %163, label %186

163:                                              ; preds = %161
  %164 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 3
  %165 = load %struct.node*, %struct.node** %164, align 8
  %166 = getelementptr inbounds %struct.node, %struct.node* %165, i64 0, i32 2
  %167 = load %struct.node*, %struct.node** %166, align 8
  store %struct.node* %167, %struct.node** %164, align 8
  %168 = load %struct.node*, %struct.node** %166, align 8
  %169 = icmp eq %struct.node* %168, null
  br i1 %169, label %172, label %170

170:                                              ; preds = %163
  %171 = getelementptr inbounds %struct.node, %struct.node* %168, i64 0, i32 1
  store %struct.node* %135, %struct.node** %171, align 8
  br label %172

172:                                              ; preds = %170, %163
  %173 = load %struct.node*, %struct.node** %133, align 8
  %174 = icmp eq %struct.node* %173, %135
  br i1 %174, label %183, label %175

175:                                              ; preds = %172
  %176 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 1
  %177 = load %struct.node*, %struct.node** %176, align 8
  %178 = getelementptr inbounds %struct.node, %struct.node* %177, i64 0, i32 2
  %179 = load %struct.node*, %struct.node** %178, align 8
  %180 = icmp eq %struct.node* %179, %135
  %181 = getelementptr inbounds %struct.node, %struct.node* %177, i64 0, i32 3
  %182 = select i1 %180, %struct.node** %178, %struct.node** %181
  br label %183

183:                                              ; preds = %175, %172
  %184 = phi %struct.node** [ %133, %172 ], [ %182, %175 ]
  store %struct.node* %165, %struct.node** %184, align 8
  %185 = icmp eq %struct.node* %165, null
  br i1 %185, label %214, label %208

186:                                              ; preds = %161
  %187 = load %struct.node*, %struct.node** %150, align 8
  %188 = getelementptr inbounds %struct.node, %struct.node* %187, i64 0, i32 3
  %189 = load %struct.node*, %struct.node** %188, align 8
  store %struct.node* %189, %struct.node** %150, align 8
  %190 = load %struct.node*, %struct.node** %188, align 8
  %191 = icmp eq %struct.node* %190, null
  br i1 %191, label %194, label %192

192:                                              ; preds = %186
  %193 = getelementptr inbounds %struct.node, %struct.node* %190, i64 0, i32 1
  store %struct.node* %135, %struct.node** %193, align 8
  br label %194

194:                                              ; preds = %192, %186
  %195 = load %struct.node*, %struct.node** %133, align 8
  %196 = icmp eq %struct.node* %195, %135
  br i1 %196, label %205, label %197

197:                                              ; preds = %194
  %198 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 1
  %199 = load %struct.node*, %struct.node** %198, align 8
  %200 = getelementptr inbounds %struct.node, %struct.node* %199, i64 0, i32 2
  %201 = load %struct.node*, %struct.node** %200, align 8
  %202 = icmp eq %struct.node* %201, %135
  %203 = getelementptr inbounds %struct.node, %struct.node* %199, i64 0, i32 3
  %204 = select i1 %202, %struct.node** %200, %struct.node** %203
  br label %205

205:                                              ; preds = %197, %194
  %206 = phi %struct.node** [ %133, %194 ], [ %204, %197 ]
  store %struct.node* %187, %struct.node** %206, align 8
  %207 = icmp eq %struct.node* %187, null
  br i1 %207, label %214, label %208

208:                                              ; preds = %205, %183
  %209 = phi %struct.node* [ %165, %183 ], [ %187, %205 ]
  %210 = phi %struct.node** [ %166, %183 ], [ %188, %205 ]
  %211 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 1
  %212 = load %struct.node*, %struct.node** %211, align 8
  %213 = getelementptr inbounds %struct.node, %struct.node* %209, i64 0, i32 1
  store %struct.node* %212, %struct.node** %213, align 8
  br label %214

214:                                              ; preds = %208, %205, %183
  %215 = phi %struct.node** [ %166, %183 ], [ %188, %205 ], [ %210, %208 ]
  %216 = phi %struct.node* [ %165, %183 ], [ %187, %205 ], [ %209, %208 ]
  store %struct.node* %135, %struct.node** %215, align 8
  %217 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 1
  store %struct.node* %216, %struct.node** %217, align 8
  %218 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 3
  %219 = select i1 %152, %struct.node** %218, %struct.node** %150
  %220 = load %struct.node*, %struct.node** %219, align 8
  br label %221

221:                                              ; preds = %214, %156
  %222 = phi %struct.node* [ %220, %214 ], [ %157, %156 ]
  %223 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 2
  %224 = load %struct.node*, %struct.node** %223, align 8
  %225 = icmp eq %struct.node* %224, null
  br i1 %225, label %231, label %226

226:                                              ; preds = %221
  %227 = getelementptr inbounds %struct.node, %struct.node* %224, i64 0, i32 0
  %228 = load i32, i32* %227, align 8
  %229 = icmp eq i32 %228, 1
  %230 = zext i1 %229 to i32
  br label %231

231:                                              ; preds = %221, %226
  %232 = phi i32 [ 1, %221 ], [ %230, %226 ]
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %250, label %234

234:                                              ; preds = %231
  %235 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 3
  %236 = load %struct.node*, %struct.node** %235, align 8
  %237 = icmp eq %struct.node* %236, null
  br i1 %237, label %243, label %238

238:                                              ; preds = %234
  %239 = getelementptr inbounds %struct.node, %struct.node* %236, i64 0, i32 0
  %240 = load i32, i32* %239, align 8
  %241 = icmp eq i32 %240, 1
  %242 = zext i1 %241 to i32
  br label %243

243:                                              ; preds = %234, %238
  %244 = phi i32 [ 1, %234 ], [ %242, %238 ]
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %250, label %246

246:                                              ; preds = %243
  %247 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 0
  store i32 0, i32* %247, align 8
  %248 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 1
  %249 = load %struct.node*, %struct.node** %248, align 8
  br label %407

250:                                              ; preds = %243, %231
  br i1 %152, label %251, label %325

251:                                              ; preds = %250
  %252 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 3
  %253 = load %struct.node*, %struct.node** %252, align 8
  %254 = icmp eq %struct.node* %253, null
  br i1 %254, label %260, label %255

255:                                              ; preds = %251
  %256 = getelementptr inbounds %struct.node, %struct.node* %253, i64 0, i32 0
  %257 = load i32, i32* %256, align 8
  %258 = icmp eq i32 %257, 1
  %259 = zext i1 %258 to i32
  br label %260

260:                                              ; preds = %251, %255
  %261 = phi i32 [ 1, %251 ], [ %259, %255 ]
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %295, label %263

263:                                              ; preds = %260
  %264 = getelementptr inbounds %struct.node, %struct.node* %224, i64 0, i32 0
  store i32 1, i32* %264, align 8
  %265 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 0
  store i32 0, i32* %265, align 8
  %266 = load %struct.node*, %struct.node** %223, align 8
  %267 = getelementptr inbounds %struct.node, %struct.node* %266, i64 0, i32 3
  %268 = load %struct.node*, %struct.node** %267, align 8
  store %struct.node* %268, %struct.node** %223, align 8
  %269 = load %struct.node*, %struct.node** %267, align 8
  %270 = icmp eq %struct.node* %269, null
  br i1 %270, label %273, label %271

271:                                              ; preds = %263
  %272 = getelementptr inbounds %struct.node, %struct.node* %269, i64 0, i32 1
  store %struct.node* %222, %struct.node** %272, align 8
  br label %273

273:                                              ; preds = %271, %263
  %274 = load %struct.node*, %struct.node** %133, align 8
  %275 = icmp eq %struct.node* %274, %222
  br i1 %275, label %284, label %276

276:                                              ; preds = %273
  %277 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 1
  %278 = load %struct.node*, %struct.node** %277, align 8
  %279 = getelementptr inbounds %struct.node, %struct.node* %278, i64 0, i32 2
  %280 = load %struct.node*, %struct.node** %279, align 8
  %281 = icmp eq %struct.node* %280, %222
  %282 = getelementptr inbounds %struct.node, %struct.node* %278, i64 0, i32 3
  %283 = select i1 %281, %struct.node** %279, %struct.node** %282
  br label %284

284:                                              ; preds = %276, %273
  %285 = phi %struct.node** [ %133, %273 ], [ %283, %276 ]
  store %struct.node* %266, %struct.node** %285, align 8
  %286 = icmp eq %struct.node* %266, null
  br i1 %286, label %291, label %287

287:                                              ; preds = %284
  %288 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 1
  %289 = load %struct.node*, %struct.node** %288, align 8
  %290 = getelementptr inbounds %struct.node, %struct.node* %266, i64 0, i32 1
  store %struct.node* %289, %struct.node** %290, align 8
  br label %291

291:                                              ; preds = %284, %287
  store %struct.node* %222, %struct.node** %267, align 8
  %292 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 1
  store %struct.node* %266, %struct.node** %292, align 8
  %293 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 3
  %294 = load %struct.node*, %struct.node** %293, align 8
  br label %295

295:                                              ; preds = %291, %260
  %296 = phi %struct.node* [ %294, %291 ], [ %222, %260 ]
  %297 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 0
  %298 = load i32, i32* %297, align 8
  %299 = getelementptr inbounds %struct.node, %struct.node* %296, i64 0, i32 0
  store i32 %298, i32* %299, align 8
  store i32 1, i32* %297, align 8
  %300 = getelementptr inbounds %struct.node, %struct.node* %296, i64 0, i32 3
  %301 = load %struct.node*, %struct.node** %300, align 8
  %302 = getelementptr inbounds %struct.node, %struct.node* %301, i64 0, i32 0
  store i32 1, i32* %302, align 8
  %303 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 3
  %304 = load %struct.node*, %struct.node** %303, align 8
  %305 = getelementptr inbounds %struct.node, %struct.node* %304, i64 0, i32 2
  %306 = load %struct.node*, %struct.node** %305, align 8
  store %struct.node* %306, %struct.node** %303, align 8
  %307 = load %struct.node*, %struct.node** %305, align 8
  %308 = icmp eq %struct.node* %307, null
  br i1 %308, label %311, label %309

309:                                              ; preds = %295
  %310 = getelementptr inbounds %struct.node, %struct.node* %307, i64 0, i32 1
  store %struct.node* %135, %struct.node** %310, align 8
  br label %311

311:                                              ; preds = %309, %295
  %312 = load %struct.node*, %struct.node** %133, align 8
  %313 = icmp eq %struct.node* %312, %135
  br i1 %313, label %322, label %314

314:                                              ; preds = %311
  %315 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 1
  %316 = load %struct.node*, %struct.node** %315, align 8
  %317 = getelementptr inbounds %struct.node, %struct.node* %316, i64 0, i32 2
  %318 = load %struct.node*, %struct.node** %317, align 8
  %319 = icmp eq %struct.node* %318, %135
  %320 = getelementptr inbounds %struct.node, %struct.node* %316, i64 0, i32 3
  %321 = select i1 %319, %struct.node** %317, %struct.node** %320
  br label %322

322:                                              ; preds = %314, %311
  %323 = phi %struct.node** [ %133, %311 ], [ %321, %314 ]
  store %struct.node* %304, %struct.node** %323, align 8
  %324 = icmp eq %struct.node* %304, null
  br i1 %324, label %402, label %396

325:                                              ; preds = %250
  br i1 %225, label %331, label %326

326:                                              ; preds = %325
  %327 = getelementptr inbounds %struct.node, %struct.node* %224, i64 0, i32 0
  %328 = load i32, i32* %327, align 8
  %329 = icmp eq i32 %328, 1
  %330 = zext i1 %329 to i32
  br label %331

331:                                              ; preds = %325, %326
  %332 = phi i32 [ 1, %325 ], [ %330, %326 ]
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %367, label %334

334:                                              ; preds = %331
  %335 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 3
  %336 = load %struct.node*, %struct.node** %335, align 8
  %337 = getelementptr inbounds %struct.node, %struct.node* %336, i64 0, i32 0
  store i32 1, i32* %337, align 8
  %338 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 0
  store i32 0, i32* %338, align 8
  %339 = load %struct.node*, %struct.node** %335, align 8
  %340 = getelementptr inbounds %struct.node, %struct.node* %339, i64 0, i32 2
  %341 = load %struct.node*, %struct.node** %340, align 8
  store %struct.node* %341, %struct.node** %335, align 8
  %342 = load %struct.node*, %struct.node** %340, align 8
  %343 = icmp eq %struct.node* %342, null
  br i1 %343, label %346, label %344

344:                                              ; preds = %334
  %345 = getelementptr inbounds %struct.node, %struct.node* %342, i64 0, i32 1
  store %struct.node* %222, %struct.node** %345, align 8
  br label %346

346:                                              ; preds = %344, %334
  %347 = load %struct.node*, %struct.node** %133, align 8
  %348 = icmp eq %struct.node* %347, %222
  br i1 %348, label %357, label %349

349:                                              ; preds = %346
  %350 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 1
  %351 = load %struct.node*, %struct.node** %350, align 8
  %352 = getelementptr inbounds %struct.node, %struct.node* %351, i64 0, i32 2
  %353 = load %struct.node*, %struct.node** %352, align 8
  %354 = icmp eq %struct.node* %353, %222
  %355 = getelementptr inbounds %struct.node, %struct.node* %351, i64 0, i32 3
  %356 = select i1 %354, %struct.node** %352, %struct.node** %355
  br label %357

357:                                              ; preds = %349, %346
  %358 = phi %struct.node** [ %133, %346 ], [ %356, %349 ]
  store %struct.node* %339, %struct.node** %358, align 8
  %359 = icmp eq %struct.node* %339, null
  br i1 %359, label %364, label %360

360:                                              ; preds = %357
  %361 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 1
  %362 = load %struct.node*, %struct.node** %361, align 8
  %363 = getelementptr inbounds %struct.node, %struct.node* %339, i64 0, i32 1
  store %struct.node* %362, %struct.node** %363, align 8
  br label %364

364:                                              ; preds = %357, %360
  store %struct.node* %222, %struct.node** %340, align 8
  %365 = getelementptr inbounds %struct.node, %struct.node* %222, i64 0, i32 1
  store %struct.node* %339, %struct.node** %365, align 8
  %366 = load %struct.node*, %struct.node** %150, align 8
  br label %367

367:                                              ; preds = %364, %331
  %368 = phi %struct.node* [ %366, %364 ], [ %222, %331 ]
  %369 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 0
  %370 = load i32, i32* %369, align 8
  %371 = getelementptr inbounds %struct.node, %struct.node* %368, i64 0, i32 0
  store i32 %370, i32* %371, align 8
  store i32 1, i32* %369, align 8
  %372 = getelementptr inbounds %struct.node, %struct.node* %368, i64 0, i32 2
  %373 = load %struct.node*, %struct.node** %372, align 8
  %374 = getelementptr inbounds %struct.node, %struct.node* %373, i64 0, i32 0
  store i32 1, i32* %374, align 8
  %375 = load %struct.node*, %struct.node** %150, align 8
  %376 = getelementptr inbounds %struct.node, %struct.node* %375, i64 0, i32 3
  %377 = load %struct.node*, %struct.node** %376, align 8
  store %struct.node* %377, %struct.node** %150, align 8
  %378 = load %struct.node*, %struct.node** %376, align 8
  %379 = icmp eq %struct.node* %378, null
  br i1 %379, label %382, label %380

380:                                              ; preds = %367
  %381 = getelementptr inbounds %struct.node, %struct.node* %378, i64 0, i32 1
  store %struct.node* %135, %struct.node** %381, align 8
  br label %382

382:                                              ; preds = %380, %367
  %383 = load %struct.node*, %struct.node** %133, align 8
  %384 = icmp eq %struct.node* %383, %135
  br i1 %384, label %393, label %385

385:                                              ; preds = %382
  %386 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 1
  %387 = load %struct.node*, %struct.node** %386, align 8
  %388 = getelementptr inbounds %struct.node, %struct.node* %387, i64 0, i32 2
  %389 = load %struct.node*, %struct.node** %388, align 8
  %390 = icmp eq %struct.node* %389, %135
  %391 = getelementptr inbounds %struct.node, %struct.node* %387, i64 0, i32 3
  %392 = select i1 %390, %struct.node** %388, %struct.node** %391
  br label %393

393:                                              ; preds = %385, %382
  %394 = phi %struct.node** [ %133, %382 ], [ %392, %385 ]
  store %struct.node* %375, %struct.node** %394, align 8
  %395 = icmp eq %struct.node* %375, null
  br i1 %395, label %402, label %396

396:                                              ; preds = %393, %322
  %397 = phi %struct.node* [ %304, %322 ], [ %375, %393 ]
  %398 = phi %struct.node** [ %305, %322 ], [ %376, %393 ]
  %399 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 1
  %400 = load %struct.node*, %struct.node** %399, align 8
  %401 = getelementptr inbounds %struct.node, %struct.node* %397, i64 0, i32 1
  store %struct.node* %400, %struct.node** %401, align 8
  br label %402

402:                                              ; preds = %396, %393, %322
  %403 = phi %struct.node** [ %305, %322 ], [ %376, %393 ], [ %398, %396 ]
  %404 = phi %struct.node* [ %304, %322 ], [ %375, %393 ], [ %397, %396 ]
  store %struct.node* %135, %struct.node** %403, align 8
  %405 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 1
  store %struct.node* %404, %struct.node** %405, align 8
  %406 = load %struct.node*, %struct.node** %133, align 8
  br label %407

407:                                              ; preds = %402, %246
  %408 = phi %struct.node* [ %249, %246 ], [ %135, %402 ]
  %409 = phi %struct.node* [ %135, %246 ], [ %406, %402 ]
  %410 = phi i1 [ true, %246 ], [ false, %402 ]
  br i1 %410, label %134, label %411

411:                                              ; preds = %407, %134, %146
  %412 = phi %struct.node* [ %409, %407 ], [ %136, %146 ], [ %136, %134 ]
  %413 = icmp eq %struct.node* %412, null
  br i1 %413, label %416, label %414

414:                                              ; preds = %411
  %415 = getelementptr inbounds %struct.node, %struct.node* %412, i64 0, i32 0
  store i32 1, i32* %415, align 8
  br label %416

416:                                              ; preds = %411, %414, %127
  ret %struct.node* %0
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @__gmc_rt__ZSt11_Hash_bytesPKvmm(i8* nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = xor i64 %2, -3750763034362895579
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %8, %3
  %7 = phi i64 [ %4, %3 ], [ %15, %8 ]
  ret i64 %7

8:                                                ; preds = %3, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %3 ]
  %10 = phi i64 [ %15, %8 ], [ %4, %3 ]
  %11 = getelementptr inbounds i8, i8* %0, i64 %9
  %12 = load i8, i8* %11, align 1
  %13 = zext i8 %12 to i64
  %14 = xor i64 %10, %13
  %15 = mul i64 %14, 1099511628211
  %16 = add nuw i64 %9, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %6, label %8
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i64 @__gmc_rt__ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.policy* nocapture noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i64 %1, 2
  %4 = select i1 %3, i64 %1, i64 2
  br label %5

5:                                                ; preds = %27, %2
  %6 = phi i64 [ %4, %2 ], [ %30, %27 ]
  %7 = icmp ult i64 %6, 9
  br i1 %7, label %21, label %8

8:                                                ; preds = %5
  %9 = urem i64 %6, 3
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %19, label %11

11:                                               ; preds = %8, %15
  %12 = phi i64 [ %18, %15 ], [ 5, %8 ]
  %13 = mul i64 %12, %12
  %14 = icmp ugt i64 %13, %6
  br i1 %14, label %21, label %15

15:                                               ; preds = %11
  %16 = urem i64 %6, %12
  %17 = icmp eq i64 %16, 0
  %18 = add i64 %12, 2
  br i1 %17, label %19, label %11

19:                                               ; preds = %15, %8
  %20 = phi i1 [ %7, %8 ], [ %14, %15 ]
  br i1 %20, label %21, label %27

21:                                               ; preds = %11, %19, %5
  %22 = icmp eq i64 %6, 2
  %23 = and i64 %6, 1
  %24 = icmp ne i64 %23, 0
  %25 = or i1 %22, %24
  %26 = zext i1 %25 to i32
  br label %27

27:                                               ; preds = %19, %21
  %28 = phi i32 [ 0, %19 ], [ %26, %21 ]
  %29 = icmp eq i32 %28, 0
  %30 = add i64 %6, 1
  br i1 %29, label %5, label %31

31:                                               ; preds = %27
  %32 = uitofp i64 %6 to double
  %33 = getelementptr inbounds %struct.policy, %struct.policy* %0, i64 0, i32 0
  %34 = load float, float* %33, align 8
  %35 = fpext float %34 to double
  %36 = fmul double %32, %35
  %37 = fptoui double %36 to i64
  %38 = getelementptr inbounds %struct.policy, %struct.policy* %0, i64 0, i32 1
  store i64 %37, i64* %38, align 8
  ret i64 %6
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local { i8, i64 } @__gmc_rt__ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(%struct.policy* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = add i64 %3, %2
  %6 = getelementptr inbounds %struct.policy, %struct.policy* %0, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %63

9:                                                ; preds = %4
  %10 = icmp eq i64 %7, 0
  %11 = icmp ult i64 %5, 11
  %12 = and i1 %11, %10
  %13 = uitofp i64 %5 to double
  %14 = select i1 %12, double 1.100000e+01, double %13
  %15 = getelementptr inbounds %struct.policy, %struct.policy* %0, i64 0, i32 0
  %16 = load float, float* %15, align 8
  %17 = fpext float %16 to double
  %18 = fdiv double %14, %17
  %19 = fptoui double %18 to i64
  %20 = add i64 %19, 1
  %21 = icmp ugt i64 %20, %1
  br i1 %21, label %24, label %22

22:                                               ; preds = %9
  %23 = uitofp i64 %1 to double
  br label %56

24:                                               ; preds = %9
  %25 = shl i64 %1, 1
  %26 = icmp ugt i64 %20, %25
  %27 = select i1 %26, i64 %20, i64 %25
  %28 = icmp ugt i64 %27, 2
  %29 = select i1 %28, i64 %27, i64 2
  br label %30

30:                                               ; preds = %50, %24
  %31 = phi i64 [ %29, %24 ], [ %53, %50 ]
  %32 = icmp ult i64 %31, 9
  br i1 %32, label %44, label %33

33:                                               ; preds = %30
  %34 = urem i64 %31, 3
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %50, label %36

36:                                               ; preds = %33, %40
  %37 = phi i64 [ %43, %40 ], [ 5, %33 ]
  %38 = mul i64 %37, %37
  %39 = icmp ugt i64 %38, %31
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = urem i64 %31, %37
  %42 = icmp eq i64 %41, 0
  %43 = add i64 %37, 2
  br i1 %42, label %50, label %36

44:                                               ; preds = %36, %30
  %45 = icmp eq i64 %31, 2
  %46 = and i64 %31, 1
  %47 = icmp ne i64 %46, 0
  %48 = or i1 %45, %47
  %49 = zext i1 %48 to i32
  br label %50

50:                                               ; preds = %40, %33, %44
  %51 = phi i32 [ %49, %44 ], [ 0, %33 ], [ 0, %40 ]
  %52 = icmp eq i32 %51, 0
  %53 = add i64 %31, 1
  br i1 %52, label %30, label %54

54:                                               ; preds = %50
  %55 = uitofp i64 %31 to double
  br label %56

56:                                               ; preds = %54, %22
  %57 = phi double [ %17, %22 ], [ %55, %54 ]
  %58 = phi double [ %23, %22 ], [ %17, %54 ]
  %59 = phi i8 [ 0, %22 ], [ 1, %54 ]
  %60 = phi i64 [ 0, %22 ], [ %31, %54 ]
  %61 = fmul double %58, %57
  %62 = fptoui double %61 to i64
  store i64 %62, i64* %6, align 8
  br label %63

63:                                               ; preds = %56, %4
  %64 = phi i8 [ 0, %4 ], [ %59, %56 ]
  %65 = phi i64 [ 0, %4 ], [ %60, %56 ]
  %66 = insertvalue { i8, i64 } poison, i8 %64, 0
  %67 = insertvalue { i8, i64 } %66, i64 %65, 1
  ret { i8, i64 } %67
}



