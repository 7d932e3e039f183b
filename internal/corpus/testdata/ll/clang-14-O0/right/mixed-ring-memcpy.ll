; ModuleID = 'mixed-ring-memcpy.c'
source_filename = "mixed-ring-memcpy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.slot = type { i32, %struct.message }
%struct.message = type { i16, i8, [5 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@ring = internal global [2 x %struct.slot] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"ab\00\00\00", align 1
@.str.1 = private unnamed_addr constant [53 x i8] c"copy.sequence == i + 1 && copy.message.kind == i + 1\00", align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"mixed-ring-memcpy.c\00", align 1
@__PRETTY_FUNCTION__.consume = private unnamed_addr constant [22 x i8] c"void *consume(void *)\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.4 = private unnamed_addr constant [40 x i8] c"memcmp(copy.message.text, \22ab\22, 3) == 0\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !58, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata i64* %3, metadata !63, metadata !DIExpression()), !dbg !64
  call void @llvm.memset.p0i8.i64(i8* align 16 bitcast ([2 x %struct.slot]* @ring to i8*), i8 0, i64 24, i1 false), !dbg !65
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @produce, i8* noundef null) #8, !dbg !66
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @consume, i8* noundef null) #8, !dbg !67
  %6 = load i64, i64* %2, align 8, !dbg !68
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !69
  %8 = load i64, i64* %3, align 8, !dbg !70
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !71
  ret i32 0, !dbg !72
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @produce(i8* noundef %0) #0 !dbg !73 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.message, align 2
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !76, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata i32* %3, metadata !78, metadata !DIExpression()), !dbg !80
  store i32 0, i32* %3, align 4, !dbg !80
  br label %6, !dbg !81

6:                                                ; preds = %30, %1
  %7 = load i32, i32* %3, align 4, !dbg !82
  %8 = icmp ult i32 %7, 2, !dbg !84
  br i1 %8, label %9, label %33, !dbg !85

9:                                                ; preds = %6
  call void @llvm.dbg.declare(metadata %struct.message* %4, metadata !86, metadata !DIExpression()), !dbg !88
  %10 = getelementptr inbounds %struct.message, %struct.message* %4, i32 0, i32 0, !dbg !89
  %11 = load i32, i32* %3, align 4, !dbg !90
  %12 = add i32 %11, 1, !dbg !91
  %13 = trunc i32 %12 to i16, !dbg !92
  store i16 %13, i16* %10, align 2, !dbg !89
  %14 = getelementptr inbounds %struct.message, %struct.message* %4, i32 0, i32 1, !dbg !89
  store i8 2, i8* %14, align 2, !dbg !89
  %15 = getelementptr inbounds %struct.message, %struct.message* %4, i32 0, i32 2, !dbg !89
  %16 = bitcast [5 x i8]* %15 to i8*, !dbg !93
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i64 5, i1 false), !dbg !93
  %17 = load i32, i32* %3, align 4, !dbg !94
  %18 = zext i32 %17 to i64, !dbg !95
  %19 = getelementptr inbounds [2 x %struct.slot], [2 x %struct.slot]* @ring, i64 0, i64 %18, !dbg !95
  %20 = getelementptr inbounds %struct.slot, %struct.slot* %19, i32 0, i32 1, !dbg !96
  %21 = bitcast %struct.message* %20 to i8*, !dbg !97
  %22 = bitcast %struct.message* %4 to i8*, !dbg !97
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %21, i8* align 2 %22, i64 8, i1 false), !dbg !97
  %23 = load i32, i32* %3, align 4, !dbg !98
  %24 = zext i32 %23 to i64, !dbg !99
  %25 = getelementptr inbounds [2 x %struct.slot], [2 x %struct.slot]* @ring, i64 0, i64 %24, !dbg !99
  %26 = getelementptr inbounds %struct.slot, %struct.slot* %25, i32 0, i32 0, !dbg !100
  %27 = load i32, i32* %3, align 4, !dbg !101
  %28 = add i32 %27, 1, !dbg !102
  store i32 %28, i32* %5, align 4, !dbg !103
  %29 = load i32, i32* %5, align 4, !dbg !103
  store atomic i32 %29, i32* %26 release, align 4, !dbg !103
  br label %30, !dbg !104

