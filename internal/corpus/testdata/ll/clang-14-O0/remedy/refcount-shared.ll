; ModuleID = 'refcount-shared.c'
source_filename = "refcount-shared.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.object = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@o = dso_local global %struct.object* null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !38, metadata !DIExpression()), !dbg !42
  %3 = call noalias i8* @malloc(i64 noundef 8) #4, !dbg !43
  %4 = bitcast i8* %3 to %struct.object*, !dbg !43
  store %struct.object* %4, %struct.object** @o, align 8, !dbg !44
  %5 = load %struct.object*, %struct.object** @o, align 8, !dbg !45
  %6 = getelementptr inbounds %struct.object, %struct.object* %5, i32 0, i32 0, !dbg !46
  store i32 2, i32* %6, align 4, !dbg !47
  %7 = load %struct.object*, %struct.object** @o, align 8, !dbg !48
  %8 = getelementptr inbounds %struct.object, %struct.object* %7, i32 0, i32 1, !dbg !49
  store i32 0, i32* %8, align 4, !dbg !50
  %9 = load %struct.object*, %struct.object** @o, align 8, !dbg !51
  %10 = bitcast %struct.object* %9 to i8*, !dbg !51
  %11 = call i8* @user(i8* noundef %10), !dbg !52
  %12 = load %struct.object*, %struct.object** @o, align 8, !dbg !53
  %13 = bitcast %struct.object* %12 to i8*, !dbg !53
  %14 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @drop, i8* noundef %13) #4, !dbg !54
  %15 = load %struct.object*, %struct.object** @o, align 8, !dbg !55
  %16 = bitcast %struct.object* %15 to i8*, !dbg !55
  %17 = call i8* @drop(i8* noundef %16), !dbg !56
  %18 = load i64, i64* %2, align 8, !dbg !57
  %19 = call i32 @pthread_join(i64 noundef %18, i8** noundef null), !dbg !58
  ret i32 0, !dbg !59
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @user(i8* noundef %0) #0 !dbg !60 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !63, metadata !DIExpression()), !dbg !64
  %3 = load %struct.object*, %struct.object** @o, align 8, !dbg !65
  %4 = getelementptr inbounds %struct.object, %struct.object* %3, i32 0, i32 1, !dbg !66
  %5 = load i32, i32* %4, align 4, !dbg !67
  %6 = add nsw i32 %5, 1, !dbg !67
  store i32 %6, i32* %4, align 4, !dbg !67
  %7 = load i8*, i8** %2, align 8, !dbg !68
  ret i8* %7, !dbg !69
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @drop(i8* noundef %0) #0 !dbg !70 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.object*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !71, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata %struct.object** %3, metadata !73, metadata !DIExpression()), !dbg !74
  %6 = load i8*, i8** %2, align 8, !dbg !75
  %7 = bitcast i8* %6 to %struct.object*, !dbg !75
  store %struct.object* %7, %struct.object** %3, align 8, !dbg !74
  %8 = load %struct.object*, %struct.object** %3, align 8, !dbg !76
  %9 = getelementptr inbounds %struct.object, %struct.object* %8, i32 0, i32 0, !dbg !78
  store i32 1, i32* %4, align 4, !dbg !79
  %10 = load i32, i32* %4, align 4, !dbg !79
  %11 = atomicrmw sub i32* %9, i32 %10 monotonic, align 4, !dbg !79
  store i32 %11, i32* %5, align 4, !dbg !79
  %12 = load i32, i32* %5, align 4, !dbg !79
  %13 = icmp eq i32 %12, 1, !dbg !80
  br i1 %13, label %14, label %17, !dbg !81

14:                                               ; preds = %1
  %15 = load %struct.object*, %struct.object** %3, align 8, !dbg !82
  %16 = bitcast %struct.object* %15 to i8*, !dbg !82
  call void @free(i8* noundef %16) #4, !dbg !83
  br label %17, !dbg !83

17:                                               ; preds = %14, %1
  ret i8* null, !dbg !84
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "o", scope: !2, file: !3, line: 9, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "refcount-shared.c", directory: ".", checksumkind: CSK_MD5, checksum: "266b0e9b8bbe8dc30db017d426622122")
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
!17 = !{!0}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !3, line: 8, size: 64, elements: !20)
!20 = !{!21, !25}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "refs", scope: !19, file: !3, line: 8, baseType: !22, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !19, file: !3, line: 8, baseType: !24, size: 32, offset: 32)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 14.0.6"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !35, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!24}
!37 = !{}
!38 = !DILocalVariable(name: "t", scope: !34, file: !3, line: 27, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 27, column: 12, scope: !34)
!43 = !DILocation(line: 28, column: 6, scope: !34)
!44 = !DILocation(line: 28, column: 4, scope: !34)
!45 = !DILocation(line: 29, column: 15, scope: !34)
!46 = !DILocation(line: 29, column: 18, scope: !34)
!47 = !DILocation(line: 29, column: 2, scope: !34)
!48 = !DILocation(line: 30, column: 2, scope: !34)
!49 = !DILocation(line: 30, column: 5, scope: !34)
!50 = !DILocation(line: 30, column: 10, scope: !34)
!51 = !DILocation(line: 31, column: 7, scope: !34)
!52 = !DILocation(line: 31, column: 2, scope: !34)
!53 = !DILocation(line: 32, column: 33, scope: !34)
!54 = !DILocation(line: 32, column: 2, scope: !34)
!55 = !DILocation(line: 33, column: 7, scope: !34)
!56 = !DILocation(line: 33, column: 2, scope: !34)
!57 = !DILocation(line: 34, column: 15, scope: !34)
!58 = !DILocation(line: 34, column: 2, scope: !34)
!59 = !DILocation(line: 35, column: 2, scope: !34)
!60 = distinct !DISubprogram(name: "user", scope: !3, file: !3, line: 11, type: !61, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!61 = !DISubroutineType(types: !62)
!62 = !{!16, !16}
!63 = !DILocalVariable(name: "arg", arg: 1, scope: !60, file: !3, line: 11, type: !16)
!64 = !DILocation(line: 11, column: 25, scope: !60)
!65 = !DILocation(line: 13, column: 2, scope: !60)
!66 = !DILocation(line: 13, column: 5, scope: !60)
!67 = !DILocation(line: 13, column: 9, scope: !60)
!68 = !DILocation(line: 14, column: 9, scope: !60)
!69 = !DILocation(line: 14, column: 2, scope: !60)
!70 = distinct !DISubprogram(name: "drop", scope: !3, file: !3, line: 17, type: !61, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 17, type: !16)
!72 = !DILocation(line: 17, column: 25, scope: !70)
!73 = !DILocalVariable(name: "p", scope: !70, file: !3, line: 19, type: !18)
!74 = !DILocation(line: 19, column: 17, scope: !70)
!75 = !DILocation(line: 19, column: 21, scope: !70)
!76 = !DILocation(line: 20, column: 33, scope: !77)
!77 = distinct !DILexicalBlock(scope: !70, file: !3, line: 20, column: 6)
!78 = !DILocation(line: 20, column: 36, scope: !77)
!79 = !DILocation(line: 20, column: 6, scope: !77)
!80 = !DILocation(line: 20, column: 67, scope: !77)
!81 = !DILocation(line: 20, column: 6, scope: !70)
!82 = !DILocation(line: 21, column: 8, scope: !77)
!83 = !DILocation(line: 21, column: 3, scope: !77)
!84 = !DILocation(line: 22, column: 2, scope: !70)
