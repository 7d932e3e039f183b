// C++ compare_exchange passes the expected value by reference.
#include <atomic>
#include <pthread.h>
std::atomic<int> x{0}, l{1};
int got[2], held;
static void *inc(void *i) { int r = x.load(); while (!x.compare_exchange_strong(r, r + 1)) ; got[(long)i] = r; return nullptr; }
static void *lock(void *i) { int exp; do { exp = 0; } while (!l.compare_exchange_strong(exp, 1)); held = x.load(); return nullptr; }
static void *rel(void *i) { x.fetch_add(10); l.store(0); return nullptr; }
int main() { pthread_t a, b, c, d; pthread_create(&a, 0, inc, (void *)0); pthread_create(&b, 0, inc, (void *)1); pthread_create(&c, 0, lock, 0); pthread_create(&d, 0, rel, 0); return 0; }
