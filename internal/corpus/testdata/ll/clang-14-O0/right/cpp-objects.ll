; ModuleID = 'cpp-objects.cpp'
source_filename = "cpp-objects.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Square = type { %struct.Shape }
%struct.Shape = type { i32 (...)** }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { %struct.Shape* }
%struct.Triangle = type { %struct.Shape, i32* }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZN6SquareC2Ev = comdat any

$_ZN6SquareD2Ev = comdat any

$_ZNK6Square5sidesEv = comdat any

$_ZN8TriangleC2Ev = comdat any

$_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EEC2IS2_vEEPS0_ = comdat any

$_ZNKSt10unique_ptrI5ShapeSt14default_deleteIS0_EEptEv = comdat any

$_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EE5resetEPS0_ = comdat any

$_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZN8TriangleD2Ev = comdat any

$_ZN8TriangleD0Ev = comdat any

$_ZNK8Triangle5sidesEv = comdat any

$_ZNSt15__uniq_ptr_dataI5ShapeSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_ = comdat any

$__clang_call_terminate = comdat any

$_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EEC2EPS0_ = comdat any

$_ZNSt5tupleIJP5ShapeSt14default_deleteIS0_EEEC2ILb1ELb1EEEv = comdat any

$_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE6_M_ptrEv = comdat any

$_ZNSt11_Tuple_implILm0EJP5ShapeSt14default_deleteIS0_EEEC2Ev = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteI5ShapeEEEC2Ev = comdat any

$_ZNSt10_Head_baseILm0EP5ShapeLb0EEC2Ev = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteI5ShapeELb1EEC2Ev = comdat any

$_ZSt3getILm0EJP5ShapeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ = comdat any

$_ZSt12__get_helperILm0EP5ShapeJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJP5ShapeSt14default_deleteIS0_EEE7_M_headERS4_ = comdat any

$_ZNSt10_Head_baseILm0EP5ShapeLb0EE7_M_headERS2_ = comdat any

$_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EE11get_deleterEv = comdat any

$_ZNKSt14default_deleteI5ShapeEclEPS0_ = comdat any

$_ZSt4moveIRP5ShapeEONSt16remove_referenceIT_E4typeEOS4_ = comdat any

$_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE10_M_deleterEv = comdat any

$_ZSt3getILm1EJP5ShapeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ = comdat any

$_ZSt12__get_helperILm1ESt14default_deleteI5ShapeEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteI5ShapeEEE7_M_headERS3_ = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteI5ShapeELb1EE7_M_headERS3_ = comdat any

$_ZNKSt10unique_ptrI5ShapeSt14default_deleteIS0_EE3getEv = comdat any

$_ZNKSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE6_M_ptrEv = comdat any

$_ZSt3getILm0EJP5ShapeSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_ = comdat any

$_ZSt12__get_helperILm0EP5ShapeJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJP5ShapeSt14default_deleteIS0_EEE7_M_headERKS4_ = comdat any

$_ZNSt10_Head_baseILm0EP5ShapeLb0EE7_M_headERKS2_ = comdat any

$_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE5resetEPS0_ = comdat any

$_ZTV6Square = comdat any

$_ZTS6Square = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Shape = comdat any

$_ZTI6Square = comdat any

$_ZTV5Shape = comdat any

$_ZTV8Triangle = comdat any

$_ZTS8Triangle = comdat any

$_ZTI8Triangle = comdat any

@_ZL6global = internal global %struct.Square zeroinitializer, align 8
@__dso_handle = external hidden global i8
@_ZL5alive = internal global i32 0, align 4
@.str = private unnamed_addr constant [34 x i8] c"alive == 1 && global.sides() == 4\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"cpp-objects.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"s->sides() == 3 && alive == 2\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"s->sides() == 4 && alive == 2\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"alive == 1\00", align 1
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI6Square to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD2Ev to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD0Ev to i8*), i8* bitcast (i32 (%struct.Square*)* @_ZNK6Square5sidesEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Shape, i32 0, i32 0) }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTS6Square, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*) }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD2Ev to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD0Ev to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*)] }, comdat, align 8
@_ZTV8Triangle = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI8Triangle to i8*), i8* bitcast (void (%struct.Triangle*)* @_ZN8TriangleD2Ev to i8*), i8* bitcast (void (%struct.Triangle*)* @_ZN8TriangleD0Ev to i8*), i8* bitcast (i32 (%struct.Triangle*)* @_ZNK8Triangle5sidesEv to i8*)] }, comdat, align 8
@_ZTS8Triangle = linkonce_odr dso_local constant [10 x i8] c"8Triangle\00", comdat, align 1
@_ZTI8Triangle = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @_ZTS8Triangle, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*) }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cpp_objects.cpp, i8* null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !10 {
  call void @_ZN6SquareC2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) @_ZL6global), !dbg !14
  %1 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%struct.Square*)* @_ZN6SquareD2Ev to void (i8*)*), i8* bitcast (%struct.Square* @_ZL6global to i8*), i8* @__dso_handle) #3, !dbg !16
  ret void, !dbg !14
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareC2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !17 {
  %2 = alloca %struct.Square*, align 8
  store %struct.Square* %0, %struct.Square** %2, align 8
  %3 = load %struct.Square*, %struct.Square** %2, align 8
  %4 = bitcast %struct.Square* %3 to %struct.Shape*, !dbg !18
  call void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %4), !dbg !18
  %5 = bitcast %struct.Square* %3 to i32 (...)***, !dbg !18
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV6Square, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %5, align 8, !dbg !18
  ret void, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !19 {
  %2 = alloca %struct.Square*, align 8
  store %struct.Square* %0, %struct.Square** %2, align 8
  %3 = load %struct.Square*, %struct.Square** %2, align 8
  %4 = bitcast %struct.Square* %3 to %struct.Shape*, !dbg !20
  call void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !20
  ret void, !dbg !20
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #3

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = load i32, i32* @_ZL5alive, align 4, !dbg !22
  %6 = icmp eq i32 %5, 1, !dbg !22
  br i1 %6, label %7, label %10, !dbg !22

7:                                                ; preds = %0
  %8 = call noundef i32 @_ZNK6Square5sidesEv(%struct.Square* noundef nonnull align 8 dereferenceable(8) @_ZL6global), !dbg !22
  %9 = icmp eq i32 %8, 4, !dbg !22
  br label %10

10:                                               ; preds = %7, %0
  %11 = phi i1 [ false, %0 ], [ %9, %7 ], !dbg !23
  br i1 %11, label %12, label %13, !dbg !22

12:                                               ; preds = %10
  br label %15, !dbg !22

13:                                               ; preds = %10
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #12, !dbg !22
  unreachable, !dbg !22

14:                                               ; No predecessors!
  br label %15, !dbg !22

15:                                               ; preds = %14, %12
  %16 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #13, !dbg !24
  %17 = bitcast i8* %16 to %struct.Triangle*, !dbg !24
  invoke void @_ZN8TriangleC2Ev(%struct.Triangle* noundef nonnull align 8 dereferenceable(16) %17)
          to label %18 unwind label %35, !dbg !25

18:                                               ; preds = %15
  %19 = bitcast %struct.Triangle* %17 to %struct.Shape*, !dbg !24
  call void @_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EEC2IS2_vEEPS0_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %2, %struct.Shape* noundef %19) #3, !dbg !26
  %20 = call noundef %struct.Shape* @_ZNKSt10unique_ptrI5ShapeSt14default_deleteIS0_EEptEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %2) #3, !dbg !27
  %21 = bitcast %struct.Shape* %20 to i32 (%struct.Shape*)***, !dbg !27
  %22 = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %21, align 8, !dbg !27
  %23 = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %22, i64 2, !dbg !27
  %24 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %23, align 8, !dbg !27
  %25 = invoke noundef i32 %24(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %20)
          to label %26 unwind label %39, !dbg !27

