; ModuleID = 'virtual-after-delete.cpp'
source_filename = "virtual-after-delete.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Base = type { i32 (...)** }

$_ZN4BaseC2Ev = comdat any

$_ZN4BaseD2Ev = comdat any

$_ZN4BaseD0Ev = comdat any

$_ZN4Base1fEv = comdat any

$_ZTV4Base = comdat any

$_ZTS4Base = comdat any

$_ZTI4Base = comdat any

@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast (void (%struct.Base*)* @_ZN4BaseD2Ev to i8*), i8* bitcast (void (%struct.Base*)* @_ZN4BaseD0Ev to i8*), i8* bitcast (i32 (%struct.Base*)* @_ZN4Base1fEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Base, i32 0, i32 0) }, comdat, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.Base*, align 8
  store i32 0, i32* %1, align 4
  %3 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 8) #5, !dbg !13
  %4 = bitcast i8* %3 to %struct.Base*, !dbg !13
  call void @_ZN4BaseC2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !14
  store %struct.Base* %4, %struct.Base** %2, align 8, !dbg !15
  %5 = load %struct.Base*, %struct.Base** %2, align 8, !dbg !16
  %6 = icmp eq %struct.Base* %5, null, !dbg !17
  br i1 %6, label %12, label %7, !dbg !17

7:                                                ; preds = %0
  %8 = bitcast %struct.Base* %5 to void (%struct.Base*)***, !dbg !17
  %9 = load void (%struct.Base*)**, void (%struct.Base*)*** %8, align 8, !dbg !17
  %10 = getelementptr inbounds void (%struct.Base*)*, void (%struct.Base*)** %9, i64 1, !dbg !17
  %11 = load void (%struct.Base*)*, void (%struct.Base*)** %10, align 8, !dbg !17
  call void %11(%struct.Base* noundef nonnull align 8 dereferenceable(8) %5) #6, !dbg !17
  br label %12, !dbg !17

12:                                               ; preds = %7, %0
  %13 = load %struct.Base*, %struct.Base** %2, align 8, !dbg !18
  %14 = bitcast %struct.Base* %13 to i32 (%struct.Base*)***, !dbg !19
  %15 = load i32 (%struct.Base*)**, i32 (%struct.Base*)*** %14, align 8, !dbg !19
  %16 = getelementptr inbounds i32 (%struct.Base*)*, i32 (%struct.Base*)** %15, i64 2, !dbg !19
  %17 = load i32 (%struct.Base*)*, i32 (%struct.Base*)** %16, align 8, !dbg !19
  %18 = call noundef i32 %17(%struct.Base* noundef nonnull align 8 dereferenceable(8) %13), !dbg !19
  %19 = icmp eq i32 %18, 99, !dbg !20
  %20 = zext i1 %19 to i32, !dbg !18
  ret i32 %20, !dbg !21
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4BaseC2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !22 {
  %2 = alloca %struct.Base*, align 8
  store %struct.Base* %0, %struct.Base** %2, align 8
  %3 = load %struct.Base*, %struct.Base** %2, align 8
  %4 = bitcast %struct.Base* %3 to i32 (...)***, !dbg !23
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV4Base, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !23
  ret void, !dbg !23
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !24 {
  %2 = alloca %struct.Base*, align 8
  store %struct.Base* %0, %struct.Base** %2, align 8
  %3 = load %struct.Base*, %struct.Base** %2, align 8
  ret void, !dbg !25
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4BaseD0Ev(%struct.Base* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !26 {
  %2 = alloca %struct.Base*, align 8
  store %struct.Base* %0, %struct.Base** %2, align 8
  %3 = load %struct.Base*, %struct.Base** %2, align 8
  call void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(8) %3) #6, !dbg !27
  %4 = bitcast %struct.Base* %3 to i8*, !dbg !27
  call void @_ZdlPv(i8* noundef %4) #7, !dbg !27
  ret void, !dbg !28
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Base1fEv(%struct.Base* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !29 {
  %2 = alloca %struct.Base*, align 8
  store %struct.Base* %0, %struct.Base** %2, align 8
  %3 = load %struct.Base*, %struct.Base** %2, align 8
  ret i32 1, !dbg !30
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #4

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { builtin allocsize(0) }
attributes #6 = { nounwind }
attributes #7 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "virtual-after-delete.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "ad05e42553b313cade09c38400ef28ba")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 12, scope: !10)
!14 = !DILocation(line: 10, column: 16, scope: !10)
!15 = !DILocation(line: 10, column: 8, scope: !10)
!16 = !DILocation(line: 11, column: 9, scope: !10)
!17 = !DILocation(line: 11, column: 2, scope: !10)
!18 = !DILocation(line: 12, column: 9, scope: !10)
!19 = !DILocation(line: 12, column: 12, scope: !10)
!20 = !DILocation(line: 12, column: 16, scope: !10)
!21 = !DILocation(line: 12, column: 2, scope: !10)
!22 = distinct !DISubprogram(name: "Base", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!23 = !DILocation(line: 3, column: 8, scope: !22)
!24 = distinct !DISubprogram(name: "~Base", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!25 = !DILocation(line: 4, column: 19, scope: !24)
!26 = distinct !DISubprogram(name: "~Base", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!27 = !DILocation(line: 4, column: 18, scope: !26)
!28 = !DILocation(line: 4, column: 19, scope: !26)
!29 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!30 = !DILocation(line: 5, column: 20, scope: !29)
