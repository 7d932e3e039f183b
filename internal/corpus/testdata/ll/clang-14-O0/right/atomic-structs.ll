; ModuleID = 'atomic-structs.c'
source_filename = "atomic-structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.wide = type { i64, i64 }
%struct.rgb = type { i8, i8, i8 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@pair = dso_local global %struct.wide zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [51 x i8] c"(w.a == 0 && w.b == 0) || (w.a == 10 && w.b == 20)\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"atomic-structs.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@colour = dso_local global { %struct.rgb, [1 x i8] } zeroinitializer, align 4, !dbg !7
@.str.2 = private unnamed_addr constant [73 x i8] c"(c.r == 0 && c.g == 0 && c.b == 0) || (c.r == 1 && c.g == 2 && c.b == 3)\00", align 1
@__const.writer.c = private unnamed_addr constant %struct.rgb { i8 1, i8 2, i8 3 }, align 1
@__const.writer.w = private unnamed_addr constant %struct.wide { i64 10, i64 20 }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.wide, align 8
  %4 = alloca %struct.wide, align 16
  %5 = alloca %struct.rgb, align 1
  %6 = alloca { %struct.rgb, [1 x i8] }, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  %7 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #7, !dbg !40
  call void @llvm.dbg.declare(metadata %struct.wide* %3, metadata !41, metadata !DIExpression()), !dbg !42
  %8 = bitcast %struct.wide* %4 to i128*, !dbg !43
  %9 = bitcast i128* %8 to i8*, !dbg !43
  call void @__atomic_load(i64 noundef 16, i8* noundef bitcast (%struct.wide* @pair to i8*), i8* noundef %9, i32 noundef 5), !dbg !43
  %10 = bitcast i128* %8 to %struct.wide*, !dbg !43
  %11 = bitcast %struct.wide* %3 to i8*, !dbg !43
  %12 = bitcast %struct.wide* %10 to i8*, !dbg !43
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 16 %12, i64 16, i1 false), !dbg !43
  %13 = getelementptr inbounds %struct.wide, %struct.wide* %3, i32 0, i32 0, !dbg !44
  %14 = load i64, i64* %13, align 8, !dbg !44
  %15 = icmp eq i64 %14, 0, !dbg !44
  br i1 %15, label %16, label %20, !dbg !44

16:                                               ; preds = %0
  %17 = getelementptr inbounds %struct.wide, %struct.wide* %3, i32 0, i32 1, !dbg !44
  %18 = load i64, i64* %17, align 8, !dbg !44
  %19 = icmp eq i64 %18, 0, !dbg !44
  br i1 %19, label %28, label %20, !dbg !44

20:                                               ; preds = %16, %0
  %21 = getelementptr inbounds %struct.wide, %struct.wide* %3, i32 0, i32 0, !dbg !44
  %22 = load i64, i64* %21, align 8, !dbg !44
  %23 = icmp eq i64 %22, 10, !dbg !44
  br i1 %23, label %24, label %29, !dbg !44

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.wide, %struct.wide* %3, i32 0, i32 1, !dbg !44
  %26 = load i64, i64* %25, align 8, !dbg !44
  %27 = icmp eq i64 %26, 20, !dbg !44
  br i1 %27, label %28, label %29, !dbg !47

28:                                               ; preds = %24, %16
  br label %30, !dbg !47

29:                                               ; preds = %24, %20
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !44
  unreachable, !dbg !44

30:                                               ; preds = %28
  call void @llvm.dbg.declare(metadata %struct.rgb* %5, metadata !48, metadata !DIExpression()), !dbg !49
  %31 = bitcast { %struct.rgb, [1 x i8] }* %6 to i32*, !dbg !50
  %32 = load atomic i32, i32* bitcast ({ %struct.rgb, [1 x i8] }* @colour to i32*) seq_cst, align 4, !dbg !50
  store i32 %32, i32* %31, align 4, !dbg !50
  %33 = bitcast i32* %31 to %struct.rgb*, !dbg !50
  %34 = bitcast %struct.rgb* %5 to i8*, !dbg !50
  %35 = bitcast %struct.rgb* %33 to i8*, !dbg !50
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %34, i8* align 4 %35, i64 3, i1 false), !dbg !50
  %36 = getelementptr inbounds %struct.rgb, %struct.rgb* %5, i32 0, i32 0, !dbg !51
  %37 = load i8, i8* %36, align 1, !dbg !51
  %38 = zext i8 %37 to i32, !dbg !51
  %39 = icmp eq i32 %38, 0, !dbg !51
  br i1 %39, label %40, label %50, !dbg !51

