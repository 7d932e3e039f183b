; ModuleID = 'poll-tries.c'
source_filename = "poll-tries.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@l = dso_local global i32 0, align 4
@x = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @run(i8* (i8*)* noundef @polls, i8* (i8*)* noundef null)
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @run(i8* (i8*)* noundef %f, i8* (i8*)* noundef %g) #0 {
entry:
  %f.addr = alloca i8* (i8*)*, align 8
  %g.addr = alloca i8* (i8*)*, align 8
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i8* (i8*)* %f, i8* (i8*)** %f.addr, align 8
  store i8* (i8*)* %g, i8* (i8*)** %g.addr, align 8
  %0 = load i8* (i8*)*, i8* (i8*)** %f.addr, align 8
  %call = call i32 @pthread_create(i64* noundef %t, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef %0, i8* noundef null) #3
  %1 = load i8* (i8*)*, i8* (i8*)** %g.addr, align 8
  %tobool = icmp ne i8* (i8*)* %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load i8* (i8*)*, i8* (i8*)** %g.addr, align 8
  %call1 = call i32 @pthread_create(i64* noundef %u, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef %2, i8* noundef null) #3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %call2 = call i8* @server(i8* noundef null)
  %3 = load i64, i64* %t, align 8
  %call3 = call i32 @pthread_join(i64 noundef %3, i8** noundef null)
  %4 = load i8* (i8*)*, i8* (i8*)** %g.addr, align 8
  %tobool4 = icmp ne i8* (i8*)* %4, null
  br i1 %tobool4, label %if.then5, label %if.end7

if.then5:                                         ; preds = %if.end
  %5 = load i64, i64* %u, align 8
  %call6 = call i32 @pthread_join(i64 noundef %5, i8** noundef null)
  br label %if.end7

if.end7:                                          ; preds = %if.then5, %if.end
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @polls(i8* noundef %a) #0 {
entry:
  %a.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %call = call i32 @poll()
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %call1 = call i32 @sched_yield() #3
  br label %while.cond, !llvm.loop !6

while.end:                                        ; preds = %while.cond
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main_tries() #0 {
entry:
  %call = call i32 @run(i8* (i8*)* noundef @tries, i8* (i8*)* noundef null)
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @tries(i8* noundef %a) #0 {
entry:
  %a.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %call = call i32 @poll_once()
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %call1 = call i32 @sched_yield() #3
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %while.cond
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main_holds() #0 {
entry:
  %call = call i32 @run(i8* (i8*)* noundef @holds, i8* (i8*)* noundef null)
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @holds(i8* noundef %a) #0 {
entry:
  %a.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @lock()
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, i32* @x, align 4
  %tobool = icmp ne i32 %0, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @unlock()
  %call = call i32 @sched_yield() #3
  call void @lock()
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  call void @unlock()
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main_servers() #0 {
entry:
  %call = call i32 @run(i8* (i8*)* noundef @polls, i8* (i8*)* noundef @server)
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @server(i8* noundef %a) #0 {
entry:
  %a.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @lock()
  store i32 1, i32* @x, align 4
  call void @unlock()
  ret i8* null
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

declare i32 @pthread_join(i64 noundef, i8** noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @poll() #0 {
entry:
  %r = alloca i32, align 4
  call void @lock()
  %0 = load i32, i32* @x, align 4
  store i32 %0, i32* %r, align 4
  call void @unlock()
  %1 = load i32, i32* %r, align 4
  ret i32 %1
}

; Function Attrs: nounwind
declare i32 @sched_yield() #1

; Function Attrs: noinline nounwind uwtable
define internal void @lock() #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %call = call i32 @try_lock()
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %call1 = call i32 @sched_yield() #3
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @unlock() #0 {
entry:
  %.atomictmp = alloca i32, align 4
  store i32 0, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %0, i32* @l release, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @try_lock() #0 {
entry:
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw xchg i32* @l, i32 %0 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %tobool = icmp ne i32 %2, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  ret i32 %lnot.ext
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @poll_once() #0 {
entry:
  %retval = alloca i32, align 4
  %r = alloca i32, align 4
  %call = call i32 @try_lock()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = load i32, i32* @x, align 4
  store i32 %0, i32* %r, align 4
  call void @unlock()
  %1 = load i32, i32* %r, align 4
  store i32 %1, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %2 = load i32, i32* %retval, align 4
  ret i32 %2
}

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