26:                                               ; preds = %18
  %27 = icmp eq i32 %25, 3, !dbg !27
  br i1 %27, label %28, label %31, !dbg !27

28:                                               ; preds = %26
  %29 = load i32, i32* @_ZL5alive, align 4, !dbg !27
  %30 = icmp eq i32 %29, 2, !dbg !27
  br label %31

31:                                               ; preds = %28, %26
  %32 = phi i1 [ false, %26 ], [ %30, %28 ], !dbg !23
  br i1 %32, label %33, label %34, !dbg !27

33:                                               ; preds = %31
  br label %44, !dbg !27

34:                                               ; preds = %31
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #12, !dbg !27
  unreachable, !dbg !27

35:                                               ; preds = %15
  %36 = landingpad { i8*, i32 }
          cleanup, !dbg !28
  %37 = extractvalue { i8*, i32 } %36, 0, !dbg !28
  store i8* %37, i8** %3, align 8, !dbg !28
  %38 = extractvalue { i8*, i32 } %36, 1, !dbg !28
  store i32 %38, i32* %4, align 4, !dbg !28
  call void @_ZdlPv(i8* noundef %16) #14, !dbg !24
  br label %78, !dbg !24

39:                                               ; preds = %48, %44, %18
  %40 = landingpad { i8*, i32 }
          cleanup, !dbg !28
  %41 = extractvalue { i8*, i32 } %40, 0, !dbg !28
  store i8* %41, i8** %3, align 8, !dbg !28
  %42 = extractvalue { i8*, i32 } %40, 1, !dbg !28
  store i32 %42, i32* %4, align 4, !dbg !28
  br label %75, !dbg !28

43:                                               ; No predecessors!
  br label %44, !dbg !27

44:                                               ; preds = %43, %33
  %45 = invoke noalias noundef nonnull i8* @_Znwm(i64 noundef 8) #13
          to label %46 unwind label %39, !dbg !29

46:                                               ; preds = %44
  %47 = bitcast i8* %45 to %struct.Square*, !dbg !29
  invoke void @_ZN6SquareC2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %47)
          to label %48 unwind label %65, !dbg !30

48:                                               ; preds = %46
  %49 = bitcast %struct.Square* %47 to %struct.Shape*, !dbg !29
  call void @_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EE5resetEPS0_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %2, %struct.Shape* noundef %49) #3, !dbg !31
  %50 = call noundef %struct.Shape* @_ZNKSt10unique_ptrI5ShapeSt14default_deleteIS0_EEptEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %2) #3, !dbg !32
  %51 = bitcast %struct.Shape* %50 to i32 (%struct.Shape*)***, !dbg !32
  %52 = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %51, align 8, !dbg !32
  %53 = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %52, i64 2, !dbg !32
  %54 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %53, align 8, !dbg !32
  %55 = invoke noundef i32 %54(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %50)
          to label %56 unwind label %39, !dbg !32

56:                                               ; preds = %48
  %57 = icmp eq i32 %55, 4, !dbg !32
  br i1 %57, label %58, label %61, !dbg !32

58:                                               ; preds = %56
  %59 = load i32, i32* @_ZL5alive, align 4, !dbg !32
  %60 = icmp eq i32 %59, 2, !dbg !32
  br label %61

61:                                               ; preds = %58, %56
  %62 = phi i1 [ false, %56 ], [ %60, %58 ], !dbg !23
  br i1 %62, label %63, label %64, !dbg !32

63:                                               ; preds = %61
  br label %70, !dbg !32

