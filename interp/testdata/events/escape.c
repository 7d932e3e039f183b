// Local variables are no events until their address is seen by others.
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
struct inner { int a, b; };
struct box { struct inner *p; int n; char name[6]; };
_Atomic(int *) shared; struct box *boxes; int sink;
static void *child(void *p) { struct box *b = p; b->n += b->p->a; return 0; }
static int helper(int k) { int t = k; atomic_store(&shared, &t); t++; return t; }
int main(void) {
  int priv[4] = {1, 2, 3, 4}, sum = 0;
  for (int i = 0; i < 4; i++) sum += priv[i];
  struct inner in = {7};
  struct box b; b.p = &in; b.n = sum; strcpy(b.name, "ab");
  pthread_t t;
  pthread_create(&t, 0, child, &b);
  in.b = 5;
  pthread_join(t, 0);
  sink = b.n + helper(3);
  return 0;
}
