// <stdio.h>: what goes to the standard streams is printed through the
// interpreter, which keeps it for reports; it is no event. Input is made up.
#include "rt.h"

// The streams: distinct objects without content. The variables that name them are
// constant, so that reading them is no event.
static char streams[3][16];
void *const RT(stdin) = streams[0];
void *const RT(stdout) = streams[1];
void *const RT(stderr) = streams[2];

// A sink collects output either in the caller's buffer or, through a small one,
// in the thread's output.
struct sink {
  char *buf;   // where the caller wants it; null: print
  size_t room; // bytes at buf
  size_t len;  // bytes produced so far
  size_t held; // bytes in small
  char small[64];
};

static void flush(struct sink *s) {
  if (s->held)
    __gmc_print(s->small, s->held);
  s->held = 0;
}

__attribute__((noinline)) static void put(struct sink *s, char c) {
  if (s->buf) {
    if (s->len + 1 < s->room)
      s->buf[s->len] = c;
  } else {
    if (s->held == sizeof s->small)
      flush(s);
    s->small[s->held++] = c;
  }
  s->len++;
}

static void pad(struct sink *s, char c, int n) {
  for (; n > 0; n--)
    put(s, c);
}

enum { LEFT = 1, PLUS = 2, BLANK = 4, ALT = 8, ZERO = 16 };

// __gmc_format_double writes d as the conversion conv (one of aAeEfFgG) with
// the given precision (negative: none given) and flag ALT, without sign, to buf
// and returns its length (lib_format.go).
int __gmc_format_double(char *buf, size_t size, uint64_t bits, int conv, int prec, int alt);

__attribute__((noinline)) static void number(struct sink *s, int flags, int width, const char *sign, int zeros, const char *body, int n) {
  int prefix = 0;
  while (sign[prefix])
    prefix++;
  int fill = width - prefix - zeros - n;
  if (!(flags & (LEFT | ZERO)))
    pad(s, ' ', fill);
  for (int i = 0; i < prefix; i++)
    put(s, sign[i]);
  if (flags & ZERO && !(flags & LEFT))
    pad(s, '0', fill);
  pad(s, '0', zeros);
  for (int i = 0; i < n; i++)
    put(s, body[i]);
  if (flags & LEFT)
    pad(s, ' ', fill);
}

__attribute__((noinline)) static void integer(struct sink *s, int flags, int width, int prec, uint64_t v, int neg, char conv) {
  char buf[66];
  int n = 0;
  unsigned base = conv == 'o' ? 8 : conv == 'x' || conv == 'X' ? 16 : conv == 'b' || conv == 'B' ? 2 : 10;
  const char *digits = conv == 'X' ? "0123456789ABCDEF" : "0123456789abcdef";
  char *p = buf + sizeof buf;
  for (uint64_t x = v; x; x /= base) {
    *--p = digits[x % base];
    n++;
  }
  if (prec < 0)
    prec = 1;
  else
    flags &= ~ZERO;
  int zeros = prec > n ? prec - n : 0;
  const char *sign = "";
  if (conv == 'd')
    sign = neg ? "-" : flags & PLUS ? "+" : flags & BLANK ? " " : "";
  else if (flags & ALT && v && base == 16)
    sign = conv == 'X' ? "0X" : "0x";
  else if (flags & ALT && v && base == 2)
    sign = conv == 'B' ? "0B" : "0b";
  else if (flags & ALT && base == 8 && zeros == 0)
    zeros = n == 0 || *p != '0';
  number(s, flags, width, sign, zeros, p, n);
}

__attribute__((noinline)) static void real(struct sink *s, int flags, int width, int prec, double d, char conv) {
  char buf[400];
  union {
    double d;
    uint64_t bits;
  } u = {d};
  int neg = u.bits >> 63;
  int n = __gmc_format_double(buf, sizeof buf, u.bits, conv, prec, (flags & ALT) != 0);
  if (n && (buf[0] | 32) >= 'a' && (buf[0] | 32) <= 'z') // inf, nan
    flags &= ~ZERO;
  char sign[4] = {0, 0, 0, 0};
  int k = 0;
  if (neg)
    sign[k++] = '-';
  else if (flags & PLUS)
    sign[k++] = '+';
  else if (flags & BLANK)
    sign[k++] = ' ';
  char *body = buf;
  if ((conv | 32) == 'a' && n > 2 && buf[0] == '0') { // the prefix goes before the zeros
    sign[k++] = body[0];
    sign[k] = body[1];
    body += 2;
    n -= 2;
  }
  number(s, flags, width, sign, 0, body, n);
}

