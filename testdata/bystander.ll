; ModuleID = 'bystander.c'
source_filename = "bystander.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@never = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@open = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !34, metadata !DIExpression()), !dbg !38
  call void @llvm.dbg.declare(metadata i64* %3, metadata !39, metadata !DIExpression()), !dbg !40
  %4 = call i32 @sem_init(%union.sem_t* noundef @never, i32 noundef 0, i32 noundef 0) #4, !dbg !41
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @bystander, i8* noundef null) #4, !dbg !42
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @stuck, i8* noundef null) #4, !dbg !43
  store atomic i32 1, i32* @open seq_cst, align 4, !dbg !44
  %7 = load i64, i64* %2, align 8, !dbg !45
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !46
  %9 = load i64, i64* %3, align 8, !dbg !47
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !48
  ret i32 0, !dbg !49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @bystander(i8* noundef %0) #0 !dbg !50 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !54, metadata !DIExpression()), !dbg !55
  %3 = load atomic i32, i32* @open seq_cst, align 4, !dbg !56
  %4 = icmp ne i32 %3, 0, !dbg !56
  br i1 %4, label %7, label %5, !dbg !58

5:                                                ; preds = %1
  %6 = call i32 @sem_wait(%union.sem_t* noundef @never), !dbg !59
  br label %7, !dbg !59

7:                                                ; preds = %5, %1
  %8 = load i8*, i8** %2, align 8, !dbg !60
  ret i8* %8, !dbg !61
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @stuck(i8* noundef %0) #0 !dbg !62 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !63, metadata !DIExpression()), !dbg !64
  %3 = call i32 @sem_wait(%union.sem_t* noundef @never), !dbg !65
  %4 = load i8*, i8** %2, align 8, !dbg !66
  ret i8* %4, !dbg !67
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare i32 @sem_wait(%union.sem_t* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "never", scope: !2, file: !3, line: 7, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bystander.c", directory: ".", checksumkind: CSK_MD5, checksum: "0f4a0ac035d49f9953fa54a398fc34eb")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "open", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 92, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !12, line: 39, baseType: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!13 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 35, size: 256, elements: !14)
!14 = !{!15, !20}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !13, file: !12, line: 37, baseType: !16, size: 256)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 256, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !13, file: !12, line: 38, baseType: !21, size: 64)
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 1}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !31, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!10}
!33 = !{}
!34 = !DILocalVariable(name: "t", scope: !30, file: !3, line: 22, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 22, column: 12, scope: !30)
!39 = !DILocalVariable(name: "u", scope: !30, file: !3, line: 22, type: !35)
!40 = !DILocation(line: 22, column: 15, scope: !30)
!41 = !DILocation(line: 23, column: 2, scope: !30)
!42 = !DILocation(line: 24, column: 2, scope: !30)
!43 = !DILocation(line: 25, column: 2, scope: !30)
!44 = !DILocation(line: 26, column: 7, scope: !30)
!45 = !DILocation(line: 27, column: 15, scope: !30)
!46 = !DILocation(line: 27, column: 2, scope: !30)
!47 = !DILocation(line: 28, column: 15, scope: !30)
!48 = !DILocation(line: 28, column: 2, scope: !30)
!49 = !DILocation(line: 29, column: 2, scope: !30)
!50 = distinct !DISubprogram(name: "bystander", scope: !3, file: !3, line: 10, type: !51, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !50, file: !3, line: 10, type: !53)
!55 = !DILocation(line: 10, column: 30, scope: !50)
!56 = !DILocation(line: 11, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !50, file: !3, line: 11, column: 6)
!58 = !DILocation(line: 11, column: 6, scope: !50)
!59 = !DILocation(line: 12, column: 3, scope: !57)
!60 = !DILocation(line: 13, column: 9, scope: !50)
!61 = !DILocation(line: 13, column: 2, scope: !50)
!62 = distinct !DISubprogram(name: "stuck", scope: !3, file: !3, line: 16, type: !51, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!63 = !DILocalVariable(name: "arg", arg: 1, scope: !62, file: !3, line: 16, type: !53)
!64 = !DILocation(line: 16, column: 26, scope: !62)
!65 = !DILocation(line: 17, column: 2, scope: !62)
!66 = !DILocation(line: 18, column: 9, scope: !62)
!67 = !DILocation(line: 18, column: 2, scope: !62)
