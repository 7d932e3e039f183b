; ModuleID = 'main.c'
source_filename = "main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }

@.str = private unnamed_addr constant [16 x i8] c"p.low == p.high\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"main.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !35, !DIExpression(), !39)
    #dbg_declare(ptr %3, !40, !DIExpression(), !41)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #4, !dbg !42
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @reader, ptr noundef null) #4, !dbg !43
  %6 = load i64, ptr %2, align 8, !dbg !44
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !45
  %8 = load i64, ptr %3, align 8, !dbg !46
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !47
  ret i32 0, !dbg !48
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !49 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !52, !DIExpression(), !53)
  call void @publish(i32 noundef 1), !dbg !54
  %3 = load ptr, ptr %2, align 8, !dbg !55
  ret ptr %3, !dbg !56
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.pair, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !58, !DIExpression(), !59)
    #dbg_declare(ptr %3, !60, !DIExpression(), !66)
  %4 = call i64 @look(), !dbg !67
  store i64 %4, ptr %3, align 4, !dbg !67
  %5 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 0, !dbg !68
  %6 = load i32, ptr %5, align 4, !dbg !68
  %7 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 1, !dbg !71
  %8 = load i32, ptr %7, align 4, !dbg !71
  %9 = icmp eq i32 %6, %8, !dbg !72
  br i1 %9, label %10, label %11, !dbg !72

10:                                               ; preds = %1
  br label %12, !dbg !72

11:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.reader) #5, !dbg !73
  unreachable, !dbg !73

12:                                               ; preds = %10
  %13 = load ptr, ptr %2, align 8, !dbg !74
  ret ptr %13, !dbg !75
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @publish(i32 noundef) #2

declare i64 @look() #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "main.c", directory: ".", checksumkind: CSK_MD5, checksum: "b391604bffa625cf894a9f7930ec3c50")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 16)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 168, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 21)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !{!0, !7, !12}
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!30 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 22, type: !31, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !34)
!31 = !DISubroutineType(types: !32)
!32 = !{!33}
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !{}
!35 = !DILocalVariable(name: "w", scope: !30, file: !2, line: 24, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 24, column: 12, scope: !30)
!40 = !DILocalVariable(name: "r", scope: !30, file: !2, line: 24, type: !36)
!41 = !DILocation(line: 24, column: 15, scope: !30)
!42 = !DILocation(line: 25, column: 2, scope: !30)
!43 = !DILocation(line: 26, column: 2, scope: !30)
!44 = !DILocation(line: 27, column: 15, scope: !30)
!45 = !DILocation(line: 27, column: 2, scope: !30)
!46 = !DILocation(line: 28, column: 15, scope: !30)
!47 = !DILocation(line: 28, column: 2, scope: !30)
!48 = !DILocation(line: 29, column: 2, scope: !30)
!49 = distinct !DISubprogram(name: "writer", scope: !2, file: !2, line: 9, type: !50, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !34)
!50 = !DISubroutineType(types: !51)
!51 = !{!20, !20}
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !49, file: !2, line: 9, type: !20)
!53 = !DILocation(line: 9, column: 27, scope: !49)
!54 = !DILocation(line: 11, column: 2, scope: !49)
!55 = !DILocation(line: 12, column: 9, scope: !49)
!56 = !DILocation(line: 12, column: 2, scope: !49)
!57 = distinct !DISubprogram(name: "reader", scope: !2, file: !2, line: 15, type: !50, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !34)
!58 = !DILocalVariable(name: "arg", arg: 1, scope: !57, file: !2, line: 15, type: !20)
!59 = !DILocation(line: 15, column: 27, scope: !57)
!60 = !DILocalVariable(name: "p", scope: !57, file: !2, line: 17, type: !61)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !62, line: 1, size: 64, elements: !63)
!62 = !DIFile(filename: "./seqlock.h", directory: ".", checksumkind: CSK_MD5, checksum: "3f7bed262bb058cbbf5b886f00b65e39")
!63 = !{!64, !65}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !61, file: !62, line: 2, baseType: !33, size: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !61, file: !62, line: 2, baseType: !33, size: 32, offset: 32)
!66 = !DILocation(line: 17, column: 14, scope: !57)
!67 = !DILocation(line: 17, column: 18, scope: !57)
!68 = !DILocation(line: 18, column: 11, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !2, line: 18, column: 9)
!70 = distinct !DILexicalBlock(scope: !57, file: !2, line: 18, column: 2)
!71 = !DILocation(line: 18, column: 20, scope: !69)
!72 = !DILocation(line: 18, column: 15, scope: !69)
!73 = !DILocation(line: 18, column: 2, scope: !69)
!74 = !DILocation(line: 19, column: 9, scope: !57)
!75 = !DILocation(line: 19, column: 2, scope: !57)
