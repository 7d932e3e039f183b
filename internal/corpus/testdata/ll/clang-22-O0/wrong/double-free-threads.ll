; ModuleID = 'double-free-threads.c'
source_filename = "double-free-threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !17, !DIExpression(), !21)
    #dbg_declare(ptr %3, !22, !DIExpression(), !23)
    #dbg_declare(ptr %4, !24, !DIExpression(), !25)
  %5 = call noalias ptr @malloc(i64 noundef 8) #4, !dbg !26
  store ptr %5, ptr %4, align 8, !dbg !25
  %6 = load ptr, ptr %4, align 8, !dbg !27
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @release, ptr noundef %6) #5, !dbg !28
  %8 = load ptr, ptr %4, align 8, !dbg !29
  %9 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @release, ptr noundef %8) #5, !dbg !30
  %10 = load i64, ptr %2, align 8, !dbg !31
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !32
  %12 = load i64, ptr %3, align 8, !dbg !33
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @release(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !39, !DIExpression(), !40)
  %3 = load ptr, ptr %2, align 8, !dbg !41
  call void @free(ptr noundef %3) #5, !dbg !42
  ret ptr null, !dbg !43
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "double-free-threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "19ee6a1aab2be6013f7e23b99aa3b4b3")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "a", scope: !12, file: !1, line: 14, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 14, column: 12, scope: !12)
!22 = !DILocalVariable(name: "b", scope: !12, file: !1, line: 14, type: !18)
!23 = !DILocation(line: 14, column: 15, scope: !12)
!24 = !DILocalVariable(name: "p", scope: !12, file: !1, line: 15, type: !3)
!25 = !DILocation(line: 15, column: 8, scope: !12)
!26 = !DILocation(line: 15, column: 12, scope: !12)
!27 = !DILocation(line: 16, column: 36, scope: !12)
!28 = !DILocation(line: 16, column: 2, scope: !12)
!29 = !DILocation(line: 17, column: 36, scope: !12)
!30 = !DILocation(line: 17, column: 2, scope: !12)
!31 = !DILocation(line: 18, column: 15, scope: !12)
!32 = !DILocation(line: 18, column: 2, scope: !12)
!33 = !DILocation(line: 19, column: 15, scope: !12)
!34 = !DILocation(line: 19, column: 2, scope: !12)
!35 = !DILocation(line: 20, column: 2, scope: !12)
!36 = distinct !DISubprogram(name: "release", scope: !1, file: !1, line: 6, type: !37, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!37 = !DISubroutineType(types: !38)
!38 = !{!3, !3}
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !1, line: 6, type: !3)
!40 = !DILocation(line: 6, column: 28, scope: !36)
!41 = !DILocation(line: 8, column: 7, scope: !36)
!42 = !DILocation(line: 8, column: 2, scope: !36)
!43 = !DILocation(line: 9, column: 2, scope: !36)
