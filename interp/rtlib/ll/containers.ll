target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.link = type { %struct.link*, %struct.link* }
%struct.node = type { i32, %struct.node*, %struct.node*, %struct.node* }
%struct.policy = type { float, i64 }

define void @__gmc_rt__ZNSt8__detail15_List_node_base7_M_hookEPS0_(%struct.link* %0, %struct.link* %1) {
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

define void @__gmc_rt__ZNSt8__detail15_List_node_base9_M_unhookEv(%struct.link* %0) {
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

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8*)

define void @__gmc_rt__ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%struct.link* %0, %struct.link* %1, %struct.link* %2) {
  %4 = icmp eq %struct.link* %0, %2
  br i1 %4, label %15, label %5

5:
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

15:
  ret void
}

define void @__gmc_rt__ZNSt8__detail15_List_node_base10_M_reverseEv(%struct.link* %0) {
  br label %2

2:
  %3 = phi %struct.link* [ %0, %1 ], [ %5, %2 ]
  %4 = getelementptr inbounds %struct.link, %struct.link* %3, i64 0, i32 0
  %5 = load %struct.link*, %struct.link** %4, align 8
  %6 = getelementptr inbounds %struct.link, %struct.link* %3, i64 0, i32 1
  %7 = load %struct.link*, %struct.link** %6, align 8
  store %struct.link* %7, %struct.link** %4, align 8
  store %struct.link* %5, %struct.link** %6, align 8
  %8 = icmp eq %struct.link* %5, %0
  br i1 %8, label %9, label %2

9:
  ret void
}

define void @__gmc_rt__ZNSt8__detail15_List_node_base4swapERS0_S1_(%struct.link* %0, %struct.link* %1) {
  %3 = alloca %struct.link, align 8
  %4 = bitcast %struct.link* %3 to i8*
  %5 = bitcast %struct.link* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %5)
  %6 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 0
  %7 = load %struct.link*, %struct.link** %6, align 8
  %8 = icmp eq %struct.link* %7, %0
  %9 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 0
  %10 = load %struct.link*, %struct.link** %9, align 8
  %11 = icmp eq %struct.link* %10, %1
  %12 = bitcast %struct.link* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 dereferenceable(16) %4, i8* align 8 dereferenceable(16) %12, i64 16, i1 false)
  br i1 %11, label %13, label %15

13:
  %14 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 1
  store %struct.link* %0, %struct.link** %14, align 8
  br label %22

15:
  %16 = bitcast %struct.link* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 dereferenceable(16) %12, i8* align 8 dereferenceable(16) %16, i64 16, i1 false)
  %17 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 1
  %18 = load %struct.link*, %struct.link** %17, align 8
  %19 = getelementptr inbounds %struct.link, %struct.link* %18, i64 0, i32 0
  store %struct.link* %0, %struct.link** %19, align 8
  %20 = load %struct.link*, %struct.link** %6, align 8
  %21 = getelementptr inbounds %struct.link, %struct.link* %20, i64 0, i32 1
  br label %22

22:
  %23 = phi %struct.link** [ %21, %15 ], [ %6, %13 ]
  store %struct.link* %0, %struct.link** %23, align 8
  br i1 %8, label %24, label %26

24:
  %25 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 1
  store %struct.link* %1, %struct.link** %25, align 8
  br label %33

26:
  %27 = bitcast %struct.link* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 dereferenceable(16) %27, i8* align 8 dereferenceable(16) %4, i64 16, i1 false)
  %28 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 1
  %29 = load %struct.link*, %struct.link** %28, align 8
  %30 = getelementptr inbounds %struct.link, %struct.link* %29, i64 0, i32 0
  store %struct.link* %1, %struct.link** %30, align 8
  %31 = load %struct.link*, %struct.link** %9, align 8
  %32 = getelementptr inbounds %struct.link, %struct.link* %31, i64 0, i32 1
  br label %33

33:
  %34 = phi %struct.link** [ %32, %26 ], [ %9, %24 ]
  store %struct.link* %1, %struct.link** %34, align 8
  %35 = bitcast %struct.link* %3 to i8*
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %35)
  ret void
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias, i8* noalias, i64, i1 immarg)

