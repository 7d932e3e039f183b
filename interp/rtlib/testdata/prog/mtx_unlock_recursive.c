// error unlock-not-held
// In C11 this has no meaning for recursive mutexes either. It returned thrd_error, as pthread_mutex_unlock fails.
#include <threads.h>
int main(void) {
  mtx_t m;
  mtx_init(&m, mtx_plain | mtx_recursive);
  mtx_unlock(&m);
}
