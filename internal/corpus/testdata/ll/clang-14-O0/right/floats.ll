; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@f = dso_local global float 1.500000e+00, align 4, !dbg !0
@d = dso_local global double -2.250000e+00, align 8, !dbg !10
@i = dso_local global i32 7, align 4, !dbg !12
@u = dso_local global i8 -56, align 1, !dbg !14
@tenth = dso_local global double 1.000000e-01, align 8, !dbg !17
@.str = private unnamed_addr constant [46 x i8] c"f * 2 == 3.0f && d + f == -0.75 && -d == 2.25\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"floats.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [57 x i8] c"(int)d == -2 && (unsigned)f == 1 && (double)i / 2 == 3.5\00", align 1
@.str.3 = private unnamed_addr constant [44 x i8] c"(float)u == 200.0f && (float)tenth != tenth\00", align 1
@.str.4 = private unnamed_addr constant [54 x i8] c"inf > 1e308 && nan != nan && !(nan < 1) && isnan(nan)\00", align 1
@.str.5 = private unnamed_addr constant [37 x i8] c"fabs(d) == 2.25 && sqrt(16.0) == 4.0\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store i32 0, i32* %1, align 4
  %4 = load float, float* @f, align 4, !dbg !31
  %5 = fmul float %4, 2.000000e+00, !dbg !31
  %6 = fcmp oeq float %5, 3.000000e+00, !dbg !31
  br i1 %6, label %7, label %18, !dbg !31

7:                                                ; preds = %0
  %8 = load double, double* @d, align 8, !dbg !31
  %9 = load float, float* @f, align 4, !dbg !31
  %10 = fpext float %9 to double, !dbg !31
  %11 = fadd double %8, %10, !dbg !31
  %12 = fcmp oeq double %11, -7.500000e-01, !dbg !31
  br i1 %12, label %13, label %18, !dbg !31

13:                                               ; preds = %7
  %14 = load double, double* @d, align 8, !dbg !31
  %15 = fneg double %14, !dbg !31
  %16 = fcmp oeq double %15, 2.250000e+00, !dbg !31
  br i1 %16, label %17, label %18, !dbg !34

17:                                               ; preds = %13
  br label %19, !dbg !34

18:                                               ; preds = %13, %7, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !31
  unreachable, !dbg !31

19:                                               ; preds = %17
  %20 = load double, double* @d, align 8, !dbg !35
  %21 = fptosi double %20 to i32, !dbg !35
  %22 = icmp eq i32 %21, -2, !dbg !35
  br i1 %22, label %23, label %33, !dbg !35

23:                                               ; preds = %19
  %24 = load float, float* @f, align 4, !dbg !35
  %25 = fptoui float %24 to i32, !dbg !35
  %26 = icmp eq i32 %25, 1, !dbg !35
  br i1 %26, label %27, label %33, !dbg !35

27:                                               ; preds = %23
  %28 = load i32, i32* @i, align 4, !dbg !35
  %29 = sitofp i32 %28 to double, !dbg !35
  %30 = fdiv double %29, 2.000000e+00, !dbg !35
  %31 = fcmp oeq double %30, 3.500000e+00, !dbg !35
  br i1 %31, label %32, label %33, !dbg !38

32:                                               ; preds = %27
  br label %34, !dbg !38

