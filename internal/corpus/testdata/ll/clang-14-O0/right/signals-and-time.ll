; ModuleID = 'signals-and-time.c'
source_filename = "signals-and-time.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@sink = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [23 x i8] c"sink >= 0 && sink < 10\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"signals-and-time.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.timespec, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.timespec* %2, metadata !19, metadata !DIExpression()), !dbg !29
  %3 = call i32 @clock_gettime(i32 noundef 1, %struct.timespec* noundef %2) #5, !dbg !30
  %4 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i32 0, i32 1, !dbg !31
  %5 = load i64, i64* %4, align 8, !dbg !31
  %6 = trunc i64 %5 to i32, !dbg !32
  store volatile i32 %6, i32* @sink, align 4, !dbg !33
  call void @srand(i32 noundef 1) #5, !dbg !34
  %7 = call i32 @rand() #5, !dbg !35
  %8 = srem i32 %7, 10, !dbg !36
  store volatile i32 %8, i32* @sink, align 4, !dbg !37
  %9 = load volatile i32, i32* @sink, align 4, !dbg !38
  %10 = icmp sge i32 %9, 0, !dbg !38
  br i1 %10, label %11, label %15, !dbg !38

11:                                               ; preds = %0
  %12 = load volatile i32, i32* @sink, align 4, !dbg !38
  %13 = icmp slt i32 %12, 10, !dbg !38
  br i1 %13, label %14, label %15, !dbg !41

14:                                               ; preds = %11
  br label %16, !dbg !41

15:                                               ; preds = %11, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !38
  unreachable, !dbg !38

16:                                               ; preds = %14
  %17 = call i32 @usleep(i32 noundef 10), !dbg !42
  %18 = call i32 @sleep(i32 noundef 1), !dbg !43
  ret i32 0, !dbg !44
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, %struct.timespec* noundef) #2

; Function Attrs: nounwind
declare void @srand(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @rand() #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

declare i32 @usleep(i32 noundef) #4

declare i32 @sleep(i32 noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signals-and-time.c", directory: ".", checksumkind: CSK_MD5, checksum: "14474c8059084be30f276192c446b0b8")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 14.0.6"}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !17, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!17 = !DISubroutineType(types: !4)
!18 = !{}
!19 = !DILocalVariable(name: "ts", scope: !16, file: !3, line: 12, type: !20)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !21, line: 11, size: 128, elements: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!22 = !{!23, !27}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !20, file: !21, line: 16, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !25, line: 160, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!26 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !20, file: !21, line: 21, baseType: !28, size: 64, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !25, line: 197, baseType: !26)
!29 = !DILocation(line: 12, column: 18, scope: !16)
!30 = !DILocation(line: 13, column: 2, scope: !16)
!31 = !DILocation(line: 14, column: 17, scope: !16)
!32 = !DILocation(line: 14, column: 9, scope: !16)
!33 = !DILocation(line: 14, column: 7, scope: !16)
!34 = !DILocation(line: 15, column: 2, scope: !16)
!35 = !DILocation(line: 16, column: 9, scope: !16)
!36 = !DILocation(line: 16, column: 16, scope: !16)
!37 = !DILocation(line: 16, column: 7, scope: !16)
!38 = !DILocation(line: 17, column: 2, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 17, column: 2)
!40 = distinct !DILexicalBlock(scope: !16, file: !3, line: 17, column: 2)
!41 = !DILocation(line: 17, column: 2, scope: !40)
!42 = !DILocation(line: 18, column: 2, scope: !16)
!43 = !DILocation(line: 19, column: 2, scope: !16)
!44 = !DILocation(line: 20, column: 2, scope: !16)
