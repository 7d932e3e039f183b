// Dynamic memory. Allocation never fails: a size or alignment that no allocator
// could serve is a mistake of the program (a negative number, mostly).
#include "rt.h"

enum { ALIGN = 16 };

static void *allocate(size_t n, size_t align) {
  if (n > PTRDIFF_MAX)
    __gmc_fault(F_OTHER, "the size of the allocation is negative or too large for any object");
  if (align == 0 || align & (align - 1))
    __gmc_fault(F_OTHER, "the alignment of the allocation is not a power of two");
  return __gmc_malloc(n, align, 0);
}

void *RT(malloc)(size_t n) { return allocate(n, ALIGN); }
void *RT(calloc)(size_t n, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(n, size, &total)) {
    ERRNO = E_NOMEM;
    return 0;
  }
  return __gmc_malloc(total, ALIGN, 1);
}
void RT(free)(void *p) { __gmc_free(p); }
void RT(cfree)(void *p) { __gmc_free(p); }

void *RT(realloc)(void *p, size_t n) {
  if (!p)
    return allocate(n, ALIGN);
  if (n == 0) {
    __gmc_free(p);
    return 0;
  }
  size_t old = __gmc_object_size(p);
  void *q = allocate(n, ALIGN);
  __builtin_memcpy(q, p, old < n ? old : n);
  __gmc_free(p);
  return q;
}
void *RT(reallocarray)(void *p, size_t n, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(n, size, &total)) {
    ERRNO = E_NOMEM;
    return 0;
  }
  return RT(realloc)(p, total);
}

void *RT(aligned_alloc)(size_t align, size_t n) { return allocate(n, align); }
void *RT(memalign)(size_t align, size_t n) { return allocate(n, align); }
void *RT(valloc)(size_t n) { return allocate(n, 4096); }
int RT(posix_memalign)(void **p, size_t align, size_t n) {
  if (align < sizeof(void *) || align & (align - 1))
    return E_INVAL;
  *p = allocate(n, align);
  return 0;
}
size_t RT(malloc_usable_size)(void *p) { return p ? __gmc_object_size(p) : 0; }

static char *copy(const char *s, size_t n) {
  char *q = __gmc_malloc(n + 1, ALIGN, 0);
  for (size_t i = 0; i < n; i++)
    q[i] = s[i];
  q[n] = 0;
  return q;
}
char *RT(strdup)(const char *s) { return copy(s, RT(strlen)(s)); }
char *RT(__strdup)(const char *s) { return copy(s, RT(strlen)(s)); }
char *RT(strndup)(const char *s, size_t n) {
  size_t len = 0;
  while (len < n && s[len])
    len++;
  return copy(s, len);
}
