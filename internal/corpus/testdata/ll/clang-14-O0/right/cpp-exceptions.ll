; ModuleID = 'cpp-exceptions.cpp'
source_filename = "cpp-exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::exception" = type { i32 (...)** }
%"class.std::runtime_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"struct.std::__cow_string" = type { %union.anon }
%union.anon = type { i8* }
%struct.Guard = type { i8 }

$__clang_call_terminate = comdat any

$_ZN5GuardD2Ev = comdat any

@_ZTISt9exception = external constant i8*
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"std::strcmp(e.what(), \22one\22) == 0\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"cpp-exceptions.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTIi = external constant i8*
@_ZTISt13runtime_error = external constant i8*
@_ZL6closed = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [45 x i8] c"risky(0) == 0 && caught == 13 && closed == 4\00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %"class.std::exception"*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"class.std::runtime_error"*, align 8
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4, !dbg !13
  %8 = invoke noundef i32 @_ZL5riskyi(i32 noundef 1)
          to label %9 unwind label %10, !dbg !14

9:                                                ; preds = %0
  br label %36, !dbg !15

10:                                               ; preds = %0
  %11 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTISt9exception to i8*), !dbg !16
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !16
  store i8* %12, i8** %3, align 8, !dbg !16
  %13 = extractvalue { i8*, i32 } %11, 1, !dbg !16
  store i32 %13, i32* %4, align 4, !dbg !16
  br label %14, !dbg !16

14:                                               ; preds = %10
  %15 = load i32, i32* %4, align 4, !dbg !15
  %16 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #9, !dbg !15
  %17 = icmp eq i32 %15, %16, !dbg !15
  br i1 %17, label %18, label %96, !dbg !15

18:                                               ; preds = %14
  %19 = load i8*, i8** %3, align 8, !dbg !15
  %20 = call i8* @__cxa_begin_catch(i8* %19) #9, !dbg !15
  %21 = bitcast i8* %20 to %"class.std::exception"*, !dbg !15
  store %"class.std::exception"* %21, %"class.std::exception"** %5, align 8, !dbg !15
  %22 = load %"class.std::exception"*, %"class.std::exception"** %5, align 8, !dbg !17
  %23 = bitcast %"class.std::exception"* %22 to i8* (%"class.std::exception"*)***, !dbg !17
  %24 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %23, align 8, !dbg !17
  %25 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %24, i64 2, !dbg !17
  %26 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %25, align 8, !dbg !17
  %27 = call noundef i8* %26(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %22) #9, !dbg !17
  %28 = call i32 @strcmp(i8* noundef %27, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #10, !dbg !17
  %29 = icmp eq i32 %28, 0, !dbg !17
  br i1 %29, label %30, label %31, !dbg !17

30:                                               ; preds = %18
  br label %33, !dbg !17

31:                                               ; preds = %18
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #11, !dbg !17
  unreachable, !dbg !17

32:                                               ; No predecessors!
  br label %33, !dbg !17

33:                                               ; preds = %32, %30
  %34 = load i32, i32* %2, align 4, !dbg !18
  %35 = add nsw i32 %34, 1, !dbg !18
  store i32 %35, i32* %2, align 4, !dbg !18
  call void @__cxa_end_catch(), !dbg !19
  br label %36, !dbg !19

36:                                               ; preds = %33, %9
  %37 = invoke noundef i32 @_ZL5riskyi(i32 noundef 2)
          to label %38 unwind label %39, !dbg !20

38:                                               ; preds = %36
  br label %55, !dbg !21

39:                                               ; preds = %36
  %40 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !16
  %41 = extractvalue { i8*, i32 } %40, 0, !dbg !16
  store i8* %41, i8** %3, align 8, !dbg !16
  %42 = extractvalue { i8*, i32 } %40, 1, !dbg !16
  store i32 %42, i32* %4, align 4, !dbg !16
  br label %43, !dbg !16

43:                                               ; preds = %39
  %44 = load i32, i32* %4, align 4, !dbg !21
  %45 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #9, !dbg !21
  %46 = icmp eq i32 %44, %45, !dbg !21
  br i1 %46, label %47, label %96, !dbg !21

47:                                               ; preds = %43
  %48 = load i8*, i8** %3, align 8, !dbg !21
  %49 = call i8* @__cxa_begin_catch(i8* %48) #9, !dbg !21
  %50 = bitcast i8* %49 to i32*, !dbg !21
  %51 = load i32, i32* %50, align 4, !dbg !21
  store i32 %51, i32* %6, align 4, !dbg !21
  %52 = load i32, i32* %6, align 4, !dbg !22
  %53 = load i32, i32* %2, align 4, !dbg !23
  %54 = add nsw i32 %53, %52, !dbg !23
  store i32 %54, i32* %2, align 4, !dbg !23
  call void @__cxa_end_catch() #9, !dbg !24
  br label %55, !dbg !24

55:                                               ; preds = %47, %38
  %56 = invoke noundef i32 @_ZL5riskyi(i32 noundef 1)
          to label %57 unwind label %58, !dbg !25

57:                                               ; preds = %55
  br label %93, !dbg !26

58:                                               ; preds = %55
  %59 = landingpad { i8*, i32 }
          catch i8* null, !dbg !16
  %60 = extractvalue { i8*, i32 } %59, 0, !dbg !16
  store i8* %60, i8** %3, align 8, !dbg !16
  %61 = extractvalue { i8*, i32 } %59, 1, !dbg !16
  store i32 %61, i32* %4, align 4, !dbg !16
  br label %62, !dbg !16

62:                                               ; preds = %58
  %63 = load i8*, i8** %3, align 8, !dbg !26
  %64 = call i8* @__cxa_begin_catch(i8* %63) #9, !dbg !26
  invoke void @__cxa_rethrow() #12
          to label %104 unwind label %65, !dbg !27

65:                                               ; preds = %62
  %66 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*), !dbg !16
  %67 = extractvalue { i8*, i32 } %66, 0, !dbg !16
  store i8* %67, i8** %3, align 8, !dbg !16
  %68 = extractvalue { i8*, i32 } %66, 1, !dbg !16
  store i32 %68, i32* %4, align 4, !dbg !16
  invoke void @__cxa_end_catch()
          to label %69 unwind label %101, !dbg !28

