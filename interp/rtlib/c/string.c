// <string.h> and <strings.h>. Shared memory is accessed byte by byte.
#include "rt.h"

void *RT(memcpy)(void *d, const void *s, size_t n) { return __builtin_memcpy(d, s, n); }
void *RT(memmove)(void *d, const void *s, size_t n) { return __builtin_memmove(d, s, n); }
void *RT(memset)(void *d, int c, size_t n) { return __builtin_memset(d, c, n); }
int RT(ffsl)(long v) { return v ? __builtin_ctzl(v) + 1 : 0; }
int RT(ffsll)(long long v) { return RT(ffsl)(v); }
int RT(ffs)(int v) { return v ? __builtin_ctz(v) + 1 : 0; }

// Annex K: what does not fit is not done, the destination is cleared, and the error is returned.
enum { RSIZE_MAX = 0x7fffffff };
static int fits(void *d, size_t room, const void *s, size_t n) {
  if (d && room <= RSIZE_MAX && s && n <= room && ((char *)d + n <= (const char *)s || (const char *)s + n <= (char *)d))
    return 0;
  if (d && room <= RSIZE_MAX)
    __builtin_memset(d, 0, room);
  return d && s && room <= RSIZE_MAX ? 34 : 22; // ERANGE, EINVAL
}
int RT(memcpy_s)(void *d, size_t room, const void *s, size_t n) {
  int e = n ? fits(d, room, s, n) : 0;
  if (!e && n)
    __builtin_memcpy(d, s, n);
  return e;
}
int RT(memmove_s)(void *d, size_t room, const void *s, size_t n) {
  int e = n ? fits(d, room, s && n <= room ? (char *)d + n : s, n) : 0;
  if (!e && n)
    __builtin_memmove(d, s, n);
  return e;
}
int RT(memset_s)(void *d, size_t room, int c, size_t n) {
  if (!d || room > RSIZE_MAX)
    return 22;
  __builtin_memset(d, c, n < room ? n : room);
  return n <= room ? 0 : 34;
}
void *RT(mempcpy)(void *d, const void *s, size_t n) { return (char *)__builtin_memcpy(d, s, n) + n; }
void RT(bzero)(void *d, size_t n) { __builtin_memset(d, 0, n); }
void RT(explicit_bzero)(void *d, size_t n) { __builtin_memset(d, 0, n); }
void RT(bcopy)(const void *s, void *d, size_t n) { __builtin_memmove(d, s, n); }
void *RT(__memcpy_chk)(void *d, const void *s, size_t n, size_t room) { return __builtin_memcpy(d, s, n); }
void *RT(__memmove_chk)(void *d, const void *s, size_t n, size_t room) { return __builtin_memmove(d, s, n); }
void *RT(__memset_chk)(void *d, int c, size_t n, size_t room) { return __builtin_memset(d, c, n); }

int RT(memcmp)(const void *a, const void *b, size_t n) {
  const unsigned char *p = a, *q = b;
  for (; n; n--, p++, q++)
    if (*p != *q)
      return *p < *q ? -1 : 1;
  return 0;
}
int RT(bcmp)(const void *a, const void *b, size_t n) { return RT(memcmp)(a, b, n); }
void *RT(memchr)(const void *s, int c, size_t n) {
  for (const unsigned char *p = s; n; n--, p++)
    if (*p == (unsigned char)c)
      return (void *)p;
  return 0;
}
void *RT(memrchr)(const void *s, int c, size_t n) {
  const unsigned char *p = s;
  while (n--)
    if (p[n] == (unsigned char)c)
      return (void *)(p + n);
  return 0;
}
void *RT(rawmemchr)(const void *s, int c) {
  const unsigned char *p = s;
  while (*p != (unsigned char)c)
    p++;
  return (void *)p;
}
void *RT(memccpy)(void *d, const void *s, int c, size_t n) {
  unsigned char *q = d;
  for (const unsigned char *p = s; n; n--)
    if ((*q++ = *p++) == (unsigned char)c)
      return q;
  return 0;
}
void *RT(memmem)(const void *hay, size_t n, const void *needle, size_t m) {
  for (const char *h = hay; n >= m; h++, n--)
    if (RT(memcmp)(h, needle, m) == 0)
      return (void *)h;
  return 0;
}

size_t RT(strlen)(const char *s) {
  size_t n = 0;
  while (s[n])
    n++;
  return n;
}
size_t RT(strnlen)(const char *s, size_t max) {
  size_t n = 0;
  while (n < max && s[n])
    n++;
  return n;
}
char *RT(stpcpy)(char *d, const char *s) {
  while ((*d = *s))
    d++, s++;
  return d;
}
char *RT(strcpy)(char *d, const char *s) {
  RT(stpcpy)(d, s);
  return d;
}
char *RT(stpncpy)(char *d, const char *s, size_t n) {
  size_t i = 0;
  for (; i < n && s[i]; i++)
    d[i] = s[i];
  char *end = d + i;
  for (; i < n; i++)
    d[i] = 0;
  return end;
}
char *RT(strncpy)(char *d, const char *s, size_t n) {
  RT(stpncpy)(d, s, n);
  return d;
}
size_t RT(strlcpy)(char *d, const char *s, size_t n) {
  size_t i = 0;
  for (; s[i]; i++)
    if (i + 1 < n)
      d[i] = s[i];
  if (n)
    d[i < n ? i : n - 1] = 0;
  return i;
}
char *RT(strcat)(char *d, const char *s) {
  RT(stpcpy)(d + RT(strlen)(d), s);
  return d;
}
char *RT(strncat)(char *d, const char *s, size_t n) {
  char *q = d + RT(strlen)(d);
  for (; n && *s; n--)
    *q++ = *s++;
  *q = 0;
  return d;
}
char *RT(__strcpy_chk)(char *d, const char *s, size_t room) { return RT(strcpy)(d, s); }
char *RT(__stpcpy_chk)(char *d, const char *s, size_t room) { return RT(stpcpy)(d, s); }
char *RT(__strncpy_chk)(char *d, const char *s, size_t n, size_t room) { return RT(strncpy)(d, s, n); }
char *RT(__strcat_chk)(char *d, const char *s, size_t room) { return RT(strcat)(d, s); }
char *RT(__strncat_chk)(char *d, const char *s, size_t n, size_t room) { return RT(strncat)(d, s, n); }