64:                                               ; preds = %61
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #12, !dbg !32
  unreachable, !dbg !32

65:                                               ; preds = %46
  %66 = landingpad { i8*, i32 }
          cleanup, !dbg !28
  %67 = extractvalue { i8*, i32 } %66, 0, !dbg !28
  store i8* %67, i8** %3, align 8, !dbg !28
  %68 = extractvalue { i8*, i32 } %66, 1, !dbg !28
  store i32 %68, i32* %4, align 4, !dbg !28
  call void @_ZdlPv(i8* noundef %45) #14, !dbg !29
  br label %75, !dbg !29

69:                                               ; No predecessors!
  br label %70, !dbg !32

70:                                               ; preds = %69, %63
  call void @_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %2) #3, !dbg !33
  %71 = load i32, i32* @_ZL5alive, align 4, !dbg !34
  %72 = icmp eq i32 %71, 1, !dbg !34
  br i1 %72, label %73, label %74, !dbg !34

73:                                               ; preds = %70
  br label %77, !dbg !34

74:                                               ; preds = %70
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #12, !dbg !34
  unreachable, !dbg !34

75:                                               ; preds = %65, %39
  call void @_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %2) #3, !dbg !33
  br label %78, !dbg !33

76:                                               ; No predecessors!
  br label %77, !dbg !34

77:                                               ; preds = %76, %73
  ret i32 0, !dbg !35

78:                                               ; preds = %75, %35
  %79 = load i8*, i8** %3, align 8, !dbg !24
  %80 = load i32, i32* %4, align 4, !dbg !24
  %81 = insertvalue { i8*, i32 } undef, i8* %79, 0, !dbg !24
  %82 = insertvalue { i8*, i32 } %81, i32 %80, 1, !dbg !24
  resume { i8*, i32 } %82, !dbg !24
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square5sidesEv(%struct.Square* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !36 {
  %2 = alloca %struct.Square*, align 8
  store %struct.Square* %0, %struct.Square** %2, align 8
  %3 = load %struct.Square*, %struct.Square** %2, align 8
  ret i32 4, !dbg !37
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #6

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #7

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN8TriangleC2Ev(%struct.Triangle* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !38 {
  %2 = alloca %struct.Triangle*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store %struct.Triangle* %0, %struct.Triangle** %2, align 8
  %5 = load %struct.Triangle*, %struct.Triangle** %2, align 8
  %6 = bitcast %struct.Triangle* %5 to %struct.Shape*, !dbg !39
  call void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %6), !dbg !39
  %7 = bitcast %struct.Triangle* %5 to i32 (...)***, !dbg !39
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV8Triangle, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !39
  %8 = getelementptr inbounds %struct.Triangle, %struct.Triangle* %5, i32 0, i32 1, !dbg !40
  %9 = invoke noalias noundef nonnull i8* @_Znam(i64 noundef 12) #13
          to label %10 unwind label %13, !dbg !41

10:                                               ; preds = %1
  %11 = bitcast i8* %9 to i32*, !dbg !41
  %12 = bitcast i32* %11 to i8*, !dbg !41
  call void @llvm.memset.p0i8.i64(i8* align 4 %12, i8 0, i64 12, i1 false), !dbg !41
  store i32* %11, i32** %8, align 8, !dbg !40
  ret void, !dbg !39

13:                                               ; preds = %1
  %14 = landingpad { i8*, i32 }
          cleanup, !dbg !39
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !39
  store i8* %15, i8** %3, align 8, !dbg !39
  %16 = extractvalue { i8*, i32 } %14, 1, !dbg !39
  store i32 %16, i32* %4, align 4, !dbg !39
  %17 = bitcast %struct.Triangle* %5 to %struct.Shape*, !dbg !39
  call void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %17) #3, !dbg !39
  br label %18, !dbg !39

18:                                               ; preds = %13
  %19 = load i8*, i8** %3, align 8, !dbg !39
  %20 = load i32, i32* %4, align 4, !dbg !39
  %21 = insertvalue { i8*, i32 } undef, i8* %19, 0, !dbg !39
  %22 = insertvalue { i8*, i32 } %21, i32 %20, 1, !dbg !39
  resume { i8*, i32 } %22, !dbg !39
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EEC2IS2_vEEPS0_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %struct.Shape* noundef %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !42 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %struct.Shape*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %struct.Shape* %1, %struct.Shape** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !44
  %7 = load %struct.Shape*, %struct.Shape** %4, align 8, !dbg !45
  invoke void @_ZNSt15__uniq_ptr_dataI5ShapeSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %struct.Shape* noundef %7)
          to label %8 unwind label %9, !dbg !44

8:                                                ; preds = %2
  ret void, !dbg !46

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !44
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !44
  call void @__clang_call_terminate(i8* %11) #12, !dbg !44
  unreachable, !dbg !44
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.Shape* @_ZNKSt10unique_ptrI5ShapeSt14default_deleteIS0_EEptEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !47 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = call noundef %struct.Shape* @_ZNKSt10unique_ptrI5ShapeSt14default_deleteIS0_EE3getEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !48
  ret %struct.Shape* %4, !dbg !49
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EE5resetEPS0_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %struct.Shape* noundef %1) #5 comdat align 2 !dbg !50 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %struct.Shape*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %struct.Shape* %1, %struct.Shape** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !51
  %7 = bitcast %"struct.std::__uniq_ptr_data"* %6 to %"class.std::__uniq_ptr_impl"*, !dbg !51
  %8 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZSt4moveIRP5ShapeEONSt16remove_referenceIT_E4typeEOS4_(%struct.Shape** noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !52
  %9 = load %struct.Shape*, %struct.Shape** %8, align 8, !dbg !52
  call void @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE5resetEPS0_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %7, %struct.Shape* noundef %9) #3, !dbg !53
  ret void, !dbg !54
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !55 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %struct.Shape**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !56
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !56
  %7 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !57
  store %struct.Shape** %7, %struct.Shape*** %3, align 8, !dbg !58
  %8 = load %struct.Shape**, %struct.Shape*** %3, align 8, !dbg !59
  %9 = load %struct.Shape*, %struct.Shape** %8, align 8, !dbg !59
  %10 = icmp ne %struct.Shape* %9, null, !dbg !60
  br i1 %10, label %11, label %17, !dbg !59

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !61
  %13 = load %struct.Shape**, %struct.Shape*** %3, align 8, !dbg !62
  %14 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZSt4moveIRP5ShapeEONSt16remove_referenceIT_E4typeEOS4_(%struct.Shape** noundef nonnull align 8 dereferenceable(8) %13) #3, !dbg !63
  %15 = load %struct.Shape*, %struct.Shape** %14, align 8, !dbg !63
  invoke void @_ZNKSt14default_deleteI5ShapeEclEPS0_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %struct.Shape* noundef %15)
          to label %16 unwind label %19, !dbg !61

