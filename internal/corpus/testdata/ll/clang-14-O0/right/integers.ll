; ModuleID = 'integers.c'
source_filename = "integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@i8 = dso_local global i8 -128, align 1, !dbg !0
@u8 = dso_local global i8 -1, align 1, !dbg !15
@i16 = dso_local global i16 -32768, align 2, !dbg !17
@u32 = dso_local global i32 -2147483648, align 4, !dbg !22
@i64 = dso_local global i64 -9223372036854775808, align 8, !dbg !27
@shift = dso_local global i32 31, align 4, !dbg !32
@.str = private unnamed_addr constant [63 x i8] c"(int)i8 == -128 && (uint8_t)(u8 + 1) == 0 && i16 / 3 == -10922\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"integers.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [74 x i8] c"(u32 >> shift) == 1 && ((int32_t)u32 >> shift) == -1 && (i64 >> 63) == -1\00", align 1
@.str.3 = private unnamed_addr constant [82 x i8] c"__builtin_popcount(u8) == 8 && __builtin_clz(1) == 31 && __builtin_ctz(u32) == 31\00", align 1
@.str.4 = private unnamed_addr constant [59 x i8] c"__builtin_add_overflow(INT32_MAX, 1, &r) && r == INT32_MIN\00", align 1
@.str.5 = private unnamed_addr constant [45 x i8] c"!__builtin_mul_overflow(3, 4, &r) && r == 12\00", align 1
@.str.6 = private unnamed_addr constant [39 x i8] c"b == 1 && -7 / 2 == -3 && -7 % 2 == -1\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  %4 = load i8, i8* @i8, align 1, !dbg !49
  %5 = sext i8 %4 to i32, !dbg !49
  %6 = icmp eq i32 %5, -128, !dbg !49
  br i1 %6, label %7, label %20, !dbg !49

7:                                                ; preds = %0
  %8 = load i8, i8* @u8, align 1, !dbg !49
  %9 = zext i8 %8 to i32, !dbg !49
  %10 = add nsw i32 %9, 1, !dbg !49
  %11 = trunc i32 %10 to i8, !dbg !49
  %12 = zext i8 %11 to i32, !dbg !49
  %13 = icmp eq i32 %12, 0, !dbg !49
  br i1 %13, label %14, label %20, !dbg !49

14:                                               ; preds = %7
  %15 = load i16, i16* @i16, align 2, !dbg !49
  %16 = sext i16 %15 to i32, !dbg !49
  %17 = sdiv i32 %16, 3, !dbg !49
  %18 = icmp eq i32 %17, -10922, !dbg !49
  br i1 %18, label %19, label %20, !dbg !52

19:                                               ; preds = %14
  br label %21, !dbg !52

20:                                               ; preds = %14, %7, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !49
  unreachable, !dbg !49

21:                                               ; preds = %19
  %22 = load i32, i32* @u32, align 4, !dbg !53
  %23 = load i32, i32* @shift, align 4, !dbg !53
  %24 = lshr i32 %22, %23, !dbg !53
  %25 = icmp eq i32 %24, 1, !dbg !53
  br i1 %25, label %26, label %36, !dbg !53

26:                                               ; preds = %21
  %27 = load i32, i32* @u32, align 4, !dbg !53
  %28 = load i32, i32* @shift, align 4, !dbg !53
  %29 = ashr i32 %27, %28, !dbg !53
  %30 = icmp eq i32 %29, -1, !dbg !53
  br i1 %30, label %31, label %36, !dbg !53

31:                                               ; preds = %26
  %32 = load i64, i64* @i64, align 8, !dbg !53
  %33 = ashr i64 %32, 63, !dbg !53
  %34 = icmp eq i64 %33, -1, !dbg !53
  br i1 %34, label %35, label %36, !dbg !56

35:                                               ; preds = %31
  br label %37, !dbg !56

36:                                               ; preds = %31, %26, %21
  call void @__assert_fail(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !53
  unreachable, !dbg !53

37:                                               ; preds = %35
  %38 = load i8, i8* @u8, align 1, !dbg !57
  %39 = zext i8 %38 to i32, !dbg !57
  %40 = call i32 @llvm.ctpop.i32(i32 %39), !dbg !57
  %41 = icmp eq i32 %40, 8, !dbg !57
  br i1 %41, label %42, label %47, !dbg !57

42:                                               ; preds = %37
  %43 = load i32, i32* @u32, align 4, !dbg !57
  %44 = call i32 @llvm.cttz.i32(i32 %43, i1 true), !dbg !57
  %45 = icmp eq i32 %44, 31, !dbg !57
  br i1 %45, label %46, label %47, !dbg !60

46:                                               ; preds = %42
  br label %48, !dbg !60

47:                                               ; preds = %42, %37
  call void @__assert_fail(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !57
  unreachable, !dbg !57

48:                                               ; preds = %46
  call void @llvm.dbg.declare(metadata i32* %2, metadata !61, metadata !DIExpression()), !dbg !62
  %49 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 2147483647, i32 1), !dbg !63
  %50 = extractvalue { i32, i1 } %49, 1, !dbg !63
  %51 = extractvalue { i32, i1 } %49, 0, !dbg !63
  store i32 %51, i32* %2, align 4, !dbg !63
  br i1 %50, label %52, label %56, !dbg !63

52:                                               ; preds = %48
  %53 = load i32, i32* %2, align 4, !dbg !63
  %54 = icmp eq i32 %53, -2147483648, !dbg !63
  br i1 %54, label %55, label %56, !dbg !66

55:                                               ; preds = %52
  br label %57, !dbg !66

56:                                               ; preds = %52, %48
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !63
  unreachable, !dbg !63

57:                                               ; preds = %55
  %58 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 3, i32 4), !dbg !67
  %59 = extractvalue { i32, i1 } %58, 1, !dbg !67
  %60 = extractvalue { i32, i1 } %58, 0, !dbg !67
  store i32 %60, i32* %2, align 4, !dbg !67
  br i1 %59, label %65, label %61, !dbg !67