int RT(strncmp)(const char *a, const char *b, size_t n) {
  for (; n; n--, a++, b++) {
    unsigned char x = *a, y = *b;
    if (x != y)
      return x < y ? -1 : 1;
    if (!x)
      break;
  }
  return 0;
}
int RT(strcmp)(const char *a, const char *b) { return RT(strncmp)(a, b, ~(size_t)0); }
int RT(strcoll)(const char *a, const char *b) { return RT(strcmp)(a, b); }
static int lower(unsigned char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }
int RT(strncasecmp)(const char *a, const char *b, size_t n) {
  for (; n; n--, a++, b++) {
    int x = lower(*a), y = lower(*b);
    if (x != y)
      return x - y;
    if (!x)
      break;
  }
  return 0;
}
int RT(strcasecmp)(const char *a, const char *b) { return RT(strncasecmp)(a, b, ~(size_t)0); }

char *RT(strchrnul)(const char *s, int c) {
  while (*s && *s != (char)c)
    s++;
  return (char *)s;
}
char *RT(strchr)(const char *s, int c) {
  char *p = RT(strchrnul)(s, c);
  return *p == (char)c ? p : 0;
}
char *RT(index)(const char *s, int c) { return RT(strchr)(s, c); }
char *RT(strrchr)(const char *s, int c) {
  const char *last = 0;
  for (;; s++) {
    if (*s == (char)c)
      last = s;
    if (!*s)
      return (char *)last;
  }
}
char *RT(rindex)(const char *s, int c) { return RT(strrchr)(s, c); }

static int in(char c, const char *set) {
  for (; *set; set++)
    if (*set == c)
      return 1;
  return 0;
}
size_t RT(strspn)(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && in(s[n], set))
    n++;
  return n;
}
size_t RT(strcspn)(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && !in(s[n], set))
    n++;
  return n;
}
char *RT(strpbrk)(const char *s, const char *set) {
  s += RT(strcspn)(s, set);
  return *s ? (char *)s : 0;
}
char *RT(strstr)(const char *s, const char *needle) {
  size_t n = RT(strlen)(needle);
  for (;; s++) {
    if (RT(strncmp)(s, needle, n) == 0)
      return (char *)s;
    if (!*s)
      return 0;
  }
}
char *RT(strcasestr)(const char *s, const char *needle) {
  size_t n = RT(strlen)(needle);
  for (;; s++) {
    if (RT(strncasecmp)(s, needle, n) == 0)
      return (char *)s;
    if (!*s)
      return 0;
  }
}
char *RT(strtok_r)(char *s, const char *set, char **save) {
  if (!s)
    s = *save;
  s += RT(strspn)(s, set);
  if (!*s) {
    *save = s;
    return 0;
  }
  char *end = s + RT(strcspn)(s, set);
  if (*end)
    *end++ = 0;
  *save = end;
  return s;
}
char *RT(__strtok_r)(char *s, const char *set, char **save) { return RT(strtok_r)(s, set, save); }
char *RT(strsep)(char **sp, const char *set) {
  char *s = *sp;
  if (!s)
    return 0;
  char *end = s + RT(strcspn)(s, set);
  if (*end) {
    *end = 0;
    *sp = end + 1;
  } else {
    *sp = 0;
  }
  return s;
}

// strtok keeps its place in memory that all threads share, so that its use by
// two threads is found to be a race.
static char *tok_place;
char *RT(strtok)(char *s, const char *set) { return RT(strtok_r)(s, set, &tok_place); }

struct error {
  int number;
  const char *text;
};
static const struct error errors[] = {
    {0, "Success"},
    {1, "Operation not permitted"},
    {2, "No such file or directory"},
    {4, "Interrupted system call"},
    {5, "Input/output error"},
    {9, "Bad file descriptor"},
    {11, "Resource temporarily unavailable"},
    {12, "Cannot allocate memory"},
    {13, "Permission denied"},
    {14, "Bad address"},
    {16, "Device or resource busy"},
    {17, "File exists"},
    {22, "Invalid argument"},
    {33, "Numerical argument out of domain"},
    {34, "Numerical result out of range"},
    {35, "Resource deadlock avoided"},
    {38, "Function not implemented"},
    {75, "Value too large for defined data type"},
    {110, "Connection timed out"},
};
char *RT(strerror)(int n) {
  for (unsigned i = 0; i < sizeof errors / sizeof errors[0]; i++)
    if (errors[i].number == n)
      return (char *)errors[i].text;
  return "Unknown error";
}
char *RT(strerror_r)(int n, char *buf, size_t size) { return RT(strerror)(n); }
char *RT(__xpg_basename)(char *path) {
  char *p = RT(strrchr)(path, '/');
  return p ? p + 1 : path;
}
