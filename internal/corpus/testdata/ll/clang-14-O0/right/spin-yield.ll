; ModuleID = 'spin-yield.c'
source_filename = "spin-yield.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@busy = dso_local global %struct.atomic_flag zeroinitializer, align 1, !dbg !0
@step = dso_local global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !32, metadata !DIExpression()), !dbg !36
  %7 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #4, !dbg !37
  store i32 1, i32* %3, align 4, !dbg !38
  %8 = load i32, i32* %3, align 4, !dbg !38
  store atomic i32 %8, i32* @step seq_cst, align 4, !dbg !38
  br label %9, !dbg !39

9:                                                ; preds = %10, %0
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !40, !srcloc !42
  br label %10, !dbg !43

10:                                               ; preds = %9
  %11 = load atomic i32, i32* @step seq_cst, align 4, !dbg !44
  store i32 %11, i32* %4, align 4, !dbg !44
  %12 = load i32, i32* %4, align 4, !dbg !44
  %13 = icmp ne i32 %12, 2, !dbg !45
  br i1 %13, label %9, label %14, !dbg !43, !llvm.loop !46

14:                                               ; preds = %10
  %15 = load i64, i64* %2, align 8, !dbg !49
  %16 = call i32 @pthread_join(i64 noundef %15, i8** noundef null), !dbg !50
  store i8 1, i8* %5, align 1, !dbg !51
  %17 = load i8, i8* %5, align 1, !dbg !51
  %18 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @busy, i32 0, i32 0), i8 %17 seq_cst, align 1, !dbg !51
  store i8 %18, i8* %6, align 1, !dbg !51
  %19 = load i8, i8* %6, align 1, !dbg !51
  %20 = trunc i8 %19 to i1, !dbg !51
  %21 = zext i1 %20 to i32, !dbg !51
  ret i32 %21, !dbg !52
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !53 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !56, metadata !DIExpression()), !dbg !57
  br label %5, !dbg !58

5:                                                ; preds = %9, %1
  %6 = load atomic i32, i32* @step seq_cst, align 4, !dbg !59
  store i32 %6, i32* %3, align 4, !dbg !59
  %7 = load i32, i32* %3, align 4, !dbg !59
  %8 = icmp ne i32 %7, 1, !dbg !60
  br i1 %8, label %9, label %11, !dbg !58

9:                                                ; preds = %5
  %10 = call i32 @sched_yield() #4, !dbg !61
  br label %5, !dbg !58, !llvm.loop !62

11:                                               ; preds = %5
  store i32 2, i32* %4, align 4, !dbg !64
  %12 = load i32, i32* %4, align 4, !dbg !64
  store atomic i32 %12, i32* @step seq_cst, align 4, !dbg !64
  %13 = load i8*, i8** %2, align 8, !dbg !65
  ret i8* %13, !dbg !66
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @sched_yield() #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "busy", scope: !2, file: !3, line: 7, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin-yield.c", directory: ".", checksumkind: CSK_MD5, checksum: "79467d320c7a88d10572411b280d7f2c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "step", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !10, line: 158, baseType: !14)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !10, line: 158, size: 8, elements: !15)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !14, file: !10, line: 158, baseType: !17, size: 8)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !10, line: 85, baseType: !18)
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 7, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 1}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{!"Debian clang version 14.0.6"}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !29, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!12}
!31 = !{}
!32 = !DILocalVariable(name: "t", scope: !28, file: !3, line: 20, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !35)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 20, column: 12, scope: !28)
!37 = !DILocation(line: 21, column: 2, scope: !28)
!38 = !DILocation(line: 22, column: 2, scope: !28)
!39 = !DILocation(line: 23, column: 2, scope: !28)
!40 = !DILocation(line: 24, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !28, file: !3, line: 23, column: 5)
!42 = !{i64 453}
!43 = !DILocation(line: 25, column: 2, scope: !41)
!44 = !DILocation(line: 25, column: 11, scope: !28)
!45 = !DILocation(line: 25, column: 30, scope: !28)
!46 = distinct !{!46, !39, !47, !48}
!47 = !DILocation(line: 25, column: 34, scope: !28)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !DILocation(line: 26, column: 15, scope: !28)
!50 = !DILocation(line: 26, column: 2, scope: !28)
!51 = !DILocation(line: 27, column: 9, scope: !28)
!52 = !DILocation(line: 27, column: 2, scope: !28)
!53 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !54, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!54 = !DISubroutineType(types: !55)
!55 = !{!5, !5}
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !3, line: 10, type: !5)
!57 = !DILocation(line: 10, column: 27, scope: !53)
!58 = !DILocation(line: 12, column: 2, scope: !53)
!59 = !DILocation(line: 12, column: 9, scope: !53)
!60 = !DILocation(line: 12, column: 28, scope: !53)
!61 = !DILocation(line: 13, column: 3, scope: !53)
!62 = distinct !{!62, !58, !63, !48}
!63 = !DILocation(line: 13, column: 15, scope: !53)
!64 = !DILocation(line: 14, column: 2, scope: !53)
!65 = !DILocation(line: 15, column: 9, scope: !53)
!66 = !DILocation(line: 15, column: 2, scope: !53)