__attribute__((noinline)) static void format(struct sink *s, const char *f, va_list ap) {
  for (; *f; f++) {
    if (*f != '%') {
      put(s, *f);
      continue;
    }
    int flags = 0, width = 0, prec = -1, size = 4;
    for (f++;; f++) {
      if (*f == '-')
        flags |= LEFT;
      else if (*f == '+')
        flags |= PLUS;
      else if (*f == ' ')
        flags |= BLANK;
      else if (*f == '#')
        flags |= ALT;
      else if (*f == '0')
        flags |= ZERO;
      else
        break;
    }
    if (*f == '*') {
      f++;
      width = va_arg(ap, int);
      if (width < 0) {
        flags |= LEFT;
        width = -width;
      }
    } else {
      for (; *f >= '0' && *f <= '9'; f++)
        width = width * 10 + (*f - '0');
    }
    if (*f == '.') {
      f++;
      prec = 0;
      if (*f == '*') {
        f++;
        prec = va_arg(ap, int);
        if (prec < 0)
          prec = -1;
      } else {
        for (; *f >= '0' && *f <= '9'; f++)
          prec = prec * 10 + (*f - '0');
      }
    }
    int wide = 0;
    for (;; f++) {
      if (*f == 'h')
        size = size == 2 ? 1 : 2;
      else if (*f == 'l' || *f == 'j' || *f == 'z' || *f == 't' || *f == 'q')
        size = 8;
      else if (*f == 'L')
        wide = 1;
      else
        break;
    }
    switch (*f) {
    case 'd':
    case 'i': {
      int64_t v = size == 8 ? va_arg(ap, int64_t) : va_arg(ap, int);
      if (size == 2)
        v = (short)v;
      if (size == 1)
        v = (signed char)v;
      integer(s, flags, width, prec, v < 0 ? -(uint64_t)v : (uint64_t)v, v < 0, 'd');
      break;
    }
    case 'u':
    case 'o':
    case 'x':
    case 'X':
    case 'b':
    case 'B': {
      uint64_t v = size == 8 ? va_arg(ap, uint64_t) : va_arg(ap, unsigned);
      if (size == 2)
        v = (unsigned short)v;
      if (size == 1)
        v = (unsigned char)v;
      integer(s, flags, width, prec, v, 0, *f);
      break;
    }
    case 'c': {
      char c = va_arg(ap, int);
      number(s, flags & ~ZERO, width, "", 0, &c, 1);
      break;
    }
    case 's': {
      const char *p = va_arg(ap, const char *);
      if (!p)
        p = "(null)";
      // Each byte is read once if no width asks for the length first.
      if (width == 0) {
        for (int i = 0; i != prec; i++) {
          char c = p[i];
          if (!c)
            break;
          put(s, c);
        }
        break;
      }
      int n = 0;
      while (n != prec && p[n])
        n++;
      number(s, flags & ~ZERO, width, "", 0, p, n);
      break;
    }
    case 'p': {
      uint64_t v = (uint64_t)va_arg(ap, void *);
      if (v)
        integer(s, flags | ALT, width, prec, v, 0, 'x');
      else
        number(s, flags & ~ZERO, width, "", 0, "(nil)", 5);
      break;
    }
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
      real(s, flags, width, prec, wide ? (double)va_arg(ap, long double) : va_arg(ap, double), *f);
      break;
    case 'n': {
      void *p = va_arg(ap, void *);
      if (size == 8)
        *(int64_t *)p = s->len;
      else
        *(int *)p = s->len;
      break;
    }
    case 'm': {
      const char *p = "error";
      while (*p)
        put(s, *p++);
      break;
    }
    case '%':
      put(s, '%');
      break;
    case 0:
      return;
    default:
      put(s, '%');
      put(s, *f);
    }
  }
}

int RT(vprintf)(const char *f, va_list ap) {
  struct sink s;
  s.buf = 0;
  s.len = s.held = 0;
  format(&s, f, ap);
  flush(&s);
  return s.len;
}
int RT(vsnprintf)(char *buf, size_t size, const char *f, va_list ap) {
  struct sink s;
  char none;
  s.buf = size ? buf : &none;
  s.room = size;
  s.len = s.held = 0;
  format(&s, f, ap);
  if (size)
    buf[s.len < size ? s.len : size - 1] = 0;
  return s.len;
}
#define ALL (~(size_t)0 >> 1)
#define FORWARD(result)                                                                                                \
  va_list ap;                                                                                                          \
  va_start(ap, f);                                                                                                     \
  int n = result;                                                                                                      \
  va_end(ap);                                                                                                          \
  return n
