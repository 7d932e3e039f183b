; ModuleID = 'bit-fields.c'
source_filename = "bit-fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.flags = type { i48, i8 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@nine = dso_local global i32 9, align 4, !dbg !0
@f = dso_local global %struct.flags zeroinitializer, align 8, !dbg !7
@.str = private unnamed_addr constant [61 x i8] c"f.a == 1 && f.b == -3 && f.c == 0xabcdef0123UL && f.d == 100\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"bit-fields.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !26 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !30, metadata !DIExpression()), !dbg !33
  %3 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !34
  %4 = load i64, i64* %2, align 8, !dbg !35
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null), !dbg !36
  %6 = load i32, i32* @nine, align 4, !dbg !37
  %7 = zext i32 %6 to i64, !dbg !38
  %8 = load i64, i64* bitcast (%struct.flags* @f to i64*), align 8, !dbg !38
  %9 = and i64 %7, 7, !dbg !38
  %10 = and i64 %8, -8, !dbg !38
  %11 = or i64 %10, %9, !dbg !38
  store i64 %11, i64* bitcast (%struct.flags* @f to i64*), align 8, !dbg !38
  %12 = trunc i64 %9 to i32, !dbg !38
  %13 = load i64, i64* bitcast (%struct.flags* @f to i64*), align 8, !dbg !39
  %14 = and i64 %13, -249, !dbg !39
  %15 = or i64 %14, 232, !dbg !39
  store i64 %15, i64* bitcast (%struct.flags* @f to i64*), align 8, !dbg !39
  %16 = load i64, i64* bitcast (%struct.flags* @f to i64*), align 8, !dbg !40
  %17 = and i64 %16, -281474976710401, !dbg !40
  %18 = or i64 %17, 188900966474496, !dbg !40
  store i64 %18, i64* bitcast (%struct.flags* @f to i64*), align 8, !dbg !40
  %19 = load i64, i64* bitcast (%struct.flags* @f to i64*), align 8, !dbg !41
  %20 = and i64 %19, 7, !dbg !41
  %21 = trunc i64 %20 to i32, !dbg !41
  %22 = icmp eq i32 %21, 1, !dbg !41
  br i1 %22, label %23, label %40, !dbg !41

23:                                               ; preds = %0
  %24 = load i64, i64* bitcast (%struct.flags* @f to i64*), align 8, !dbg !41
  %25 = shl i64 %24, 56, !dbg !41
  %26 = ashr i64 %25, 59, !dbg !41
  %27 = trunc i64 %26 to i32, !dbg !41
  %28 = icmp eq i32 %27, -3, !dbg !41
  br i1 %28, label %29, label %40, !dbg !41

29:                                               ; preds = %23
  %30 = load i64, i64* bitcast (%struct.flags* @f to i64*), align 8, !dbg !41
  %31 = lshr i64 %30, 8, !dbg !41
  %32 = and i64 %31, 1099511627775, !dbg !41
  %33 = icmp eq i64 %32, 737894400291, !dbg !41
  br i1 %33, label %34, label %40, !dbg !41

34:                                               ; preds = %29
  %35 = load i8, i8* getelementptr inbounds (%struct.flags, %struct.flags* @f, i32 0, i32 1), align 8, !dbg !41
  %36 = and i8 %35, 127, !dbg !41
  %37 = zext i8 %36 to i32, !dbg !41
  %38 = icmp eq i32 %37, 100, !dbg !41
  br i1 %38, label %39, label %40, !dbg !44

39:                                               ; preds = %34
  br label %41, !dbg !44

40:                                               ; preds = %34, %29, %23, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !41
  unreachable, !dbg !41

41:                                               ; preds = %39
  ret i32 0, !dbg !45
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !46 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !49, metadata !DIExpression()), !dbg !50
  %3 = load i8, i8* getelementptr inbounds (%struct.flags, %struct.flags* @f, i32 0, i32 1), align 8, !dbg !51
  %4 = and i8 %3, -128, !dbg !51
  %5 = or i8 %4, 100, !dbg !51
  store i8 %5, i8* getelementptr inbounds (%struct.flags, %struct.flags* @f, i32 0, i32 1), align 8, !dbg !51
  %6 = load i8*, i8** %2, align 8, !dbg !52
  ret i8* %6, !dbg !53
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
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "nine", scope: !2, file: !3, line: 20, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bit-fields.c", directory: ".", checksumkind: CSK_MD5, checksum: "7506047f65400b29c1e0bebdcc06d378")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 12, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 6, size: 128, elements: !10)
!10 = !{!11, !13, !15, !17}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !9, file: !3, line: 7, baseType: !12, size: 3, flags: DIFlagBitField, extraData: i64 0)
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !9, file: !3, line: 8, baseType: !14, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !9, file: !3, line: 9, baseType: !16, size: 40, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!16 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !9, file: !3, line: 11, baseType: !12, size: 7, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"Debian clang version 14.0.6"}
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !27, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!14}
!29 = !{}
!30 = !DILocalVariable(name: "t", scope: !26, file: !3, line: 24, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !16)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!33 = !DILocation(line: 24, column: 12, scope: !26)
!34 = !DILocation(line: 25, column: 2, scope: !26)
!35 = !DILocation(line: 26, column: 15, scope: !26)
!36 = !DILocation(line: 26, column: 2, scope: !26)
!37 = !DILocation(line: 27, column: 8, scope: !26)
!38 = !DILocation(line: 27, column: 6, scope: !26)
!39 = !DILocation(line: 28, column: 6, scope: !26)
!40 = !DILocation(line: 29, column: 6, scope: !26)
!41 = !DILocation(line: 30, column: 2, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 30, column: 2)
!43 = distinct !DILexicalBlock(scope: !26, file: !3, line: 30, column: 2)
!44 = !DILocation(line: 30, column: 2, scope: !43)
!45 = !DILocation(line: 31, column: 2, scope: !26)
!46 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 14, type: !47, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!47 = !DISubroutineType(types: !48)
!48 = !{!5, !5}
!49 = !DILocalVariable(name: "arg", arg: 1, scope: !46, file: !3, line: 14, type: !5)
!50 = !DILocation(line: 14, column: 27, scope: !46)
!51 = !DILocation(line: 16, column: 6, scope: !46)
!52 = !DILocation(line: 17, column: 9, scope: !46)
!53 = !DILocation(line: 17, column: 2, scope: !46)