16:                                               ; preds = %11
  br label %17, !dbg !61

17:                                               ; preds = %16, %1
  %18 = load %struct.Shape**, %struct.Shape*** %3, align 8, !dbg !64
  store %struct.Shape* null, %struct.Shape** %18, align 8, !dbg !65
  ret void, !dbg !66

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !61
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !61
  call void @__clang_call_terminate(i8* %21) #12, !dbg !61
  unreachable, !dbg !61
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !67 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  %4 = bitcast %struct.Shape* %3 to i32 (...)***, !dbg !68
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Shape, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !68
  %5 = load i32, i32* @_ZL5alive, align 4, !dbg !69
  %6 = add nsw i32 %5, 1, !dbg !69
  store i32 %6, i32* @_ZL5alive, align 4, !dbg !69
  ret void, !dbg !70
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !71 {
  %2 = alloca %struct.Square*, align 8
  store %struct.Square* %0, %struct.Square** %2, align 8
  %3 = load %struct.Square*, %struct.Square** %2, align 8
  call void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !72
  %4 = bitcast %struct.Square* %3 to i8*, !dbg !72
  call void @_ZdlPv(i8* noundef %4) #14, !dbg !72
  ret void, !dbg !72
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !73 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  %4 = bitcast %struct.Shape* %3 to i32 (...)***, !dbg !74
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Shape, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !74
  %5 = load i32, i32* @_ZL5alive, align 4, !dbg !75
  %6 = add nsw i32 %5, -1, !dbg !75
  store i32 %6, i32* @_ZL5alive, align 4, !dbg !75
  ret void, !dbg !76
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !77 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  call void @llvm.trap() #12, !dbg !78
  unreachable, !dbg !78
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #9

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znam(i64 noundef) #7

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8TriangleD2Ev(%struct.Triangle* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !79 {
  %2 = alloca %struct.Triangle*, align 8
  store %struct.Triangle* %0, %struct.Triangle** %2, align 8
  %3 = load %struct.Triangle*, %struct.Triangle** %2, align 8
  %4 = bitcast %struct.Triangle* %3 to i32 (...)***, !dbg !80
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV8Triangle, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !80
  %5 = getelementptr inbounds %struct.Triangle, %struct.Triangle* %3, i32 0, i32 1, !dbg !81
  %6 = load i32*, i32** %5, align 8, !dbg !81
  %7 = icmp eq i32* %6, null, !dbg !82
  br i1 %7, label %10, label %8, !dbg !82

8:                                                ; preds = %1
  %9 = bitcast i32* %6 to i8*, !dbg !82
  call void @_ZdaPv(i8* noundef %9) #14, !dbg !82
  br label %10, !dbg !82

10:                                               ; preds = %8, %1
  %11 = bitcast %struct.Triangle* %3 to %struct.Shape*, !dbg !83
  call void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %11) #3, !dbg !83
  ret void, !dbg !83
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8TriangleD0Ev(%struct.Triangle* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !84 {
  %2 = alloca %struct.Triangle*, align 8
  store %struct.Triangle* %0, %struct.Triangle** %2, align 8
  %3 = load %struct.Triangle*, %struct.Triangle** %2, align 8
  call void @_ZN8TriangleD2Ev(%struct.Triangle* noundef nonnull align 8 dereferenceable(16) %3) #3, !dbg !85
  %4 = bitcast %struct.Triangle* %3 to i8*, !dbg !85
  call void @_ZdlPv(i8* noundef %4) #14, !dbg !85
  ret void, !dbg !86
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK8Triangle5sidesEv(%struct.Triangle* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !87 {
  %2 = alloca %struct.Triangle*, align 8
  store %struct.Triangle* %0, %struct.Triangle** %2, align 8
  %3 = load %struct.Triangle*, %struct.Triangle** %2, align 8
  %4 = getelementptr inbounds %struct.Triangle, %struct.Triangle* %3, i32 0, i32 1, !dbg !88
  %5 = load i32*, i32** %4, align 8, !dbg !88
  %6 = getelementptr inbounds i32, i32* %5, i64 1, !dbg !88
  %7 = load i32, i32* %6, align 4, !dbg !88
  %8 = add nsw i32 3, %7, !dbg !89
  ret i32 %8, !dbg !90
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(i8* noundef) #8

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataI5ShapeSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %struct.Shape* noundef %1) unnamed_addr #1 comdat align 2 !dbg !91 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %struct.Shape*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %struct.Shape* %1, %struct.Shape** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !92
  %7 = load %struct.Shape*, %struct.Shape** %4, align 8, !dbg !92
  call void @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EEC2EPS0_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %struct.Shape* noundef %7), !dbg !92
  ret void, !dbg !92
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #11 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #3
  call void @_ZSt9terminatev() #12
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EEC2EPS0_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %struct.Shape* noundef %1) unnamed_addr #2 comdat align 2 !dbg !93 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %struct.Shape*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %struct.Shape* %1, %struct.Shape** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !94
  call void @_ZNSt5tupleIJP5ShapeSt14default_deleteIS0_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !94
  %7 = load %struct.Shape*, %struct.Shape** %4, align 8, !dbg !95
  %8 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !96
  store %struct.Shape* %7, %struct.Shape** %8, align 8, !dbg !97
  ret void, !dbg !98
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJP5ShapeSt14default_deleteIS0_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !99 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !101
  invoke void @_ZNSt11_Tuple_implILm0EJP5ShapeSt14default_deleteIS0_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !102

5:                                                ; preds = %1
  ret void, !dbg !103

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !102
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !102
  call void @__clang_call_terminate(i8* %8) #12, !dbg !102
  unreachable, !dbg !102
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !104 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !105
  %5 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZSt3getILm0EJP5ShapeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !106
  ret %struct.Shape** %5, !dbg !107
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJP5ShapeSt14default_deleteIS0_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !108 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !109
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteI5ShapeEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !110
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !109
  call void @_ZNSt10_Head_baseILm0EP5ShapeLb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !111
  ret void, !dbg !112
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteI5ShapeEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !113 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !114
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteI5ShapeELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !115
  ret void, !dbg !116
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EP5ShapeLb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !117 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !118
  store %struct.Shape* null, %struct.Shape** %4, align 8, !dbg !118
  ret void, !dbg !119
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteI5ShapeELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !120 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !121
  ret void, !dbg !122
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZSt3getILm0EJP5ShapeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !123 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !124
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !124
  %5 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZSt12__get_helperILm0EP5ShapeJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !125
  ret %struct.Shape** %5, !dbg !126
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZSt12__get_helperILm0EP5ShapeJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !127 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !128
  %4 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt11_Tuple_implILm0EJP5ShapeSt14default_deleteIS0_EEE7_M_headERS4_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !129
  ret %struct.Shape** %4, !dbg !130
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt11_Tuple_implILm0EJP5ShapeSt14default_deleteIS0_EEE7_M_headERS4_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !131 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !132
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !132
  %5 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt10_Head_baseILm0EP5ShapeLb0EE7_M_headERS2_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !133
  ret %struct.Shape** %5, !dbg !134
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt10_Head_baseILm0EP5ShapeLb0EE7_M_headERS2_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !135 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !136
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !137
  ret %struct.Shape** %4, !dbg !138
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !139 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !140
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !140
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !141
  ret %"struct.std::default_delete"* %6, !dbg !142
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteI5ShapeEclEPS0_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %struct.Shape* noundef %1) #5 comdat align 2 !dbg !143 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %struct.Shape*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %struct.Shape* %1, %struct.Shape** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %struct.Shape*, %struct.Shape** %4, align 8, !dbg !144
  %7 = icmp eq %struct.Shape* %6, null, !dbg !145
  br i1 %7, label %13, label %8, !dbg !145

8:                                                ; preds = %2
  %9 = bitcast %struct.Shape* %6 to void (%struct.Shape*)***, !dbg !145
  %10 = load void (%struct.Shape*)**, void (%struct.Shape*)*** %9, align 8, !dbg !145
  %11 = getelementptr inbounds void (%struct.Shape*)*, void (%struct.Shape*)** %10, i64 1, !dbg !145
  %12 = load void (%struct.Shape*)*, void (%struct.Shape*)** %11, align 8, !dbg !145
  call void %12(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !145
  br label %13, !dbg !145

13:                                               ; preds = %8, %2
  ret void, !dbg !146
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZSt4moveIRP5ShapeEONSt16remove_referenceIT_E4typeEOS4_(%struct.Shape** noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !147 {
  %2 = alloca %struct.Shape**, align 8
  store %struct.Shape** %0, %struct.Shape*** %2, align 8
  %3 = load %struct.Shape**, %struct.Shape*** %2, align 8, !dbg !149
  ret %struct.Shape** %3, !dbg !150
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !151 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !152
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJP5ShapeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !153
  ret %"struct.std::default_delete"* %5, !dbg !154
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJP5ShapeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !155 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !156
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !156
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteI5ShapeEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !157
  ret %"struct.std::default_delete"* %5, !dbg !158
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteI5ShapeEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat !dbg !159 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !160
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteI5ShapeEEE7_M_headERS3_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #3, !dbg !161
  ret %"struct.std::default_delete"* %4, !dbg !162
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteI5ShapeEEE7_M_headERS3_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !163 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !164
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !164
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteI5ShapeELb1EE7_M_headERS3_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #3, !dbg !165
  ret %"struct.std::default_delete"* %5, !dbg !166
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteI5ShapeELb1EE7_M_headERS3_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !167 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !168
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !169
  ret %"struct.std::default_delete"* %4, !dbg !170
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.Shape* @_ZNKSt10unique_ptrI5ShapeSt14default_deleteIS0_EE3getEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !171 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !172
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !172
  %6 = call noundef %struct.Shape* @_ZNKSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !173
  ret %struct.Shape* %6, !dbg !174
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.Shape* @_ZNKSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !175 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !176
  %5 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZSt3getILm0EJP5ShapeSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !177
  %6 = load %struct.Shape*, %struct.Shape** %5, align 8, !dbg !177
  ret %struct.Shape* %6, !dbg !178
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZSt3getILm0EJP5ShapeSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !179 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !180
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !180
  %5 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZSt12__get_helperILm0EP5ShapeJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !181
  ret %struct.Shape** %5, !dbg !182
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZSt12__get_helperILm0EP5ShapeJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !183 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !184
  %4 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt11_Tuple_implILm0EJP5ShapeSt14default_deleteIS0_EEE7_M_headERKS4_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !185
  ret %struct.Shape** %4, !dbg !186
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt11_Tuple_implILm0EJP5ShapeSt14default_deleteIS0_EEE7_M_headERKS4_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !187 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !188
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !188
  %5 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt10_Head_baseILm0EP5ShapeLb0EE7_M_headERKS2_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !189
  ret %struct.Shape** %5, !dbg !190
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt10_Head_baseILm0EP5ShapeLb0EE7_M_headERKS2_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !191 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !192
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !193
  ret %struct.Shape** %4, !dbg !194
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE5resetEPS0_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %struct.Shape* noundef %1) #5 comdat align 2 !dbg !195 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %struct.Shape*, align 8
  %5 = alloca %struct.Shape*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %struct.Shape* %1, %struct.Shape** %4, align 8
  %6 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %7 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !196
  %8 = load %struct.Shape*, %struct.Shape** %7, align 8, !dbg !196
  store %struct.Shape* %8, %struct.Shape** %5, align 8, !dbg !197
  %9 = load %struct.Shape*, %struct.Shape** %4, align 8, !dbg !198
  %10 = call noundef nonnull align 8 dereferenceable(8) %struct.Shape** @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !199
  store %struct.Shape* %9, %struct.Shape** %10, align 8, !dbg !200
  %11 = load %struct.Shape*, %struct.Shape** %5, align 8, !dbg !201
  %12 = icmp ne %struct.Shape* %11, null, !dbg !201
  br i1 %12, label %13, label %16, !dbg !201

13:                                               ; preds = %2
  %14 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implI5ShapeSt14default_deleteIS0_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !202
  %15 = load %struct.Shape*, %struct.Shape** %5, align 8, !dbg !203
  call void @_ZNKSt14default_deleteI5ShapeEclEPS0_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %14, %struct.Shape* noundef %15), !dbg !202
  br label %16, !dbg !202

16:                                               ; preds = %13, %2
  ret void, !dbg !204
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_cpp_objects.cpp() #0 section ".text.startup" !dbg !205 {
  call void @__cxx_global_var_init(), !dbg !206
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { cold noreturn nounwind }
attributes #10 = { argmemonly nofree nounwind willreturn writeonly }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { noreturn nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-objects.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "9cebcb1887579c3a3fca36f42ba67c52")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!11 = !DIFile(filename: "cpp-objects.cpp", directory: ".")
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 24, column: 15, scope: !15)
!15 = !DILexicalBlockFile(scope: !10, file: !1, discriminator: 0)
!16 = !DILocation(line: 0, scope: !10)
!17 = distinct !DISubprogram(name: "Square", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!18 = !DILocation(line: 14, column: 8, scope: !17)
!19 = distinct !DISubprogram(name: "~Square", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!20 = !DILocation(line: 14, column: 8, scope: !19)
!21 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !12, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!22 = !DILocation(line: 28, column: 2, scope: !21)
!23 = !DILocation(line: 0, scope: !21)
!24 = !DILocation(line: 30, column: 28, scope: !21)
!25 = !DILocation(line: 30, column: 32, scope: !21)
!26 = !DILocation(line: 30, column: 26, scope: !21)
!27 = !DILocation(line: 31, column: 3, scope: !21)
!28 = !DILocation(line: 37, column: 1, scope: !21)
!29 = !DILocation(line: 32, column: 11, scope: !21)
!30 = !DILocation(line: 32, column: 15, scope: !21)
!31 = !DILocation(line: 32, column: 5, scope: !21)
!32 = !DILocation(line: 33, column: 3, scope: !21)
!33 = !DILocation(line: 34, column: 2, scope: !21)
!34 = !DILocation(line: 35, column: 2, scope: !21)
!35 = !DILocation(line: 36, column: 2, scope: !21)
!36 = distinct !DISubprogram(name: "sides", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!37 = !DILocation(line: 15, column: 31, scope: !36)
!38 = distinct !DISubprogram(name: "Triangle", scope: !1, file: !1, line: 18, type: !12, scopeLine: 18, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!39 = !DILocation(line: 18, column: 8, scope: !38)
!40 = !DILocation(line: 19, column: 7, scope: !38)
!41 = !DILocation(line: 19, column: 15, scope: !38)
!42 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<Shape>, void>", scope: !43, file: !43, line: 309, type: !12, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!43 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!44 = !DILocation(line: 310, column: 4, scope: !42)
!45 = !DILocation(line: 310, column: 9, scope: !42)
!46 = !DILocation(line: 311, column: 11, scope: !42)
!47 = distinct !DISubprogram(name: "operator->", scope: !43, file: !43, line: 452, type: !12, scopeLine: 453, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!48 = !DILocation(line: 455, column: 9, scope: !47)
!49 = !DILocation(line: 455, column: 2, scope: !47)
!50 = distinct !DISubprogram(name: "reset", scope: !43, file: !43, line: 497, type: !12, scopeLine: 498, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!51 = !DILocation(line: 501, column: 2, scope: !50)
!52 = !DILocation(line: 501, column: 13, scope: !50)
!53 = !DILocation(line: 501, column: 7, scope: !50)
!54 = !DILocation(line: 502, column: 7, scope: !50)
!55 = distinct !DISubprogram(name: "~unique_ptr", scope: !43, file: !43, line: 390, type: !12, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!56 = !DILocation(line: 394, column: 16, scope: !55)
!57 = !DILocation(line: 394, column: 21, scope: !55)
!58 = !DILocation(line: 394, column: 8, scope: !55)
!59 = !DILocation(line: 395, column: 6, scope: !55)
!60 = !DILocation(line: 395, column: 12, scope: !55)
!61 = !DILocation(line: 396, column: 4, scope: !55)
!62 = !DILocation(line: 396, column: 28, scope: !55)
!63 = !DILocation(line: 396, column: 18, scope: !55)
!64 = !DILocation(line: 397, column: 2, scope: !55)
!65 = !DILocation(line: 397, column: 8, scope: !55)
!66 = !DILocation(line: 398, column: 7, scope: !55)
!67 = distinct !DISubprogram(name: "Shape", scope: !1, file: !1, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!68 = !DILocation(line: 9, column: 10, scope: !67)
!69 = !DILocation(line: 9, column: 17, scope: !67)
!70 = !DILocation(line: 9, column: 21, scope: !67)
!71 = distinct !DISubprogram(name: "~Square", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!72 = !DILocation(line: 14, column: 8, scope: !71)
!73 = distinct !DISubprogram(name: "~Shape", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!74 = !DILocation(line: 10, column: 19, scope: !73)
!75 = !DILocation(line: 10, column: 26, scope: !73)
!76 = !DILocation(line: 10, column: 30, scope: !73)
!77 = distinct !DISubprogram(name: "~Shape", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!78 = !DILocation(line: 10, column: 19, scope: !77)
!79 = distinct !DISubprogram(name: "~Triangle", scope: !1, file: !1, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!80 = !DILocation(line: 20, column: 23, scope: !79)
!81 = !DILocation(line: 20, column: 34, scope: !79)
!82 = !DILocation(line: 20, column: 25, scope: !79)
!83 = !DILocation(line: 20, column: 41, scope: !79)
!84 = distinct !DISubprogram(name: "~Triangle", scope: !1, file: !1, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!85 = !DILocation(line: 20, column: 23, scope: !84)
!86 = !DILocation(line: 20, column: 41, scope: !84)
!87 = distinct !DISubprogram(name: "sides", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!88 = !DILocation(line: 21, column: 42, scope: !87)
!89 = !DILocation(line: 21, column: 40, scope: !87)
!90 = !DILocation(line: 21, column: 31, scope: !87)
!91 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !43, file: !43, line: 233, type: !12, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!92 = !DILocation(line: 233, column: 40, scope: !91)
!93 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !43, file: !43, line: 168, type: !12, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!94 = !DILocation(line: 168, column: 38, scope: !93)
!95 = !DILocation(line: 168, column: 58, scope: !93)
!96 = !DILocation(line: 168, column: 47, scope: !93)
!97 = !DILocation(line: 168, column: 56, scope: !93)
!98 = !DILocation(line: 168, column: 63, scope: !93)
!99 = distinct !DISubprogram(name: "tuple<true, true>", scope: !100, file: !100, line: 1049, type: !12, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!100 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!101 = !DILocation(line: 1051, column: 17, scope: !99)
!102 = !DILocation(line: 1051, column: 4, scope: !99)
!103 = !DILocation(line: 1051, column: 19, scope: !99)
!104 = distinct !DISubprogram(name: "_M_ptr", scope: !43, file: !43, line: 189, type: !12, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!105 = !DILocation(line: 189, column: 57, scope: !104)
!106 = !DILocation(line: 189, column: 45, scope: !104)
!107 = !DILocation(line: 189, column: 38, scope: !104)
!108 = distinct !DISubprogram(name: "_Tuple_impl", scope: !100, file: !100, line: 279, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!109 = !DILocation(line: 280, column: 31, scope: !108)
!110 = !DILocation(line: 280, column: 9, scope: !108)
!111 = !DILocation(line: 280, column: 23, scope: !108)
!112 = !DILocation(line: 280, column: 33, scope: !108)
!113 = distinct !DISubprogram(name: "_Tuple_impl", scope: !100, file: !100, line: 430, type: !12, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!114 = !DILocation(line: 431, column: 17, scope: !113)
!115 = !DILocation(line: 431, column: 9, scope: !113)
!116 = !DILocation(line: 431, column: 19, scope: !113)
!117 = distinct !DISubprogram(name: "_Head_base", scope: !100, file: !100, line: 189, type: !12, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!118 = !DILocation(line: 190, column: 9, scope: !117)
!119 = !DILocation(line: 190, column: 26, scope: !117)
!120 = distinct !DISubprogram(name: "_Head_base", scope: !100, file: !100, line: 80, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!121 = !DILocation(line: 81, column: 9, scope: !120)
!122 = !DILocation(line: 81, column: 26, scope: !120)
!123 = distinct !DISubprogram(name: "get<0UL, Shape *, std::default_delete<Shape> >", scope: !100, file: !100, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!124 = !DILocation(line: 1381, column: 37, scope: !123)
!125 = !DILocation(line: 1381, column: 14, scope: !123)
!126 = !DILocation(line: 1381, column: 7, scope: !123)
!127 = distinct !DISubprogram(name: "__get_helper<0UL, Shape *, std::default_delete<Shape> >", scope: !100, file: !100, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!128 = !DILocation(line: 1365, column: 57, scope: !127)
!129 = !DILocation(line: 1365, column: 14, scope: !127)
!130 = !DILocation(line: 1365, column: 7, scope: !127)
!131 = distinct !DISubprogram(name: "_M_head", scope: !100, file: !100, line: 268, type: !12, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!132 = !DILocation(line: 268, column: 66, scope: !131)
!133 = !DILocation(line: 268, column: 51, scope: !131)
!134 = !DILocation(line: 268, column: 44, scope: !131)
!135 = distinct !DISubprogram(name: "_M_head", scope: !100, file: !100, line: 233, type: !12, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!136 = !DILocation(line: 233, column: 50, scope: !135)
!137 = !DILocation(line: 233, column: 54, scope: !135)
!138 = !DILocation(line: 233, column: 43, scope: !135)
!139 = distinct !DISubprogram(name: "get_deleter", scope: !43, file: !43, line: 467, type: !12, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!140 = !DILocation(line: 468, column: 16, scope: !139)
!141 = !DILocation(line: 468, column: 21, scope: !139)
!142 = !DILocation(line: 468, column: 9, scope: !139)
!143 = distinct !DISubprogram(name: "operator()", scope: !43, file: !43, line: 89, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!144 = !DILocation(line: 95, column: 9, scope: !143)
!145 = !DILocation(line: 95, column: 2, scope: !143)
!146 = !DILocation(line: 96, column: 7, scope: !143)
!147 = distinct !DISubprogram(name: "move<Shape *&>", scope: !148, file: !148, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!148 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!149 = !DILocation(line: 105, column: 71, scope: !147)
!150 = !DILocation(line: 105, column: 7, scope: !147)
!151 = distinct !DISubprogram(name: "_M_deleter", scope: !43, file: !43, line: 193, type: !12, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!152 = !DILocation(line: 193, column: 61, scope: !151)
!153 = !DILocation(line: 193, column: 49, scope: !151)
!154 = !DILocation(line: 193, column: 42, scope: !151)
!155 = distinct !DISubprogram(name: "get<1UL, Shape *, std::default_delete<Shape> >", scope: !100, file: !100, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!156 = !DILocation(line: 1381, column: 37, scope: !155)
!157 = !DILocation(line: 1381, column: 14, scope: !155)
!158 = !DILocation(line: 1381, column: 7, scope: !155)
!159 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<Shape> >", scope: !100, file: !100, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!160 = !DILocation(line: 1365, column: 57, scope: !159)
!161 = !DILocation(line: 1365, column: 14, scope: !159)
!162 = !DILocation(line: 1365, column: 7, scope: !159)
!163 = distinct !DISubprogram(name: "_M_head", scope: !100, file: !100, line: 424, type: !12, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!164 = !DILocation(line: 424, column: 66, scope: !163)
!165 = !DILocation(line: 424, column: 51, scope: !163)
!166 = !DILocation(line: 424, column: 44, scope: !163)
!167 = distinct !DISubprogram(name: "_M_head", scope: !100, file: !100, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!168 = !DILocation(line: 124, column: 50, scope: !167)
!169 = !DILocation(line: 124, column: 54, scope: !167)
!170 = !DILocation(line: 124, column: 43, scope: !167)
!171 = distinct !DISubprogram(name: "get", scope: !43, file: !43, line: 461, type: !12, scopeLine: 462, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!172 = !DILocation(line: 462, column: 16, scope: !171)
!173 = !DILocation(line: 462, column: 21, scope: !171)
!174 = !DILocation(line: 462, column: 9, scope: !171)
!175 = distinct !DISubprogram(name: "_M_ptr", scope: !43, file: !43, line: 191, type: !12, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!176 = !DILocation(line: 191, column: 63, scope: !175)
!177 = !DILocation(line: 191, column: 51, scope: !175)
!178 = !DILocation(line: 191, column: 44, scope: !175)
!179 = distinct !DISubprogram(name: "get<0UL, Shape *, std::default_delete<Shape> >", scope: !100, file: !100, line: 1386, type: !12, scopeLine: 1387, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!180 = !DILocation(line: 1387, column: 37, scope: !179)
!181 = !DILocation(line: 1387, column: 14, scope: !179)
!182 = !DILocation(line: 1387, column: 7, scope: !179)
!183 = distinct !DISubprogram(name: "__get_helper<0UL, Shape *, std::default_delete<Shape> >", scope: !100, file: !100, line: 1369, type: !12, scopeLine: 1370, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!184 = !DILocation(line: 1370, column: 57, scope: !183)
!185 = !DILocation(line: 1370, column: 14, scope: !183)
!186 = !DILocation(line: 1370, column: 7, scope: !183)
!187 = distinct !DISubprogram(name: "_M_head", scope: !100, file: !100, line: 271, type: !12, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!188 = !DILocation(line: 271, column: 72, scope: !187)
!189 = !DILocation(line: 271, column: 57, scope: !187)
!190 = !DILocation(line: 271, column: 50, scope: !187)
!191 = distinct !DISubprogram(name: "_M_head", scope: !100, file: !100, line: 236, type: !12, scopeLine: 236, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!192 = !DILocation(line: 236, column: 56, scope: !191)
!193 = !DILocation(line: 236, column: 60, scope: !191)
!194 = !DILocation(line: 236, column: 49, scope: !191)
!195 = distinct !DISubprogram(name: "reset", scope: !43, file: !43, line: 198, type: !12, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!196 = !DILocation(line: 200, column: 26, scope: !195)
!197 = !DILocation(line: 200, column: 16, scope: !195)
!198 = !DILocation(line: 201, column: 13, scope: !195)
!199 = !DILocation(line: 201, column: 2, scope: !195)
!200 = !DILocation(line: 201, column: 11, scope: !195)
!201 = !DILocation(line: 202, column: 6, scope: !195)
!202 = !DILocation(line: 203, column: 4, scope: !195)
!203 = !DILocation(line: 203, column: 17, scope: !195)
!204 = !DILocation(line: 204, column: 7, scope: !195)
!205 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cpp_objects.cpp", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!206 = !DILocation(line: 0, scope: !205)
