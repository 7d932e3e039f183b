; ModuleID = 'mixed-seqlock-slot.c'
source_filename = "mixed-seqlock-slot.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.message = type { [4 x i16] }
%union.anon = type { [2 x i32] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@__const.main.m = private unnamed_addr constant %struct.message { [4 x i16] [i16 10, i16 11, i16 12, i16 13] }, align 2
@slot = internal global %union.anon zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [35 x i8] c"m.word[0] == 20 && m.word[3] == 23\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"mixed-seqlock-slot.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@sequence = internal global i32 0, align 4, !dbg !18
@.str.2 = private unnamed_addr constant [36 x i8] c"m.word[i] == (before ? 20 : 10) + i\00", align 1
@__PRETTY_FUNCTION__.read_slot = private unnamed_addr constant [24 x i8] c"void *read_slot(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.message, align 2
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.message* %2, metadata !57, metadata !DIExpression()), !dbg !58
  %5 = bitcast %struct.message* %2 to i8*, !dbg !58
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 2 %5, i8* align 2 bitcast (%struct.message* @__const.main.m to i8*), i64 8, i1 false), !dbg !58
  call void @llvm.dbg.declare(metadata i64* %3, metadata !59, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata i64* %4, metadata !64, metadata !DIExpression()), !dbg !65
  %6 = bitcast %struct.message* %2 to i8*, !dbg !66
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 bitcast (%union.anon* @slot to i8*), i8* align 2 %6, i64 8, i1 false), !dbg !66
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @write_slot, i8* noundef null) #6, !dbg !67
  %8 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @read_slot, i8* noundef null) #6, !dbg !68
  %9 = load i64, i64* %3, align 8, !dbg !69
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !70
  %11 = load i64, i64* %4, align 8, !dbg !71
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null), !dbg !72
  %13 = bitcast %struct.message* %2 to i8*, !dbg !73
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 2 %13, i8* align 4 bitcast (%union.anon* @slot to i8*), i64 8, i1 false), !dbg !73
  %14 = getelementptr inbounds %struct.message, %struct.message* %2, i32 0, i32 0, !dbg !74
  %15 = getelementptr inbounds [4 x i16], [4 x i16]* %14, i64 0, i64 0, !dbg !74
  %16 = load i16, i16* %15, align 2, !dbg !74
  %17 = zext i16 %16 to i32, !dbg !74
  %18 = icmp eq i32 %17, 20, !dbg !74
  br i1 %18, label %19, label %26, !dbg !74

19:                                               ; preds = %0
  %20 = getelementptr inbounds %struct.message, %struct.message* %2, i32 0, i32 0, !dbg !74
  %21 = getelementptr inbounds [4 x i16], [4 x i16]* %20, i64 0, i64 3, !dbg !74
  %22 = load i16, i16* %21, align 2, !dbg !74
  %23 = zext i16 %22 to i32, !dbg !74
  %24 = icmp eq i32 %23, 23, !dbg !74
  br i1 %24, label %25, label %26, !dbg !77

25:                                               ; preds = %19
  br label %27, !dbg !77

26:                                               ; preds = %19, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 60, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !74
  unreachable, !dbg !74

27:                                               ; preds = %25
  ret i32 0, !dbg !78
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @write_slot(i8* noundef %0) #0 !dbg !79 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i16, align 2
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !82, metadata !DIExpression()), !dbg !83
  store i32 1, i32* %3, align 4, !dbg !84
  %7 = load i32, i32* %3, align 4, !dbg !84
  store atomic i32 %7, i32* @sequence monotonic, align 4, !dbg !84
  fence release, !dbg !85
  call void @llvm.dbg.declare(metadata i32* %4, metadata !86, metadata !DIExpression()), !dbg !88
  store i32 0, i32* %4, align 4, !dbg !88
  br label %8, !dbg !89

8:                                                ; preds = %19, %1
  %9 = load i32, i32* %4, align 4, !dbg !90
  %10 = icmp slt i32 %9, 4, !dbg !92
  br i1 %10, label %11, label %22, !dbg !93

