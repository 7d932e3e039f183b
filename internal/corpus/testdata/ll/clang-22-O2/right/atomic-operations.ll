; ModuleID = 'atomic-operations.c'
source_filename = "atomic-operations.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

@i = dso_local global i32 6, align 4, !dbg !0
@c = dso_local global i8 -6, align 1, !dbg !7
@l = dso_local global i64 -1, align 8, !dbg !12
@f = dso_local global float 1.000000e+00, align 4, !dbg !17
@.str = private unnamed_addr constant [62 x i8] c"atomic_fetch_add(&i, 4) == 6 && atomic_fetch_sub(&i, 1) == 10\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [20 x i8] c"atomic-operations.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !32
@.str.2 = private unnamed_addr constant [95 x i8] c"atomic_fetch_or(&i, 6) == 9 && atomic_fetch_and(&i, 12) == 15 && atomic_fetch_xor(&i, 5) == 12\00", align 1, !dbg !38
@.str.3 = private unnamed_addr constant [7 x i8] c"i == 9\00", align 1, !dbg !43
@.str.4 = private unnamed_addr constant [62 x i8] c"(unsigned char)(atomic_fetch_add(&c, 10) + 10) == 4 && c == 4\00", align 1, !dbg !48
@.str.5 = private unnamed_addr constant [55 x i8] c"atomic_exchange(&l, 1LL << 40) == -1 && l == 1LL << 40\00", align 1, !dbg !50
@b = dso_local global i8 0, align 1, !dbg !90
@.str.6 = private unnamed_addr constant [32 x i8] c"!atomic_exchange(&b, true) && b\00", align 1, !dbg !55
@.str.7 = private unnamed_addr constant [67 x i8] c"!atomic_compare_exchange_strong(&i, &expected, 1) && expected == 9\00", align 1, !dbg !60
@.str.8 = private unnamed_addr constant [59 x i8] c"atomic_compare_exchange_strong(&i, &expected, 1) && i == 1\00", align 1, !dbg !65
@.str.9 = private unnamed_addr constant [20 x i8] c"i == 10 && --i == 9\00", align 1, !dbg !70
@cells = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !100
@p = dso_local global ptr null, align 8, !dbg !95
@.str.10 = private unnamed_addr constant [15 x i8] c"p == &cells[2]\00", align 1, !dbg !72
@.str.11 = private unnamed_addr constant [10 x i8] c"f == 1.5f\00", align 1, !dbg !75
@.str.12 = private unnamed_addr constant [68 x i8] c"!atomic_flag_test_and_set(&flag) && atomic_flag_test_and_set(&flag)\00", align 1, !dbg !80
@.str.13 = private unnamed_addr constant [33 x i8] c"!atomic_flag_test_and_set(&flag)\00", align 1, !dbg !85

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !119 {
  %1 = alloca %struct.atomic_flag, align 1, !DIAssignID !129
    #dbg_assign(i1 poison, !124, !DIExpression(), !129, ptr %1, !DIExpression(), !130)
  %2 = atomicrmw add ptr @i, i32 4 seq_cst, align 4, !dbg !131
  %3 = icmp eq i32 %2, 6, !dbg !134
  br i1 %3, label %4, label %7, !dbg !135

4:                                                ; preds = %0
  %5 = atomicrmw sub ptr @i, i32 1 seq_cst, align 4, !dbg !136
  %6 = icmp eq i32 %5, 10, !dbg !137
  br i1 %6, label %8, label %7, !dbg !138

7:                                                ; preds = %4, %0
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 17, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !139
  unreachable, !dbg !139

8:                                                ; preds = %4
  %9 = atomicrmw or ptr @i, i32 6 seq_cst, align 4, !dbg !140
  %10 = icmp eq i32 %9, 9, !dbg !143
  br i1 %10, label %11, label %17, !dbg !144

11:                                               ; preds = %8
  %12 = atomicrmw and ptr @i, i32 12 seq_cst, align 4, !dbg !145
  %13 = icmp eq i32 %12, 15, !dbg !146
  br i1 %13, label %14, label %17, !dbg !147

14:                                               ; preds = %11
  %15 = atomicrmw xor ptr @i, i32 5 seq_cst, align 4, !dbg !148
  %16 = icmp eq i32 %15, 12, !dbg !149
  br i1 %16, label %18, label %17, !dbg !150

17:                                               ; preds = %14, %11, %8
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 18, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !151
  unreachable, !dbg !151

18:                                               ; preds = %14
  %19 = load atomic i32, ptr @i seq_cst, align 4, !dbg !152, !tbaa !155
  %20 = icmp eq i32 %19, 9, !dbg !156
  br i1 %20, label %22, label %21, !dbg !157

21:                                               ; preds = %18
  tail call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 19, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !158
  unreachable, !dbg !158

22:                                               ; preds = %18
  %23 = atomicrmw add ptr @c, i8 10 seq_cst, align 1, !dbg !159
  %24 = icmp eq i8 %23, -6, !dbg !162
  br i1 %24, label %25, label %28, !dbg !163

25:                                               ; preds = %22
  %26 = load atomic i8, ptr @c seq_cst, align 1, !dbg !164, !tbaa !155
  %27 = icmp eq i8 %26, 4, !dbg !165
  br i1 %27, label %29, label %28, !dbg !166

28:                                               ; preds = %25, %22
  tail call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 20, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !167
  unreachable, !dbg !167

29:                                               ; preds = %25
  %30 = atomicrmw xchg ptr @l, i64 1099511627776 seq_cst, align 8, !dbg !168
  %31 = icmp eq i64 %30, -1, !dbg !171
  br i1 %31, label %32, label %35, !dbg !172

32:                                               ; preds = %29
  %33 = load atomic i64, ptr @l seq_cst, align 8, !dbg !173, !tbaa !155
  %34 = icmp eq i64 %33, 1099511627776, !dbg !174
  br i1 %34, label %36, label %35, !dbg !175

35:                                               ; preds = %32, %29
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 21, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !176
  unreachable, !dbg !176

36:                                               ; preds = %32
  %37 = atomicrmw xchg ptr @b, i8 1 seq_cst, align 1, !dbg !177
  %38 = trunc i8 %37 to i1, !dbg !180
  br i1 %38, label %42, label %39, !dbg !181

39:                                               ; preds = %36
  %40 = load atomic i8, ptr @b seq_cst, align 1, !dbg !182, !tbaa !155
  %41 = trunc i8 %40 to i1, !dbg !183
  br i1 %41, label %43, label %42, !dbg !184

42:                                               ; preds = %39, %36
  tail call void @__assert_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, i32 noundef 22, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !185
  unreachable, !dbg !185

43:                                               ; preds = %39
    #dbg_value(i32 8, !123, !DIExpression(), !130)
  %44 = cmpxchg ptr @i, i32 8, i32 1 seq_cst seq_cst, align 4, !dbg !186
  %45 = extractvalue { i32, i1 } %44, 1, !dbg !189
  %46 = extractvalue { i32, i1 } %44, 0, !dbg !186
  %47 = icmp ne i32 %46, 9, !dbg !186
    #dbg_value(i1 poison, !123, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value), !130)
  %48 = select i1 %45, i1 true, i1 %47, !dbg !190
  br i1 %48, label %49, label %50, !dbg !190

49:                                               ; preds = %43
  tail call void @__assert_fail(ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.1, i32 noundef 24, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !191
  unreachable, !dbg !191

50:                                               ; preds = %43
  %51 = cmpxchg ptr @i, i32 9, i32 1 seq_cst seq_cst, align 4, !dbg !192
  %52 = extractvalue { i32, i1 } %51, 1, !dbg !195
  br i1 %52, label %53, label %56, !dbg !196

53:                                               ; preds = %50
  %54 = load atomic i32, ptr @i seq_cst, align 4, !dbg !197, !tbaa !155
  %55 = icmp eq i32 %54, 1, !dbg !198
  br i1 %55, label %57, label %56, !dbg !199

56:                                               ; preds = %53, %50
  tail call void @__assert_fail(ptr noundef nonnull @.str.8, ptr noundef nonnull @.str.1, i32 noundef 25, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !200
  unreachable, !dbg !200

57:                                               ; preds = %53
  %58 = atomicrmw add ptr @i, i32 1 seq_cst, align 4, !dbg !201
  %59 = load atomic i32, ptr @i seq_cst, align 4, !dbg !202, !tbaa !155
  br label %60, !dbg !202

60:                                               ; preds = %60, %57
  %61 = phi i32 [ %59, %57 ], [ %64, %60 ], !dbg !202
  %62 = mul nsw i32 %61, 5, !dbg !202
  %63 = cmpxchg ptr @i, i32 %61, i32 %62 seq_cst seq_cst, align 4, !dbg !202
  %64 = extractvalue { i32, i1 } %63, 0, !dbg !202
  %65 = extractvalue { i32, i1 } %63, 1, !dbg !202
  br i1 %65, label %66, label %60, !dbg !202

66:                                               ; preds = %60
  %67 = load atomic i32, ptr @i seq_cst, align 4, !dbg !203, !tbaa !155
  %68 = icmp eq i32 %67, 10, !dbg !206
  br i1 %68, label %69, label %72, !dbg !207

69:                                               ; preds = %66
  %70 = atomicrmw sub ptr @i, i32 1 seq_cst, align 4, !dbg !208
  %71 = icmp eq i32 %70, 10, !dbg !209
  br i1 %71, label %73, label %72, !dbg !210

72:                                               ; preds = %69, %66
  tail call void @__assert_fail(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !211
  unreachable, !dbg !211

73:                                               ; preds = %69
  store atomic ptr @cells, ptr @p seq_cst, align 8, !dbg !212, !tbaa !155
  %74 = atomicrmw add ptr @p, i64 8 seq_cst, align 8, !dbg !213
  %75 = load atomic ptr, ptr @p seq_cst, align 8, !dbg !214, !tbaa !155
  %76 = icmp eq ptr %75, getelementptr inbounds nuw (i8, ptr @cells, i64 8), !dbg !217
  br i1 %76, label %78, label %77, !dbg !218

77:                                               ; preds = %73
  tail call void @__assert_fail(ptr noundef nonnull @.str.10, ptr noundef nonnull @.str.1, i32 noundef 31, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !219
  unreachable, !dbg !219

78:                                               ; preds = %73
  %79 = load atomic float, ptr @f seq_cst, align 4, !dbg !220, !tbaa !155
  br label %80, !dbg !220

80:                                               ; preds = %80, %78
  %81 = phi float [ %79, %78 ], [ %88, %80 ], !dbg !220
  %82 = fadd float %81, 5.000000e-01, !dbg !220
  %83 = bitcast float %81 to i32, !dbg !220
  %84 = bitcast float %82 to i32, !dbg !220
  %85 = cmpxchg ptr @f, i32 %83, i32 %84 seq_cst seq_cst, align 4, !dbg !220
  %86 = extractvalue { i32, i1 } %85, 0, !dbg !220
  %87 = extractvalue { i32, i1 } %85, 1, !dbg !220
  %88 = bitcast i32 %86 to float, !dbg !220
  br i1 %87, label %89, label %80, !dbg !220

89:                                               ; preds = %80
  %90 = load atomic float, ptr @f seq_cst, align 4, !dbg !221, !tbaa !155
  %91 = fcmp oeq float %90, 1.500000e+00, !dbg !224
  br i1 %91, label %93, label %92, !dbg !225

92:                                               ; preds = %89
  tail call void @__assert_fail(ptr noundef nonnull @.str.11, ptr noundef nonnull @.str.1, i32 noundef 33, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !226
  unreachable, !dbg !226

93:                                               ; preds = %89
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #4, !dbg !227
  store i8 0, ptr %1, align 1, !dbg !228, !DIAssignID !229
    #dbg_assign(i8 0, !124, !DIExpression(), !229, ptr %1, !DIExpression(), !130)
  %94 = atomicrmw xchg ptr %1, i8 1 seq_cst, align 1, !dbg !230
  %95 = trunc i8 %94 to i1, !dbg !233
  br i1 %95, label %99, label %96, !dbg !234

96:                                               ; preds = %93
  %97 = atomicrmw xchg ptr %1, i8 1 seq_cst, align 1, !dbg !235
  %98 = trunc i8 %97 to i1, !dbg !236
  br i1 %98, label %100, label %99, !dbg !237

99:                                               ; preds = %96, %93
  call void @__assert_fail(ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.1, i32 noundef 35, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !238
  unreachable, !dbg !238

100:                                              ; preds = %96
  store atomic i8 0, ptr %1 seq_cst, align 1, !dbg !239, !DIAssignID !240
    #dbg_assign(i8 0, !124, !DIExpression(), !240, ptr %1, !DIExpression(), !130)
  %101 = atomicrmw xchg ptr %1, i8 1 seq_cst, align 1, !dbg !241
  %102 = trunc i8 %101 to i1, !dbg !244
  br i1 %102, label %103, label %104, !dbg !245

103:                                              ; preds = %100
  call void @__assert_fail(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.1, i32 noundef 37, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #3, !dbg !246
  unreachable, !dbg !246

104:                                              ; preds = %100
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #4, !dbg !247
  ret i32 0, !dbg !248
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn nounwind }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!107, !108, !109, !110, !111, !112, !113}
!llvm.ident = !{!114}
!llvm.errno.tbaa = !{!115}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "i", scope: !2, file: !3, line: 7, type: !105, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic-operations.c", directory: ".", checksumkind: CSK_MD5, checksum: "1755300500c65e9262b3c49ea83f4f3c")
!4 = !{!5}
!5 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!6 = !{!0, !7, !12, !17, !21, !27, !32, !38, !43, !48, !50, !55, !60, !65, !70, !72, !75, !80, !85, !90, !95, !100}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uchar", file: !10, line: 101, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 9, type: !14, isLocal: false, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_llong", file: !10, line: 108, baseType: !15)
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!16 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 13, type: !19, isLocal: false, isDefinition: true)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 496, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 62)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 160, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 20)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 120, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 15)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 760, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 95)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 56, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 7)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !23, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 440, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 55)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 256, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 32)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 536, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 67)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 472, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 59)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !29, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !74, isLocal: true, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !36)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !77, isLocal: true, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 80, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 10)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !82, isLocal: true, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 544, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 68)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 264, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 33)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 10, type: !92, isLocal: false, isDefinition: true)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !10, line: 97, baseType: !93)
!93 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !94)
!94 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 11, type: !97, isLocal: false, isDefinition: true)
!97 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !98)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!99 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 12, type: !102, isLocal: false, isDefinition: true)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !99, size: 128, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 4)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 104, baseType: !106)
!106 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !99)
!107 = !{i32 7, !"Dwarf Version", i32 5}
!108 = !{i32 2, !"Debug Info Version", i32 3}
!109 = !{i32 1, !"wchar_size", i32 4}
!110 = !{i32 8, !"PIC Level", i32 2}
!111 = !{i32 7, !"PIE Level", i32 2}
!112 = !{i32 7, !"uwtable", i32 2}
!113 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!114 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!115 = !{!116, !116, i64 0}
!116 = !{!"int", !117, i64 0}
!117 = !{!"omnipotent char", !118, i64 0}
!118 = !{!"Simple C/C++ TBAA"}
!119 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !120, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !122, keyInstructions: true)
!120 = !DISubroutineType(types: !121)
!121 = !{!99}
!122 = !{!123, !124}
!123 = !DILocalVariable(name: "expected", scope: !119, file: !3, line: 23, type: !99)
!124 = !DILocalVariable(name: "flag", scope: !119, file: !3, line: 34, type: !125)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !10, line: 173, baseType: !126)
!126 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !10, line: 173, size: 8, elements: !127)
!127 = !{!128}
!128 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !126, file: !10, line: 173, baseType: !92, size: 8)
!129 = distinct !DIAssignID()
!130 = !DILocation(line: 0, scope: !119)
!131 = !DILocation(line: 17, column: 9, scope: !132, atomGroup: 1, atomRank: 2)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 17, column: 9)
!133 = distinct !DILexicalBlock(scope: !119, file: !3, line: 17, column: 2)
!134 = !DILocation(line: 17, column: 33, scope: !132, atomGroup: 2, atomRank: 2)
!135 = !DILocation(line: 17, column: 38, scope: !132, atomGroup: 2, atomRank: 1)
!136 = !DILocation(line: 17, column: 41, scope: !132, atomGroup: 3, atomRank: 2)
!137 = !DILocation(line: 17, column: 65, scope: !132, atomGroup: 4, atomRank: 2)
!138 = !DILocation(line: 17, column: 38, scope: !132, atomGroup: 4, atomRank: 1)
!139 = !DILocation(line: 17, column: 2, scope: !132)
!140 = !DILocation(line: 18, column: 9, scope: !141, atomGroup: 5, atomRank: 2)
!141 = distinct !DILexicalBlock(scope: !142, file: !3, line: 18, column: 9)
!142 = distinct !DILexicalBlock(scope: !119, file: !3, line: 18, column: 2)
!143 = !DILocation(line: 18, column: 32, scope: !141, atomGroup: 6, atomRank: 2)
!144 = !DILocation(line: 18, column: 37, scope: !141, atomGroup: 6, atomRank: 1)
!145 = !DILocation(line: 18, column: 40, scope: !141, atomGroup: 7, atomRank: 2)
!146 = !DILocation(line: 18, column: 65, scope: !141, atomGroup: 8, atomRank: 2)
!147 = !DILocation(line: 18, column: 71, scope: !141, atomGroup: 8, atomRank: 1)
!148 = !DILocation(line: 18, column: 74, scope: !141, atomGroup: 9, atomRank: 2)
!149 = !DILocation(line: 18, column: 98, scope: !141, atomGroup: 10, atomRank: 2)
!150 = !DILocation(line: 18, column: 71, scope: !141, atomGroup: 10, atomRank: 1)
!151 = !DILocation(line: 18, column: 2, scope: !141)
!152 = !DILocation(line: 19, column: 9, scope: !153)
!153 = distinct !DILexicalBlock(scope: !154, file: !3, line: 19, column: 9)
!154 = distinct !DILexicalBlock(scope: !119, file: !3, line: 19, column: 2)
!155 = !{!117, !117, i64 0}
!156 = !DILocation(line: 19, column: 11, scope: !153, atomGroup: 11, atomRank: 2)
!157 = !DILocation(line: 19, column: 11, scope: !153, atomGroup: 11, atomRank: 1)
!158 = !DILocation(line: 19, column: 2, scope: !153)
!159 = !DILocation(line: 20, column: 25, scope: !160, atomGroup: 12, atomRank: 2)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 20, column: 9)
!161 = distinct !DILexicalBlock(scope: !119, file: !3, line: 20, column: 2)
!162 = !DILocation(line: 20, column: 56, scope: !160, atomGroup: 13, atomRank: 2)
!163 = !DILocation(line: 20, column: 61, scope: !160, atomGroup: 13, atomRank: 1)
!164 = !DILocation(line: 20, column: 64, scope: !160)
!165 = !DILocation(line: 20, column: 66, scope: !160, atomGroup: 14, atomRank: 2)
!166 = !DILocation(line: 20, column: 61, scope: !160, atomGroup: 14, atomRank: 1)
!167 = !DILocation(line: 20, column: 2, scope: !160)
!168 = !DILocation(line: 21, column: 9, scope: !169, atomGroup: 15, atomRank: 2)
!169 = distinct !DILexicalBlock(scope: !170, file: !3, line: 21, column: 9)
!170 = distinct !DILexicalBlock(scope: !119, file: !3, line: 21, column: 2)
!171 = !DILocation(line: 21, column: 40, scope: !169, atomGroup: 16, atomRank: 2)
!172 = !DILocation(line: 21, column: 46, scope: !169, atomGroup: 16, atomRank: 1)
!173 = !DILocation(line: 21, column: 49, scope: !169)
!174 = !DILocation(line: 21, column: 51, scope: !169, atomGroup: 17, atomRank: 2)
!175 = !DILocation(line: 21, column: 46, scope: !169, atomGroup: 17, atomRank: 1)
!176 = !DILocation(line: 21, column: 2, scope: !169)
!177 = !DILocation(line: 22, column: 10, scope: !178, atomGroup: 18, atomRank: 2)
!178 = distinct !DILexicalBlock(scope: !179, file: !3, line: 22, column: 9)
!179 = distinct !DILexicalBlock(scope: !119, file: !3, line: 22, column: 2)
!180 = !DILocation(line: 22, column: 10, scope: !178, atomGroup: 19, atomRank: 2)
!181 = !DILocation(line: 22, column: 36, scope: !178, atomGroup: 19, atomRank: 1)
!182 = !DILocation(line: 22, column: 39, scope: !178, atomGroup: 20, atomRank: 3)
!183 = !DILocation(line: 22, column: 39, scope: !178, atomGroup: 20, atomRank: 2)
!184 = !DILocation(line: 22, column: 36, scope: !178, atomGroup: 20, atomRank: 1)
!185 = !DILocation(line: 22, column: 2, scope: !178)
!186 = !DILocation(line: 24, column: 10, scope: !187)
!187 = distinct !DILexicalBlock(scope: !188, file: !3, line: 24, column: 9)
!188 = distinct !DILexicalBlock(scope: !119, file: !3, line: 24, column: 2)
!189 = !DILocation(line: 24, column: 10, scope: !187, atomGroup: 22, atomRank: 3)
!190 = !DILocation(line: 24, column: 59, scope: !187, atomGroup: 23, atomRank: 1)
!191 = !DILocation(line: 24, column: 2, scope: !187)
!192 = !DILocation(line: 25, column: 9, scope: !193)
!193 = distinct !DILexicalBlock(scope: !194, file: !3, line: 25, column: 9)
!194 = distinct !DILexicalBlock(scope: !119, file: !3, line: 25, column: 2)
!195 = !DILocation(line: 25, column: 9, scope: !193, atomGroup: 25, atomRank: 3)
!196 = !DILocation(line: 25, column: 58, scope: !193, atomGroup: 26, atomRank: 1)
!197 = !DILocation(line: 25, column: 61, scope: !193)
!198 = !DILocation(line: 25, column: 63, scope: !193, atomGroup: 27, atomRank: 2)
!199 = !DILocation(line: 25, column: 58, scope: !193, atomGroup: 27, atomRank: 1)
!200 = !DILocation(line: 25, column: 2, scope: !193)
!201 = !DILocation(line: 26, column: 3, scope: !119)
!202 = !DILocation(line: 27, column: 4, scope: !119)
!203 = !DILocation(line: 28, column: 9, scope: !204)
!204 = distinct !DILexicalBlock(scope: !205, file: !3, line: 28, column: 9)
!205 = distinct !DILexicalBlock(scope: !119, file: !3, line: 28, column: 2)
!206 = !DILocation(line: 28, column: 11, scope: !204, atomGroup: 28, atomRank: 2)
!207 = !DILocation(line: 28, column: 17, scope: !204, atomGroup: 28, atomRank: 1)
!208 = !DILocation(line: 28, column: 20, scope: !204)
!209 = !DILocation(line: 28, column: 24, scope: !204, atomGroup: 29, atomRank: 2)
!210 = !DILocation(line: 28, column: 17, scope: !204, atomGroup: 29, atomRank: 1)
!211 = !DILocation(line: 28, column: 2, scope: !204)
!212 = !DILocation(line: 29, column: 4, scope: !119)
!213 = !DILocation(line: 30, column: 2, scope: !119, atomGroup: 30, atomRank: 2)
!214 = !DILocation(line: 31, column: 9, scope: !215)
!215 = distinct !DILexicalBlock(scope: !216, file: !3, line: 31, column: 9)
!216 = distinct !DILexicalBlock(scope: !119, file: !3, line: 31, column: 2)
!217 = !DILocation(line: 31, column: 11, scope: !215, atomGroup: 31, atomRank: 2)
!218 = !DILocation(line: 31, column: 11, scope: !215, atomGroup: 31, atomRank: 1)
!219 = !DILocation(line: 31, column: 2, scope: !215)
!220 = !DILocation(line: 32, column: 4, scope: !119)
!221 = !DILocation(line: 33, column: 9, scope: !222)
!222 = distinct !DILexicalBlock(scope: !223, file: !3, line: 33, column: 9)
!223 = distinct !DILexicalBlock(scope: !119, file: !3, line: 33, column: 2)
!224 = !DILocation(line: 33, column: 11, scope: !222, atomGroup: 32, atomRank: 2)
!225 = !DILocation(line: 33, column: 11, scope: !222, atomGroup: 32, atomRank: 1)
!226 = !DILocation(line: 33, column: 2, scope: !222)
!227 = !DILocation(line: 34, column: 2, scope: !119)
!228 = !DILocation(line: 34, column: 14, scope: !119, atomGroup: 33, atomRank: 1)
!229 = distinct !DIAssignID()
!230 = !DILocation(line: 35, column: 10, scope: !231, atomGroup: 34, atomRank: 2)
!231 = distinct !DILexicalBlock(scope: !232, file: !3, line: 35, column: 9)
!232 = distinct !DILexicalBlock(scope: !119, file: !3, line: 35, column: 2)
!233 = !DILocation(line: 35, column: 10, scope: !231, atomGroup: 35, atomRank: 2)
!234 = !DILocation(line: 35, column: 42, scope: !231, atomGroup: 35, atomRank: 1)
!235 = !DILocation(line: 35, column: 45, scope: !231, atomGroup: 36, atomRank: 2)
!236 = !DILocation(line: 35, column: 45, scope: !231, atomGroup: 37, atomRank: 2)
!237 = !DILocation(line: 35, column: 42, scope: !231, atomGroup: 37, atomRank: 1)
!238 = !DILocation(line: 35, column: 2, scope: !231)
!239 = !DILocation(line: 36, column: 2, scope: !119, atomGroup: 38, atomRank: 1)
!240 = distinct !DIAssignID()
!241 = !DILocation(line: 37, column: 10, scope: !242, atomGroup: 39, atomRank: 2)
!242 = distinct !DILexicalBlock(scope: !243, file: !3, line: 37, column: 9)
!243 = distinct !DILexicalBlock(scope: !119, file: !3, line: 37, column: 2)
!244 = !DILocation(line: 37, column: 10, scope: !242, atomGroup: 40, atomRank: 2)
!245 = !DILocation(line: 37, column: 9, scope: !242, atomGroup: 40, atomRank: 1)
!246 = !DILocation(line: 37, column: 2, scope: !242)
!247 = !DILocation(line: 39, column: 1, scope: !119)
!248 = !DILocation(line: 38, column: 2, scope: !119, atomGroup: 42, atomRank: 1)
