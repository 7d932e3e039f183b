// Functions of Rust's standard library that stand for its own (interp/load/rust.go says for which). Its
// locks are words of which a thread sleeps by the kernel's futexes after a number of rounds. Rounds, flags of sleeping threads
// and wake-ups are executions apart, and none of them shows in what a program computes: here a thread waits until
// the word lets it in.
#include "rt.h"

// A mutex is 0 if it is free, 1 if it is held; nobody sleeps, so it is never 2.
void RT(__rust_mutex_lock_contended)(uint32_t *m) { __gmc_await_rmw(m, 4, AWAIT_EQ, 0, OP_SET, 1, ACQ, B_LOCK, 0); }

// A read-write lock has the number of its readers in 30 bits, all of them set while it is held by a writer.
enum { WRITE_LOCKED = (1 << 30) - 1 };
void RT(__rust_rwlock_read_contended)(uint32_t *l) {
  __gmc_await_rmw(l, 4, AWAIT_NE, WRITE_LOCKED, OP_ADD, 1, ACQ, B_LOCK, 0);
}
void RT(__rust_rwlock_write_contended)(uint32_t *l) {
  __gmc_await_rmw(l, 4, AWAIT_EQ, 0, OP_SET, WRITE_LOCKED, ACQ, B_LOCK, 0);
}

// A thread has no stack for signals of its own (startup.c) that it must give up, under a lock that all threads take.
void RT(__rust_drop_handler)(void *stack) {}

// A panic is an error of the program. Its message is a core::fmt::Arguments: two words. If the lowest bit of the second
// is set, the rest of it is the length of a text at the first. Otherwise the first points at a template: texts, each behind its
// length in a byte below 0x80 (behind 0x80: in two bytes), values with a byte from 0xc0 on, whose lowest four bits
// say which options follow, and 0 at the end.
void RT(__rust_assert_failed)(uint8_t kind) {
  __gmc_fault(F_ASSERT, kind == 0   ? "assertion `left == right` failed"
                        : kind == 1 ? "assertion `left != right` failed"
                                    : "assertion `left matches right` failed");
}
enum { ROOM = 256 };
void RT(__rust_panic_fmt)(const uint8_t *template, uint64_t args, const void *location) {
  char message[ROOM];
  unsigned n = 0;
  if (args & 1) {
    for (uint64_t i = 0; i < args >> 1 && n < ROOM - 1; i++)
      message[n++] = template[i];
  } else {
    for (const uint8_t *p = template; *p && n < ROOM - 1;) {
      unsigned c = *p++, length = 0;
      if (c < 0x80) {
        length = c;
      } else if (c == 0x80) {
        length = p[0] | p[1] << 8;
        p += 2;
      } else {
        message[n++] = '_';
        p += (c & 1 ? 4 : 0) + (c & 2 ? 2 : 0) + (c & 4 ? 2 : 0) + (c & 8 ? 2 : 0);
      }
      for (; length && n < ROOM - 1; length--)
        message[n++] = *p++;
    }
  }
  message[n] = 0;
  __gmc_fault(F_ASSERT, message);
}
