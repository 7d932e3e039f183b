; sb.c without debug information: the table was refused, "it is neither a number nor a pointer".
source_filename = "sb.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
%struct.anon = type { i32, [3 x i16] }
%union.pthread_attr_t = type { i64, [48 x i8] }
@x = dso_local global i32 0, align 4
@y = dso_local global i32 0, align 4
@r0 = dso_local global i32 0, align 4
@s = dso_local global %struct.anon zeroinitializer, align 4
@r1 = dso_local global i32 0, align 4
; Function Attrs: noinline nounwind optnone uwtable
define dso_local i8* @t0(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  store i32 1, i32* %3, align 4
  %5 = load i32, i32* %3, align 4
  store atomic i32 %5, i32* @x monotonic, align 4
  %6 = load atomic i32, i32* @y monotonic, align 4
  store i32 %6, i32* %4, align 4
  %7 = load i32, i32* %4, align 4
  store i32 %7, i32* @r0, align 4
  %8 = load i32, i32* @r0, align 4
  %9 = sub nsw i32 0, %8
  %10 = trunc i32 %9 to i16
  store i16 %10, i16* getelementptr inbounds (%struct.anon, %struct.anon* @s, i32 0, i32 1, i64 1), align 2
  ret i8* null
}
; Function Attrs: noinline nounwind optnone uwtable
define dso_local i8* @t1(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  store i32 1, i32* %3, align 4
  %5 = load i32, i32* %3, align 4
  store atomic i32 %5, i32* @y monotonic, align 4
  %6 = load atomic i32, i32* @x monotonic, align 4
  store i32 %6, i32* %4, align 4
  %7 = load i32, i32* %4, align 4
  store i32 %7, i32* @r1, align 4
  ret i8* null
}
; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = call i32 @pthread_create(i64* noundef %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @t0, i8* noundef null) #3
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @t1, i8* noundef null) #3
  %5 = load i64, i64* %1, align 8
  %6 = call i32 @pthread_join(i64 noundef %5, i8** noundef null)
  %7 = load i64, i64* %2, align 8
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null)
  ret i32 0
}
; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1
declare i32 @pthread_join(i64 noundef, i8** noundef) #2
attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
