// C++ exceptions and run-time types (Itanium ABI), and the exception classes of
// the standard library.
//
// What the ABI keeps in the header of an exception is the thread's own state here as
// far as only that thread needs it: the type in flight, how many handlers
// are active. The interpreter unwinds: __gmc_throw looks for a landing pad whose type matches and
// sets T_EXC_ADJUST to twice the offset of the caught base class in the object,
// plus one if the exception is a pointer (then handlers get its value).
#include "rt.h"

void __gmc_throw(void *exc) NORETURN;
int RT(snprintf)(char *buf, size_t size, const char *f, ...);
char *RT(strerror)(int n);

// The run-time types. Which kind of type a type_info describes is told by its
// vtable, of which only the address matters.
#define META(name) const uint64_t RT(name)[8]
META(_ZTVN10__cxxabiv117__class_type_infoE);
META(_ZTVN10__cxxabiv120__si_class_type_infoE);
META(_ZTVN10__cxxabiv121__vmi_class_type_infoE);
META(_ZTVN10__cxxabiv119__pointer_type_infoE);
META(_ZTVN10__cxxabiv129__pointer_to_member_type_infoE);
META(_ZTVN10__cxxabiv123__fundamental_type_infoE);
META(_ZTVN10__cxxabiv116__enum_type_infoE);
META(_ZTVN10__cxxabiv120__function_type_infoE);
META(_ZTVN10__cxxabiv117__array_type_infoE);

struct type {
  const void *vtable;
  const char *name;
};
struct single {
  struct type type;
  const struct type *base;
};
struct base {
  const struct type *type;
  int64_t offset_flags;
};
struct multiple {
  struct type type;
  unsigned flags, count;
  struct base bases[];
};
struct pointer {
  struct type type;
  unsigned flags;
  const struct type *pointee;
};
enum { VIRTUAL = 1, PUBLIC = 2, OFFSET_SHIFT = 8 };

#define CLASS (&RT(_ZTVN10__cxxabiv117__class_type_infoE)[2])
#define SINGLE (&RT(_ZTVN10__cxxabiv120__si_class_type_infoE)[2])
#define MULTIPLE (&RT(_ZTVN10__cxxabiv121__vmi_class_type_infoE)[2])
#define POINTER (&RT(_ZTVN10__cxxabiv119__pointer_type_infoE)[2])
#define FUNDAMENTAL (&RT(_ZTVN10__cxxabiv123__fundamental_type_infoE)[2])

