; ModuleID = 'counter-spinlock.c'
source_filename = "counter-spinlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@l = dso_local global i32 0, align 4, !dbg !0
@n = dso_local global i32 0, align 4, !dbg !14
@.str = private unnamed_addr constant [7 x i8] c"n == 2\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"counter-spinlock.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !32, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.declare(metadata i64* %3, metadata !36, metadata !DIExpression()), !dbg !37
  %4 = call i32 @pthread_spin_init(i32* noundef @l, i32 noundef 0) #5, !dbg !38
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inc, i8* noundef null) #5, !dbg !39
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inc, i8* noundef null) #5, !dbg !40
  %7 = load i64, i64* %2, align 8, !dbg !41
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !42
  %9 = load i64, i64* %3, align 8, !dbg !43
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !44
  %11 = load i32, i32* @n, align 4, !dbg !45
  %12 = icmp eq i32 %11, 2, !dbg !45
  br i1 %12, label %13, label %14, !dbg !48

13:                                               ; preds = %0
  br label %15, !dbg !48

14:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !45
  unreachable, !dbg !45

15:                                               ; preds = %13
  %16 = call i32 @pthread_spin_destroy(i32* noundef @l) #5, !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_spin_init(i32* noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @inc(i8* noundef %0) #0 !dbg !51 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !54, metadata !DIExpression()), !dbg !55
  %3 = call i32 @pthread_spin_lock(i32* noundef @l) #5, !dbg !56
  %4 = load i32, i32* @n, align 4, !dbg !57
  %5 = add nsw i32 %4, 1, !dbg !57
  store i32 %5, i32* @n, align 4, !dbg !57
  %6 = call i32 @pthread_spin_unlock(i32* noundef @l) #5, !dbg !58
  %7 = load i8*, i8** %2, align 8, !dbg !59
  ret i8* %7, !dbg !60
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_spin_destroy(i32* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_spin_lock(i32* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_spin_unlock(i32* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 6, type: !17, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counter-spinlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "7613416395dd71c00cc88cb8e2b3e8f2")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 144, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10}
!9 = !DIEnumerator(name: "PTHREAD_PROCESS_PRIVATE", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_PROCESS_SHARED", value: 1)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !{!0, !14}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !16, isLocal: false, isDefinition: true)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_spinlock_t", file: !18, line: 103, baseType: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!19 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 7, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 1}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{!"Debian clang version 14.0.6"}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !29, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!16}
!31 = !{}
!32 = !DILocalVariable(name: "a", scope: !28, file: !3, line: 19, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 27, baseType: !34)
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !DILocation(line: 19, column: 12, scope: !28)
!36 = !DILocalVariable(name: "b", scope: !28, file: !3, line: 19, type: !33)
!37 = !DILocation(line: 19, column: 15, scope: !28)
!38 = !DILocation(line: 20, column: 2, scope: !28)
!39 = !DILocation(line: 21, column: 2, scope: !28)
!40 = !DILocation(line: 22, column: 2, scope: !28)
!41 = !DILocation(line: 23, column: 15, scope: !28)
!42 = !DILocation(line: 23, column: 2, scope: !28)
!43 = !DILocation(line: 24, column: 15, scope: !28)
!44 = !DILocation(line: 24, column: 2, scope: !28)
!45 = !DILocation(line: 25, column: 2, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 25, column: 2)
!47 = distinct !DILexicalBlock(scope: !28, file: !3, line: 25, column: 2)
!48 = !DILocation(line: 25, column: 2, scope: !47)
!49 = !DILocation(line: 26, column: 2, scope: !28)
!50 = !DILocation(line: 27, column: 2, scope: !28)
!51 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 9, type: !52, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!52 = !DISubroutineType(types: !53)
!53 = !{!12, !12}
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 9, type: !12)
!55 = !DILocation(line: 9, column: 24, scope: !51)
!56 = !DILocation(line: 11, column: 2, scope: !51)
!57 = !DILocation(line: 12, column: 3, scope: !51)
!58 = !DILocation(line: 13, column: 2, scope: !51)
!59 = !DILocation(line: 14, column: 9, scope: !51)
!60 = !DILocation(line: 14, column: 2, scope: !51)
