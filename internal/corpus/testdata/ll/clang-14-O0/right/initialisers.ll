; ModuleID = 'initialisers.c'
source_filename = "initialisers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ops = type { i32 ()*, i8*, %struct.ops* }

@arr = dso_local global [10 x i32] [i32 0, i32 0, i32 0, i32 30, i32 0, i32 0, i32 0, i32 70, i32 70, i32 0], align 16, !dbg !0
@mid = dso_local global i32* bitcast (i8* getelementptr (i8, i8* bitcast ([10 x i32]* @arr to i8*), i64 20) to i32*), align 8, !dbg !5
@one_before_mid = dso_local global i32* bitcast (i8* getelementptr (i8, i8* bitcast ([10 x i32]* @arr to i8*), i64 16) to i32*), align 8, !dbg !9
@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"beta\00", align 1
@names = dso_local global [3 x i8*] [i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i8* null], align 16, !dbg !11
@text = dso_local global [8 x i8] c"four\00\00\00\00", align 1, !dbg !19
@.str.2 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@second = dso_local global %struct.ops { i32 ()* @f2, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), %struct.ops* null }, align 8, !dbg !24
@.str.3 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@first = dso_local global %struct.ops { i32 ()* @f1, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), %struct.ops* @second }, align 8, !dbg !35
@u = dso_local global { [8 x i8] } { [8 x i8] c"\00\00\00\00\00\00\F0?" }, align 8, !dbg !37
@distance = dso_local global i64 40, align 8, !dbg !46
@self = dso_local global i8* bitcast (i8** @self to i8*), align 8, !dbg !49
@bits = dso_local global { i8, i8, [2 x i8] } { i8 -15, i8 127, [2 x i8] undef }, align 4, !dbg !52
@.str.4 = private unnamed_addr constant [60 x i8] c"arr[3] == 30 && arr[7] == 70 && arr[8] == 70 && arr[9] == 0\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"initialisers.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.6 = private unnamed_addr constant [61 x i8] c"mid - arr == 5 && one_before_mid == mid - 1 && mid[-2] == 30\00", align 1
@.str.7 = private unnamed_addr constant [84 x i8] c"strcmp(names[1], \22beta\22) == 0 && names[2] == 0 && strlen(text) == 4 && text[7] == 0\00", align 1
@.str.8 = private unnamed_addr constant [86 x i8] c"first.get() == 1 && first.next->get() == 2 && strcmp(first.next->name, \22second\22) == 0\00", align 1
@.str.9 = private unnamed_addr constant [46 x i8] c"u.d == 1.0 && distance == 40 && self == &self\00", align 1
@.str.10 = private unnamed_addr constant [31 x i8] c"bits.a == 17 && bits.b == 1023\00", align 1
@.str.11 = private unnamed_addr constant [12 x i8] c"arr[0] == 5\00", align 1

@alias_of_arr = dso_local alias [10 x i32], [10 x i32]* @arr

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @f2() #0 !dbg !70 {
  ret i32 2, !dbg !72
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @f1() #0 !dbg !73 {
  ret i32 1, !dbg !74
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !75 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = load i32, i32* getelementptr inbounds ([10 x i32], [10 x i32]* @arr, i64 0, i64 3), align 4, !dbg !76
  %3 = icmp eq i32 %2, 30, !dbg !76
  br i1 %3, label %4, label %14, !dbg !76

4:                                                ; preds = %0
  %5 = load i32, i32* getelementptr inbounds ([10 x i32], [10 x i32]* @arr, i64 0, i64 7), align 4, !dbg !76
  %6 = icmp eq i32 %5, 70, !dbg !76
  br i1 %6, label %7, label %14, !dbg !76

7:                                                ; preds = %4
  %8 = load i32, i32* getelementptr inbounds ([10 x i32], [10 x i32]* @arr, i64 0, i64 8), align 16, !dbg !76
  %9 = icmp eq i32 %8, 70, !dbg !76
  br i1 %9, label %10, label %14, !dbg !76

