; ModuleID = 'threads-c11.c'
source_filename = "threads-c11.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.mtx_t = type { i64, [32 x i8] }

@m = dso_local global %union.mtx_t zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [40 x i8] c"mtx_init(&m, mtx_plain) == thrd_success\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"threads-c11.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@n = dso_local global i32 0, align 4, !dbg !23
@.str.2 = private unnamed_addr constant [29 x i8] c"n == 3 && ra == 7 && rb == 7\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !43 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !47, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata i64* %3, metadata !53, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata i32* %4, metadata !55, metadata !DIExpression()), !dbg !56
  store i32 1, i32* %4, align 4, !dbg !56
  call void @llvm.dbg.declare(metadata i32* %5, metadata !57, metadata !DIExpression()), !dbg !58
  store i32 2, i32* %5, align 4, !dbg !58
  call void @llvm.dbg.declare(metadata i32* %6, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata i32* %7, metadata !61, metadata !DIExpression()), !dbg !62
  %8 = call i32 @mtx_init(%union.mtx_t* noundef @m, i32 noundef 0), !dbg !63
  %9 = icmp eq i32 %8, 0, !dbg !63
  br i1 %9, label %10, label %11, !dbg !66

10:                                               ; preds = %0
  br label %12, !dbg !66

11:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !63
  unreachable, !dbg !63

12:                                               ; preds = %10
  %13 = bitcast i32* %4 to i8*, !dbg !67
  %14 = call i32 @thrd_create(i64* noundef %2, i32 (i8*)* noundef @worker, i8* noundef %13), !dbg !68
  %15 = bitcast i32* %5 to i8*, !dbg !69
  %16 = call i32 @thrd_create(i64* noundef %3, i32 (i8*)* noundef @worker, i8* noundef %15), !dbg !70
  %17 = load i64, i64* %2, align 8, !dbg !71
  %18 = call i32 @thrd_join(i64 noundef %17, i32* noundef %6), !dbg !72
  %19 = load i64, i64* %3, align 8, !dbg !73
  %20 = call i32 @thrd_join(i64 noundef %19, i32* noundef %7), !dbg !74
  %21 = load i32, i32* @n, align 4, !dbg !75
  %22 = icmp eq i32 %21, 3, !dbg !75
  br i1 %22, label %23, label %30, !dbg !75

23:                                               ; preds = %12
  %24 = load i32, i32* %6, align 4, !dbg !75
  %25 = icmp eq i32 %24, 7, !dbg !75
  br i1 %25, label %26, label %30, !dbg !75

26:                                               ; preds = %23
  %27 = load i32, i32* %7, align 4, !dbg !75
  %28 = icmp eq i32 %27, 7, !dbg !75
  br i1 %28, label %29, label %30, !dbg !78

29:                                               ; preds = %26
  br label %31, !dbg !78

30:                                               ; preds = %26, %23, %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !75
  unreachable, !dbg !75

