// The loop copies x to z. Its second round copies what depends on the write behind the loop, and a third one follows. The
// value that a finished round had copied decided whether the thread goes on, so the violation was missed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define R(v) atomic_load_explicit(&(v), memory_order_relaxed)
#define W(v,e) atomic_store_explicit(&(v), (e), memory_order_relaxed)
atomic_int x, z, stop, y;
static void *work(void*a){
  while (!R(stop)) W(z, R(x));
  W(y,1);
  return 0;
}
int main(void){
  pthread_t t; pthread_create(&t,0,work,0);
  int r=R(y);
  W(x,1); int a=R(z); W(x,2+r); int b=R(z);
  W(x,4); int c=R(z);
  W(stop,1);
  pthread_join(t,0);
  assert(!(r && a==1 && b==3 && c==4 && R(z)==4));
  return 0;
}
