// Three rounds of the loop are needed for this: the second one replaces what depends on the write behind the loop. What it read
// was decided on as soon as it was over, so the violation was missed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define R(v) atomic_load_explicit(&(v), memory_order_relaxed)
#define W(v,e) atomic_store_explicit(&(v), (e), memory_order_relaxed)
#define XCHG(v,e) atomic_exchange_explicit(&(v), (e), memory_order_relaxed)
atomic_int x = 1, stop, y;
static void *work(void*a){
  while (!R(stop)) XCHG(x,0);
  W(y,1);
  return 0;
}
int main(void){
  pthread_t t; pthread_create(&t,0,work,0);
  int r=R(y), b=XCHG(x,2+r), c=XCHG(x,3);
  W(stop,1);
  pthread_join(t,0);
  assert(!(r && !b && !c && !R(x)));
  return 0;
}
