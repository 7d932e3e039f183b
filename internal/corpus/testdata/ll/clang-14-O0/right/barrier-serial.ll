; ModuleID = 'barrier-serial.c'
source_filename = "barrier-serial.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_barrierattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@b = dso_local global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@serial = dso_local global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [12 x i8] c"serial == 1\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"barrier-serial.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !36, metadata !DIExpression()), !dbg !39
  %3 = call i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef @b, %union.pthread_barrierattr_t* noundef null, i32 noundef 2) #5, !dbg !40
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !41
  %5 = call i8* @worker(i8* noundef null), !dbg !42
  %6 = load i64, i64* %2, align 8, !dbg !43
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !44
  %8 = load atomic i32, i32* @serial seq_cst, align 4, !dbg !45
  %9 = icmp eq i32 %8, 1, !dbg !45
  br i1 %9, label %10, label %11, !dbg !48

10:                                               ; preds = %0
  br label %12, !dbg !48

11:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !45
  unreachable, !dbg !45

12:                                               ; preds = %10
  ret i32 0, !dbg !49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef, %union.pthread_barrierattr_t* noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !50 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !53, metadata !DIExpression()), !dbg !54
  %5 = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef @b) #5, !dbg !55
  %6 = icmp eq i32 %5, -1, !dbg !57
  br i1 %6, label %7, label %11, !dbg !58

7:                                                ; preds = %1
  store i32 1, i32* %3, align 4, !dbg !59
  %8 = load i32, i32* %3, align 4, !dbg !59
  %9 = atomicrmw add i32* @serial, i32 %8 seq_cst, align 4, !dbg !59
  store i32 %9, i32* %4, align 4, !dbg !59
  %10 = load i32, i32* %4, align 4, !dbg !59
  br label %11, !dbg !59

11:                                               ; preds = %7, %1
  %12 = load i8*, i8** %2, align 8, !dbg !60
  ret i8* %12, !dbg !61
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}
!llvm.ident = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 7, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier-serial.c", directory: ".", checksumkind: CSK_MD5, checksum: "84dfce7d7e939c4e0082698019de21e9")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "serial", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !14, line: 112, baseType: !15)
!14 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 108, size: 256, elements: !16)
!16 = !{!17, !22}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 110, baseType: !18, size: 256)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 256, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 111, baseType: !23, size: 64)
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 7, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 1}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"Debian clang version 14.0.6"}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !33, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!12}
!35 = !{}
!36 = !DILocalVariable(name: "t", scope: !32, file: !3, line: 19, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !38)
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 19, column: 12, scope: !32)
!40 = !DILocation(line: 20, column: 2, scope: !32)
!41 = !DILocation(line: 21, column: 2, scope: !32)
!42 = !DILocation(line: 22, column: 2, scope: !32)
!43 = !DILocation(line: 23, column: 15, scope: !32)
!44 = !DILocation(line: 23, column: 2, scope: !32)
!45 = !DILocation(line: 24, column: 2, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 24, column: 2)
!47 = distinct !DILexicalBlock(scope: !32, file: !3, line: 24, column: 2)
!48 = !DILocation(line: 24, column: 2, scope: !47)
!49 = !DILocation(line: 25, column: 2, scope: !32)
!50 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !51, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!51 = !DISubroutineType(types: !52)
!52 = !{!5, !5}
!53 = !DILocalVariable(name: "arg", arg: 1, scope: !50, file: !3, line: 10, type: !5)
!54 = !DILocation(line: 10, column: 27, scope: !50)
!55 = !DILocation(line: 12, column: 6, scope: !56)
!56 = distinct !DILexicalBlock(scope: !50, file: !3, line: 12, column: 6)
!57 = !DILocation(line: 12, column: 31, scope: !56)
!58 = !DILocation(line: 12, column: 6, scope: !50)
!59 = !DILocation(line: 13, column: 3, scope: !56)
!60 = !DILocation(line: 14, column: 9, scope: !50)
!61 = !DILocation(line: 14, column: 2, scope: !50)