int RT(printf)(const char *f, ...) { FORWARD(RT(vprintf)(f, ap)); }
int RT(fprintf)(void *stream, const char *f, ...) { FORWARD(RT(vprintf)(f, ap)); }
int RT(vfprintf)(void *stream, const char *f, va_list ap) { return RT(vprintf)(f, ap); }
int RT(dprintf)(int fd, const char *f, ...) { FORWARD(RT(vprintf)(f, ap)); }
int RT(snprintf)(char *buf, size_t size, const char *f, ...) { FORWARD(RT(vsnprintf)(buf, size, f, ap)); }
int RT(sprintf)(char *buf, const char *f, ...) { FORWARD(RT(vsnprintf)(buf, ALL, f, ap)); }
int RT(vsprintf)(char *buf, const char *f, va_list ap) { return RT(vsnprintf)(buf, ALL, f, ap); }
int RT(__printf_chk)(int flag, const char *f, ...) { FORWARD(RT(vprintf)(f, ap)); }
int RT(__fprintf_chk)(void *stream, int flag, const char *f, ...) { FORWARD(RT(vprintf)(f, ap)); }
int RT(__vprintf_chk)(int flag, const char *f, va_list ap) { return RT(vprintf)(f, ap); }
int RT(__vfprintf_chk)(void *stream, int flag, const char *f, va_list ap) { return RT(vprintf)(f, ap); }
int RT(__snprintf_chk)(char *buf, size_t size, int flag, size_t room, const char *f, ...) {
  FORWARD(RT(vsnprintf)(buf, size, f, ap));
}
int RT(__sprintf_chk)(char *buf, int flag, size_t room, const char *f, ...) { FORWARD(RT(vsnprintf)(buf, ALL, f, ap)); }
int RT(__vsnprintf_chk)(char *buf, size_t size, int flag, size_t room, const char *f, va_list ap) {
  return RT(vsnprintf)(buf, size, f, ap);
}
int RT(vasprintf)(char **out, const char *f, va_list ap) {
  va_list again;
  va_copy(again, ap);
  int n = RT(vsnprintf)(0, 0, f, ap);
  *out = __gmc_malloc(n + 1, 16, 0);
  RT(vsnprintf)(*out, n + 1, f, again);
  va_end(again);
  return n;
}
int RT(asprintf)(char **out, const char *f, ...) { FORWARD(RT(vasprintf)(out, f, ap)); }

static void print(const char *p, size_t n) {
  struct sink s;
  s.buf = 0;
  s.len = s.held = 0;
  for (size_t i = 0; i < n; i++)
    put(&s, p[i]);
  flush(&s);
}
static void print_string(const char *p) {
  struct sink s;
  s.buf = 0;
  s.len = s.held = 0;
  for (char c; (c = *p); p++)
    put(&s, c);
  flush(&s);
}
int RT(putchar)(int c) {
  char b = c;
  __gmc_print(&b, 1);
  return (unsigned char)c;
}
int RT(fputc)(int c, void *stream) { return RT(putchar)(c); }
int RT(putc)(int c, void *stream) { return RT(putchar)(c); }
int RT(putchar_unlocked)(int c) { return RT(putchar)(c); }
int RT(putc_unlocked)(int c, void *stream) { return RT(putchar)(c); }
int RT(fputs)(const char *p, void *stream) {
  print_string(p);
  return 1;
}
int RT(puts)(const char *p) {
  print_string(p);
  return RT(putchar)('\n');
}
size_t RT(fwrite)(const void *p, size_t size, size_t n, void *stream) {
  print(p, size * n);
  return n;
}
int64_t RT(write)(int fd, const void *p, size_t n) {
  print(p, n);
  return n;
}
void RT(perror)(const char *p) {
  if (p && *p) {
    print_string(p);
    print(": ", 2);
  }
  print("error\n", 6);
}
int RT(fflush)(void *stream) { return 0; }
int RT(fclose)(void *stream) { return 0; }
int RT(ferror)(void *stream) { return 0; }
int RT(feof)(void *stream) { return 1; }
int RT(fileno)(void *stream) { return stream == RT(stdin) ? 0 : stream == RT(stdout) ? 1 : 2; }
int RT(setvbuf)(void *stream, char *buf, int mode, size_t n) { return 0; }
void RT(setbuf)(void *stream, char *buf) {}
void RT(flockfile)(void *stream) {}
void RT(funlockfile)(void *stream) {}

// Input. Single characters are never there. What reads into memory of the program
// writes to it (others may use it at the same time), but no more than INPUTS times, so
// that a loop over all input ends. Reports say what was assumed (inputs.go).
enum { INPUTS = 16 };

static int input(void) {
  uint64_t n = tls(T_INPUT, 0);
  if (n == INPUTS)
    return 0;
  tls_put(T_INPUT, 0, n + 1);
  return 1;
}