61:                                               ; preds = %57
  %62 = load i32, i32* %2, align 4, !dbg !67
  %63 = icmp eq i32 %62, 12, !dbg !67
  br i1 %63, label %64, label %65, !dbg !70

64:                                               ; preds = %61
  br label %66, !dbg !70

65:                                               ; preds = %61, %57
  call void @__assert_fail(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !67
  unreachable, !dbg !67

66:                                               ; preds = %64
  call void @llvm.dbg.declare(metadata i8* %3, metadata !71, metadata !DIExpression()), !dbg !73
  %67 = load i8, i8* @u8, align 1, !dbg !74
  %68 = icmp ne i8 %67, 0, !dbg !74
  %69 = zext i1 %68 to i8, !dbg !73
  store i8 %69, i8* %3, align 1, !dbg !73
  %70 = load i8, i8* %3, align 1, !dbg !75
  %71 = trunc i8 %70 to i1, !dbg !75
  %72 = zext i1 %71 to i32, !dbg !75
  %73 = icmp eq i32 %72, 1, !dbg !75
  br i1 %73, label %74, label %75, !dbg !78

74:                                               ; preds = %66
  br label %76, !dbg !78

75:                                               ; preds = %66
  call void @__assert_fail(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !75
  unreachable, !dbg !75

76:                                               ; preds = %74
  ret i32 0, !dbg !79
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "i8", scope: !2, file: !3, line: 6, type: !34, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !14, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "integers.c", directory: ".", checksumkind: CSK_MD5, checksum: "3bb402c5f132eeb57cf130b055f73a2e")
!4 = !{!5, !6, !11}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !7, line: 24, baseType: !8)
!7 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !9, line: 38, baseType: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!10 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !12, line: 26, baseType: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !9, line: 41, baseType: !5)
!14 = !{!0, !15, !17, !22, !27, !32}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "u8", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "i16", scope: !2, file: !3, line: 8, type: !19, isLocal: false, isDefinition: true)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !12, line: 25, baseType: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !9, line: 39, baseType: !21)
!21 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "u32", scope: !2, file: !3, line: 9, type: !24, isLocal: false, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !7, line: 26, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !9, line: 42, baseType: !26)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "i64", scope: !2, file: !3, line: 10, type: !29, isLocal: false, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !12, line: 27, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !9, line: 44, baseType: !31)
!31 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "shift", scope: !2, file: !3, line: 11, type: !5, isLocal: false, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !12, line: 24, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !9, line: 37, baseType: !36)
!36 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 7, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 1}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = !{!"Debian clang version 14.0.6"}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !46, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!5}
!48 = !{}
!49 = !DILocation(line: 15, column: 2, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 15, column: 2)
!51 = distinct !DILexicalBlock(scope: !45, file: !3, line: 15, column: 2)
!52 = !DILocation(line: 15, column: 2, scope: !51)
!53 = !DILocation(line: 16, column: 2, scope: !54)
!54 = distinct !DILexicalBlock(scope: !55, file: !3, line: 16, column: 2)
!55 = distinct !DILexicalBlock(scope: !45, file: !3, line: 16, column: 2)
!56 = !DILocation(line: 16, column: 2, scope: !55)
!57 = !DILocation(line: 17, column: 2, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 17, column: 2)
!59 = distinct !DILexicalBlock(scope: !45, file: !3, line: 17, column: 2)
!60 = !DILocation(line: 17, column: 2, scope: !59)
!61 = !DILocalVariable(name: "r", scope: !45, file: !3, line: 19, type: !5)
!62 = !DILocation(line: 19, column: 6, scope: !45)
!63 = !DILocation(line: 20, column: 2, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 20, column: 2)
!65 = distinct !DILexicalBlock(scope: !45, file: !3, line: 20, column: 2)
!66 = !DILocation(line: 20, column: 2, scope: !65)
!67 = !DILocation(line: 21, column: 2, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 21, column: 2)
!69 = distinct !DILexicalBlock(scope: !45, file: !3, line: 21, column: 2)
!70 = !DILocation(line: 21, column: 2, scope: !69)
!71 = !DILocalVariable(name: "b", scope: !45, file: !3, line: 22, type: !72)
!72 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!73 = !DILocation(line: 22, column: 8, scope: !45)
!74 = !DILocation(line: 22, column: 12, scope: !45)
!75 = !DILocation(line: 23, column: 2, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !3, line: 23, column: 2)
!77 = distinct !DILexicalBlock(scope: !45, file: !3, line: 23, column: 2)
!78 = !DILocation(line: 23, column: 2, scope: !77)
!79 = !DILocation(line: 24, column: 2, scope: !45)
