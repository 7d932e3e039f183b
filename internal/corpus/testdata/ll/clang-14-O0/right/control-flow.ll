; ModuleID = 'control-flow.c'
source_filename = "control-flow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [106 x i8] c"classify(0) == 10 && classify(4) == 20 && classify(1000) == 30 && classify(-1) == 40 && classify(6) == 50\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"control-flow.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"fib(10) == 55\00", align 1
@.str.3 = private unnamed_addr constant [27 x i8] c"next() == 5 && next() == 6\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"\01\02\01\02\00\00", align 1
@.str.5 = private unnamed_addr constant [23 x i8] c"run(\22\\1\\2\\1\\2\\0\22) == 6\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"sum == 28\00", align 1
@next.n = internal global i32 5, align 4, !dbg !0
@run.ops = internal constant [3 x i8*] [i8* blockaddress(@run, %31), i8* blockaddress(@run, %11), i8* blockaddress(@run, %21)], align 16, !dbg !9

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %8 = call i32 @classify(i32 noundef 0), !dbg !32
  %9 = icmp eq i32 %8, 10, !dbg !32
  br i1 %9, label %10, label %23, !dbg !32

10:                                               ; preds = %0
  %11 = call i32 @classify(i32 noundef 4), !dbg !32
  %12 = icmp eq i32 %11, 20, !dbg !32
  br i1 %12, label %13, label %23, !dbg !32

13:                                               ; preds = %10
  %14 = call i32 @classify(i32 noundef 1000), !dbg !32
  %15 = icmp eq i32 %14, 30, !dbg !32
  br i1 %15, label %16, label %23, !dbg !32

16:                                               ; preds = %13
  %17 = call i32 @classify(i32 noundef -1), !dbg !32
  %18 = icmp eq i32 %17, 40, !dbg !32
  br i1 %18, label %19, label %23, !dbg !32

19:                                               ; preds = %16
  %20 = call i32 @classify(i32 noundef 6), !dbg !32
  %21 = icmp eq i32 %20, 50, !dbg !32
  br i1 %21, label %22, label %23, !dbg !35

22:                                               ; preds = %19
  br label %24, !dbg !35

