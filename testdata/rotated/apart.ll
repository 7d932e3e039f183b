; Loops before which something is asked as at their end, but not the same.

@x = global i32 0
@y = global i32 0
@a = global i32 1
@b = global i32 0

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @sched_yield()

; int v = a; int u = b; while (v != u) { (void)a; u = b; }: the test at the end has the first a, whatever it reads.
define ptr @compares(ptr %p) {
  %v = load atomic i32, ptr @a monotonic, align 4
  %u = load atomic i32, ptr @b monotonic, align 4
  %c = icmp eq i32 %v, %u
  br i1 %c, label %done, label %again
again:
  %w = load atomic i32, ptr @a monotonic, align 4
  %z = load atomic i32, ptr @b monotonic, align 4
  %d = icmp eq i32 %v, %z
  br i1 %d, label %done, label %again
done:
  ret ptr null
}

define i32 @main_compares() {
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @compares, ptr null)
  store atomic i32 2, ptr @a monotonic, align 4
  store atomic i32 2, ptr @b monotonic, align 4
  %i = load i64, ptr %t
  call i32 @pthread_join(i64 %i, ptr null)
  ret i32 0
}

; if (!x) do sched_yield(); while (!x): reports name the line of each x, and each may be given an order of its own.
define ptr @twice(ptr %p) !dbg !5 {
  %v = load atomic i32, ptr @x acquire, align 4, !dbg !8
  %c = icmp eq i32 %v, 0
  br i1 %c, label %again, label %done
again:
  call i32 @sched_yield()
  %w = load atomic i32, ptr @x acquire, align 4, !dbg !9
  %d = icmp eq i32 %w, 0
  br i1 %d, label %again, label %done
done:
  ret ptr null
}

define i32 @main_twice() {
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @twice, ptr null)
  store atomic i32 1, ptr @x release, align 4
  %i = load i64, ptr %t
  call i32 @pthread_join(i64 %i, ptr null)
  ret i32 0
}

; More empty blocks than are left out at a time: %first and %again2 lead to different ones once %first was compared with %again1.
define i32 @main_empty() {
  br label %first
first:
  %v = load atomic i32, ptr @x monotonic, align 4
  %c0 = icmp eq i32 %v, 1
  br i1 %c0, label %loop, label %a
loop:
  %p = phi i32 [ 0, %first ], [ %v1, %again1 ], [ 5, %again2 ]
  %w = load atomic i32, ptr @y monotonic, align 4
  switch i32 %w, label %again1 [ i32 1, label %again2
                                 i32 2, label %done ]
again1:
  %v1 = load atomic i32, ptr @x monotonic, align 4
  %c1 = icmp eq i32 %v1, 1
  br i1 %c1, label %loop, label %a
again2:
  %v2 = load atomic i32, ptr @x monotonic, align 4
  %c2 = icmp eq i32 %v2, 1
  br i1 %c2, label %loop, label %a
a:
  br label %b
b:
  br label %c
c:
  br label %d
d:
  br label %e
e:
  br label %f
f:
  br label %done
done:
  %r = phi i32 [ 1, %f ], [ %p, %loop ]
  ret i32 0
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "twice.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DILocation(line: 2, column: 8, scope: !5)
!9 = !DILocation(line: 4, column: 13, scope: !5)
