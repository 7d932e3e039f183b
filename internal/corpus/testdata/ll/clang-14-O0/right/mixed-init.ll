; ModuleID = 'mixed-init.c'
source_filename = "mixed-init.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.state = type { i32, i16, [6 x i8], i8* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@s = dso_local global %struct.state zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [70 x i8] c"s.count == 2 && s.flags[0] == 0 && s.flags[3] == 7 && s.flags[4] == 0\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"mixed-init.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@copy = dso_local global %struct.state zeroinitializer, align 8, !dbg !7
@.str.2 = private unnamed_addr constant [52 x i8] c"copy.count == 2 && atomic_load(&copy.flags[2]) == 7\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !41, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata i64* %3, metadata !46, metadata !DIExpression()), !dbg !47
  call void @llvm.memset.p0i8.i64(i8* align 8 bitcast (%struct.state* @s to i8*), i8 0, i64 24, i1 false), !dbg !48
  call void @llvm.memset.p0i8.i64(i8* align 1 getelementptr inbounds (%struct.state, %struct.state* @s, i32 0, i32 2, i64 1), i8 7, i64 3, i1 false), !dbg !49
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #7, !dbg !50
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #7, !dbg !51
  %7 = load i64, i64* %2, align 8, !dbg !52
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !53
  %9 = load i64, i64* %3, align 8, !dbg !54
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !55
  %11 = load atomic i32, i32* getelementptr inbounds (%struct.state, %struct.state* @s, i32 0, i32 0) seq_cst, align 4, !dbg !56
  %12 = icmp eq i32 %11, 2, !dbg !56
  br i1 %12, label %13, label %26, !dbg !56

13:                                               ; preds = %0
  %14 = load atomic i8, i8* getelementptr inbounds (%struct.state, %struct.state* @s, i32 0, i32 2, i64 0) seq_cst, align 1, !dbg !56
  %15 = sext i8 %14 to i32, !dbg !56
  %16 = icmp eq i32 %15, 0, !dbg !56
  br i1 %16, label %17, label %26, !dbg !56

17:                                               ; preds = %13
  %18 = load atomic i8, i8* getelementptr inbounds (%struct.state, %struct.state* @s, i32 0, i32 2, i64 3) seq_cst, align 1, !dbg !56
  %19 = sext i8 %18 to i32, !dbg !56
  %20 = icmp eq i32 %19, 7, !dbg !56
  br i1 %20, label %21, label %26, !dbg !56

21:                                               ; preds = %17
  %22 = load atomic i8, i8* getelementptr inbounds (%struct.state, %struct.state* @s, i32 0, i32 2, i64 4) seq_cst, align 1, !dbg !56
  %23 = sext i8 %22 to i32, !dbg !56
  %24 = icmp eq i32 %23, 0, !dbg !56
  br i1 %24, label %25, label %26, !dbg !59

25:                                               ; preds = %21
  br label %27, !dbg !59

26:                                               ; preds = %21, %17, %13, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !56
  unreachable, !dbg !56

27:                                               ; preds = %25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 bitcast (%struct.state* @copy to i8*), i8* align 8 bitcast (%struct.state* @s to i8*), i64 24, i1 false), !dbg !60
  %28 = load atomic i32, i32* getelementptr inbounds (%struct.state, %struct.state* @copy, i32 0, i32 0) seq_cst, align 4, !dbg !61
  %29 = icmp eq i32 %28, 2, !dbg !61
  br i1 %29, label %30, label %36, !dbg !61

30:                                               ; preds = %27
  %31 = load atomic i8, i8* getelementptr inbounds (%struct.state, %struct.state* @copy, i32 0, i32 2, i64 2) seq_cst, align 2, !dbg !61
  store i8 %31, i8* %4, align 1, !dbg !61
  %32 = load i8, i8* %4, align 1, !dbg !61
  %33 = sext i8 %32 to i32, !dbg !61
  %34 = icmp eq i32 %33, 7, !dbg !61
  br i1 %34, label %35, label %36, !dbg !64

35:                                               ; preds = %30
  br label %37, !dbg !64

36:                                               ; preds = %30, %27
  call void @__assert_fail(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !61
  unreachable, !dbg !61

37:                                               ; preds = %35
  ret i32 0, !dbg !65
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !66 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !69, metadata !DIExpression()), !dbg !70
  store i32 1, i32* %3, align 4, !dbg !71
  %5 = load i32, i32* %3, align 4, !dbg !71
  %6 = atomicrmw add i32* getelementptr inbounds (%struct.state, %struct.state* @s, i32 0, i32 0), i32 %5 seq_cst, align 4, !dbg !71
  store i32 %6, i32* %4, align 4, !dbg !71
  %7 = load i32, i32* %4, align 4, !dbg !71
  %8 = load i8*, i8** %2, align 8, !dbg !72
  ret i8* %8, !dbg !73
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-init.c", directory: ".", checksumkind: CSK_MD5, checksum: "c8d4dabfbf1375ace81d41bc1cb622b3")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "state", file: !3, line: 8, size: 192, elements: !10)
!10 = !{!11, !16, !20, !27}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !9, file: !3, line: 9, baseType: !12, size: 32)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !13, line: 92, baseType: !14)
!13 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!14 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !15)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "small", scope: !9, file: !3, line: 10, baseType: !17, size: 16, offset: 32)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_short", file: !13, line: 90, baseType: !18)
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !9, file: !3, line: 11, baseType: !21, size: 48, offset: 48)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 48, elements: !25)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_char", file: !13, line: 87, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 6)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !9, file: !3, line: 12, baseType: !28, size: 64, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 7, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 1}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = !{!"Debian clang version 14.0.6"}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !38, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!15}
!40 = !{}
!41 = !DILocalVariable(name: "a", scope: !37, file: !3, line: 23, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 23, column: 12, scope: !37)
!46 = !DILocalVariable(name: "b", scope: !37, file: !3, line: 23, type: !42)
!47 = !DILocation(line: 23, column: 15, scope: !37)
!48 = !DILocation(line: 24, column: 2, scope: !37)
!49 = !DILocation(line: 25, column: 2, scope: !37)
!50 = !DILocation(line: 26, column: 2, scope: !37)
!51 = !DILocation(line: 27, column: 2, scope: !37)
!52 = !DILocation(line: 28, column: 15, scope: !37)
!53 = !DILocation(line: 28, column: 2, scope: !37)
!54 = !DILocation(line: 29, column: 15, scope: !37)
!55 = !DILocation(line: 29, column: 2, scope: !37)
!56 = !DILocation(line: 30, column: 2, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 30, column: 2)
!58 = distinct !DILexicalBlock(scope: !37, file: !3, line: 30, column: 2)
!59 = !DILocation(line: 30, column: 2, scope: !58)
!60 = !DILocation(line: 31, column: 2, scope: !37)
!61 = !DILocation(line: 32, column: 2, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 32, column: 2)
!63 = distinct !DILexicalBlock(scope: !37, file: !3, line: 32, column: 2)
!64 = !DILocation(line: 32, column: 2, scope: !63)
!65 = !DILocation(line: 33, column: 2, scope: !37)
!66 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 15, type: !67, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5}
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 15, type: !5)
!70 = !DILocation(line: 15, column: 27, scope: !66)
!71 = !DILocation(line: 17, column: 2, scope: !66)
!72 = !DILocation(line: 18, column: 9, scope: !66)
!73 = !DILocation(line: 18, column: 2, scope: !66)
