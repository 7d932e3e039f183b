; ModuleID = 'apart.c'
source_filename = "apart.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@permits = internal global i32 1, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
entry:
  %retval = alloca i32, align 4
  %t = alloca [4 x i64], align 16
  %i = alloca i32, align 4
  %i2 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, i32* %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 %idxprom
  %2 = load i32, i32* %i, align 4
  %cmp1 = icmp slt i32 %2, 2
  %3 = zext i1 %cmp1 to i64
  %cond = select i1 %cmp1, i8* (i8*)* @spins, i8* (i8*)* @waits
  %call = call i32 @pthread_create(i64* noundef %arrayidx, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef %cond, i8* noundef null) #3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, i32* %i, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %for.cond
  store i32 0, i32* %i2, align 4
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc9, %for.end
  %5 = load i32, i32* %i2, align 4
  %cmp4 = icmp slt i32 %5, 4
  br i1 %cmp4, label %for.body5, label %for.end11

for.body5:                                        ; preds = %for.cond3
  %6 = load i32, i32* %i2, align 4
  %idxprom6 = sext i32 %6 to i64
  %arrayidx7 = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 %idxprom6
  %7 = load i64, i64* %arrayidx7, align 8
  %call8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null)
  br label %for.inc9

for.inc9:                                         ; preds = %for.body5
  %8 = load i32, i32* %i2, align 4
  %inc10 = add nsw i32 %8, 1
  store i32 %inc10, i32* %i2, align 4
  br label %for.cond3, !llvm.loop !8

for.end11:                                        ; preds = %for.cond3
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i8* @spins(i8* noundef %u) #0 {
entry:
  %u.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  store i8* %u, i8** %u.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw sub i32* @permits, i32 %0 seq_cst, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %cmp = icmp sle i32 %2, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  store i32 1, i32* %.atomictmp1, align 4
  %3 = load i32, i32* %.atomictmp1, align 4
  %4 = atomicrmw add i32* @permits, i32 %3 seq_cst, align 4
  store i32 %4, i32* %atomic-temp2, align 4
  %5 = load i32, i32* %atomic-temp2, align 4
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  store i32 1, i32* %.atomictmp3, align 4
  %6 = load i32, i32* %.atomictmp3, align 4
  %7 = atomicrmw add i32* @permits, i32 %6 seq_cst, align 4
  store i32 %7, i32* %atomic-temp4, align 4
  %8 = load i32, i32* %atomic-temp4, align 4
  %9 = load i8*, i8** %u.addr, align 8
  ret i8* %9
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @waits(i8* noundef %u) #0 {
entry:
  %u.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  %.atomictmp8 = alloca i32, align 4
  %atomic-temp9 = alloca i32, align 4
  store i8* %u, i8** %u.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.end, %entry
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw sub i32* @permits, i32 %0 seq_cst, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %cmp = icmp sle i32 %2, 0
  br i1 %cmp, label %while.body, label %while.end7

while.body:                                       ; preds = %while.cond
  store i32 1, i32* %.atomictmp1, align 4
  %3 = load i32, i32* %.atomictmp1, align 4
  %4 = atomicrmw add i32* @permits, i32 %3 seq_cst, align 4
  store i32 %4, i32* %atomic-temp2, align 4
  %5 = load i32, i32* %atomic-temp2, align 4
  br label %while.cond3

while.cond3:                                      ; preds = %while.body6, %while.body
  %6 = load atomic i32, i32* @permits seq_cst, align 4
  store i32 %6, i32* %atomic-temp4, align 4
  %7 = load i32, i32* %atomic-temp4, align 4
  %cmp5 = icmp sle i32 %7, 0
  br i1 %cmp5, label %while.body6, label %while.end

while.body6:                                      ; preds = %while.cond3
  br label %while.cond3, !llvm.loop !10

while.end:                                        ; preds = %while.cond3
  br label %while.cond, !llvm.loop !11

while.end7:                                       ; preds = %while.cond
  store i32 1, i32* %.atomictmp8, align 4
  %8 = load i32, i32* %.atomictmp8, align 4
  %9 = atomicrmw add i32* @permits, i32 %8 seq_cst, align 4
  store i32 %9, i32* %atomic-temp9, align 4
  %10 = load i32, i32* %atomic-temp9, align 4
  %11 = load i8*, i8** %u.addr, align 8
  ret i8* %11
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
