; ModuleID = 'deadlock-cpp.cpp'
source_filename = "deadlock-cpp.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"class.std::lock_guard" = type { %"class.std::mutex"* }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }

$_ZNSt10lock_guardISt5mutexEC2ERS0_ = comdat any

$_ZNSt10lock_guardISt5mutexED2Ev = comdat any

$_ZNSt5mutex4lockEv = comdat any

$_ZNSt5mutex6unlockEv = comdat any

$__clang_call_terminate = comdat any

@_ZL1m = internal global { %union.pthread_mutex_t } zeroinitializer, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::lock_guard", align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %2, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1m to %"class.std::mutex"*)), !dbg !13
  invoke void @_ZL5innerv()
          to label %5 unwind label %7, !dbg !14

5:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !15
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %2) #8, !dbg !16
  %6 = load i32, i32* %1, align 4, !dbg !16
  ret i32 %6, !dbg !16

7:                                                ; preds = %0
  %8 = landingpad { i8*, i32 }
          cleanup, !dbg !16
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !16
  store i8* %9, i8** %3, align 8, !dbg !16
  %10 = extractvalue { i8*, i32 } %8, 1, !dbg !16
  store i32 %10, i32* %4, align 4, !dbg !16
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %2) #8, !dbg !16
  br label %11, !dbg !16

11:                                               ; preds = %7
  %12 = load i8*, i8** %3, align 8, !dbg !16
  %13 = load i32, i32* %4, align 4, !dbg !16
  %14 = insertvalue { i8*, i32 } undef, i8* %12, 0, !dbg !16
  %15 = insertvalue { i8*, i32 } %14, i32 %13, 1, !dbg !16
  resume { i8*, i32 } %15, !dbg !16
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #1 comdat align 2 !dbg !17 {
  %3 = alloca %"class.std::lock_guard"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %3, align 8
  %6 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !19
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !20
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !19
  %8 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !21
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %8, align 8, !dbg !21
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !22
  ret void, !dbg !23
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL5innerv() #2 !dbg !24 {
  %1 = alloca %"class.std::lock_guard", align 8
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1m to %"class.std::mutex"*)), !dbg !25
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %1) #8, !dbg !26
  ret void, !dbg !26
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !27 {
  %2 = alloca %"class.std::lock_guard"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %2, align 8
  %3 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %2, align 8
  %4 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %3, i32 0, i32 0, !dbg !28
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !28
  invoke void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %5)
          to label %6 unwind label %7, !dbg !29

6:                                                ; preds = %1
  ret void, !dbg !30

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !29
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !29
  call void @__clang_call_terminate(i8* %9) #9, !dbg !29
  unreachable, !dbg !29
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #2 comdat align 2 !dbg !31 {
  %2 = alloca %"class.std::mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %4 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %5 = bitcast %"class.std::mutex"* %4 to %"class.std::__mutex_base"*, !dbg !32
  %6 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %5, i32 0, i32 0, !dbg !32
  %7 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !33
  store i32 %7, i32* %3, align 4, !dbg !34
  %8 = load i32, i32* %3, align 4, !dbg !35
  %9 = icmp ne i32 %8, 0, !dbg !35
  br i1 %9, label %10, label %12, !dbg !35

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !36
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #10, !dbg !37
  unreachable, !dbg !37

12:                                               ; preds = %1
  ret void, !dbg !38
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #2 !dbg !39 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !41
  %5 = icmp ne i32 %4, 0, !dbg !41
  br i1 %5, label %6, label %9, !dbg !41

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !42
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #8, !dbg !43
  store i32 %8, i32* %2, align 4, !dbg !44
  br label %10, !dbg !44

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !45
  br label %10, !dbg !45

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !46
  ret i32 %11, !dbg !46
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #4

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #5 !dbg !47 {
  ret i32 1, !dbg !48
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #6

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #2 comdat align 2 !dbg !49 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !50
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !50
  %6 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !51
  ret void, !dbg !52
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #7 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #8
  call void @_ZSt9terminatev() #9
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #5 !dbg !53 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !54
  %5 = icmp ne i32 %4, 0, !dbg !54
  br i1 %5, label %6, label %9, !dbg !54

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !55
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #8, !dbg !56
  store i32 %8, i32* %2, align 4, !dbg !57
  br label %10, !dbg !57

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !58
  br label %10, !dbg !58

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !59
  ret i32 %11, !dbg !59
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #6

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline noreturn nounwind }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "deadlock-cpp.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "480acbaab77e7bcdc2806d85141e4e5d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 14, column: 30, scope: !10)
!14 = !DILocation(line: 15, column: 2, scope: !10)
!15 = !DILocation(line: 16, column: 2, scope: !10)
!16 = !DILocation(line: 17, column: 1, scope: !10)
!17 = distinct !DISubprogram(name: "lock_guard", scope: !18, file: !18, line: 228, type: !11, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!18 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!19 = !DILocation(line: 228, column: 46, scope: !17)
!20 = !DILocation(line: 228, column: 56, scope: !17)
!21 = !DILocation(line: 229, column: 9, scope: !17)
!22 = !DILocation(line: 229, column: 19, scope: !17)
!23 = !DILocation(line: 229, column: 27, scope: !17)
!24 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 7, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!25 = !DILocation(line: 9, column: 30, scope: !24)
!26 = !DILocation(line: 10, column: 1, scope: !24)
!27 = distinct !DISubprogram(name: "~lock_guard", scope: !18, file: !18, line: 234, type: !11, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!28 = !DILocation(line: 235, column: 9, scope: !27)
!29 = !DILocation(line: 235, column: 19, scope: !27)
!30 = !DILocation(line: 235, column: 29, scope: !27)
!31 = distinct !DISubprogram(name: "lock", scope: !18, file: !18, line: 98, type: !11, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!32 = !DILocation(line: 100, column: 39, scope: !31)
!33 = !DILocation(line: 100, column: 17, scope: !31)
!34 = !DILocation(line: 100, column: 11, scope: !31)
!35 = !DILocation(line: 103, column: 11, scope: !31)
!36 = !DILocation(line: 104, column: 23, scope: !31)
!37 = !DILocation(line: 104, column: 2, scope: !31)
!38 = !DILocation(line: 105, column: 5, scope: !31)
!39 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !40, file: !40, line: 746, type: !11, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!40 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!41 = !DILocation(line: 748, column: 7, scope: !39)
!42 = !DILocation(line: 749, column: 42, scope: !39)
!43 = !DILocation(line: 749, column: 12, scope: !39)
!44 = !DILocation(line: 749, column: 5, scope: !39)
!45 = !DILocation(line: 751, column: 5, scope: !39)
!46 = !DILocation(line: 752, column: 1, scope: !39)
!47 = distinct !DISubprogram(name: "__gthread_active_p", scope: !40, file: !40, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!48 = !DILocation(line: 302, column: 3, scope: !47)
!49 = distinct !DISubprogram(name: "unlock", scope: !18, file: !18, line: 115, type: !11, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!50 = !DILocation(line: 118, column: 31, scope: !49)
!51 = !DILocation(line: 118, column: 7, scope: !49)
!52 = !DILocation(line: 119, column: 5, scope: !49)
!53 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !40, file: !40, line: 776, type: !11, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!54 = !DILocation(line: 778, column: 7, scope: !53)
!55 = !DILocation(line: 779, column: 44, scope: !53)
!56 = !DILocation(line: 779, column: 12, scope: !53)
!57 = !DILocation(line: 779, column: 5, scope: !53)
!58 = !DILocation(line: 781, column: 5, scope: !53)
!59 = !DILocation(line: 782, column: 1, scope: !53)
