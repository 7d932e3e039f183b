// expect: double-free line=22
// The second free of an object of no bytes is found in whichever branch of the
// exploration it happens, also one that another worker took over.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int x;

static void *writer(void *value) {
  atomic_store(&x, (int)(long)value);
  return NULL;
}

int main(void) {
  pthread_t t[3];
  void *p = malloc(0);
  free(p);
  for (long i = 0; i < 3; i++)
    pthread_create(&t[i], NULL, writer, (void *)(i + 1));
  if (atomic_load(&x) == 1)
    free(p); // fails here
  for (int i = 0; i < 3; i++)
    pthread_join(t[i], NULL);
  return 0;
}