30:                                               ; preds = %9
  %31 = load i32, i32* %3, align 4, !dbg !105
  %32 = add i32 %31, 1, !dbg !105
  store i32 %32, i32* %3, align 4, !dbg !105
  br label %6, !dbg !106, !llvm.loop !107

33:                                               ; preds = %6
  %34 = load i8*, i8** %2, align 8, !dbg !110
  ret i8* %34, !dbg !111
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @consume(i8* noundef %0) #0 !dbg !112 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.slot, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !113, metadata !DIExpression()), !dbg !114
  call void @llvm.dbg.declare(metadata i32* %3, metadata !115, metadata !DIExpression()), !dbg !117
  store i32 0, i32* %3, align 4, !dbg !117
  br label %6, !dbg !118

6:                                                ; preds = %50, %1
  %7 = load i32, i32* %3, align 4, !dbg !119
  %8 = icmp ult i32 %7, 2, !dbg !121
  br i1 %8, label %9, label %53, !dbg !122

9:                                                ; preds = %6
  %10 = load i32, i32* %3, align 4, !dbg !123
  %11 = zext i32 %10 to i64, !dbg !126
  %12 = getelementptr inbounds [2 x %struct.slot], [2 x %struct.slot]* @ring, i64 0, i64 %11, !dbg !126
  %13 = getelementptr inbounds %struct.slot, %struct.slot* %12, i32 0, i32 0, !dbg !127
  %14 = load atomic i32, i32* %13 acquire, align 4, !dbg !128
  store i32 %14, i32* %4, align 4, !dbg !128
  %15 = load i32, i32* %4, align 4, !dbg !128
  %16 = load i32, i32* %3, align 4, !dbg !129
  %17 = add i32 %16, 1, !dbg !130
  %18 = icmp ne i32 %15, %17, !dbg !131
  br i1 %18, label %19, label %20, !dbg !132

19:                                               ; preds = %9
  br label %53, !dbg !133

20:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata %struct.slot* %5, metadata !134, metadata !DIExpression()), !dbg !135
  %21 = bitcast %struct.slot* %5 to i8*, !dbg !136
  %22 = load i32, i32* %3, align 4, !dbg !137
  %23 = zext i32 %22 to i64, !dbg !138
  %24 = getelementptr inbounds [2 x %struct.slot], [2 x %struct.slot]* @ring, i64 0, i64 %23, !dbg !138
  %25 = bitcast %struct.slot* %24 to i8*, !dbg !136
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %21, i8* align 4 %25, i64 12, i1 false), !dbg !136
  %26 = getelementptr inbounds %struct.slot, %struct.slot* %5, i32 0, i32 0, !dbg !139
  %27 = load atomic i32, i32* %26 seq_cst, align 4, !dbg !139
  %28 = load i32, i32* %3, align 4, !dbg !139
  %29 = add i32 %28, 1, !dbg !139
  %30 = icmp eq i32 %27, %29, !dbg !139
  br i1 %30, label %31, label %40, !dbg !139

31:                                               ; preds = %20
  %32 = getelementptr inbounds %struct.slot, %struct.slot* %5, i32 0, i32 1, !dbg !139
  %33 = getelementptr inbounds %struct.message, %struct.message* %32, i32 0, i32 0, !dbg !139
  %34 = load i16, i16* %33, align 4, !dbg !139
  %35 = zext i16 %34 to i32, !dbg !139
  %36 = load i32, i32* %3, align 4, !dbg !139
  %37 = add i32 %36, 1, !dbg !139
  %38 = icmp eq i32 %35, %37, !dbg !139
  br i1 %38, label %39, label %40, !dbg !142

39:                                               ; preds = %31
  br label %41, !dbg !142

40:                                               ; preds = %31, %20
  call void @__assert_fail(i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 40, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @__PRETTY_FUNCTION__.consume, i64 0, i64 0)) #9, !dbg !139
  unreachable, !dbg !139

41:                                               ; preds = %39
  %42 = getelementptr inbounds %struct.slot, %struct.slot* %5, i32 0, i32 1, !dbg !143
  %43 = getelementptr inbounds %struct.message, %struct.message* %42, i32 0, i32 2, !dbg !143
  %44 = getelementptr inbounds [5 x i8], [5 x i8]* %43, i64 0, i64 0, !dbg !143
  %45 = call i32 @memcmp(i8* noundef %44, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i64 noundef 3) #10, !dbg !143
  %46 = icmp eq i32 %45, 0, !dbg !143
  br i1 %46, label %47, label %48, !dbg !146