33:                                               ; preds = %27, %23, %19
  call void @__assert_fail(i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !35
  unreachable, !dbg !35

34:                                               ; preds = %32
  %35 = load i8, i8* @u, align 1, !dbg !39
  %36 = uitofp i8 %35 to float, !dbg !39
  %37 = fcmp oeq float %36, 2.000000e+02, !dbg !39
  br i1 %37, label %38, label %45, !dbg !39

38:                                               ; preds = %34
  %39 = load double, double* @tenth, align 8, !dbg !39
  %40 = fptrunc double %39 to float, !dbg !39
  %41 = fpext float %40 to double, !dbg !39
  %42 = load double, double* @tenth, align 8, !dbg !39
  %43 = fcmp une double %41, %42, !dbg !39
  br i1 %43, label %44, label %45, !dbg !42

44:                                               ; preds = %38
  br label %46, !dbg !42

45:                                               ; preds = %38, %34
  call void @__assert_fail(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !39
  unreachable, !dbg !39

46:                                               ; preds = %44
  call void @llvm.dbg.declare(metadata double* %2, metadata !43, metadata !DIExpression()), !dbg !44
  store double 0x7FF0000000000000, double* %2, align 8, !dbg !44
  call void @llvm.dbg.declare(metadata double* %3, metadata !45, metadata !DIExpression()), !dbg !46
  %47 = load double, double* %2, align 8, !dbg !47
  %48 = load double, double* %2, align 8, !dbg !48
  %49 = fsub double %47, %48, !dbg !49
  store double %49, double* %3, align 8, !dbg !46
  %50 = load double, double* %2, align 8, !dbg !50
  %51 = fcmp ogt double %50, 1.000000e+308, !dbg !50
  br i1 %51, label %52, label %63, !dbg !50

52:                                               ; preds = %46
  %53 = load double, double* %3, align 8, !dbg !50
  %54 = load double, double* %3, align 8, !dbg !50
  %55 = fcmp une double %53, %54, !dbg !50
  br i1 %55, label %56, label %63, !dbg !50

56:                                               ; preds = %52
  %57 = load double, double* %3, align 8, !dbg !50
  %58 = fcmp olt double %57, 1.000000e+00, !dbg !50
  br i1 %58, label %63, label %59, !dbg !50

59:                                               ; preds = %56
  %60 = load double, double* %3, align 8, !dbg !50
  %61 = fcmp uno double %60, %60, !dbg !50
  br i1 %61, label %62, label %63, !dbg !53

62:                                               ; preds = %59
  br label %64, !dbg !53

63:                                               ; preds = %59, %56, %52, %46
  call void @__assert_fail(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !50
  unreachable, !dbg !50

64:                                               ; preds = %62
  %65 = load double, double* @d, align 8, !dbg !54
  %66 = call double @llvm.fabs.f64(double %65), !dbg !54
  %67 = fcmp oeq double %66, 2.250000e+00, !dbg !54
  br i1 %67, label %68, label %72, !dbg !54

68:                                               ; preds = %64
  %69 = call double @sqrt(double noundef 1.600000e+01) #5, !dbg !54
  %70 = fcmp oeq double %69, 4.000000e+00, !dbg !54
  br i1 %70, label %71, label %72, !dbg !57

71:                                               ; preds = %68
  br label %73, !dbg !57

72:                                               ; preds = %68, %64
  call void @__assert_fail(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !54
  unreachable, !dbg !54

73:                                               ; preds = %71
  ret i32 0, !dbg !58
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nounwind
declare double @sqrt(double noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "floats.c", directory: ".", checksumkind: CSK_MD5, checksum: "e3b3e7565b52eca7f62730101df885af")
!4 = !{!5, !6, !7, !8}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !{!0, !10, !12, !14, !17}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "i", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 9, type: !16, isLocal: false, isDefinition: true)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "tenth", scope: !2, file: !3, line: 10, type: !7, isLocal: false, isDefinition: true)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 14.0.6"}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !28, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!5}
!30 = !{}
!31 = !DILocation(line: 14, column: 2, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 14, column: 2)
!33 = distinct !DILexicalBlock(scope: !27, file: !3, line: 14, column: 2)
!34 = !DILocation(line: 14, column: 2, scope: !33)
!35 = !DILocation(line: 15, column: 2, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !3, line: 15, column: 2)
!37 = distinct !DILexicalBlock(scope: !27, file: !3, line: 15, column: 2)
!38 = !DILocation(line: 15, column: 2, scope: !37)
!39 = !DILocation(line: 16, column: 2, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 16, column: 2)
!41 = distinct !DILexicalBlock(scope: !27, file: !3, line: 16, column: 2)
!42 = !DILocation(line: 16, column: 2, scope: !41)
!43 = !DILocalVariable(name: "inf", scope: !27, file: !3, line: 17, type: !7)
!44 = !DILocation(line: 17, column: 9, scope: !27)
!45 = !DILocalVariable(name: "nan", scope: !27, file: !3, line: 17, type: !7)
!46 = !DILocation(line: 17, column: 27, scope: !27)
!47 = !DILocation(line: 17, column: 33, scope: !27)
!48 = !DILocation(line: 17, column: 39, scope: !27)
!49 = !DILocation(line: 17, column: 37, scope: !27)
!50 = !DILocation(line: 18, column: 2, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 18, column: 2)
!52 = distinct !DILexicalBlock(scope: !27, file: !3, line: 18, column: 2)
!53 = !DILocation(line: 18, column: 2, scope: !52)
!54 = !DILocation(line: 19, column: 2, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 19, column: 2)
!56 = distinct !DILexicalBlock(scope: !27, file: !3, line: 19, column: 2)
!57 = !DILocation(line: 19, column: 2, scope: !56)
!58 = !DILocation(line: 20, column: 2, scope: !27)
