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
// Mappings are memory that starts as zero. What a program may do with it is not checked.
enum { MAP_FIXED = 0x10, MAP_ANONYMOUS = 0x20, MAP_FIXED_NOREPLACE = 0x100000, MADV_DONTNEED = 4, MADV_FREE = 8, PAGE = 4096 };

static size_t pages(size_t n) { return (n + PAGE - 1) & -PAGE; }

void *RT(mmap)(void *p, size_t n, int prot, int flags, int fd, int64_t offset) {
  if (!(flags & MAP_ANONYMOUS))
    __gmc_fault(F_UNSUPPORTED, "mmap: only mappings with MAP_ANONYMOUS are modelled");
  if (flags & (MAP_FIXED | MAP_FIXED_NOREPLACE))
    __gmc_fault(F_UNSUPPORTED, "mmap: mappings with MAP_FIXED are not modelled");
  if (n == 0 || n > PTRDIFF_MAX - PAGE) {
    ERRNO = n ? E_NOMEM : E_INVAL;
    return (void *)-1;
  }
  return __gmc_malloc(pages(n), PAGE, 1);
}
void *RT(mmap64)(void *p, size_t n, int prot, int flags, int fd, int64_t offset) {
  return RT(mmap)(p, n, prot, flags, fd, offset);
}
int RT(munmap)(void *p, size_t n) {
  if (n == 0 || (uintptr_t)p % PAGE) {
    ERRNO = E_INVAL;
    return -1;
  }
  if (pages(n) != __gmc_object_size(p))
    __gmc_fault(F_UNSUPPORTED, "munmap: only whole mappings can be removed");
  __gmc_free(p);
  return 0;
}
int RT(mprotect)(void *p, size_t n, int prot) { return 0; }
int RT(madvise)(void *p, size_t n, int advice) {
  if (advice == MADV_DONTNEED || advice == MADV_FREE)
    __gmc_fault(F_UNSUPPORTED, "madvise: MADV_DONTNEED and MADV_FREE, after which memory may be zero, are not modelled");
  return 0;
}
int RT(mlock)(const void *p, size_t n) { return 0; }
int RT(munlock)(const void *p, size_t n) { return 0; }

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