23:                                               ; preds = %19, %16, %13, %10, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([106 x i8], [106 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !32
  unreachable, !dbg !32

24:                                               ; preds = %22
  %25 = call i32 @fib(i32 noundef 10), !dbg !36
  %26 = icmp eq i32 %25, 55, !dbg !36
  br i1 %26, label %27, label %28, !dbg !39

27:                                               ; preds = %24
  br label %29, !dbg !39

28:                                               ; preds = %24
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 42, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !36
  unreachable, !dbg !36

29:                                               ; preds = %27
  %30 = call i32 @next(), !dbg !40
  %31 = icmp eq i32 %30, 5, !dbg !40
  br i1 %31, label %32, label %36, !dbg !40

32:                                               ; preds = %29
  %33 = call i32 @next(), !dbg !40
  %34 = icmp eq i32 %33, 6, !dbg !40
  br i1 %34, label %35, label %36, !dbg !43

35:                                               ; preds = %32
  br label %37, !dbg !43

36:                                               ; preds = %32, %29
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 43, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !40
  unreachable, !dbg !40

37:                                               ; preds = %35
  %38 = call i32 @run(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0)), !dbg !44
  %39 = icmp eq i32 %38, 6, !dbg !44
  br i1 %39, label %40, label %41, !dbg !47

40:                                               ; preds = %37
  br label %42, !dbg !47

41:                                               ; preds = %37
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 44, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !44
  unreachable, !dbg !44

42:                                               ; preds = %40
  call void @llvm.dbg.declare(metadata i32* %2, metadata !48, metadata !DIExpression()), !dbg !49
  %43 = call i32 @fib(i32 noundef 6), !dbg !50
  store i32 %43, i32* %2, align 4, !dbg !49
  call void @llvm.dbg.declare(metadata i32* %3, metadata !51, metadata !DIExpression()), !dbg !52
  store i32 0, i32* %3, align 4, !dbg !52
  %44 = load i32, i32* %2, align 4, !dbg !53
  %45 = zext i32 %44 to i64, !dbg !54
  %46 = call i8* @llvm.stacksave(), !dbg !54
  store i8* %46, i8** %4, align 8, !dbg !54
  %47 = alloca i32, i64 %45, align 16, !dbg !54
  store i64 %45, i64* %5, align 8, !dbg !54
  call void @llvm.dbg.declare(metadata i64* %5, metadata !55, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata i32* %47, metadata !58, metadata !DIExpression()), !dbg !62
  %48 = bitcast i32* %47 to i8*, !dbg !63
  %49 = mul nuw i64 4, %45, !dbg !64
  call void @llvm.memset.p0i8.i64(i8* align 16 %48, i8 0, i64 %49, i1 false), !dbg !63
  call void @llvm.dbg.declare(metadata i32* %6, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, i32* %6, align 4, !dbg !67
  br label %50, !dbg !68

50:                                               ; preds = %61, %42
  %51 = load i32, i32* %6, align 4, !dbg !69
  %52 = load i32, i32* %2, align 4, !dbg !71
  %53 = icmp slt i32 %51, %52, !dbg !72
  br i1 %53, label %54, label %64, !dbg !73

54:                                               ; preds = %50
  %55 = load i32, i32* %6, align 4, !dbg !74
  %56 = load i32, i32* %6, align 4, !dbg !75
  %57 = sext i32 %56 to i64, !dbg !76
  %58 = getelementptr inbounds i32, i32* %47, i64 %57, !dbg !76
  %59 = load i32, i32* %58, align 4, !dbg !77
  %60 = add nsw i32 %59, %55, !dbg !77
  store i32 %60, i32* %58, align 4, !dbg !77
  br label %61, !dbg !76

61:                                               ; preds = %54
  %62 = load i32, i32* %6, align 4, !dbg !78
  %63 = add nsw i32 %62, 1, !dbg !78
  store i32 %63, i32* %6, align 4, !dbg !78
  br label %50, !dbg !79, !llvm.loop !80

64:                                               ; preds = %50
  call void @llvm.dbg.declare(metadata i32* %7, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, i32* %7, align 4, !dbg !85
  br label %65, !dbg !86

65:                                               ; preds = %76, %64
  %66 = load i32, i32* %7, align 4, !dbg !87
  %67 = load i32, i32* %2, align 4, !dbg !89
  %68 = icmp slt i32 %66, %67, !dbg !90
  br i1 %68, label %69, label %79, !dbg !91

69:                                               ; preds = %65
  %70 = load i32, i32* %7, align 4, !dbg !92
  %71 = sext i32 %70 to i64, !dbg !93
  %72 = getelementptr inbounds i32, i32* %47, i64 %71, !dbg !93
  %73 = load i32, i32* %72, align 4, !dbg !93
  %74 = load i32, i32* %3, align 4, !dbg !94
  %75 = add nsw i32 %74, %73, !dbg !94
  store i32 %75, i32* %3, align 4, !dbg !94
  br label %76, !dbg !95

76:                                               ; preds = %69
  %77 = load i32, i32* %7, align 4, !dbg !96
  %78 = add nsw i32 %77, 1, !dbg !96
  store i32 %78, i32* %7, align 4, !dbg !96
  br label %65, !dbg !97, !llvm.loop !98

79:                                               ; preds = %65
  %80 = load i32, i32* %3, align 4, !dbg !100
  %81 = icmp eq i32 %80, 28, !dbg !100
  br i1 %81, label %82, label %83, !dbg !103

82:                                               ; preds = %79
  br label %84, !dbg !103

83:                                               ; preds = %79
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 52, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !100
  unreachable, !dbg !100

84:                                               ; preds = %82
  store i32 0, i32* %1, align 4, !dbg !104
  %85 = load i8*, i8** %4, align 8, !dbg !105
  call void @llvm.stackrestore(i8* %85), !dbg !105
  %86 = load i32, i32* %1, align 4, !dbg !105
  ret i32 %86, !dbg !105
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @classify(i32 noundef %0) #0 !dbg !106 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !109, metadata !DIExpression()), !dbg !110
  %4 = load i32, i32* %3, align 4, !dbg !111
  switch i32 %4, label %8 [
    i32 0, label %5
    i32 1, label %6
    i32 2, label %6
    i32 3, label %6
    i32 4, label %6
    i32 5, label %6
    i32 1000, label %7
  ], !dbg !112

5:                                                ; preds = %1
  store i32 10, i32* %2, align 4, !dbg !113
  br label %13, !dbg !113

6:                                                ; preds = %1, %1, %1, %1, %1
  store i32 20, i32* %2, align 4, !dbg !115
  br label %13, !dbg !115

7:                                                ; preds = %1
  store i32 30, i32* %2, align 4, !dbg !116
  br label %13, !dbg !116

8:                                                ; preds = %1
  %9 = load i32, i32* %3, align 4, !dbg !117
  %10 = icmp slt i32 %9, 0, !dbg !118
  %11 = zext i1 %10 to i64, !dbg !117
  %12 = select i1 %10, i32 40, i32 50, !dbg !117
  store i32 %12, i32* %2, align 4, !dbg !119
  br label %13, !dbg !119

13:                                               ; preds = %8, %7, %6, %5
  %14 = load i32, i32* %2, align 4, !dbg !120
  ret i32 %14, !dbg !120
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fib(i32 noundef %0) #0 !dbg !121 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !122, metadata !DIExpression()), !dbg !123
  %3 = load i32, i32* %2, align 4, !dbg !124
  %4 = icmp slt i32 %3, 2, !dbg !125
  br i1 %4, label %5, label %7, !dbg !124

5:                                                ; preds = %1
  %6 = load i32, i32* %2, align 4, !dbg !126
  br label %15, !dbg !124

7:                                                ; preds = %1
  %8 = load i32, i32* %2, align 4, !dbg !127
  %9 = sub nsw i32 %8, 1, !dbg !128
  %10 = call i32 @fib(i32 noundef %9), !dbg !129
  %11 = load i32, i32* %2, align 4, !dbg !130
  %12 = sub nsw i32 %11, 2, !dbg !131
  %13 = call i32 @fib(i32 noundef %12), !dbg !132
  %14 = add nsw i32 %10, %13, !dbg !133
  br label %15, !dbg !124

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ], !dbg !124
  ret i32 %16, !dbg !134
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next() #0 !dbg !2 {
  %1 = load i32, i32* @next.n, align 4, !dbg !135
  %2 = add nsw i32 %1, 1, !dbg !135
  store i32 %2, i32* @next.n, align 4, !dbg !135
  ret i32 %1, !dbg !136
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @run(i8* noundef %0) #0 !dbg !11 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !137, metadata !DIExpression()), !dbg !138
  call void @llvm.dbg.declare(metadata i32* %3, metadata !139, metadata !DIExpression()), !dbg !140
  store i32 0, i32* %3, align 4, !dbg !140
  %4 = load i8*, i8** %2, align 8, !dbg !141
  %5 = getelementptr inbounds i8, i8* %4, i32 1, !dbg !141
  store i8* %5, i8** %2, align 8, !dbg !141
  %6 = load i8, i8* %4, align 1, !dbg !142
  %7 = sext i8 %6 to i32, !dbg !143
  %8 = sext i32 %7 to i64, !dbg !144
  %9 = getelementptr inbounds [3 x i8*], [3 x i8*]* @run.ops, i64 0, i64 %8, !dbg !144
  %10 = load i8*, i8** %9, align 8, !dbg !144
  br label %33, !dbg !145

11:                                               ; preds = %33
  call void @llvm.dbg.label(metadata !146), !dbg !147
  %12 = load i32, i32* %3, align 4, !dbg !148
  %13 = add nsw i32 %12, 1, !dbg !148
  store i32 %13, i32* %3, align 4, !dbg !148
  %14 = load i8*, i8** %2, align 8, !dbg !149
  %15 = getelementptr inbounds i8, i8* %14, i32 1, !dbg !149
  store i8* %15, i8** %2, align 8, !dbg !149
  %16 = load i8, i8* %14, align 1, !dbg !150
  %17 = sext i8 %16 to i32, !dbg !151
  %18 = sext i32 %17 to i64, !dbg !152
  %19 = getelementptr inbounds [3 x i8*], [3 x i8*]* @run.ops, i64 0, i64 %18, !dbg !152
  %20 = load i8*, i8** %19, align 8, !dbg !152
  br label %33, !dbg !153

21:                                               ; preds = %33
  call void @llvm.dbg.label(metadata !154), !dbg !155
  %22 = load i32, i32* %3, align 4, !dbg !156
  %23 = mul nsw i32 %22, 2, !dbg !156
  store i32 %23, i32* %3, align 4, !dbg !156
  %24 = load i8*, i8** %2, align 8, !dbg !157
  %25 = getelementptr inbounds i8, i8* %24, i32 1, !dbg !157
  store i8* %25, i8** %2, align 8, !dbg !157
  %26 = load i8, i8* %24, align 1, !dbg !158
  %27 = sext i8 %26 to i32, !dbg !159
  %28 = sext i32 %27 to i64, !dbg !160
  %29 = getelementptr inbounds [3 x i8*], [3 x i8*]* @run.ops, i64 0, i64 %28, !dbg !160
  %30 = load i8*, i8** %29, align 8, !dbg !160
  br label %33, !dbg !161

31:                                               ; preds = %33
  call void @llvm.dbg.label(metadata !162), !dbg !163
  %32 = load i32, i32* %3, align 4, !dbg !164
  ret i32 %32, !dbg !165

33:                                               ; preds = %21, %11, %1
  %34 = phi i8* [ %10, %1 ], [ %20, %11 ], [ %30, %21 ]
  indirectbr i8* %34, [label %31, label %11, label %21]
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #3

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nofree nosync nounwind willreturn }
attributes #4 = { argmemonly nofree nounwind willreturn writeonly }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 20, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 18, type: !4, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !17)
!3 = !DIFile(filename: "control-flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "7efd99b2c51f4a00c9dceea36687de29")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !5, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "ops", scope: !11, file: !3, line: 26, type: !18, isLocal: true, isDefinition: true)
!11 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !17)
!12 = !DISubroutineType(types: !13)
!13 = !{!6, !14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{}
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 192, elements: !21)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !{!22}
!22 = !DISubrange(count: 3)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !4, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !17)
!32 = !DILocation(line: 41, column: 2, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !3, line: 41, column: 2)
!34 = distinct !DILexicalBlock(scope: !31, file: !3, line: 41, column: 2)
!35 = !DILocation(line: 41, column: 2, scope: !34)
!36 = !DILocation(line: 42, column: 2, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 42, column: 2)
!38 = distinct !DILexicalBlock(scope: !31, file: !3, line: 42, column: 2)
!39 = !DILocation(line: 42, column: 2, scope: !38)
!40 = !DILocation(line: 43, column: 2, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 43, column: 2)
!42 = distinct !DILexicalBlock(scope: !31, file: !3, line: 43, column: 2)
!43 = !DILocation(line: 43, column: 2, scope: !42)
!44 = !DILocation(line: 44, column: 2, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 44, column: 2)
!46 = distinct !DILexicalBlock(scope: !31, file: !3, line: 44, column: 2)
!47 = !DILocation(line: 44, column: 2, scope: !46)
!48 = !DILocalVariable(name: "n", scope: !31, file: !3, line: 45, type: !6)
!49 = !DILocation(line: 45, column: 6, scope: !31)
!50 = !DILocation(line: 45, column: 10, scope: !31)
!51 = !DILocalVariable(name: "sum", scope: !31, file: !3, line: 45, type: !6)
!52 = !DILocation(line: 45, column: 18, scope: !31)
!53 = !DILocation(line: 46, column: 10, scope: !31)
!54 = !DILocation(line: 46, column: 2, scope: !31)
!55 = !DILocalVariable(name: "__vla_expr0", scope: !31, type: !56, flags: DIFlagArtificial)
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 0, scope: !31)
!58 = !DILocalVariable(name: "vla", scope: !31, file: !3, line: 46, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: !55)
!62 = !DILocation(line: 46, column: 6, scope: !31)
!63 = !DILocation(line: 47, column: 2, scope: !31)
!64 = !DILocation(line: 47, column: 17, scope: !31)
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 48, type: !6)
!66 = distinct !DILexicalBlock(scope: !31, file: !3, line: 48, column: 2)
!67 = !DILocation(line: 48, column: 11, scope: !66)
!68 = !DILocation(line: 48, column: 7, scope: !66)
!69 = !DILocation(line: 48, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 48, column: 2)
!71 = !DILocation(line: 48, column: 22, scope: !70)
!72 = !DILocation(line: 48, column: 20, scope: !70)
!73 = !DILocation(line: 48, column: 2, scope: !66)
!74 = !DILocation(line: 49, column: 13, scope: !70)
!75 = !DILocation(line: 49, column: 7, scope: !70)
!76 = !DILocation(line: 49, column: 3, scope: !70)
!77 = !DILocation(line: 49, column: 10, scope: !70)
!78 = !DILocation(line: 48, column: 26, scope: !70)
!79 = !DILocation(line: 48, column: 2, scope: !70)
!80 = distinct !{!80, !73, !81, !82}
!81 = !DILocation(line: 49, column: 13, scope: !66)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 50, type: !6)
!84 = distinct !DILexicalBlock(scope: !31, file: !3, line: 50, column: 2)
!85 = !DILocation(line: 50, column: 11, scope: !84)
!86 = !DILocation(line: 50, column: 7, scope: !84)
!87 = !DILocation(line: 50, column: 18, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 50, column: 2)
!89 = !DILocation(line: 50, column: 22, scope: !88)
!90 = !DILocation(line: 50, column: 20, scope: !88)
!91 = !DILocation(line: 50, column: 2, scope: !84)
!92 = !DILocation(line: 51, column: 14, scope: !88)
!93 = !DILocation(line: 51, column: 10, scope: !88)
!94 = !DILocation(line: 51, column: 7, scope: !88)
!95 = !DILocation(line: 51, column: 3, scope: !88)
!96 = !DILocation(line: 50, column: 26, scope: !88)
!97 = !DILocation(line: 50, column: 2, scope: !88)
!98 = distinct !{!98, !91, !99, !82}
!99 = !DILocation(line: 51, column: 15, scope: !84)
!100 = !DILocation(line: 52, column: 2, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 52, column: 2)
!102 = distinct !DILexicalBlock(scope: !31, file: !3, line: 52, column: 2)
!103 = !DILocation(line: 52, column: 2, scope: !102)
!104 = !DILocation(line: 53, column: 2, scope: !31)
!105 = !DILocation(line: 54, column: 1, scope: !31)
!106 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 6, type: !107, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !17)
!107 = !DISubroutineType(types: !108)
!108 = !{!6, !6}
!109 = !DILocalVariable(name: "v", arg: 1, scope: !106, file: !3, line: 6, type: !6)
!110 = !DILocation(line: 6, column: 25, scope: !106)
!111 = !DILocation(line: 8, column: 10, scope: !106)
!112 = !DILocation(line: 8, column: 2, scope: !106)
!113 = !DILocation(line: 9, column: 10, scope: !114)
!114 = distinct !DILexicalBlock(scope: !106, file: !3, line: 8, column: 13)
!115 = !DILocation(line: 10, column: 16, scope: !114)
!116 = !DILocation(line: 11, column: 13, scope: !114)
!117 = !DILocation(line: 12, column: 18, scope: !114)
!118 = !DILocation(line: 12, column: 20, scope: !114)
!119 = !DILocation(line: 12, column: 11, scope: !114)
!120 = !DILocation(line: 14, column: 1, scope: !106)
!121 = distinct !DISubprogram(name: "fib", scope: !3, file: !3, line: 16, type: !107, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !17)
!122 = !DILocalVariable(name: "n", arg: 1, scope: !121, file: !3, line: 16, type: !6)
!123 = !DILocation(line: 16, column: 20, scope: !121)
!124 = !DILocation(line: 16, column: 32, scope: !121)
!125 = !DILocation(line: 16, column: 34, scope: !121)
!126 = !DILocation(line: 16, column: 40, scope: !121)
!127 = !DILocation(line: 16, column: 48, scope: !121)
!128 = !DILocation(line: 16, column: 50, scope: !121)
!129 = !DILocation(line: 16, column: 44, scope: !121)
!130 = !DILocation(line: 16, column: 61, scope: !121)
!131 = !DILocation(line: 16, column: 63, scope: !121)
!132 = !DILocation(line: 16, column: 57, scope: !121)
!133 = !DILocation(line: 16, column: 55, scope: !121)
!134 = !DILocation(line: 16, column: 25, scope: !121)
!135 = !DILocation(line: 21, column: 10, scope: !2)
!136 = !DILocation(line: 21, column: 2, scope: !2)
!137 = !DILocalVariable(name: "code", arg: 1, scope: !11, file: !3, line: 24, type: !14)
!138 = !DILocation(line: 24, column: 28, scope: !11)
!139 = !DILocalVariable(name: "acc", scope: !11, file: !3, line: 27, type: !6)
!140 = !DILocation(line: 27, column: 6, scope: !11)
!141 = !DILocation(line: 28, column: 22, scope: !11)
!142 = !DILocation(line: 28, column: 17, scope: !11)
!143 = !DILocation(line: 28, column: 12, scope: !11)
!144 = !DILocation(line: 28, column: 8, scope: !11)
!145 = !DILocation(line: 28, column: 2, scope: !11)
!146 = !DILabel(scope: !11, name: "inc", file: !3, line: 29)
!147 = !DILocation(line: 29, column: 1, scope: !11)
!148 = !DILocation(line: 30, column: 5, scope: !11)
!149 = !DILocation(line: 31, column: 22, scope: !11)
!150 = !DILocation(line: 31, column: 17, scope: !11)
!151 = !DILocation(line: 31, column: 12, scope: !11)
!152 = !DILocation(line: 31, column: 8, scope: !11)
!153 = !DILocation(line: 31, column: 2, scope: !11)
!154 = !DILabel(scope: !11, name: "twice", file: !3, line: 32)
!155 = !DILocation(line: 32, column: 1, scope: !11)
!156 = !DILocation(line: 33, column: 6, scope: !11)
!157 = !DILocation(line: 34, column: 22, scope: !11)
!158 = !DILocation(line: 34, column: 17, scope: !11)
!159 = !DILocation(line: 34, column: 12, scope: !11)
!160 = !DILocation(line: 34, column: 8, scope: !11)
!161 = !DILocation(line: 34, column: 2, scope: !11)
!162 = !DILabel(scope: !11, name: "stop", file: !3, line: 35)
!163 = !DILocation(line: 35, column: 1, scope: !11)
!164 = !DILocation(line: 36, column: 9, scope: !11)
!165 = !DILocation(line: 36, column: 2, scope: !11)
