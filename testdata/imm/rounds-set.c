// The loop sets the lowest bit of x. Main exchanges x for what depends on the write behind the loop, and one more round
// follows. Whether a round had set the bit decided whether the thread goes on, so the violation was missed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define R(v) atomic_load_explicit(&(v), memory_order_relaxed)
#define W(v,e) atomic_store_explicit(&(v), (e), memory_order_relaxed)
#define XCHG(v,e) atomic_exchange_explicit(&(v), (e), memory_order_relaxed)
#define OR(v,e) atomic_fetch_or_explicit(&(v), (e), memory_order_relaxed)
#ifndef N
#define N 1
#endif
atomic_int x, stop, y; 
static void *work(void*a){
  int b=R(y);
  while (!R(stop)) OR(x,1);
  W(y,2);
  return 0;
}
int main(void){
  pthread_t t; pthread_create(&t,0,work,0);
  int a=XCHG(x,0), r=R(y), b=XCHG(x,r), c=XCHG(x,0), d=XCHG(x,0);
  W(stop,1);
  pthread_join(t,0);
  assert(!(r==2 && a && b && c==3 && d));
  return 0;
}