69:                                               ; preds = %65
  br label %70, !dbg !28

70:                                               ; preds = %69
  %71 = load i32, i32* %4, align 4, !dbg !29
  %72 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #9, !dbg !29
  %73 = icmp eq i32 %71, %72, !dbg !29
  br i1 %73, label %74, label %96, !dbg !29

74:                                               ; preds = %70
  %75 = load i8*, i8** %3, align 8, !dbg !29
  %76 = call i8* @__cxa_begin_catch(i8* %75) #9, !dbg !29
  %77 = bitcast i8* %76 to %"class.std::runtime_error"*, !dbg !29
  store %"class.std::runtime_error"* %77, %"class.std::runtime_error"** %7, align 8, !dbg !29
  %78 = load i32, i32* %2, align 4, !dbg !30
  %79 = add nsw i32 %78, 10, !dbg !30
  store i32 %79, i32* %2, align 4, !dbg !30
  call void @__cxa_end_catch(), !dbg !31
  br label %80, !dbg !31

80:                                               ; preds = %74, %93
  %81 = call noundef i32 @_ZL5riskyi(i32 noundef 0), !dbg !32
  %82 = icmp eq i32 %81, 0, !dbg !32
  br i1 %82, label %83, label %89, !dbg !32

83:                                               ; preds = %80
  %84 = load i32, i32* %2, align 4, !dbg !32
  %85 = icmp eq i32 %84, 13, !dbg !32
  br i1 %85, label %86, label %89, !dbg !32

86:                                               ; preds = %83
  %87 = load i32, i32* @_ZL6closed, align 4, !dbg !32
  %88 = icmp eq i32 %87, 4, !dbg !32
  br label %89

