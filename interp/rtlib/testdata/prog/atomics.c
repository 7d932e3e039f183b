// complete 1
// Atomic objects that compilers access by library calls.
#include <assert.h>
#include <stdatomic.h>
struct s3 { char a, b, c; };
struct s24 { long a, b, c; };
struct s16 { long a, b; };
_Atomic struct s3 x;
_Atomic struct s24 y;
_Atomic struct s16 z;
_Atomic __int128 w;
int main(void) {
  atomic_store(&x, ((struct s3){1, 2, 3}));
  struct s3 a = atomic_load(&x);
  assert(a.b == 2);
  atomic_store(&y, ((struct s24){1, 2, 3}));
  struct s24 old = atomic_exchange(&y, ((struct s24){4, 5, 6})), now = atomic_load(&y);
  assert(old.c == 3 && now.a == 4);
  struct s16 e = {0, 0};
  assert(atomic_compare_exchange_strong(&z, &e, ((struct s16){7, 8})));
  assert(!atomic_compare_exchange_strong(&z, &e, ((struct s16){9, 9})) && e.b == 8);
  w = 5;
  w += (__int128)1 << 70;
  assert(w == ((__int128)1 << 70) + 5);
}
