; ModuleID = 'null-read.c'
source_filename = "null-read.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@value = dso_local global i32 1, align 4, !dbg !0
@ptr = dso_local global i32* null, align 8, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !24, metadata !DIExpression()), !dbg !28
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @publish, i8* noundef null) #4, !dbg !29
  call void @llvm.dbg.declare(metadata i32** %3, metadata !30, metadata !DIExpression()), !dbg !31
  %7 = bitcast i32** %4 to i64*, !dbg !32
  %8 = load atomic i64, i64* bitcast (i32** @ptr to i64*) seq_cst, align 8, !dbg !32
  store i64 %8, i64* %7, align 8, !dbg !32
  %9 = bitcast i64* %7 to i32**, !dbg !32
  %10 = load i32*, i32** %9, align 8, !dbg !32
  store i32* %10, i32** %3, align 8, !dbg !31
  call void @llvm.dbg.declare(metadata i32* %5, metadata !33, metadata !DIExpression()), !dbg !34
  %11 = load i32*, i32** %3, align 8, !dbg !35
  %12 = load i32, i32* %11, align 4, !dbg !36
  store i32 %12, i32* %5, align 4, !dbg !34
  %13 = load i64, i64* %2, align 8, !dbg !37
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null), !dbg !38
  %15 = load i32, i32* %5, align 4, !dbg !39
  %16 = icmp eq i32 %15, 99, !dbg !40
  %17 = zext i1 %16 to i32, !dbg !40
  ret i32 %17, !dbg !41
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @publish(i8* noundef %0) #0 !dbg !42 {
  %2 = alloca i8*, align 8
  %3 = alloca i32*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !45, metadata !DIExpression()), !dbg !46
  store i32* @value, i32** %3, align 8, !dbg !47
  %4 = bitcast i32** %3 to i64*, !dbg !47
  %5 = load i64, i64* %4, align 8, !dbg !47
  store atomic i64 %5, i64* bitcast (i32** @ptr to i64*) seq_cst, align 8, !dbg !47
  %6 = load i8*, i8** %2, align 8, !dbg !48
  ret i8* %6, !dbg !49
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 6, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "null-read.c", directory: ".", checksumkind: CSK_MD5, checksum: "5479082f9cd8ba2f0a38914413473c2c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ptr", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !21, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!11}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 17, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 17, column: 12, scope: !20)
!29 = !DILocation(line: 18, column: 2, scope: !20)
!30 = !DILocalVariable(name: "p", scope: !20, file: !3, line: 19, type: !10)
!31 = !DILocation(line: 19, column: 7, scope: !20)
!32 = !DILocation(line: 19, column: 11, scope: !20)
!33 = !DILocalVariable(name: "v", scope: !20, file: !3, line: 20, type: !11)
!34 = !DILocation(line: 20, column: 6, scope: !20)
!35 = !DILocation(line: 20, column: 11, scope: !20)
!36 = !DILocation(line: 20, column: 10, scope: !20)
!37 = !DILocation(line: 21, column: 15, scope: !20)
!38 = !DILocation(line: 21, column: 2, scope: !20)
!39 = !DILocation(line: 22, column: 9, scope: !20)
!40 = !DILocation(line: 22, column: 11, scope: !20)
!41 = !DILocation(line: 22, column: 2, scope: !20)
!42 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 9, type: !43, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!43 = !DISubroutineType(types: !44)
!44 = !{!5, !5}
!45 = !DILocalVariable(name: "arg", arg: 1, scope: !42, file: !3, line: 9, type: !5)
!46 = !DILocation(line: 9, column: 28, scope: !42)
!47 = !DILocation(line: 11, column: 2, scope: !42)
!48 = !DILocation(line: 12, column: 9, scope: !42)
!49 = !DILocation(line: 12, column: 2, scope: !42)