31:                                               ; preds = %29
  call void @mtx_destroy(%union.mtx_t* noundef @m), !dbg !79
  ret i32 0, !dbg !80
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @mtx_init(%union.mtx_t* noundef, i32 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

declare i32 @thrd_create(i64* noundef, i32 (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @worker(i8* noundef %0) #0 !dbg !81 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !85, metadata !DIExpression()), !dbg !86
  %3 = call i32 @mtx_lock(%union.mtx_t* noundef @m), !dbg !87
  %4 = load i8*, i8** %2, align 8, !dbg !88
  %5 = bitcast i8* %4 to i32*, !dbg !89
  %6 = load i32, i32* %5, align 4, !dbg !90
  %7 = load i32, i32* @n, align 4, !dbg !91
  %8 = add nsw i32 %7, %6, !dbg !91
  store i32 %8, i32* @n, align 4, !dbg !91
  %9 = call i32 @mtx_unlock(%union.mtx_t* noundef @m), !dbg !92
  ret i32 7, !dbg !93
}

declare i32 @thrd_join(i64 noundef, i32* noundef) #2

declare void @mtx_destroy(%union.mtx_t* noundef) #2

declare i32 @mtx_lock(%union.mtx_t* noundef) #2

declare i32 @mtx_unlock(%union.mtx_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}
!llvm.ident = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !19, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads-c11.c", directory: ".", checksumkind: CSK_MD5, checksum: "33892e77806475da029644d571835a1b")
!4 = !{!5, !12}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 52, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/threads.h", directory: "", checksumkind: CSK_MD5, checksum: "6974d482e09577a4fa59cb79dc9d72e5")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11}
!9 = !DIEnumerator(name: "mtx_plain", value: 0)
!10 = !DIEnumerator(name: "mtx_recursive", value: 1)
!11 = !DIEnumerator(name: "mtx_timed", value: 2)
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 42, baseType: !7, size: 32, elements: !13)
!13 = !{!14, !15, !16, !17, !18}
!14 = !DIEnumerator(name: "thrd_success", value: 0)
!15 = !DIEnumerator(name: "thrd_busy", value: 1)
!16 = !DIEnumerator(name: "thrd_error", value: 2)
!17 = !DIEnumerator(name: "thrd_nomem", value: 3)
!18 = !DIEnumerator(name: "thrd_timedout", value: 4)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!0, !23}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !21, isLocal: false, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "mtx_t", file: !6, line: 66, baseType: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 62, size: 320, elements: !27)
!27 = !{!28, !33}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !26, file: !6, line: 64, baseType: !29, size: 320)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 320, elements: !31)
!30 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!31 = !{!32}
!32 = !DISubrange(count: 40)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !26, file: !6, line: 65, baseType: !34, size: 64)
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 7, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 1}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = !{!"Debian clang version 14.0.6"}
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !44, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!21}
!46 = !{}
!47 = !DILocalVariable(name: "a", scope: !43, file: !3, line: 19, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !6, line: 38, baseType: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !50, line: 106, baseType: !51)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 19, column: 9, scope: !43)
!53 = !DILocalVariable(name: "b", scope: !43, file: !3, line: 19, type: !48)
!54 = !DILocation(line: 19, column: 12, scope: !43)
!55 = !DILocalVariable(name: "one", scope: !43, file: !3, line: 20, type: !21)
!56 = !DILocation(line: 20, column: 6, scope: !43)
!57 = !DILocalVariable(name: "two", scope: !43, file: !3, line: 20, type: !21)
!58 = !DILocation(line: 20, column: 15, scope: !43)
!59 = !DILocalVariable(name: "ra", scope: !43, file: !3, line: 20, type: !21)
!60 = !DILocation(line: 20, column: 24, scope: !43)
!61 = !DILocalVariable(name: "rb", scope: !43, file: !3, line: 20, type: !21)
!62 = !DILocation(line: 20, column: 28, scope: !43)
!63 = !DILocation(line: 21, column: 2, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 21, column: 2)
!65 = distinct !DILexicalBlock(scope: !43, file: !3, line: 21, column: 2)
!66 = !DILocation(line: 21, column: 2, scope: !65)
!67 = !DILocation(line: 22, column: 26, scope: !43)
!68 = !DILocation(line: 22, column: 2, scope: !43)
!69 = !DILocation(line: 23, column: 26, scope: !43)
!70 = !DILocation(line: 23, column: 2, scope: !43)
!71 = !DILocation(line: 24, column: 12, scope: !43)
!72 = !DILocation(line: 24, column: 2, scope: !43)
!73 = !DILocation(line: 25, column: 12, scope: !43)
!74 = !DILocation(line: 25, column: 2, scope: !43)
!75 = !DILocation(line: 26, column: 2, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !3, line: 26, column: 2)
!77 = distinct !DILexicalBlock(scope: !43, file: !3, line: 26, column: 2)
!78 = !DILocation(line: 26, column: 2, scope: !77)
!79 = !DILocation(line: 27, column: 2, scope: !43)
!80 = !DILocation(line: 28, column: 2, scope: !43)
!81 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 9, type: !82, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!82 = !DISubroutineType(types: !83)
!83 = !{!21, !84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!85 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 9, type: !84)
!86 = !DILocation(line: 9, column: 25, scope: !81)
!87 = !DILocation(line: 11, column: 2, scope: !81)
!88 = !DILocation(line: 12, column: 15, scope: !81)
!89 = !DILocation(line: 12, column: 8, scope: !81)
!90 = !DILocation(line: 12, column: 7, scope: !81)
!91 = !DILocation(line: 12, column: 4, scope: !81)
!92 = !DILocation(line: 13, column: 2, scope: !81)
!93 = !DILocation(line: 14, column: 2, scope: !81)