11:                                               ; preds = %8
  %12 = load i32, i32* %4, align 4, !dbg !94
  %13 = sext i32 %12 to i64, !dbg !95
  %14 = getelementptr inbounds [4 x i16], [4 x i16]* bitcast (%union.anon* @slot to [4 x i16]*), i64 0, i64 %13, !dbg !95
  %15 = load i32, i32* %4, align 4, !dbg !96
  %16 = add nsw i32 20, %15, !dbg !97
  %17 = trunc i32 %16 to i16, !dbg !98
  store i16 %17, i16* %5, align 2, !dbg !99
  %18 = load i16, i16* %5, align 2, !dbg !99
  store atomic i16 %18, i16* %14 monotonic, align 2, !dbg !99
  br label %19, !dbg !99

19:                                               ; preds = %11
  %20 = load i32, i32* %4, align 4, !dbg !100
  %21 = add nsw i32 %20, 1, !dbg !100
  store i32 %21, i32* %4, align 4, !dbg !100
  br label %8, !dbg !101, !llvm.loop !102

22:                                               ; preds = %8
  store i32 2, i32* %6, align 4, !dbg !105
  %23 = load i32, i32* %6, align 4, !dbg !105
  store atomic i32 %23, i32* @sequence release, align 4, !dbg !105
  %24 = load i8*, i8** %2, align 8, !dbg !106
  ret i8* %24, !dbg !107
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @read_slot(i8* noundef %0) #0 !dbg !108 {
  %2 = alloca i8*, align 8
  %3 = alloca [2 x i32], align 4
  %4 = alloca %struct.message, align 2
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !109, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.declare(metadata [2 x i32]* %3, metadata !111, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.declare(metadata %struct.message* %4, metadata !114, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.declare(metadata i32* %5, metadata !116, metadata !DIExpression()), !dbg !117
  %12 = load atomic i32, i32* @sequence acquire, align 4, !dbg !118
  store i32 %12, i32* %6, align 4, !dbg !118
  %13 = load i32, i32* %6, align 4, !dbg !118
  store i32 %13, i32* %5, align 4, !dbg !117
  call void @llvm.dbg.declare(metadata i32* %7, metadata !119, metadata !DIExpression()), !dbg !121
  store i32 0, i32* %7, align 4, !dbg !121
  br label %14, !dbg !122

14:                                               ; preds = %26, %1
  %15 = load i32, i32* %7, align 4, !dbg !123
  %16 = icmp slt i32 %15, 2, !dbg !125
  br i1 %16, label %17, label %29, !dbg !126

17:                                               ; preds = %14
  %18 = load i32, i32* %7, align 4, !dbg !127
  %19 = sext i32 %18 to i64, !dbg !128
  %20 = getelementptr inbounds [2 x i32], [2 x i32]* getelementptr inbounds (%union.anon, %union.anon* @slot, i32 0, i32 0), i64 0, i64 %19, !dbg !128
  %21 = load atomic i32, i32* %20 monotonic, align 4, !dbg !129
  store i32 %21, i32* %8, align 4, !dbg !129
  %22 = load i32, i32* %8, align 4, !dbg !129
  %23 = load i32, i32* %7, align 4, !dbg !130
  %24 = sext i32 %23 to i64, !dbg !131
  %25 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 %24, !dbg !131
  store i32 %22, i32* %25, align 4, !dbg !132
  br label %26, !dbg !131

26:                                               ; preds = %17
  %27 = load i32, i32* %7, align 4, !dbg !133
  %28 = add nsw i32 %27, 1, !dbg !133
  store i32 %28, i32* %7, align 4, !dbg !133
  br label %14, !dbg !134, !llvm.loop !135

29:                                               ; preds = %14
  fence acquire, !dbg !137
  call void @llvm.dbg.declare(metadata i32* %9, metadata !138, metadata !DIExpression()), !dbg !139
  %30 = load atomic i32, i32* @sequence monotonic, align 4, !dbg !140
  store i32 %30, i32* %10, align 4, !dbg !140
  %31 = load i32, i32* %10, align 4, !dbg !140
  store i32 %31, i32* %9, align 4, !dbg !139
  %32 = load i32, i32* %5, align 4, !dbg !141
  %33 = urem i32 %32, 2, !dbg !143
  %34 = icmp eq i32 %33, 0, !dbg !144
  br i1 %34, label %35, label %67, !dbg !145

35:                                               ; preds = %29
  %36 = load i32, i32* %5, align 4, !dbg !146
  %37 = load i32, i32* %9, align 4, !dbg !147
  %38 = icmp eq i32 %36, %37, !dbg !148
  br i1 %38, label %39, label %67, !dbg !149

39:                                               ; preds = %35
  %40 = bitcast %struct.message* %4 to i8*, !dbg !150
  %41 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 0, !dbg !150
  %42 = bitcast i32* %41 to i8*, !dbg !150
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 2 %40, i8* align 4 %42, i64 8, i1 false), !dbg !150
  call void @llvm.dbg.declare(metadata i32* %11, metadata !152, metadata !DIExpression()), !dbg !154
  store i32 0, i32* %11, align 4, !dbg !154
  br label %43, !dbg !155

43:                                               ; preds = %63, %39
  %44 = load i32, i32* %11, align 4, !dbg !156
  %45 = icmp slt i32 %44, 4, !dbg !158
  br i1 %45, label %46, label %66, !dbg !159

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.message, %struct.message* %4, i32 0, i32 0, !dbg !160
  %48 = load i32, i32* %11, align 4, !dbg !160
  %49 = sext i32 %48 to i64, !dbg !160
  %50 = getelementptr inbounds [4 x i16], [4 x i16]* %47, i64 0, i64 %49, !dbg !160
  %51 = load i16, i16* %50, align 2, !dbg !160
  %52 = zext i16 %51 to i32, !dbg !160
  %53 = load i32, i32* %5, align 4, !dbg !160
  %54 = icmp ne i32 %53, 0, !dbg !160
  %55 = zext i1 %54 to i64, !dbg !160
  %56 = select i1 %54, i32 20, i32 10, !dbg !160
  %57 = load i32, i32* %11, align 4, !dbg !160
  %58 = add nsw i32 %56, %57, !dbg !160
  %59 = icmp eq i32 %52, %58, !dbg !160
  br i1 %59, label %60, label %61, !dbg !163

60:                                               ; preds = %46
  br label %62, !dbg !163

61:                                               ; preds = %46
  call void @__assert_fail(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 45, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @__PRETTY_FUNCTION__.read_slot, i64 0, i64 0)) #7, !dbg !160
  unreachable, !dbg !160