int RT(getchar)(void) { return -1; }
int RT(getc)(void *stream) { return -1; }
int RT(fgetc)(void *stream) { return -1; }
char *RT(fgets)(char *buf, int n, void *stream) {
  if (n <= 0 || !input())
    return 0;
  int i = 0;
  if (n > 1)
    buf[i++] = '0';
  if (n > 2)
    buf[i++] = '\n';
  buf[i] = 0;
  return buf;
}
size_t RT(fread)(void *p, size_t size, size_t n, void *stream) {
  if (size == 0 || n == 0 || !input())
    return 0;
  for (size_t i = 0; i < size * n; i++)
    ((char *)p)[i] = '0';
  return n;
}
int64_t RT(read)(int fd, void *p, size_t n) { return RT(fread)(p, 1, n, 0); }

__attribute__((noinline)) static void scan_number(void *p, int size) {
  unsigned n = __gmc_config(CFG_NONDET_VALUES);
  uint64_t v = n > 1 ? __gmc_choice(n) : 0;
  if (size == 8)
    *(uint64_t *)p = v;
  else if (size == 4)
    *(uint32_t *)p = v;
  else if (size == 2)
    *(uint16_t *)p = v;
  else
    *(uint8_t *)p = v;
}

// scan_text writes n digits 0, of wide characters if wide is set, and then ends the
// string if ends is set.
__attribute__((noinline)) static void scan_text(void *p, int n, int wide, int ends) {
  int i;
  for (i = 0; i < n; i++)
    if (wide)
      ((int *)p)[i] = '0';
    else
      ((char *)p)[i] = '0';
  if (!ends)
    return;
  if (wide)
    ((int *)p)[i] = 0;
  else
    ((char *)p)[i] = 0;
}

__attribute__((noinline)) static int scan(const char *f, va_list ap) {
  if (!input())
    return -1;
  int done = 0;
  while (*f) {
    if (*f++ != '%')
      continue;
    int skip = 0, size = 4, wide = 0, alloc = 0, width = 0;
    if (*f == '*') {
      skip = 1;
      f++;
    }
    for (; *f >= '0' && *f <= '9'; f++)
      width = width * 10 + (*f - '0');
    if (*f == 'm') {
      alloc = 1;
      f++;
    }
    for (;; f++) {
      if (*f == 'h')
        size = size == 2 ? 1 : 2;
      else if (*f == 'l' || *f == 'j' || *f == 'z' || *f == 't' || *f == 'q')
        size = 8;
      else if (*f == 'L')
        wide = 1;
      else
        break;
    }
    char c = *f;
    if (!c)
      break;
    f++;
    if (c == '%')
      continue;
    if (c == '[') {
      if (*f == '^')
        f++;
      if (*f == ']')
        f++;
      while (*f && *f != ']')
        f++;
      if (*f)
        f++;
    }
    if (skip)
      continue;
    void *p = va_arg(ap, void *);
    switch (c) {
    case 'n': // no characters were counted
      if (size == 8)
        *(int64_t *)p = 0;
      else
        *(int *)p = 0;
      continue;
    case 'c':
    case 's':
    case '[': {
      int n = c == 'c' && width ? width : 1;
      if (alloc) {
        void *q = __gmc_malloc((n + 1) * (size == 8 ? 4 : 1), 16, 0);
        *(void **)p = q;
        p = q;
      }
      scan_text(p, n, size == 8, c != 'c');
      break;
    }
    case 'p':
      *(void **)p = 0;
      break;
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
      if (wide)
        *(long double *)p = 0;
      else if (size == 8)
        *(double *)p = 0;
      else
        *(float *)p = 0;
      break;
    default:
      scan_number(p, wide ? 8 : size);
    }
    done++;
  }
  return done;
}

#define SCANF(prefix)                                                                                                  \
  int RT(prefix##vscanf)(const char *f, va_list ap) { return scan(f, ap); }                                            \
  int RT(prefix##vfscanf)(void *stream, const char *f, va_list ap) { return scan(f, ap); }                             \
  int RT(prefix##scanf)(const char *f, ...) { FORWARD(scan(f, ap)); }                                                  \
  int RT(prefix##fscanf)(void *stream, const char *f, ...) { FORWARD(scan(f, ap)); }
SCANF()
SCANF(__isoc99_)
SCANF(__isoc23_)
void *RT(fopen)(const char *name, const char *mode) {
  __gmc_fault(F_UNSUPPORTED, "fopen: files are not modelled");
}
int RT(open)(const char *name, int flags, ...) { __gmc_fault(F_UNSUPPORTED, "open: files are not modelled"); }
int RT(close)(int fd) { return 0; }
