; ModuleID = 'unions.c'
source_filename = "unions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.value = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@shared = dso_local global %union.value zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [61 x i8] c"shared.half[0] == 0x55667788 && shared.half[1] == 0x99223344\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"unions.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [49 x i8] c"shared.byte[0] == 0x88 && shared.byte[7] == 0x99\00", align 1
@.str.3 = private unnamed_addr constant [29 x i8] c"shared.half[0] == 0x3f800000\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !36, metadata !DIExpression()), !dbg !39
  %3 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !40
  %4 = load i64, i64* %2, align 8, !dbg !41
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null), !dbg !42
  %6 = load i32, i32* getelementptr inbounds ([2 x i32], [2 x i32]* bitcast (%union.value* @shared to [2 x i32]*), i64 0, i64 0), align 8, !dbg !43
  %7 = icmp eq i32 %6, 1432778632, !dbg !43
  br i1 %7, label %8, label %12, !dbg !43

8:                                                ; preds = %0
  %9 = load i32, i32* getelementptr inbounds ([2 x i32], [2 x i32]* bitcast (%union.value* @shared to [2 x i32]*), i64 0, i64 1), align 4, !dbg !43
  %10 = icmp eq i32 %9, -1725811900, !dbg !43
  br i1 %10, label %11, label %12, !dbg !46

11:                                               ; preds = %8
  br label %13, !dbg !46

12:                                               ; preds = %8, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !43
  unreachable, !dbg !43

13:                                               ; preds = %11
  %14 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* bitcast (%union.value* @shared to [8 x i8]*), i64 0, i64 0), align 8, !dbg !47
  %15 = zext i8 %14 to i32, !dbg !47
  %16 = icmp eq i32 %15, 136, !dbg !47
  br i1 %16, label %17, label %22, !dbg !47

17:                                               ; preds = %13
  %18 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* bitcast (%union.value* @shared to [8 x i8]*), i64 0, i64 7), align 1, !dbg !47
  %19 = zext i8 %18 to i32, !dbg !47
  %20 = icmp eq i32 %19, 153, !dbg !47
  br i1 %20, label %21, label %22, !dbg !50

21:                                               ; preds = %17
  br label %23, !dbg !50

22:                                               ; preds = %17, %13
  call void @__assert_fail(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !47
  unreachable, !dbg !47

23:                                               ; preds = %21
  store float 1.000000e+00, float* bitcast (%union.value* @shared to float*), align 8, !dbg !51
  %24 = load i32, i32* getelementptr inbounds ([2 x i32], [2 x i32]* bitcast (%union.value* @shared to [2 x i32]*), i64 0, i64 0), align 8, !dbg !52
  %25 = icmp eq i32 %24, 1065353216, !dbg !52
  br i1 %25, label %26, label %27, !dbg !55

26:                                               ; preds = %23
  br label %28, !dbg !55

27:                                               ; preds = %23
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !52
  unreachable, !dbg !52

28:                                               ; preds = %26
  ret i32 0, !dbg !56
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !57 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !60, metadata !DIExpression()), !dbg !61
  store i64 1234605616436508552, i64* getelementptr inbounds (%union.value, %union.value* @shared, i32 0, i32 0), align 8, !dbg !62
  store i8 -103, i8* getelementptr inbounds ([8 x i8], [8 x i8]* bitcast (%union.value* @shared to [8 x i8]*), i64 0, i64 7), align 1, !dbg !63
  %3 = load i8*, i8** %2, align 8, !dbg !64
  ret i8* %3, !dbg !65
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unions.c", directory: ".", checksumkind: CSK_MD5, checksum: "3c2baafbe806cecf082f95dc59c54e7b")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "value", file: !3, line: 6, size: 64, elements: !8)
!8 = !{!9, !11, !16, !21}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !7, file: !3, line: 7, baseType: !10, size: 64)
!10 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !7, file: !3, line: 8, baseType: !12, size: 64)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 64, elements: !14)
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!15}
!15 = !DISubrange(count: 2)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !7, file: !3, line: 9, baseType: !17, size: 64)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !19)
!18 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "real", scope: !7, file: !3, line: 10, baseType: !22, size: 32)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !32, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!32 = !DISubroutineType(types: !33)
!33 = !{!34}
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{}
!36 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 22, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !10)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!39 = !DILocation(line: 22, column: 12, scope: !31)
!40 = !DILocation(line: 23, column: 2, scope: !31)
!41 = !DILocation(line: 24, column: 15, scope: !31)
!42 = !DILocation(line: 24, column: 2, scope: !31)
!43 = !DILocation(line: 25, column: 2, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 25, column: 2)
!45 = distinct !DILexicalBlock(scope: !31, file: !3, line: 25, column: 2)
!46 = !DILocation(line: 25, column: 2, scope: !45)
!47 = !DILocation(line: 26, column: 2, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 26, column: 2)
!49 = distinct !DILexicalBlock(scope: !31, file: !3, line: 26, column: 2)
!50 = !DILocation(line: 26, column: 2, scope: !49)
!51 = !DILocation(line: 27, column: 14, scope: !31)
!52 = !DILocation(line: 28, column: 2, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 28, column: 2)
!54 = distinct !DILexicalBlock(scope: !31, file: !3, line: 28, column: 2)
!55 = !DILocation(line: 28, column: 2, scope: !54)
!56 = !DILocation(line: 29, column: 2, scope: !31)
!57 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 13, type: !58, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!58 = !DISubroutineType(types: !59)
!59 = !{!5, !5}
!60 = !DILocalVariable(name: "arg", arg: 1, scope: !57, file: !3, line: 13, type: !5)
!61 = !DILocation(line: 13, column: 27, scope: !57)
!62 = !DILocation(line: 15, column: 15, scope: !57)
!63 = !DILocation(line: 16, column: 17, scope: !57)
!64 = !DILocation(line: 17, column: 9, scope: !57)
!65 = !DILocation(line: 17, column: 2, scope: !57)