#define TYPE(code)                                                                                                     \
  const struct type RT(_ZTI##code) = {FUNDAMENTAL, #code};                                                             \
  const struct pointer RT(_ZTIP##code) = {{POINTER, "P" #code}, 0, &RT(_ZTI##code)};                                   \
  const struct pointer RT(_ZTIPK##code) = {{POINTER, "PK" #code}, 1, &RT(_ZTI##code)};
TYPE(v)
TYPE(b)
TYPE(c)
TYPE(a)
TYPE(h)
TYPE(s)
TYPE(t)
TYPE(i)
TYPE(j)
TYPE(l)
TYPE(m)
TYPE(x)
TYPE(y)
TYPE(f)
TYPE(d)
TYPE(e)
TYPE(w)
TYPE(Dn)

// The vtable of type_info itself is never called.
META(_ZTVSt9type_info);
int RT(_ZNKSt9type_infoeqERKS_)(const struct type *a, const struct type *b) { return a == b; }

static int same(const struct type *a, const struct type *b) {
  if (a == b)
    return 1;
  const char *p = a->name, *q = b->name;
  if (*p == '*' || *q == '*')
    return 0;
  while (*p && *p == *q)
    p++, q++;
  return *p == *q;
}

// find returns the place of the base class dst in the object at p of class t, or
// null.
__attribute__((noinline)) static void *find(const struct type *t, char *p, const struct type *dst) {
  if (same(t, dst))
    return p;
  if (t->vtable == SINGLE)
    return find(((const struct single *)t)->base, p, dst);
  if (t->vtable == MULTIPLE) {
    const struct multiple *m = (const struct multiple *)t;
    for (unsigned i = 0; i < m->count; i++) {
      int64_t off = m->bases[i].offset_flags >> OFFSET_SHIFT;
      if (!(m->bases[i].offset_flags & PUBLIC))
        continue;
      if (m->bases[i].offset_flags & VIRTUAL)
        off = *(int64_t *)(*(char **)p + off);
      void *r = find(m->bases[i].type, p + off, dst);
      if (r)
        return r;
    }
  }
  return 0;
}

// Casts go through the whole object; an ambiguous base class yields the first.
void *RT(__dynamic_cast)(char *p, const struct type *src, const struct type *dst, int64_t hint) {
  const int64_t *vtable = *(const int64_t **)p;
  return find((const struct type *)vtable[-1], p + vtable[-2], dst);
}

enum { T_EXC_TYPE = T_EXCEPTION, T_EXC_ADJUST, T_EXC_HANDLERS, T_EXC_COUNT, T_EXC_CAUGHT, T_EXC_UNCAUGHT };

// What precedes an exception object. It is in memory, not in the thread's state,
// because a std::exception_ptr may carry the exception to another thread.
struct header {
  const struct type *type;
  void (*dtor)(void *);
  uint64_t references;
  uint64_t unused;
};
static struct header *header(void *exc) { return (struct header *)exc - 1; }

void *RT(__cxa_allocate_exception)(size_t n) {
  return (struct header *)__gmc_malloc(sizeof(struct header) + n, 16, 0) + 1;
}
void RT(__cxa_free_exception)(void *exc) { __gmc_free(header(exc)); }

void *RT(__cxa_init_primary_exception)(void *exc, const struct type *type, void (*dtor)(void *)) {
  struct header *h = header(exc);
  h->type = type;
  h->dtor = dtor;
  h->references = 0;
  return h;
}

static void reference(void *exc) { __gmc_rmw(&header(exc)->references, 8, OP_ADD, 1, RLX, 0); }

__attribute__((noinline)) static void release(void *exc) {
  struct header *h = header(exc);
  if (__gmc_rmw(&h->references, 8, OP_SUB, 1, ACQREL, 0) != 1)
    return;
  if (h->dtor)
    h->dtor(exc);
  __gmc_free(h);
}

static void throw(void *exc) NORETURN;
static void throw(void *exc) {
  __gmc_tls_set(T_EXC_TYPE, exc, (uint64_t)header(exc)->type);
  tls_put(T_EXC_UNCAUGHT, 0, tls(T_EXC_UNCAUGHT, 0) + 1);
  __gmc_throw(exc);
}

void RT(__cxa_throw)(void *exc, const struct type *type, void (*dtor)(void *)) {
  RT(__cxa_init_primary_exception)(exc, type, dtor);
  header(exc)->references = 1;
  throw(exc);
}

void *RT(__cxa_get_exception_ptr)(void *exc) {
  uint64_t adjust = __gmc_tls_get(T_EXC_ADJUST, exc);
  return adjust & 1 ? *(void **)exc : (char *)exc + (adjust >> 1);
}

void *RT(__cxa_begin_catch)(void *exc) {
  uint64_t n = tls(T_EXC_COUNT, 0);
  tls_put(T_EXC_CAUGHT, n, (uint64_t)exc);
  tls_put(T_EXC_COUNT, 0, n + 1);
  tls_put(T_EXC_UNCAUGHT, 0, tls(T_EXC_UNCAUGHT, 0) - 1);
  __gmc_tls_set(T_EXC_HANDLERS, exc, __gmc_tls_get(T_EXC_HANDLERS, exc) + 1);
  return RT(__cxa_get_exception_ptr)(exc);
}

// T_EXC_HANDLERS counts the active handlers of an exception; RETHROWN says that
// it is on its way again, so that the end of the last handler must keep it.
#define RETHROWN (1ull << 32)

void RT(__cxa_end_catch)(void) {
  uint64_t n = tls(T_EXC_COUNT, 0) - 1;
  void *exc = (void *)tls(T_EXC_CAUGHT, n);
  tls_put(T_EXC_COUNT, 0, n);
  tls_put(T_EXC_CAUGHT, n, 0);
  uint64_t handlers = __gmc_tls_get(T_EXC_HANDLERS, exc) - 1;
  if (handlers == RETHROWN) {
    __gmc_tls_set(T_EXC_HANDLERS, exc, 0);
    return;
  }
  __gmc_tls_set(T_EXC_HANDLERS, exc, handlers);
  if (handlers)
    return;
  __gmc_tls_set(T_EXC_TYPE, exc, 0);
  __gmc_tls_set(T_EXC_ADJUST, exc, 0);
  release(exc);
}

void RT(_ZSt9terminatev)(void) { __gmc_fault(F_UNCAUGHT, "std::terminate was called"); }
// A handler of std::terminate never runs: what would call it is an error already.
static void *terminate_handler;
void *RT(_ZSt13set_terminatePFvvE)(void *f) {
  return (void *)__gmc_rmw(&terminate_handler, 8, OP_SET, (uint64_t)f, ACQREL, 0);
}
void *RT(_ZSt13get_terminatev)(void) { return (void *)__gmc_load(&terminate_handler, 8, ACQ, 0); }

void RT(__cxa_rethrow)(void) {
  uint64_t n = tls(T_EXC_COUNT, 0);
  if (n == 0)
    RT(_ZSt9terminatev)();
  void *exc = (void *)tls(T_EXC_CAUGHT, n - 1);
  __gmc_tls_set(T_EXC_HANDLERS, exc, __gmc_tls_get(T_EXC_HANDLERS, exc) | RETHROWN);
  throw(exc);
}

// A std::exception_ptr is a pointer to the exception object.

void RT(_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv)(void **self) {
  if (*self)
    reference(*self);
}
void RT(_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv)(void **self) {
  if (*self)
    release(*self);
  *self = 0;
}
void RT(_ZNSt15__exception_ptr13exception_ptrC1EPv)(void **self, void *exc) {
  *self = exc;
  reference(exc);
}
void RT(_ZNSt15__exception_ptr13exception_ptrC2EPv)(void **self, void *exc) {
  *self = exc;
  reference(exc);
}
void RT(_ZNSt15__exception_ptr13exception_ptrC1ERKS0_)(void **self, void *const *other) {
  *self = *other;
  if (*self)
    reference(*self);
}
void RT(_ZNSt15__exception_ptr13exception_ptrD1Ev)(void **self) {
  if (*self)
    release(*self);
}
void RT(_ZSt17current_exceptionv)(void **result) {
  uint64_t n = tls(T_EXC_COUNT, 0);
  *result = n ? (void *)tls(T_EXC_CAUGHT, n - 1) : 0;
  if (n)
    reference(*result);
}
void RT(_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE)(void **p) {
  reference(*p);
  throw(*p);
}

_Bool RT(_ZSt18uncaught_exceptionv)(void) { return tls(T_EXC_UNCAUGHT, 0) != 0; }
int RT(_ZSt19uncaught_exceptionsv)(void) { return tls(T_EXC_UNCAUGHT, 0); }
const struct type *RT(__cxa_current_exception_type)(void) {
  uint64_t n = tls(T_EXC_COUNT, 0);
  return n ? (const struct type *)tls(T_EXC_TYPE, tls(T_EXC_CAUGHT, n - 1)) : 0;
}
void RT(__cxa_call_unexpected)(void *exc) { RT(_ZSt9terminatev)(); }
void RT(__cxa_pure_virtual)(void) { __gmc_fault(F_BAD_CALL, "a pure virtual function was called"); }
void RT(__cxa_deleted_virtual)(void) { __gmc_fault(F_BAD_CALL, "a deleted virtual function was called"); }
int RT(__gxx_personality_v0)(void) { return 0; }

// Exception classes. std::exception and its direct kin have no data; the others
// own a copy of their message.
typedef const void *vtable[5]; // offset to top, type, two destructors, what

struct error {
  const void *vtable;
  char *message;
};

__attribute__((noinline)) static char *copy(const char *s) {
  size_t n = 0;
  while (s[n])
    n++;
  char *q = __gmc_malloc(n + 1, 1, 0);
  for (size_t i = 0; i <= n; i++)
    q[i] = s[i];
  return q;
}
static void *assign(struct error *self, const struct error *e) {
  char *old = self->message;
  self->message = copy(e->message);
  __gmc_free(old);
  return self;
}
static const char *message_of(const struct error *e) { return e->message; }

#define KIND(name, text, ti)                                                                                           \
  void RT(_ZNSt##name##D2Ev)(void *self) {}                                                                            \
  void RT(_ZNSt##name##D1Ev)(void *self) {}                                                                            \
  void RT(_ZNSt##name##D0Ev)(void *self) { __gmc_free(self); }                                                         \
  const char *RT(_ZNKSt##name##4whatEv)(const void *self) { return text; }                                             \
  const char RT(_ZTSSt##name)[] = "St" #name;                                                                          \
  ti;                                                                                                                  \
  const vtable RT(_ZTVSt##name) = {0, &RT(_ZTISt##name), RT(_ZNSt##name##D1Ev), RT(_ZNSt##name##D0Ev),                 \
                                   RT(_ZNKSt##name##4whatEv)};
#define ROOT(name, text) KIND(name, text, const struct type RT(_ZTISt##name) = {CLASS COMMA RT(_ZTSSt##name)})
#define CHILD(name, parent, text)                                                                                      \
  KIND(name, text,                                                                                                     \
       const struct single RT(_ZTISt##name) = {{SINGLE COMMA RT(_ZTSSt##name)} COMMA (const struct type *)&RT(         \
           _ZTISt##parent)})
#define COMMA ,
ROOT(9exception, "std::exception")
CHILD(9bad_alloc, 9exception, "std::bad_alloc")
CHILD(20bad_array_new_length, 9bad_alloc, "std::bad_array_new_length")
CHILD(8bad_cast, 9exception, "std::bad_cast")
CHILD(10bad_typeid, 9exception, "std::bad_typeid")
CHILD(13bad_exception, 9exception, "std::bad_exception")
CHILD(17bad_function_call, 9exception, "bad_function_call")
CHILD(12bad_weak_ptr, 9exception, "bad_weak_ptr")

#define ERROR(name, parent)                                                                                            \
  void RT(_ZNSt##name##D2Ev)(struct error * self) { __gmc_free(self->message); }                                       \
  void RT(_ZNSt##name##D1Ev)(struct error * self) { __gmc_free(self->message); }                                       \
  void RT(_ZNSt##name##D0Ev)(struct error * self) {                                                                    \
    __gmc_free(self->message);                                                                                         \
    __gmc_free(self);                                                                                                  \
  }                                                                                                                    \
  const char *RT(_ZNKSt##name##4whatEv)(const struct error *self) { return message_of(self); }                         \
  const char RT(_ZTSSt##name)[] = "St" #name;                                                                          \
  const struct single RT(_ZTISt##name) = {{SINGLE, RT(_ZTSSt##name)}, (const struct type *)&RT(_ZTISt##parent)};       \
  const vtable RT(_ZTVSt##name) = {0, &RT(_ZTISt##name), RT(_ZNSt##name##D1Ev), RT(_ZNSt##name##D0Ev),                 \
                                   RT(_ZNKSt##name##4whatEv)};                                                         \
  __attribute__((noinline)) static void make_##name(struct error *self, const char *message) {                                                 \
    self->vtable = RT(_ZTVSt##name) + 2;                                                                               \
    self->message = copy(message);                                                                                     \
  }                                                                                                                    \
  void RT(_ZNSt##name##C1EPKc)(struct error * self, const char *s) { make_##name(self, s); }                           \
  void RT(_ZNSt##name##C2EPKc)(struct error * self, const char *s) { make_##name(self, s); }                           \
  void RT(_ZNSt##name##C1ERKS_)(struct error * self, const struct error *e) { make_##name(self, e->message); }         \
  void RT(_ZNSt##name##C2ERKS_)(struct error * self, const struct error *e) { make_##name(self, e->message); }         \
  void RT(_ZNSt##name##C1EOS_)(struct error * self, const struct error *e) { make_##name(self, e->message); }          \
  void RT(_ZNSt##name##C2EOS_)(struct error * self, const struct error *e) { make_##name(self, e->message); }          \
  void *RT(_ZNSt##name##aSERKS_)(struct error * self, const struct error *e) { return assign(self, e); }               \
  void *RT(_ZNSt##name##aSEOS_)(struct error * self, const struct error *e) { return assign(self, e); }                \
  void RT(_ZNSt##name##C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE)(struct error * self,                 \
                                                                                  char *const *s) {                   \
    make_##name(self, *s);                                                                                             \
  }                                                                                                                    \
  void RT(_ZNSt##name##C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE)(struct error * self,                 \
                                                                                  char *const *s) {                   \
    make_##name(self, *s);                                                                                             \
  }                                                                                                                    \
  static void throw_##name(const char *message) NORETURN;                                                              \
  static void throw_##name(const char *message) {                                                                      \
    struct error *e = RT(__cxa_allocate_exception)(sizeof *e);                                                         \
    make_##name(e, message);                                                                                           \
    RT(__cxa_throw)(e, (const struct type *)&RT(_ZTISt##name), (void (*)(void *))RT(_ZNSt##name##D1Ev));               \
    __builtin_unreachable();                                                                                           \
  }
ERROR(11logic_error, 9exception)
ERROR(16invalid_argument, 11logic_error)
ERROR(12domain_error, 11logic_error)
ERROR(12length_error, 11logic_error)
ERROR(12out_of_range, 11logic_error)
ERROR(13runtime_error, 9exception)
ERROR(11range_error, 13runtime_error)
ERROR(14overflow_error, 13runtime_error)
ERROR(15underflow_error, 13runtime_error)

// std::nested_exception: a vtable pointer and a std::exception_ptr.
void RT(_ZNSt16nested_exceptionD2Ev)(void **self) { RT(_ZNSt15__exception_ptr13exception_ptrD1Ev)(self + 1); }
void RT(_ZNSt16nested_exceptionD1Ev)(void **self) { RT(_ZNSt16nested_exceptionD2Ev)(self); }
void RT(_ZNSt16nested_exceptionD0Ev)(void **self) {
  RT(_ZNSt16nested_exceptionD2Ev)(self);
  __gmc_free(self);
}
const struct type RT(_ZTISt16nested_exception) = {CLASS, "St16nested_exception"};
const void *const RT(_ZTVSt16nested_exception)[4] = {0, &RT(_ZTISt16nested_exception), RT(_ZNSt16nested_exceptionD1Ev),
                                                     RT(_ZNSt16nested_exceptionD0Ev)};

// What the headers call to throw them.
static void throw_kind(const vtable *vt, const struct type *type) NORETURN;
static void throw_kind(const vtable *vt, const struct type *type) {
  const void **e = RT(__cxa_allocate_exception)(8);
  *e = *vt + 2;
  RT(__cxa_throw)(e, type, 0);
  __builtin_unreachable();
}
#define THROW_KIND(symbol, name)                                                                                       \
  void RT(symbol)(void) { throw_kind(&RT(_ZTVSt##name), (const struct type *)&RT(_ZTISt##name)); }
THROW_KIND(_ZSt17__throw_bad_allocv, 9bad_alloc)
THROW_KIND(_ZSt28__throw_bad_array_new_lengthv, 20bad_array_new_length)
THROW_KIND(__cxa_throw_bad_array_new_length, 20bad_array_new_length)
THROW_KIND(_ZSt16__throw_bad_castv, 8bad_cast)
THROW_KIND(__cxa_bad_cast, 8bad_cast)
THROW_KIND(_ZSt18__throw_bad_typeidv, 10bad_typeid)
THROW_KIND(__cxa_bad_typeid, 10bad_typeid)
THROW_KIND(_ZSt21__throw_bad_exceptionv, 13bad_exception)
THROW_KIND(_ZSt25__throw_bad_function_callv, 17bad_function_call)
#define THROW(symbol, name)                                                                                            \
  void RT(symbol)(const char *message) { throw_##name(message); }
THROW(_ZSt19__throw_logic_errorPKc, 11logic_error)
THROW(_ZSt24__throw_invalid_argumentPKc, 16invalid_argument)
THROW(_ZSt20__throw_domain_errorPKc, 12domain_error)
THROW(_ZSt20__throw_length_errorPKc, 12length_error)
THROW(_ZSt20__throw_out_of_rangePKc, 12out_of_range)
THROW(_ZSt21__throw_runtime_errorPKc, 13runtime_error)
THROW(_ZSt19__throw_range_errorPKc, 11range_error)
THROW(_ZSt22__throw_overflow_errorPKc, 14overflow_error)
THROW(_ZSt23__throw_underflow_errorPKc, 15underflow_error)
void RT(_ZSt24__throw_out_of_range_fmtPKcz)(const char *f, ...) {
  char buf[160];
  va_list ap;
  va_start(ap, f);
  RT(vsnprintf)(buf, sizeof buf, f, ap);
  va_end(ap);
  throw_12out_of_range(buf);
}

// std::system_error and std::future_error add an error code to their base
// classes. Error categories know no message.
struct category {
  const void *vtable;
};
struct coded {
  struct error error;
  int code;
  const struct category *category;
};
struct string {
  char *data;
  size_t length;
  char local[16];
};
static void no_dtor(struct category *self) {}
static const char *category_name(const struct category *self) { return "error"; }
static void category_message(struct string *result, const struct category *self, int code) {
  result->data = result->local;
  result->length = RT(snprintf)(result->local, 16, "error %d", code);
}
struct condition {
  int code;
  const struct category *category;
};
static struct condition category_condition(const struct category *self, int code) {
  return (struct condition){code, self};
}
static _Bool category_equivalent(const struct category *self, int code, const struct condition *c) {
  return c->code == code && c->category == self;
}
static _Bool category_equivalent_code(const struct category *self, const struct condition *c, int code) {
  return c->code == code && c->category == self;
}
static const struct type category_type = {CLASS, "St14error_category"};
static const void *const category_vtable[10] = {
    0, &category_type, no_dtor, no_dtor, category_name, category_message, category_message, category_condition,
    category_equivalent, category_equivalent_code,
};
static const struct category generic = {category_vtable + 2}, systems = {category_vtable + 2},
                             future = {category_vtable + 2};
const struct category *RT(_ZNSt3_V216generic_categoryEv)(void) { return &generic; }
const struct category *RT(_ZNSt3_V215system_categoryEv)(void) { return &systems; }
const struct category *RT(_ZSt15future_categoryv)(void) { return &future; }

#define CODED(name, parent)                                                                                            \
  void RT(_ZNSt##name##D2Ev)(struct error * self) { __gmc_free(self->message); }                                       \
  void RT(_ZNSt##name##D1Ev)(struct error * self) { __gmc_free(self->message); }                                       \
  void RT(_ZNSt##name##D0Ev)(struct error * self) {                                                                    \
    __gmc_free(self->message);                                                                                         \
    __gmc_free(self);                                                                                                  \
  }                                                                                                                    \
  const char RT(_ZTSSt##name)[] = "St" #name;                                                                          \
  const struct single RT(_ZTISt##name) = {{SINGLE, RT(_ZTSSt##name)}, (const struct type *)&RT(_ZTISt##parent)};       \
  const vtable RT(_ZTVSt##name) = {0, &RT(_ZTISt##name), RT(_ZNSt##name##D1Ev), RT(_ZNSt##name##D0Ev),                 \
                                   RT(_ZNKSt##parent##4whatEv)};                                                       \
  static void throw_##name(const char *message, int code, const struct category *category) {                           \
    struct coded *e = RT(__cxa_allocate_exception)(sizeof *e);                                                         \
    e->error.vtable = RT(_ZTVSt##name) + 2;                                                                            \
    e->error.message = copy(message);                                                                                  \
    e->code = code;                                                                                                    \
    e->category = category;                                                                                            \
    RT(__cxa_throw)(e, (const struct type *)&RT(_ZTISt##name), (void (*)(void *))RT(_ZNSt##name##D1Ev));               \
  }
CODED(12system_error, 13runtime_error)
CODED(12future_error, 11logic_error)
void RT(_ZSt20__throw_system_errori)(int err) { throw_12system_error(RT(strerror)(err), err, &generic); }
void RT(_ZSt20__throw_future_errori)(int err) { throw_12future_error("std::future_error", err, &future); }
const struct type RT(_ZTIN10__cxxabiv115__forced_unwindE) = {CLASS, "N10__cxxabiv115__forced_unwindE"};
const struct type RT(_ZTIN10__cxxabiv119__foreign_exceptionE) = {CLASS, "N10__cxxabiv119__foreign_exceptionE"};