10:                                               ; preds = %7
  %11 = load i32, i32* getelementptr inbounds ([10 x i32], [10 x i32]* @arr, i64 0, i64 9), align 4, !dbg !76
  %12 = icmp eq i32 %11, 0, !dbg !76
  br i1 %12, label %13, label %14, !dbg !79

13:                                               ; preds = %10
  br label %15, !dbg !79

14:                                               ; preds = %10, %7, %4, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !76
  unreachable, !dbg !76

15:                                               ; preds = %13
  %16 = load i32*, i32** @mid, align 8, !dbg !80
  %17 = ptrtoint i32* %16 to i64, !dbg !80
  %18 = sub i64 %17, ptrtoint ([10 x i32]* @arr to i64), !dbg !80
  %19 = sdiv exact i64 %18, 4, !dbg !80
  %20 = icmp eq i64 %19, 5, !dbg !80
  br i1 %20, label %21, label %32, !dbg !80

21:                                               ; preds = %15
  %22 = load i32*, i32** @one_before_mid, align 8, !dbg !80
  %23 = load i32*, i32** @mid, align 8, !dbg !80
  %24 = getelementptr inbounds i32, i32* %23, i64 -1, !dbg !80
  %25 = icmp eq i32* %22, %24, !dbg !80
  br i1 %25, label %26, label %32, !dbg !80

26:                                               ; preds = %21
  %27 = load i32*, i32** @mid, align 8, !dbg !80
  %28 = getelementptr inbounds i32, i32* %27, i64 -2, !dbg !80
  %29 = load i32, i32* %28, align 4, !dbg !80
  %30 = icmp eq i32 %29, 30, !dbg !80
  br i1 %30, label %31, label %32, !dbg !83

31:                                               ; preds = %26
  br label %33, !dbg !83

32:                                               ; preds = %26, %21, %15
  call void @__assert_fail(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !80
  unreachable, !dbg !80

33:                                               ; preds = %31
  %34 = load i8*, i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @names, i64 0, i64 1), align 8, !dbg !84
  %35 = call i32 @strcmp(i8* noundef %34, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)) #4, !dbg !84
  %36 = icmp eq i32 %35, 0, !dbg !84
  br i1 %36, label %37, label %48, !dbg !84

37:                                               ; preds = %33
  %38 = load i8*, i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @names, i64 0, i64 2), align 16, !dbg !84
  %39 = icmp eq i8* %38, null, !dbg !84
  br i1 %39, label %40, label %48, !dbg !84

40:                                               ; preds = %37
  %41 = call i64 @strlen(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @text, i64 0, i64 0)) #4, !dbg !84
  %42 = icmp eq i64 %41, 4, !dbg !84
  br i1 %42, label %43, label %48, !dbg !84

43:                                               ; preds = %40
  %44 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @text, i64 0, i64 7), align 1, !dbg !84
  %45 = sext i8 %44 to i32, !dbg !84
  %46 = icmp eq i32 %45, 0, !dbg !84
  br i1 %46, label %47, label %48, !dbg !87

47:                                               ; preds = %43
  br label %49, !dbg !87