40:                                               ; preds = %30
  %41 = getelementptr inbounds %struct.rgb, %struct.rgb* %5, i32 0, i32 1, !dbg !51
  %42 = load i8, i8* %41, align 1, !dbg !51
  %43 = zext i8 %42 to i32, !dbg !51
  %44 = icmp eq i32 %43, 0, !dbg !51
  br i1 %44, label %45, label %50, !dbg !51

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.rgb, %struct.rgb* %5, i32 0, i32 2, !dbg !51
  %47 = load i8, i8* %46, align 1, !dbg !51
  %48 = zext i8 %47 to i32, !dbg !51
  %49 = icmp eq i32 %48, 0, !dbg !51
  br i1 %49, label %65, label %50, !dbg !51

50:                                               ; preds = %45, %40, %30
  %51 = getelementptr inbounds %struct.rgb, %struct.rgb* %5, i32 0, i32 0, !dbg !51
  %52 = load i8, i8* %51, align 1, !dbg !51
  %53 = zext i8 %52 to i32, !dbg !51
  %54 = icmp eq i32 %53, 1, !dbg !51
  br i1 %54, label %55, label %66, !dbg !51

55:                                               ; preds = %50
  %56 = getelementptr inbounds %struct.rgb, %struct.rgb* %5, i32 0, i32 1, !dbg !51
  %57 = load i8, i8* %56, align 1, !dbg !51
  %58 = zext i8 %57 to i32, !dbg !51
  %59 = icmp eq i32 %58, 2, !dbg !51
  br i1 %59, label %60, label %66, !dbg !51

60:                                               ; preds = %55
  %61 = getelementptr inbounds %struct.rgb, %struct.rgb* %5, i32 0, i32 2, !dbg !51
  %62 = load i8, i8* %61, align 1, !dbg !51
  %63 = zext i8 %62 to i32, !dbg !51
  %64 = icmp eq i32 %63, 3, !dbg !51
  br i1 %64, label %65, label %66, !dbg !54

65:                                               ; preds = %60, %45
  br label %67, !dbg !54

66:                                               ; preds = %60, %55, %50
  call void @__assert_fail(i8* noundef getelementptr inbounds ([73 x i8], [73 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !51
  unreachable, !dbg !51

67:                                               ; preds = %65
  %68 = load i64, i64* %2, align 8, !dbg !55
  %69 = call i32 @pthread_join(i64 noundef %68, i8** noundef null), !dbg !56
  ret i32 0, !dbg !57
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !58 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.rgb, align 1
  %4 = alloca %struct.wide, align 8
  %5 = alloca %struct.rgb, align 1
  %6 = alloca { %struct.rgb, [1 x i8] }, align 4
  %7 = alloca %struct.wide, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !61, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata %struct.rgb* %3, metadata !63, metadata !DIExpression()), !dbg !64
  %8 = bitcast %struct.rgb* %3 to i8*, !dbg !64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %8, i8* align 1 getelementptr inbounds (%struct.rgb, %struct.rgb* @__const.writer.c, i32 0, i32 0), i64 3, i1 false), !dbg !64
  call void @llvm.dbg.declare(metadata %struct.wide* %4, metadata !65, metadata !DIExpression()), !dbg !66
  %9 = bitcast %struct.wide* %4 to i8*, !dbg !66
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 bitcast (%struct.wide* @__const.writer.w to i8*), i64 16, i1 false), !dbg !66
  %10 = bitcast %struct.rgb* %5 to i8*, !dbg !67
  %11 = bitcast %struct.rgb* %3 to i8*, !dbg !67
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %10, i8* align 1 %11, i64 3, i1 false), !dbg !67
  %12 = bitcast { %struct.rgb, [1 x i8] }* %6 to i8*, !dbg !67
  %13 = bitcast %struct.rgb* %5 to i8*, !dbg !67
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %12, i8* align 1 %13, i64 3, i1 false), !dbg !67
  %14 = bitcast { %struct.rgb, [1 x i8] }* %6 to i32*, !dbg !67
  %15 = load i32, i32* %14, align 4, !dbg !67
  store atomic i32 %15, i32* bitcast ({ %struct.rgb, [1 x i8] }* @colour to i32*) seq_cst, align 4, !dbg !67
  %16 = bitcast %struct.wide* %7 to i8*, !dbg !68
  %17 = bitcast %struct.wide* %4 to i8*, !dbg !68
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %16, i8* align 8 %17, i64 16, i1 false), !dbg !68
  %18 = bitcast %struct.wide* %7 to i128*, !dbg !68
  %19 = bitcast i128* %18 to i8*, !dbg !68
  call void @__atomic_store(i64 noundef 16, i8* noundef bitcast (%struct.wide* @pair to i8*), i8* noundef %19, i32 noundef 5), !dbg !68
  %20 = load i8*, i8** %2, align 8, !dbg !69
  ret i8* %20, !dbg !70
}

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, i8*, i8*, i32) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