62:                                               ; preds = %60
  br label %63, !dbg !164

63:                                               ; preds = %62
  %64 = load i32, i32* %11, align 4, !dbg !165
  %65 = add nsw i32 %64, 1, !dbg !165
  store i32 %65, i32* %11, align 4, !dbg !165
  br label %43, !dbg !166, !llvm.loop !167

66:                                               ; preds = %43
  br label %67, !dbg !169

67:                                               ; preds = %66, %35, %29
  %68 = load i8*, i8** %2, align 8, !dbg !170
  ret i8* %68, !dbg !171
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 20, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-seqlock-slot.c", directory: ".", checksumkind: CSK_MD5, checksum: "9abee826d899af8260d51b2cf0e77795")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "sequence", scope: !2, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !22, line: 26, baseType: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !24, line: 42, baseType: !7)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 16, size: 64, elements: !26)
!26 = !{!27, !37, !40}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !25, file: !3, line: 17, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "message", file: !3, line: 12, size: 64, elements: !29)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !28, file: !3, line: 13, baseType: !31, size: 64)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 64, elements: !35)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !22, line: 25, baseType: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !24, line: 40, baseType: !34)
!34 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!35 = !{!36}
!36 = !DISubrange(count: 4)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !25, file: !3, line: 18, baseType: !38, size: 64)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 64, elements: !35)
!39 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !25, file: !3, line: 19, baseType: !41, size: 64)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 2)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 7, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 1}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 14.0.6"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !53, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!53 = !DISubroutineType(types: !54)
!54 = !{!55}
!55 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!56 = !{}
!57 = !DILocalVariable(name: "m", scope: !52, file: !3, line: 52, type: !28)
!58 = !DILocation(line: 52, column: 17, scope: !52)
!59 = !DILocalVariable(name: "writer", scope: !52, file: !3, line: 53, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !61, line: 27, baseType: !62)
!61 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DILocation(line: 53, column: 12, scope: !52)
!64 = !DILocalVariable(name: "reader", scope: !52, file: !3, line: 53, type: !60)
!65 = !DILocation(line: 53, column: 20, scope: !52)
!66 = !DILocation(line: 54, column: 2, scope: !52)
!67 = !DILocation(line: 55, column: 2, scope: !52)
!68 = !DILocation(line: 56, column: 2, scope: !52)
!69 = !DILocation(line: 57, column: 15, scope: !52)
!70 = !DILocation(line: 57, column: 2, scope: !52)
!71 = !DILocation(line: 58, column: 15, scope: !52)
!72 = !DILocation(line: 58, column: 2, scope: !52)
!73 = !DILocation(line: 59, column: 2, scope: !52)
!74 = !DILocation(line: 60, column: 2, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 60, column: 2)
!76 = distinct !DILexicalBlock(scope: !52, file: !3, line: 60, column: 2)
!77 = !DILocation(line: 60, column: 2, scope: !76)
!78 = !DILocation(line: 61, column: 2, scope: !52)
!79 = distinct !DISubprogram(name: "write_slot", scope: !3, file: !3, line: 23, type: !80, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!80 = !DISubroutineType(types: !81)
!81 = !{!16, !16}
!82 = !DILocalVariable(name: "arg", arg: 1, scope: !79, file: !3, line: 23, type: !16)
!83 = !DILocation(line: 23, column: 31, scope: !79)
!84 = !DILocation(line: 25, column: 2, scope: !79)
!85 = !DILocation(line: 26, column: 2, scope: !79)
!86 = !DILocalVariable(name: "i", scope: !87, file: !3, line: 27, type: !55)
!87 = distinct !DILexicalBlock(scope: !79, file: !3, line: 27, column: 2)
!88 = !DILocation(line: 27, column: 11, scope: !87)
!89 = !DILocation(line: 27, column: 7, scope: !87)
!90 = !DILocation(line: 27, column: 18, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !3, line: 27, column: 2)
!92 = !DILocation(line: 27, column: 20, scope: !91)
!93 = !DILocation(line: 27, column: 2, scope: !87)
!94 = !DILocation(line: 28, column: 36, scope: !91)
!95 = !DILocation(line: 28, column: 26, scope: !91)
!96 = !DILocation(line: 28, column: 45, scope: !91)
!97 = !DILocation(line: 28, column: 43, scope: !91)
!98 = !DILocation(line: 28, column: 40, scope: !91)
!99 = !DILocation(line: 28, column: 3, scope: !91)
!100 = !DILocation(line: 27, column: 26, scope: !91)
!101 = !DILocation(line: 27, column: 2, scope: !91)
!102 = distinct !{!102, !93, !103, !104}
!103 = !DILocation(line: 28, column: 68, scope: !87)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !DILocation(line: 29, column: 2, scope: !79)
!106 = !DILocation(line: 30, column: 9, scope: !79)
!107 = !DILocation(line: 30, column: 2, scope: !79)
!108 = distinct !DISubprogram(name: "read_slot", scope: !3, file: !3, line: 33, type: !80, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!109 = !DILocalVariable(name: "arg", arg: 1, scope: !108, file: !3, line: 33, type: !16)
!110 = !DILocation(line: 33, column: 30, scope: !108)
!111 = !DILocalVariable(name: "copy", scope: !108, file: !3, line: 35, type: !112)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !42)
!113 = !DILocation(line: 35, column: 11, scope: !108)
!114 = !DILocalVariable(name: "m", scope: !108, file: !3, line: 36, type: !28)
!115 = !DILocation(line: 36, column: 17, scope: !108)
!116 = !DILocalVariable(name: "before", scope: !108, file: !3, line: 37, type: !21)
!117 = !DILocation(line: 37, column: 11, scope: !108)
!118 = !DILocation(line: 37, column: 20, scope: !108)
!119 = !DILocalVariable(name: "i", scope: !120, file: !3, line: 38, type: !55)
!120 = distinct !DILexicalBlock(scope: !108, file: !3, line: 38, column: 2)
!121 = !DILocation(line: 38, column: 11, scope: !120)
!122 = !DILocation(line: 38, column: 7, scope: !120)
!123 = !DILocation(line: 38, column: 18, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 38, column: 2)
!125 = !DILocation(line: 38, column: 20, scope: !124)
!126 = !DILocation(line: 38, column: 2, scope: !120)
!127 = !DILocation(line: 39, column: 45, scope: !124)
!128 = !DILocation(line: 39, column: 35, scope: !124)
!129 = !DILocation(line: 39, column: 13, scope: !124)
!130 = !DILocation(line: 39, column: 8, scope: !124)
!131 = !DILocation(line: 39, column: 3, scope: !124)
!132 = !DILocation(line: 39, column: 11, scope: !124)
!133 = !DILocation(line: 38, column: 26, scope: !124)
!134 = !DILocation(line: 38, column: 2, scope: !124)
!135 = distinct !{!135, !126, !136, !104}
!136 = !DILocation(line: 39, column: 69, scope: !120)
!137 = !DILocation(line: 40, column: 2, scope: !108)
!138 = !DILocalVariable(name: "after", scope: !108, file: !3, line: 41, type: !21)
!139 = !DILocation(line: 41, column: 11, scope: !108)
!140 = !DILocation(line: 41, column: 19, scope: !108)
!141 = !DILocation(line: 42, column: 6, scope: !142)
!142 = distinct !DILexicalBlock(scope: !108, file: !3, line: 42, column: 6)
!143 = !DILocation(line: 42, column: 13, scope: !142)
!144 = !DILocation(line: 42, column: 17, scope: !142)
!145 = !DILocation(line: 42, column: 22, scope: !142)
!146 = !DILocation(line: 42, column: 25, scope: !142)
!147 = !DILocation(line: 42, column: 35, scope: !142)
!148 = !DILocation(line: 42, column: 32, scope: !142)
!149 = !DILocation(line: 42, column: 6, scope: !108)
!150 = !DILocation(line: 43, column: 3, scope: !151)
!151 = distinct !DILexicalBlock(scope: !142, file: !3, line: 42, column: 42)
!152 = !DILocalVariable(name: "i", scope: !153, file: !3, line: 44, type: !55)
!153 = distinct !DILexicalBlock(scope: !151, file: !3, line: 44, column: 3)
!154 = !DILocation(line: 44, column: 12, scope: !153)
!155 = !DILocation(line: 44, column: 8, scope: !153)
!156 = !DILocation(line: 44, column: 19, scope: !157)
!157 = distinct !DILexicalBlock(scope: !153, file: !3, line: 44, column: 3)
!158 = !DILocation(line: 44, column: 21, scope: !157)
!159 = !DILocation(line: 44, column: 3, scope: !153)
!160 = !DILocation(line: 45, column: 4, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !3, line: 45, column: 4)
!162 = distinct !DILexicalBlock(scope: !157, file: !3, line: 45, column: 4)
!163 = !DILocation(line: 45, column: 4, scope: !162)
!164 = !DILocation(line: 45, column: 4, scope: !157)
!165 = !DILocation(line: 44, column: 27, scope: !157)
!166 = !DILocation(line: 44, column: 3, scope: !157)
!167 = distinct !{!167, !159, !168, !104}
!168 = !DILocation(line: 45, column: 4, scope: !153)
!169 = !DILocation(line: 46, column: 2, scope: !151)
!170 = !DILocation(line: 47, column: 9, scope: !108)
!171 = !DILocation(line: 47, column: 2, scope: !108)