47:                                               ; preds = %41
  br label %49, !dbg !146

48:                                               ; preds = %41
  call void @__assert_fail(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @__PRETTY_FUNCTION__.consume, i64 0, i64 0)) #9, !dbg !143
  unreachable, !dbg !143

49:                                               ; preds = %47
  br label %50, !dbg !147

50:                                               ; preds = %49
  %51 = load i32, i32* %3, align 4, !dbg !148
  %52 = add i32 %51, 1, !dbg !148
  store i32 %52, i32* %3, align 4, !dbg !148
  br label %6, !dbg !149, !llvm.loop !150

53:                                               ; preds = %19, %6
  %54 = load i8*, i8** %2, align 8, !dbg !152
  ret i8* %54, !dbg !153
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #6

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #7

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ring", scope: !2, file: !3, line: 21, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-ring-memcpy.c", directory: ".", checksumkind: CSK_MD5, checksum: "d86f9319aa7af472bd79eb4eb8cc7975")
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
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !18, line: 25, baseType: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !20, line: 40, baseType: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!21 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!22 = !{!0}
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 192, elements: !43)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "slot", file: !3, line: 16, size: 96, elements: !25)
!25 = !{!26, !30}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "sequence", scope: !24, file: !3, line: 17, baseType: !27, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !18, line: 26, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !20, line: 42, baseType: !7)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "message", scope: !24, file: !3, line: 18, baseType: !31, size: 64, offset: 32)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "message", file: !3, line: 10, size: 64, elements: !32)
!32 = !{!33, !34, !38}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !31, file: !3, line: 11, baseType: !17, size: 16)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !31, file: !3, line: 12, baseType: !35, size: 8, offset: 16)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !18, line: 24, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !20, line: 38, baseType: !37)
!37 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !31, file: !3, line: 13, baseType: !39, size: 40, offset: 24)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 40, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 5)
!43 = !{!44}
!44 = !DISubrange(count: 2)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 7, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 1}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !{!"Debian clang version 14.0.6"}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !54, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!54 = !DISubroutineType(types: !55)
!55 = !{!56}
!56 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!57 = !{}
!58 = !DILocalVariable(name: "producer", scope: !53, file: !3, line: 48, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 48, column: 12, scope: !53)
!63 = !DILocalVariable(name: "consumer", scope: !53, file: !3, line: 48, type: !59)
!64 = !DILocation(line: 48, column: 22, scope: !53)
!65 = !DILocation(line: 49, column: 2, scope: !53)
!66 = !DILocation(line: 50, column: 2, scope: !53)
!67 = !DILocation(line: 51, column: 2, scope: !53)
!68 = !DILocation(line: 52, column: 15, scope: !53)
!69 = !DILocation(line: 52, column: 2, scope: !53)
!70 = !DILocation(line: 53, column: 15, scope: !53)
!71 = !DILocation(line: 53, column: 2, scope: !53)
!72 = !DILocation(line: 54, column: 2, scope: !53)
!73 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 23, type: !74, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!74 = !DISubroutineType(types: !75)
!75 = !{!16, !16}
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 23, type: !16)
!77 = !DILocation(line: 23, column: 28, scope: !73)
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 25, type: !28)
!79 = distinct !DILexicalBlock(scope: !73, file: !3, line: 25, column: 2)
!80 = !DILocation(line: 25, column: 16, scope: !79)
!81 = !DILocation(line: 25, column: 7, scope: !79)
!82 = !DILocation(line: 25, column: 23, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 25, column: 2)
!84 = !DILocation(line: 25, column: 25, scope: !83)
!85 = !DILocation(line: 25, column: 2, scope: !79)
!86 = !DILocalVariable(name: "m", scope: !87, file: !3, line: 26, type: !31)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 25, column: 35)
!88 = !DILocation(line: 26, column: 18, scope: !87)
!89 = !DILocation(line: 26, column: 22, scope: !87)
!90 = !DILocation(line: 26, column: 34, scope: !87)
!91 = !DILocation(line: 26, column: 36, scope: !87)
!92 = !DILocation(line: 26, column: 23, scope: !87)
!93 = !DILocation(line: 26, column: 45, scope: !87)
!94 = !DILocation(line: 27, column: 16, scope: !87)
!95 = !DILocation(line: 27, column: 11, scope: !87)
!96 = !DILocation(line: 27, column: 19, scope: !87)
!97 = !DILocation(line: 27, column: 3, scope: !87)
!98 = !DILocation(line: 28, column: 31, scope: !87)
!99 = !DILocation(line: 28, column: 26, scope: !87)
!100 = !DILocation(line: 28, column: 34, scope: !87)
!101 = !DILocation(line: 28, column: 44, scope: !87)
!102 = !DILocation(line: 28, column: 46, scope: !87)
!103 = !DILocation(line: 28, column: 3, scope: !87)
!104 = !DILocation(line: 29, column: 2, scope: !87)
!105 = !DILocation(line: 25, column: 31, scope: !83)
!106 = !DILocation(line: 25, column: 2, scope: !83)
!107 = distinct !{!107, !85, !108, !109}
!108 = !DILocation(line: 29, column: 2, scope: !79)
!109 = !{!"llvm.loop.mustprogress"}
!110 = !DILocation(line: 30, column: 9, scope: !73)
!111 = !DILocation(line: 30, column: 2, scope: !73)
!112 = distinct !DISubprogram(name: "consume", scope: !3, file: !3, line: 33, type: !74, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!113 = !DILocalVariable(name: "arg", arg: 1, scope: !112, file: !3, line: 33, type: !16)
!114 = !DILocation(line: 33, column: 28, scope: !112)
!115 = !DILocalVariable(name: "i", scope: !116, file: !3, line: 35, type: !28)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 35, column: 2)
!117 = !DILocation(line: 35, column: 16, scope: !116)
!118 = !DILocation(line: 35, column: 7, scope: !116)
!119 = !DILocation(line: 35, column: 23, scope: !120)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 35, column: 2)
!121 = !DILocation(line: 35, column: 25, scope: !120)
!122 = !DILocation(line: 35, column: 2, scope: !116)
!123 = !DILocation(line: 36, column: 34, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 36, column: 7)
!125 = distinct !DILexicalBlock(scope: !120, file: !3, line: 35, column: 35)
!126 = !DILocation(line: 36, column: 29, scope: !124)
!127 = !DILocation(line: 36, column: 37, scope: !124)
!128 = !DILocation(line: 36, column: 7, scope: !124)
!129 = !DILocation(line: 36, column: 72, scope: !124)
!130 = !DILocation(line: 36, column: 74, scope: !124)
!131 = !DILocation(line: 36, column: 69, scope: !124)
!132 = !DILocation(line: 36, column: 7, scope: !125)
!133 = !DILocation(line: 37, column: 4, scope: !124)
!134 = !DILocalVariable(name: "copy", scope: !125, file: !3, line: 38, type: !24)
!135 = !DILocation(line: 38, column: 15, scope: !125)
!136 = !DILocation(line: 39, column: 3, scope: !125)
!137 = !DILocation(line: 39, column: 23, scope: !125)
!138 = !DILocation(line: 39, column: 18, scope: !125)
!139 = !DILocation(line: 40, column: 3, scope: !140)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 40, column: 3)
!141 = distinct !DILexicalBlock(scope: !125, file: !3, line: 40, column: 3)
!142 = !DILocation(line: 40, column: 3, scope: !141)
!143 = !DILocation(line: 41, column: 3, scope: !144)
!144 = distinct !DILexicalBlock(scope: !145, file: !3, line: 41, column: 3)
!145 = distinct !DILexicalBlock(scope: !125, file: !3, line: 41, column: 3)
!146 = !DILocation(line: 41, column: 3, scope: !145)
!147 = !DILocation(line: 42, column: 2, scope: !125)
!148 = !DILocation(line: 35, column: 31, scope: !120)
!149 = !DILocation(line: 35, column: 2, scope: !120)
!150 = distinct !{!150, !122, !151, !109}
!151 = !DILocation(line: 42, column: 2, scope: !116)
!152 = !DILocation(line: 43, column: 9, scope: !112)
!153 = !DILocation(line: 43, column: 2, scope: !112)