89:                                               ; preds = %86, %83, %80
  %90 = phi i1 [ false, %83 ], [ false, %80 ], [ %88, %86 ], !dbg !33
  br i1 %90, label %91, label %92, !dbg !32

91:                                               ; preds = %89
  br label %95, !dbg !32

92:                                               ; preds = %89
  call void @__assert_fail(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i32 noundef 46, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #11, !dbg !32
  unreachable, !dbg !32

93:                                               ; preds = %57
  br label %80, !dbg !29

94:                                               ; No predecessors!
  br label %95, !dbg !32

95:                                               ; preds = %94, %91
  ret i32 0, !dbg !34

96:                                               ; preds = %70, %43, %14
  %97 = load i8*, i8** %3, align 8, !dbg !15
  %98 = load i32, i32* %4, align 4, !dbg !15
  %99 = insertvalue { i8*, i32 } undef, i8* %97, 0, !dbg !15
  %100 = insertvalue { i8*, i32 } %99, i32 %98, 1, !dbg !15
  resume { i8*, i32 } %100, !dbg !15

101:                                              ; preds = %65
  %102 = landingpad { i8*, i32 }
          catch i8* null, !dbg !28
  %103 = extractvalue { i8*, i32 } %102, 0, !dbg !28
  call void @__clang_call_terminate(i8* %103) #11, !dbg !28
  unreachable, !dbg !28

104:                                              ; preds = %62
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL5riskyi(i32 noundef %0) #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !35 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.Guard, align 1
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %6 = load i32, i32* %2, align 4, !dbg !36
  %7 = icmp eq i32 %6, 1, !dbg !37
  br i1 %7, label %8, label %20, !dbg !36

8:                                                ; preds = %1
  %9 = call i8* @__cxa_allocate_exception(i64 16) #9, !dbg !38
  %10 = bitcast i8* %9 to %"class.std::runtime_error"*, !dbg !38
  invoke void @_ZNSt13runtime_errorC1EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %10, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0))
          to label %11 unwind label %12, !dbg !39

11:                                               ; preds = %8
  invoke void @__cxa_throw(i8* %9, i8* bitcast (i8** @_ZTISt13runtime_error to i8*), i8* bitcast (void (%"class.std::runtime_error"*)* @_ZNSt13runtime_errorD1Ev to i8*)) #12
          to label %34 unwind label %16, !dbg !38

12:                                               ; preds = %8
  %13 = landingpad { i8*, i32 }
          cleanup, !dbg !40
  %14 = extractvalue { i8*, i32 } %13, 0, !dbg !40
  store i8* %14, i8** %4, align 8, !dbg !40
  %15 = extractvalue { i8*, i32 } %13, 1, !dbg !40
  store i32 %15, i32* %5, align 4, !dbg !40
  call void @__cxa_free_exception(i8* %9) #9, !dbg !38
  br label %28, !dbg !38

16:                                               ; preds = %23, %11
  %17 = landingpad { i8*, i32 }
          cleanup, !dbg !40
  %18 = extractvalue { i8*, i32 } %17, 0, !dbg !40
  store i8* %18, i8** %4, align 8, !dbg !40
  %19 = extractvalue { i8*, i32 } %17, 1, !dbg !40
  store i32 %19, i32* %5, align 4, !dbg !40
  br label %28, !dbg !40

20:                                               ; preds = %1
  %21 = load i32, i32* %2, align 4, !dbg !41
  %22 = icmp eq i32 %21, 2, !dbg !42
  br i1 %22, label %23, label %26, !dbg !41

23:                                               ; preds = %20
  %24 = call i8* @__cxa_allocate_exception(i64 4) #9, !dbg !43
  %25 = bitcast i8* %24 to i32*, !dbg !43
  store i32 2, i32* %25, align 16, !dbg !43
  invoke void @__cxa_throw(i8* %24, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #12
          to label %34 unwind label %16, !dbg !43

26:                                               ; preds = %20
  %27 = load i32, i32* %2, align 4, !dbg !44
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %3) #9, !dbg !40
  ret i32 %27, !dbg !40

