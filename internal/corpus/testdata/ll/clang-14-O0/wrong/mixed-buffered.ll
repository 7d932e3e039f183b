; ModuleID = 'mixed-buffered.c'
source_filename = "mixed-buffered.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@u = dso_local global %union.anon zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"mine == 0x101 || seen == 0x101\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"mixed-buffered.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !30, metadata !DIExpression()), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %3, metadata !35, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %4, metadata !37, metadata !DIExpression()), !dbg !38
  %7 = bitcast i32* %3 to i8*, !dbg !39
  %8 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @other, i8* noundef %7) #5, !dbg !40
  store i8 1, i8* %5, align 1, !dbg !41
  %9 = load i8, i8* %5, align 1, !dbg !41
  store atomic i8 %9, i8* getelementptr inbounds ([4 x i8], [4 x i8]* bitcast (%union.anon* @u to [4 x i8]*), i64 0, i64 1) monotonic, align 1, !dbg !41
  %10 = load atomic i32, i32* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0) monotonic, align 4, !dbg !42
  store i32 %10, i32* %6, align 4, !dbg !42
  %11 = load i32, i32* %6, align 4, !dbg !42
  store i32 %11, i32* %4, align 4, !dbg !43
  %12 = load i64, i64* %2, align 8, !dbg !44
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !45
  %14 = load i32, i32* %4, align 4, !dbg !46
  %15 = icmp eq i32 %14, 257, !dbg !46
  br i1 %15, label %19, label %16, !dbg !46

16:                                               ; preds = %0
  %17 = load i32, i32* %3, align 4, !dbg !46
  %18 = icmp eq i32 %17, 257, !dbg !46
  br i1 %18, label %19, label %20, !dbg !49

19:                                               ; preds = %16, %0
  br label %21, !dbg !49

20:                                               ; preds = %16
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !46
  unreachable, !dbg !46

21:                                               ; preds = %19
  ret i32 0, !dbg !50
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @other(i8* noundef %0) #0 !dbg !51 {
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !54, metadata !DIExpression()), !dbg !55
  store i8 1, i8* %3, align 1, !dbg !56
  %5 = load i8, i8* %3, align 1, !dbg !56
  store atomic i8 %5, i8* getelementptr inbounds ([4 x i8], [4 x i8]* bitcast (%union.anon* @u to [4 x i8]*), i64 0, i64 0) monotonic, align 4, !dbg !56
  %6 = load atomic i32, i32* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0) monotonic, align 4, !dbg !57
  store i32 %6, i32* %4, align 4, !dbg !57
  %7 = load i32, i32* %4, align 4, !dbg !57
  %8 = load i8*, i8** %2, align 8, !dbg !58
  %9 = bitcast i8* %8 to i32*, !dbg !59
  store i32 %7, i32* %9, align 4, !dbg !60
  ret i8* null, !dbg !61
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
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 11, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-buffered.c", directory: ".", checksumkind: CSK_MD5, checksum: "7e97b110b1b482e15c9979006285af83")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0}
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 8, size: 32, elements: !10)
!10 = !{!11, !12}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !9, file: !3, line: 9, baseType: !6, size: 32)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !9, file: !3, line: 10, baseType: !13, size: 32)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 32, elements: !15)
!14 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!15 = !{!16}
!16 = !DISubrange(count: 4)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 14.0.6"}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !26, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!26 = !DISubroutineType(types: !27)
!27 = !{!28}
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{}
!30 = !DILocalVariable(name: "t", scope: !25, file: !3, line: 22, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !33)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !DILocation(line: 22, column: 12, scope: !25)
!35 = !DILocalVariable(name: "seen", scope: !25, file: !3, line: 23, type: !6)
!36 = !DILocation(line: 23, column: 11, scope: !25)
!37 = !DILocalVariable(name: "mine", scope: !25, file: !3, line: 23, type: !6)
!38 = !DILocation(line: 23, column: 17, scope: !25)
!39 = !DILocation(line: 24, column: 34, scope: !25)
!40 = !DILocation(line: 24, column: 2, scope: !25)
!41 = !DILocation(line: 25, column: 2, scope: !25)
!42 = !DILocation(line: 26, column: 9, scope: !25)
!43 = !DILocation(line: 26, column: 7, scope: !25)
!44 = !DILocation(line: 27, column: 15, scope: !25)
!45 = !DILocation(line: 27, column: 2, scope: !25)
!46 = !DILocation(line: 28, column: 2, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 28, column: 2)
!48 = distinct !DILexicalBlock(scope: !25, file: !3, line: 28, column: 2)
!49 = !DILocation(line: 28, column: 2, scope: !48)
!50 = !DILocation(line: 29, column: 2, scope: !25)
!51 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 13, type: !52, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!52 = !DISubroutineType(types: !53)
!53 = !{!7, !7}
!54 = !DILocalVariable(name: "seen", arg: 1, scope: !51, file: !3, line: 13, type: !7)
!55 = !DILocation(line: 13, column: 26, scope: !51)
!56 = !DILocation(line: 15, column: 2, scope: !51)
!57 = !DILocation(line: 16, column: 22, scope: !51)
!58 = !DILocation(line: 16, column: 15, scope: !51)
!59 = !DILocation(line: 16, column: 3, scope: !51)
!60 = !DILocation(line: 16, column: 20, scope: !51)
!61 = !DILocation(line: 17, column: 2, scope: !51)