define %struct.node* @__gmc_rt__ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%struct.node* %0) {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %3 = load %struct.node*, %struct.node** %2, align 8
  %4 = icmp eq %struct.node* %3, null
  br i1 %4, label %10, label %5

5:
  %6 = phi %struct.node* [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2
  %8 = load %struct.node*, %struct.node** %7, align 8
  %9 = icmp eq %struct.node* %8, null
  br i1 %9, label %22, label %5

10:
  %11 = phi %struct.node* [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 1
  %13 = load %struct.node*, %struct.node** %12, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i64 0, i32 3
  %15 = load %struct.node*, %struct.node** %14, align 8
  %16 = icmp eq %struct.node* %11, %15
  br i1 %16, label %10, label %17

17:
  %18 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 3
  %19 = load %struct.node*, %struct.node** %18, align 8
  %20 = icmp eq %struct.node* %19, %13
  %21 = select i1 %20, %struct.node* %11, %struct.node* %13
  br label %22

22:
  %23 = phi %struct.node* [ %21, %17 ], [ %6, %5 ]
  ret %struct.node* %23
}

define %struct.node* @__gmc_rt__ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(%struct.node* %0) {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %3 = load %struct.node*, %struct.node** %2, align 8
  %4 = icmp eq %struct.node* %3, null
  br i1 %4, label %10, label %5

5:
  %6 = phi %struct.node* [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2
  %8 = load %struct.node*, %struct.node** %7, align 8
  %9 = icmp eq %struct.node* %8, null
  br i1 %9, label %22, label %5

10:
  %11 = phi %struct.node* [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 1
  %13 = load %struct.node*, %struct.node** %12, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i64 0, i32 3
  %15 = load %struct.node*, %struct.node** %14, align 8
  %16 = icmp eq %struct.node* %11, %15
  br i1 %16, label %10, label %17

17:
  %18 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 3
  %19 = load %struct.node*, %struct.node** %18, align 8
  %20 = icmp eq %struct.node* %19, %13
  %21 = select i1 %20, %struct.node* %11, %struct.node* %13
  br label %22

22:
  %23 = phi %struct.node* [ %21, %17 ], [ %6, %5 ]
  ret %struct.node* %23
}

define %struct.node* @__gmc_rt__ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%struct.node* %0) {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:
  %6 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %7 = load %struct.node*, %struct.node** %6, align 8
  %8 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  %9 = load %struct.node*, %struct.node** %8, align 8
  %10 = icmp eq %struct.node* %9, %0
  br i1 %10, label %11, label %14

11:
  %12 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %13 = load %struct.node*, %struct.node** %12, align 8
  br label %30

14:
  %15 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %16 = load %struct.node*, %struct.node** %15, align 8
  %17 = icmp eq %struct.node* %16, null
  br i1 %17, label %23, label %18

18:
  %19 = phi %struct.node* [ %21, %18 ], [ %16, %14 ]
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i64 0, i32 3
  %21 = load %struct.node*, %struct.node** %20, align 8
  %22 = icmp eq %struct.node* %21, null
  br i1 %22, label %30, label %18

23:
  %24 = phi %struct.node* [ %26, %23 ], [ %0, %14 ]
  %25 = getelementptr inbounds %struct.node, %struct.node* %24, i64 0, i32 1
  %26 = load %struct.node*, %struct.node** %25, align 8
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i64 0, i32 2
  %28 = load %struct.node*, %struct.node** %27, align 8
  %29 = icmp eq %struct.node* %24, %28
  br i1 %29, label %23, label %30

30:
  %31 = phi %struct.node* [ %13, %11 ], [ %26, %23 ], [ %19, %18 ]
  ret %struct.node* %31
}

define %struct.node* @__gmc_rt__ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(%struct.node* %0) {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:
  %6 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %7 = load %struct.node*, %struct.node** %6, align 8
  %8 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  %9 = load %struct.node*, %struct.node** %8, align 8
  %10 = icmp eq %struct.node* %9, %0
  br i1 %10, label %11, label %14

11:
  %12 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %13 = load %struct.node*, %struct.node** %12, align 8
  br label %30

14:
  %15 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %16 = load %struct.node*, %struct.node** %15, align 8
  %17 = icmp eq %struct.node* %16, null
  br i1 %17, label %23, label %18

18:
  %19 = phi %struct.node* [ %21, %18 ], [ %16, %14 ]
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i64 0, i32 3
  %21 = load %struct.node*, %struct.node** %20, align 8
  %22 = icmp eq %struct.node* %21, null
  br i1 %22, label %30, label %18

23:
  %24 = phi %struct.node* [ %26, %23 ], [ %0, %14 ]
  %25 = getelementptr inbounds %struct.node, %struct.node* %24, i64 0, i32 1
  %26 = load %struct.node*, %struct.node** %25, align 8
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i64 0, i32 2
  %28 = load %struct.node*, %struct.node** %27, align 8
  %29 = icmp eq %struct.node* %24, %28
  br i1 %29, label %23, label %30

30:
  %31 = phi %struct.node* [ %13, %11 ], [ %26, %23 ], [ %19, %18 ]
  ret %struct.node* %31
}

define void @__gmc_rt__ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 zeroext %0, %struct.node* %1, %struct.node* %2, %struct.node* %3) {
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

10:
  %11 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  store %struct.node* %1, %struct.node** %11, align 8
  %12 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  store %struct.node* %1, %struct.node** %12, align 8
  %13 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  br label %25

14:
  br i1 %0, label %15, label %20

15:
  %16 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 2
  store %struct.node* %1, %struct.node** %16, align 8
  %17 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  %18 = load %struct.node*, %struct.node** %17, align 8
  %19 = icmp eq %struct.node* %18, %2
  br i1 %19, label %25, label %27

20:
  %21 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 3
  store %struct.node* %1, %struct.node** %21, align 8
  %22 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  %23 = load %struct.node*, %struct.node** %22, align 8
  %24 = icmp eq %struct.node* %23, %2
  br i1 %24, label %25, label %27

25:
  %26 = phi %struct.node** [ %13, %10 ], [ %17, %15 ], [ %22, %20 ]
  store %struct.node* %1, %struct.node** %26, align 8
  br label %27

27:
  %28 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  br label %29

29:
  %30 = phi %struct.node* [ %1, %27 ], [ %76, %74 ]
  %31 = load %struct.node*, %struct.node** %28, align 8
  %32 = icmp eq %struct.node* %30, %31
  br i1 %32, label %79, label %33

33:
  %34 = getelementptr inbounds %struct.node, %struct.node* %30, i64 0, i32 1
  %35 = load %struct.node*, %struct.node** %34, align 8
  %36 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 0
  %37 = load i32, i32* %36, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %79

39:
  %40 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 1
  %41 = load %struct.node*, %struct.node** %40, align 8
  %42 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 2
  %43 = load %struct.node*, %struct.node** %42, align 8
  %44 = icmp eq %struct.node* %35, %43
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 3
  %47 = load %struct.node*, %struct.node** %46, align 8
  br label %48

48:
  %49 = phi %struct.node* [ %47, %45 ], [ %43, %39 ]
  %50 = icmp eq %struct.node* %49, null
  br i1 %50, label %56, label %51

51:
  %52 = getelementptr inbounds %struct.node, %struct.node* %49, i64 0, i32 0
  %53 = load i32, i32* %52, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:
  store i32 1, i32* %52, align 8
  br label %74

56:
  br i1 %44, label %57, label %64

57:
  %58 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 3
  %59 = load %struct.node*, %struct.node** %58, align 8
  %60 = icmp eq %struct.node* %30, %59
  br i1 %60, label %61, label %62

61:
  call fastcc void @rotate_left(%struct.node* %35, %struct.node* %3)
  br label %62

62:
  %63 = phi %struct.node* [ %30, %61 ], [ %35, %57 ]
  call fastcc void @rotate_right(%struct.node* %41, %struct.node* %3)
  br label %71

64:
  %65 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 2
  %66 = load %struct.node*, %struct.node** %65, align 8
  %67 = icmp eq %struct.node* %30, %66
  br i1 %67, label %68, label %69

68:
  call fastcc void @rotate_right(%struct.node* %35, %struct.node* %3)
  br label %69

69:
  %70 = phi %struct.node* [ %30, %68 ], [ %35, %64 ]
  call fastcc void @rotate_left(%struct.node* %41, %struct.node* %3)
  br label %71

71:
  %72 = phi %struct.node* [ %63, %62 ], [ %70, %69 ]
  %73 = getelementptr inbounds %struct.node, %struct.node* %72, i64 0, i32 0
  br label %74

74:
  %75 = phi i32* [ %73, %71 ], [ %36, %55 ]
  %76 = phi %struct.node* [ %30, %71 ], [ %41, %55 ]
  %77 = phi i1 [ false, %71 ], [ true, %55 ]
  store i32 1, i32* %75, align 8
  %78 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 0
  store i32 0, i32* %78, align 8
  br i1 %77, label %29, label %79

79:
  %80 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  %81 = load %struct.node*, %struct.node** %80, align 8
  %82 = getelementptr inbounds %struct.node, %struct.node* %81, i64 0, i32 0
  store i32 1, i32* %82, align 8
  ret void
}

define internal fastcc void @rotate_left(%struct.node* %0, %struct.node* %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %4 = load %struct.node*, %struct.node** %3, align 8
  %5 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 2
  %6 = load %struct.node*, %struct.node** %5, align 8
  store %struct.node* %6, %struct.node** %3, align 8
  %7 = load %struct.node*, %struct.node** %5, align 8
  %8 = icmp eq %struct.node* %7, null
  br i1 %8, label %11, label %9

9:
  %10 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  store %struct.node* %0, %struct.node** %10, align 8
  br label %11

11:
  call fastcc void @replace(%struct.node* %0, %struct.node* %4, %struct.node* %1)
  store %struct.node* %0, %struct.node** %5, align 8
  %12 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  store %struct.node* %4, %struct.node** %12, align 8
  ret void
}

define internal fastcc void @rotate_right(%struct.node* %0, %struct.node* %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %4 = load %struct.node*, %struct.node** %3, align 8
  %5 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 3
  %6 = load %struct.node*, %struct.node** %5, align 8
  store %struct.node* %6, %struct.node** %3, align 8
  %7 = load %struct.node*, %struct.node** %5, align 8
  %8 = icmp eq %struct.node* %7, null
  br i1 %8, label %11, label %9

9:
  %10 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  store %struct.node* %0, %struct.node** %10, align 8
  br label %11

11:
  call fastcc void @replace(%struct.node* %0, %struct.node* %4, %struct.node* %1)
  store %struct.node* %0, %struct.node** %5, align 8
  %12 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  store %struct.node* %4, %struct.node** %12, align 8
  ret void
}

define %struct.node* @__gmc_rt__ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%struct.node* %0, %struct.node* %1) {
  %3 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 2
  %4 = load %struct.node*, %struct.node** %3, align 8
  %5 = icmp eq %struct.node* %4, %0
  br i1 %5, label %6, label %20

6:
  %7 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %8 = load %struct.node*, %struct.node** %7, align 8
  %9 = icmp eq %struct.node* %8, null
  br i1 %9, label %15, label %10

10:
  %11 = phi %struct.node* [ %13, %10 ], [ %8, %6 ]
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 2
  %13 = load %struct.node*, %struct.node** %12, align 8
  %14 = icmp eq %struct.node* %13, null
  br i1 %14, label %18, label %10

15:
  %16 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %17 = load %struct.node*, %struct.node** %16, align 8
  br label %18

18:
  %19 = phi %struct.node* [ %17, %15 ], [ %11, %10 ]
  store %struct.node* %19, %struct.node** %3, align 8
  br label %20

20:
  %21 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 3
  %22 = load %struct.node*, %struct.node** %21, align 8
  %23 = icmp eq %struct.node* %22, %0
  br i1 %23, label %24, label %38

24:
  %25 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %26 = load %struct.node*, %struct.node** %25, align 8
  %27 = icmp eq %struct.node* %26, null
  br i1 %27, label %33, label %28

28:
  %29 = phi %struct.node* [ %31, %28 ], [ %26, %24 ]
  %30 = getelementptr inbounds %struct.node, %struct.node* %29, i64 0, i32 3
  %31 = load %struct.node*, %struct.node** %30, align 8
  %32 = icmp eq %struct.node* %31, null
  br i1 %32, label %36, label %28

33:
  %34 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %35 = load %struct.node*, %struct.node** %34, align 8
  br label %36

36:
  %37 = phi %struct.node* [ %35, %33 ], [ %29, %28 ]
  store %struct.node* %37, %struct.node** %21, align 8
  br label %38

38:
  %39 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %40 = load i32, i32* %39, align 8
  %41 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %42 = load %struct.node*, %struct.node** %41, align 8
  %43 = icmp eq %struct.node* %42, null
  br i1 %43, label %49, label %44

44:
  %45 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %46 = load %struct.node*, %struct.node** %45, align 8
  %47 = icmp eq %struct.node* %46, null
  br i1 %47, label %48, label %56

48:
  br i1 %43, label %49, label %52

49:
  %50 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %51 = load %struct.node*, %struct.node** %50, align 8
  br label %52

52:
  %53 = phi %struct.node* [ %51, %49 ], [ %42, %48 ]
  %54 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %55 = load %struct.node*, %struct.node** %54, align 8
  call fastcc void @replace(%struct.node* %0, %struct.node* %53, %struct.node* %1)
  br label %78

56:
  %57 = phi %struct.node* [ %59, %56 ], [ %46, %44 ]
  %58 = getelementptr inbounds %struct.node, %struct.node* %57, i64 0, i32 2
  %59 = load %struct.node*, %struct.node** %58, align 8
  %60 = icmp eq %struct.node* %59, null
  br i1 %60, label %61, label %56

61:
  %62 = getelementptr inbounds %struct.node, %struct.node* %57, i64 0, i32 2
  %63 = getelementptr inbounds %struct.node, %struct.node* %57, i64 0, i32 0
  %64 = load i32, i32* %63, align 8
  %65 = getelementptr inbounds %struct.node, %struct.node* %57, i64 0, i32 3
  %66 = load %struct.node*, %struct.node** %65, align 8
  %67 = getelementptr inbounds %struct.node, %struct.node* %57, i64 0, i32 1
  %68 = load %struct.node*, %struct.node** %67, align 8
  %69 = icmp eq %struct.node* %68, %0
  br i1 %69, label %73, label %70

70:
  call fastcc void @replace(%struct.node* %57, %struct.node* %66, %struct.node* %1)
  %71 = load %struct.node*, %struct.node** %45, align 8
  store %struct.node* %71, %struct.node** %65, align 8
  %72 = getelementptr inbounds %struct.node, %struct.node* %71, i64 0, i32 1
  store %struct.node* %57, %struct.node** %72, align 8
  br label %73

73:
  %74 = phi %struct.node* [ %68, %70 ], [ %57, %61 ]
  call fastcc void @replace(%struct.node* %0, %struct.node* %57, %struct.node* %1)
  %75 = load %struct.node*, %struct.node** %41, align 8
  store %struct.node* %75, %struct.node** %62, align 8
  %76 = getelementptr inbounds %struct.node, %struct.node* %75, i64 0, i32 1
  store %struct.node* %57, %struct.node** %76, align 8
  %77 = load i32, i32* %39, align 8
  store i32 %77, i32* %63, align 8
  br label %78

78:
  %79 = phi %struct.node* [ %74, %73 ], [ %55, %52 ]
  %80 = phi i32 [ %64, %73 ], [ %40, %52 ]
  %81 = phi %struct.node* [ %66, %73 ], [ %53, %52 ]
  %82 = icmp eq i32 %80, 0
  br i1 %82, label %209, label %83

83:
  %84 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  br label %85

85:
  %86 = phi %struct.node* [ %201, %200 ], [ %79, %83 ]
  %87 = phi %struct.node* [ %202, %200 ], [ %81, %83 ]
  %88 = load %struct.node*, %struct.node** %84, align 8
  %89 = icmp eq %struct.node* %87, %88
  br i1 %89, label %204, label %90

90:
  %91 = icmp eq %struct.node* %87, null
  br i1 %91, label %97, label %92

92:
  %93 = getelementptr inbounds %struct.node, %struct.node* %87, i64 0, i32 0
  %94 = load i32, i32* %93, align 8
  %95 = icmp eq i32 %94, 1
  %96 = zext i1 %95 to i32
  br label %97

97:
  %98 = phi i32 [ 1, %90 ], [ %96, %92 ]
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %204, label %100

100:
  %101 = getelementptr inbounds %struct.node, %struct.node* %86, i64 0, i32 2
  %102 = load %struct.node*, %struct.node** %101, align 8
  %103 = icmp eq %struct.node* %87, %102
  br i1 %103, label %104, label %107

104:
  %105 = getelementptr inbounds %struct.node, %struct.node* %86, i64 0, i32 3
  %106 = load %struct.node*, %struct.node** %105, align 8
  br label %107

107:
  %108 = phi %struct.node* [ %106, %104 ], [ %102, %100 ]
  %109 = getelementptr inbounds %struct.node, %struct.node* %108, i64 0, i32 0
  %110 = load i32, i32* %109, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %120

112:
  store i32 1, i32* %109, align 8
  %113 = getelementptr inbounds %struct.node, %struct.node* %86, i64 0, i32 0
  store i32 0, i32* %113, align 8
  br i1 %103, label %114, label %115

114:
  call fastcc void @rotate_left(%struct.node* %86, %struct.node* %1)
  br label %116

115:
  call fastcc void @rotate_right(%struct.node* %86, %struct.node* %1)
  br label %116

116:
  %117 = getelementptr inbounds %struct.node, %struct.node* %86, i64 0, i32 3
  %118 = select i1 %103, %struct.node** %117, %struct.node** %101
  %119 = load %struct.node*, %struct.node** %118, align 8
  br label %120

120:
  %121 = phi %struct.node* [ %119, %116 ], [ %108, %107 ]
  %122 = getelementptr inbounds %struct.node, %struct.node* %121, i64 0, i32 2
  %123 = load %struct.node*, %struct.node** %122, align 8
  %124 = icmp eq %struct.node* %123, null
  br i1 %124, label %130, label %125

125:
  %126 = getelementptr inbounds %struct.node, %struct.node* %123, i64 0, i32 0
  %127 = load i32, i32* %126, align 8
  %128 = icmp eq i32 %127, 1
  %129 = zext i1 %128 to i32
  br label %130

130:
  %131 = phi i32 [ 1, %120 ], [ %129, %125 ]
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %149, label %133

133:
  %134 = getelementptr inbounds %struct.node, %struct.node* %121, i64 0, i32 3
  %135 = load %struct.node*, %struct.node** %134, align 8
  %136 = icmp eq %struct.node* %135, null
  br i1 %136, label %142, label %137

137:
  %138 = getelementptr inbounds %struct.node, %struct.node* %135, i64 0, i32 0
  %139 = load i32, i32* %138, align 8
  %140 = icmp eq i32 %139, 1
  %141 = zext i1 %140 to i32
  br label %142

142:
  %143 = phi i32 [ 1, %133 ], [ %141, %137 ]
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %149, label %145

145:
  %146 = getelementptr inbounds %struct.node, %struct.node* %121, i64 0, i32 0
  store i32 0, i32* %146, align 8
  %147 = getelementptr inbounds %struct.node, %struct.node* %86, i64 0, i32 1
  %148 = load %struct.node*, %struct.node** %147, align 8
  br label %200

149:
  br i1 %103, label %150, label %175

150:
  %151 = getelementptr inbounds %struct.node, %struct.node* %121, i64 0, i32 3
  %152 = load %struct.node*, %struct.node** %151, align 8
  %153 = icmp eq %struct.node* %152, null
  br i1 %153, label %159, label %154

154:
  %155 = getelementptr inbounds %struct.node, %struct.node* %152, i64 0, i32 0
  %156 = load i32, i32* %155, align 8
  %157 = icmp eq i32 %156, 1
  %158 = zext i1 %157 to i32
  br label %159

159:
  %160 = phi i32 [ 1, %150 ], [ %158, %154 ]
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %167, label %162

162:
  %163 = getelementptr inbounds %struct.node, %struct.node* %123, i64 0, i32 0
  store i32 1, i32* %163, align 8
  %164 = getelementptr inbounds %struct.node, %struct.node* %121, i64 0, i32 0
  store i32 0, i32* %164, align 8
  call fastcc void @rotate_right(%struct.node* %121, %struct.node* %1)
  %165 = getelementptr inbounds %struct.node, %struct.node* %86, i64 0, i32 3
  %166 = load %struct.node*, %struct.node** %165, align 8
  br label %167

167:
  %168 = phi %struct.node* [ %166, %162 ], [ %121, %159 ]
  %169 = getelementptr inbounds %struct.node, %struct.node* %86, i64 0, i32 0
  %170 = load i32, i32* %169, align 8
  %171 = getelementptr inbounds %struct.node, %struct.node* %168, i64 0, i32 0
  store i32 %170, i32* %171, align 8
  store i32 1, i32* %169, align 8
  %172 = getelementptr inbounds %struct.node, %struct.node* %168, i64 0, i32 3
  %173 = load %struct.node*, %struct.node** %172, align 8
  %174 = getelementptr inbounds %struct.node, %struct.node* %173, i64 0, i32 0
  store i32 1, i32* %174, align 8
  call fastcc void @rotate_left(%struct.node* %86, %struct.node* %1)
  br label %198

175:
  br i1 %124, label %181, label %176

176:
  %177 = getelementptr inbounds %struct.node, %struct.node* %123, i64 0, i32 0
  %178 = load i32, i32* %177, align 8
  %179 = icmp eq i32 %178, 1
  %180 = zext i1 %179 to i32
  br label %181

181:
  %182 = phi i32 [ 1, %175 ], [ %180, %176 ]
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %190, label %184

184:
  %185 = getelementptr inbounds %struct.node, %struct.node* %121, i64 0, i32 3
  %186 = load %struct.node*, %struct.node** %185, align 8
  %187 = getelementptr inbounds %struct.node, %struct.node* %186, i64 0, i32 0
  store i32 1, i32* %187, align 8
  %188 = getelementptr inbounds %struct.node, %struct.node* %121, i64 0, i32 0
  store i32 0, i32* %188, align 8
  call fastcc void @rotate_left(%struct.node* %121, %struct.node* %1)
  %189 = load %struct.node*, %struct.node** %101, align 8
  br label %190

190:
  %191 = phi %struct.node* [ %189, %184 ], [ %121, %181 ]
  %192 = getelementptr inbounds %struct.node, %struct.node* %86, i64 0, i32 0
  %193 = load i32, i32* %192, align 8
  %194 = getelementptr inbounds %struct.node, %struct.node* %191, i64 0, i32 0
  store i32 %193, i32* %194, align 8
  store i32 1, i32* %192, align 8
  %195 = getelementptr inbounds %struct.node, %struct.node* %191, i64 0, i32 2
  %196 = load %struct.node*, %struct.node** %195, align 8
  %197 = getelementptr inbounds %struct.node, %struct.node* %196, i64 0, i32 0
  store i32 1, i32* %197, align 8
  call fastcc void @rotate_right(%struct.node* %86, %struct.node* %1)
  br label %198

198:
  %199 = load %struct.node*, %struct.node** %84, align 8
  br label %200

200:
  %201 = phi %struct.node* [ %148, %145 ], [ %86, %198 ]
  %202 = phi %struct.node* [ %86, %145 ], [ %199, %198 ]
  %203 = phi i1 [ true, %145 ], [ false, %198 ]
  br i1 %203, label %85, label %204

204:
  %205 = phi %struct.node* [ %202, %200 ], [ %87, %97 ], [ %87, %85 ]
  %206 = icmp eq %struct.node* %205, null
  br i1 %206, label %209, label %207

207:
  %208 = getelementptr inbounds %struct.node, %struct.node* %205, i64 0, i32 0
  store i32 1, i32* %208, align 8
  br label %209

209:
  ret %struct.node* %0
}

define internal fastcc void @replace(%struct.node* %0, %struct.node* %1, %struct.node* %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 1
  %5 = load %struct.node*, %struct.node** %4, align 8
  %6 = icmp eq %struct.node* %5, %0
  br i1 %6, label %15, label %7

7:
  %8 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %9 = load %struct.node*, %struct.node** %8, align 8
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 2
  %11 = load %struct.node*, %struct.node** %10, align 8
  %12 = icmp eq %struct.node* %11, %0
  %13 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 3
  %14 = select i1 %12, %struct.node** %10, %struct.node** %13
  br label %15

15:
  %16 = phi %struct.node** [ %4, %3 ], [ %14, %7 ]
  store %struct.node* %1, %struct.node** %16, align 8
  %17 = icmp eq %struct.node* %1, null
  br i1 %17, label %22, label %18

18:
  %19 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %20 = load %struct.node*, %struct.node** %19, align 8
  %21 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  store %struct.node* %20, %struct.node** %21, align 8
  br label %22

22:
  ret void
}

define i64 @__gmc_rt__ZSt11_Hash_bytesPKvmm(i8* %0, i64 %1, i64 %2) {
  %4 = xor i64 %2, -3750763034362895579
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %6, label %8

6:
  %7 = phi i64 [ %4, %3 ], [ %15, %8 ]
  ret i64 %7

8:
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

define i64 @__gmc_rt__ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.policy* %0, i64 %1) {
  %3 = icmp ugt i64 %1, 2
  %4 = select i1 %3, i64 %1, i64 2
  br label %5

5:
  %6 = phi i64 [ %4, %2 ], [ %30, %27 ]
  %7 = icmp ult i64 %6, 9
  br i1 %7, label %21, label %8

8:
  %9 = urem i64 %6, 3
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %19, label %11

11:
  %12 = phi i64 [ %18, %15 ], [ 5, %8 ]
  %13 = mul i64 %12, %12
  %14 = icmp ugt i64 %13, %6
  br i1 %14, label %21, label %15

15:
  %16 = urem i64 %6, %12
  %17 = icmp eq i64 %16, 0
  %18 = add i64 %12, 2
  br i1 %17, label %19, label %11

19:
  %20 = phi i1 [ %7, %8 ], [ %14, %15 ]
  br i1 %20, label %21, label %27

21:
  %22 = icmp eq i64 %6, 2
  %23 = and i64 %6, 1
  %24 = icmp ne i64 %23, 0
  %25 = or i1 %22, %24
  %26 = zext i1 %25 to i32
  br label %27

27:
  %28 = phi i32 [ 0, %19 ], [ %26, %21 ]
  %29 = icmp eq i32 %28, 0
  %30 = add i64 %6, 1
  br i1 %29, label %5, label %31

31:
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

define { i8, i64 } @__gmc_rt__ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(%struct.policy* %0, i64 %1, i64 %2, i64 %3) {
  %5 = add i64 %3, %2
  %6 = getelementptr inbounds %struct.policy, %struct.policy* %0, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %63

9:
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

22:
  %23 = uitofp i64 %1 to double
  br label %56

24:
  %25 = shl i64 %1, 1
  %26 = icmp ugt i64 %20, %25
  %27 = select i1 %26, i64 %20, i64 %25
  %28 = icmp ugt i64 %27, 2
  %29 = select i1 %28, i64 %27, i64 2
  br label %30

30:
  %31 = phi i64 [ %29, %24 ], [ %53, %50 ]
  %32 = icmp ult i64 %31, 9
  br i1 %32, label %44, label %33

33:
  %34 = urem i64 %31, 3
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %50, label %36

36:
  %37 = phi i64 [ %43, %40 ], [ 5, %33 ]
  %38 = mul i64 %37, %37
  %39 = icmp ugt i64 %38, %31
  br i1 %39, label %44, label %40

40:
  %41 = urem i64 %31, %37
  %42 = icmp eq i64 %41, 0
  %43 = add i64 %37, 2
  br i1 %42, label %50, label %36

44:
  %45 = icmp eq i64 %31, 2
  %46 = and i64 %31, 1
  %47 = icmp ne i64 %46, 0
  %48 = or i1 %45, %47
  %49 = zext i1 %48 to i32
  br label %50

50:
  %51 = phi i32 [ %49, %44 ], [ 0, %33 ], [ 0, %40 ]
  %52 = icmp eq i32 %51, 0
  %53 = add i64 %31, 1
  br i1 %52, label %30, label %54

54:
  %55 = uitofp i64 %31 to double
  br label %56

56:
  %57 = phi double [ %17, %22 ], [ %55, %54 ]
  %58 = phi double [ %23, %22 ], [ %17, %54 ]
  %59 = phi i8 [ 0, %22 ], [ 1, %54 ]
  %60 = phi i64 [ 0, %22 ], [ %31, %54 ]
  %61 = fmul double %58, %57
  %62 = fptoui double %61 to i64
  store i64 %62, i64* %6, align 8
  br label %63

63:
  %64 = phi i8 [ 0, %4 ], [ %59, %56 ]
  %65 = phi i64 [ 0, %4 ], [ %60, %56 ]
  %66 = insertvalue { i8, i64 } poison, i8 %64, 0
  %67 = insertvalue { i8, i64 } %66, i64 %65, 1
  ret { i8, i64 } %67
}