28:                                               ; preds = %16, %12
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %3) #9, !dbg !40
  br label %29, !dbg !40

29:                                               ; preds = %28
  %30 = load i8*, i8** %4, align 8, !dbg !40
  %31 = load i32, i32* %5, align 4, !dbg !40
  %32 = insertvalue { i8*, i32 } undef, i8* %30, 0, !dbg !40
  %33 = insertvalue { i8*, i32 } %32, i32 %31, 1, !dbg !40
  resume { i8*, i32 } %33, !dbg !40

34:                                               ; preds = %23, %11
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #2

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

declare void @__cxa_end_catch()

declare void @__cxa_rethrow()

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #5 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #9
  call void @_ZSt9terminatev() #11
  unreachable
}

declare void @_ZSt9terminatev()

declare i8* @__cxa_allocate_exception(i64)

declare void @_ZNSt13runtime_errorC1EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr #6

declare void @__cxa_free_exception(i8*)

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #8 comdat align 2 !dbg !45 {
  %2 = alloca %struct.Guard*, align 8
  store %struct.Guard* %0, %struct.Guard** %2, align 8
  %3 = load %struct.Guard*, %struct.Guard** %2, align 8
  %4 = load i32, i32* @_ZL6closed, align 4, !dbg !46
  %5 = add nsw i32 %4, 1, !dbg !46
  store i32 %5, i32* @_ZL6closed, align 4, !dbg !46
  ret void, !dbg !47
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind readnone }
attributes #3 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nounwind readonly willreturn }
attributes #11 = { noreturn nounwind }
attributes #12 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-exceptions.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "9737478a679d1b3a9774413317a03ed6")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 23, type: !11, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 25, column: 6, scope: !10)
!14 = !DILocation(line: 27, column: 3, scope: !10)
!15 = !DILocation(line: 28, column: 2, scope: !10)
!16 = !DILocation(line: 48, column: 1, scope: !10)
!17 = !DILocation(line: 29, column: 3, scope: !10)
!18 = !DILocation(line: 30, column: 9, scope: !10)
!19 = !DILocation(line: 31, column: 2, scope: !10)
!20 = !DILocation(line: 33, column: 3, scope: !10)
!21 = !DILocation(line: 34, column: 2, scope: !10)
!22 = !DILocation(line: 35, column: 13, scope: !10)
!23 = !DILocation(line: 35, column: 10, scope: !10)
!24 = !DILocation(line: 36, column: 2, scope: !10)
!25 = !DILocation(line: 39, column: 4, scope: !10)
!26 = !DILocation(line: 40, column: 3, scope: !10)
!27 = !DILocation(line: 41, column: 4, scope: !10)
!28 = !DILocation(line: 42, column: 3, scope: !10)
!29 = !DILocation(line: 43, column: 2, scope: !10)
!30 = !DILocation(line: 44, column: 10, scope: !10)
!31 = !DILocation(line: 45, column: 2, scope: !10)
!32 = !DILocation(line: 46, column: 2, scope: !10)
!33 = !DILocation(line: 0, scope: !10)
!34 = !DILocation(line: 47, column: 2, scope: !10)
!35 = distinct !DISubprogram(name: "risky", scope: !1, file: !1, line: 13, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!36 = !DILocation(line: 16, column: 6, scope: !35)
!37 = !DILocation(line: 16, column: 8, scope: !35)
!38 = !DILocation(line: 17, column: 3, scope: !35)
!39 = !DILocation(line: 17, column: 9, scope: !35)
!40 = !DILocation(line: 21, column: 1, scope: !35)
!41 = !DILocation(line: 18, column: 6, scope: !35)
!42 = !DILocation(line: 18, column: 8, scope: !35)
!43 = !DILocation(line: 19, column: 3, scope: !35)
!44 = !DILocation(line: 20, column: 9, scope: !35)
!45 = distinct !DISubprogram(name: "~Guard", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!46 = !DILocation(line: 10, column: 19, scope: !45)
!47 = !DILocation(line: 10, column: 23, scope: !45)
