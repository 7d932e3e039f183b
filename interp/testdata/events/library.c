// Library operations as the explorer sees them.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; int n; _Thread_local int tl = 4;
static void *w(void *p) { pthread_mutex_lock(&m); n++; pthread_mutex_unlock(&m); tl++; return (void *)(long)tl; }
int main(void) {
  pthread_t t; void *r; int *h = malloc(8), *z = calloc(2, 4);
  h[0] = z[1]; free(h);
  pthread_create(&t, 0, w, 0); pthread_join(t, &r);
  printf("%ld %d\n", (long)r, n); free(z);
  return 0;
}