48:                                               ; preds = %43, %40, %37, %33
  call void @__assert_fail(i8* noundef getelementptr inbounds ([84 x i8], [84 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !84
  unreachable, !dbg !84

49:                                               ; preds = %47
  %50 = load i32 ()*, i32 ()** getelementptr inbounds (%struct.ops, %struct.ops* @first, i32 0, i32 0), align 8, !dbg !88
  %51 = call i32 %50(), !dbg !88
  %52 = icmp eq i32 %51, 1, !dbg !88
  br i1 %52, label %53, label %66, !dbg !88

53:                                               ; preds = %49
  %54 = load %struct.ops*, %struct.ops** getelementptr inbounds (%struct.ops, %struct.ops* @first, i32 0, i32 2), align 8, !dbg !88
  %55 = getelementptr inbounds %struct.ops, %struct.ops* %54, i32 0, i32 0, !dbg !88
  %56 = load i32 ()*, i32 ()** %55, align 8, !dbg !88
  %57 = call i32 %56(), !dbg !88
  %58 = icmp eq i32 %57, 2, !dbg !88
  br i1 %58, label %59, label %66, !dbg !88

59:                                               ; preds = %53
  %60 = load %struct.ops*, %struct.ops** getelementptr inbounds (%struct.ops, %struct.ops* @first, i32 0, i32 2), align 8, !dbg !88
  %61 = getelementptr inbounds %struct.ops, %struct.ops* %60, i32 0, i32 1, !dbg !88
  %62 = load i8*, i8** %61, align 8, !dbg !88
  %63 = call i32 @strcmp(i8* noundef %62, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0)) #4, !dbg !88
  %64 = icmp eq i32 %63, 0, !dbg !88
  br i1 %64, label %65, label %66, !dbg !91

65:                                               ; preds = %59
  br label %67, !dbg !91

66:                                               ; preds = %59, %53, %49
  call void @__assert_fail(i8* noundef getelementptr inbounds ([86 x i8], [86 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !88
  unreachable, !dbg !88

67:                                               ; preds = %65
  %68 = load double, double* bitcast ({ [8 x i8] }* @u to double*), align 8, !dbg !92
  %69 = fcmp oeq double %68, 1.000000e+00, !dbg !92
  br i1 %69, label %70, label %77, !dbg !92

70:                                               ; preds = %67
  %71 = load i64, i64* @distance, align 8, !dbg !92
  %72 = icmp eq i64 %71, 40, !dbg !92
  br i1 %72, label %73, label %77, !dbg !92

73:                                               ; preds = %70
  %74 = load i8*, i8** @self, align 8, !dbg !92
  %75 = icmp eq i8* %74, bitcast (i8** @self to i8*), !dbg !92
  br i1 %75, label %76, label %77, !dbg !95

76:                                               ; preds = %73
  br label %78, !dbg !95

77:                                               ; preds = %73, %70, %67
  call void @__assert_fail(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !92
  unreachable, !dbg !92

78:                                               ; preds = %76
  %79 = load i16, i16* bitcast ({ i8, i8, [2 x i8] }* @bits to i16*), align 4, !dbg !96
  %80 = and i16 %79, 31, !dbg !96
  %81 = zext i16 %80 to i32, !dbg !96
  %82 = icmp eq i32 %81, 17, !dbg !96
  br i1 %82, label %83, label %89, !dbg !96

83:                                               ; preds = %78
  %84 = load i16, i16* bitcast ({ i8, i8, [2 x i8] }* @bits to i16*), align 4, !dbg !96
  %85 = lshr i16 %84, 5, !dbg !96
  %86 = zext i16 %85 to i32, !dbg !96
  %87 = icmp eq i32 %86, 1023, !dbg !96
  br i1 %87, label %88, label %89, !dbg !99

88:                                               ; preds = %83
  br label %90, !dbg !99

89:                                               ; preds = %83, %78
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !96
  unreachable, !dbg !96

90:                                               ; preds = %88
  store i32 5, i32* getelementptr inbounds ([10 x i32], [10 x i32]* @alias_of_arr, i64 0, i64 0), align 16, !dbg !100
  %91 = load i32, i32* getelementptr inbounds ([10 x i32], [10 x i32]* @arr, i64 0, i64 0), align 16, !dbg !101
  %92 = icmp eq i32 %91, 5, !dbg !101
  br i1 %92, label %93, label %94, !dbg !104

93:                                               ; preds = %90
  br label %95, !dbg !104

94:                                               ; preds = %90
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !101
  unreachable, !dbg !101

95:                                               ; preds = %93
  ret i32 0, !dbg !105
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }
attributes #4 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}
!llvm.ident = !{!69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "arr", scope: !2, file: !3, line: 9, type: !59, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "initialisers.c", directory: ".", checksumkind: CSK_MD5, checksum: "9822b93863ded0a60439de1e339d65f7")
!4 = !{!0, !5, !9, !11, !19, !24, !35, !37, !46, !49, !52}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "mid", scope: !2, file: !3, line: 10, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "one_before_mid", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 12, type: !13, isLocal: false, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 192, elements: !17)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 3)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 13, type: !21, isLocal: false, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 8)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 14, type: !26, isLocal: false, isDefinition: true)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ops", file: !3, line: 14, size: 192, elements: !27)
!27 = !{!28, !32, !33}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "get", scope: !26, file: !3, line: 14, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DISubroutineType(types: !31)
!31 = !{!8}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !26, file: !3, line: 14, baseType: !14, size: 64, offset: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !26, file: !3, line: 14, baseType: !34, size: 64, offset: 128)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 14, type: !26, isLocal: false, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 15, type: !39, isLocal: false, isDefinition: true)
!39 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 15, size: 64, elements: !40)
!40 = !{!41, !43}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !39, file: !3, line: 15, baseType: !42, size: 64)
!42 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !39, file: !3, line: 15, baseType: !44, size: 64)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 64, elements: !22)
!45 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "distance", scope: !2, file: !3, line: 16, type: !48, isLocal: false, isDefinition: true)
!48 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "self", scope: !2, file: !3, line: 17, type: !51, isLocal: false, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "bits", scope: !2, file: !3, line: 18, type: !54, isLocal: false, isDefinition: true)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 18, size: 32, elements: !55)
!55 = !{!56, !58}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !54, file: !3, line: 18, baseType: !57, size: 5, flags: DIFlagBitField, extraData: i64 0)
!57 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !54, file: !3, line: 18, baseType: !57, size: 11, offset: 5, flags: DIFlagBitField, extraData: i64 0)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 320, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 10)
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 7, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 1}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = !{!"Debian clang version 14.0.6"}
!70 = distinct !DISubprogram(name: "f2", scope: !3, file: !3, line: 7, type: !30, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!71 = !{}
!72 = !DILocation(line: 7, column: 23, scope: !70)
!73 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 6, type: !30, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!74 = !DILocation(line: 6, column: 23, scope: !73)
!75 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !30, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !71)
!76 = !DILocation(line: 24, column: 2, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 24, column: 2)
!78 = distinct !DILexicalBlock(scope: !75, file: !3, line: 24, column: 2)
!79 = !DILocation(line: 24, column: 2, scope: !78)
!80 = !DILocation(line: 25, column: 2, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 25, column: 2)
!82 = distinct !DILexicalBlock(scope: !75, file: !3, line: 25, column: 2)
!83 = !DILocation(line: 25, column: 2, scope: !82)
!84 = !DILocation(line: 26, column: 2, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 26, column: 2)
!86 = distinct !DILexicalBlock(scope: !75, file: !3, line: 26, column: 2)
!87 = !DILocation(line: 26, column: 2, scope: !86)
!88 = !DILocation(line: 27, column: 2, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !3, line: 27, column: 2)
!90 = distinct !DILexicalBlock(scope: !75, file: !3, line: 27, column: 2)
!91 = !DILocation(line: 27, column: 2, scope: !90)
!92 = !DILocation(line: 28, column: 2, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 28, column: 2)
!94 = distinct !DILexicalBlock(scope: !75, file: !3, line: 28, column: 2)
!95 = !DILocation(line: 28, column: 2, scope: !94)
!96 = !DILocation(line: 29, column: 2, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 29, column: 2)
!98 = distinct !DILexicalBlock(scope: !75, file: !3, line: 29, column: 2)
!99 = !DILocation(line: 29, column: 2, scope: !98)
!100 = !DILocation(line: 30, column: 18, scope: !75)
!101 = !DILocation(line: 31, column: 2, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 31, column: 2)
!103 = distinct !DILexicalBlock(scope: !75, file: !3, line: 31, column: 2)
!104 = !DILocation(line: 31, column: 2, scope: !103)
!105 = !DILocation(line: 32, column: 2, scope: !75)