declare i32 @pthread_join(i64 noundef, i8** noundef) #6

; Function Attrs: nounwind willreturn
declare void @__atomic_store(i64, i8*, i8*, i32) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 11, type: !16, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic-structs.c", directory: ".", checksumkind: CSK_MD5, checksum: "d9d00ec0e82b00fbe35b175ef1db05e3")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "colour", scope: !2, file: !3, line: 10, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "rgb", file: !3, line: 7, size: 24, elements: !11)
!11 = !{!12, !14, !15}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !10, file: !3, line: 7, baseType: !13, size: 8)
!13 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !10, file: !3, line: 7, baseType: !13, size: 8, offset: 8)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !10, file: !3, line: 7, baseType: !13, size: 8, offset: 16)
!16 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "wide", file: !3, line: 8, size: 128, elements: !18)
!18 = !{!19, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !17, file: !3, line: 8, baseType: !20, size: 64)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !17, file: !3, line: 8, baseType: !20, size: 64, offset: 64)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 1}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !31, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!31 = !DISubroutineType(types: !32)
!32 = !{!33}
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !30, file: !3, line: 24, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 24, column: 12, scope: !30)
!40 = !DILocation(line: 25, column: 2, scope: !30)
!41 = !DILocalVariable(name: "w", scope: !30, file: !3, line: 26, type: !17)
!42 = !DILocation(line: 26, column: 14, scope: !30)
!43 = !DILocation(line: 26, column: 18, scope: !30)
!44 = !DILocation(line: 27, column: 2, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 27, column: 2)
!46 = distinct !DILexicalBlock(scope: !30, file: !3, line: 27, column: 2)
!47 = !DILocation(line: 27, column: 2, scope: !46)
!48 = !DILocalVariable(name: "c", scope: !30, file: !3, line: 28, type: !10)
!49 = !DILocation(line: 28, column: 13, scope: !30)
!50 = !DILocation(line: 28, column: 17, scope: !30)
!51 = !DILocation(line: 29, column: 2, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 29, column: 2)
!53 = distinct !DILexicalBlock(scope: !30, file: !3, line: 29, column: 2)
!54 = !DILocation(line: 29, column: 2, scope: !53)
!55 = !DILocation(line: 30, column: 15, scope: !30)
!56 = !DILocation(line: 30, column: 2, scope: !30)
!57 = !DILocation(line: 31, column: 2, scope: !30)
!58 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 13, type: !59, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!59 = !DISubroutineType(types: !60)
!60 = !{!5, !5}
!61 = !DILocalVariable(name: "arg", arg: 1, scope: !58, file: !3, line: 13, type: !5)
!62 = !DILocation(line: 13, column: 27, scope: !58)
!63 = !DILocalVariable(name: "c", scope: !58, file: !3, line: 15, type: !10)
!64 = !DILocation(line: 15, column: 13, scope: !58)
!65 = !DILocalVariable(name: "w", scope: !58, file: !3, line: 16, type: !17)
!66 = !DILocation(line: 16, column: 14, scope: !58)
!67 = !DILocation(line: 17, column: 2, scope: !58)
!68 = !DILocation(line: 18, column: 2, scope: !58)
!69 = !DILocation(line: 19, column: 9, scope: !58)
!70 = !DILocation(line: 19, column: 2, scope: !58)
