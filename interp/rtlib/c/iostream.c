// Output through std::cout, std::cerr and std::clog, as text of the thread.
// Manipulators other than endl and flush, such as std::setw, do nothing.
#include "rt.h"

int RT(printf)(const char *f, ...);

// Optimised code looks into the streams for the character that endl writes: a
// stream begins with a vtable pointer, before whose target is the offset of its base
// class std::basic_ios, which at CTYPE points to an object that has a flag and,
// behind it, the table of widened characters.
enum { BASE = 8, CTYPE = 240, WIDEN_OK = 56 };
#define ROW(n) n, n + 1, n + 2, n + 3, n + 4, n + 5, n + 6, n + 7
#define ROW8(n) ROW(n), ROW(n + 8), ROW(n + 16), ROW(n + 24), ROW(n + 32), ROW(n + 40), ROW(n + 48), ROW(n + 56)
static const unsigned char facet[WIDEN_OK + 1 + 256] = {
    [WIDEN_OK] = 1, ROW8(0), ROW8(64), ROW8(128), ROW8(192),
};
static const int64_t vtable[4] = {BASE, 0, 0, 0};
struct stream {
  const int64_t *vtable;
  const void *words[(BASE + CTYPE) / 8 + 2];
};
#define STREAM(name) struct stream RT(name) = {vtable + 3, {[(BASE + CTYPE) / 8 - 1] = facet}}
STREAM(_ZSt4cout);
STREAM(_ZSt4cerr);
STREAM(_ZSt4clog);
STREAM(_ZSt3cin);

void RT(_ZNSt8ios_base4InitC1Ev)(void *p) {}
void RT(_ZNSt8ios_base4InitD1Ev)(void *p) {}
void RT(_ZNSt8ios_base4InitC2Ev)(void *p) {}
void RT(_ZNSt8ios_base4InitD2Ev)(void *p) {}

#define OUT(name, type, fmt)                                                                                           \
  void *RT(name)(void *os, type v) {                                                                                   \
    RT(printf)(fmt, v);                                                                                                \
    return os;                                                                                                         \
  }
OUT(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc, const char *, "%s")
OUT(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c, int, "%c")
OUT(_ZNSolsEi, int, "%d")
OUT(_ZNSolsEj, unsigned, "%u")
OUT(_ZNSolsEs, short, "%d")
OUT(_ZNSolsEt, unsigned short, "%u")
OUT(_ZNSolsEl, long, "%ld")
OUT(_ZNSolsEm, unsigned long, "%lu")
OUT(_ZNSolsEx, long long, "%lld")
OUT(_ZNSolsEy, unsigned long long, "%llu")
OUT(_ZNSolsEb, _Bool, "%d")
OUT(_ZNSolsEf, float, "%g")
OUT(_ZNSolsEd, double, "%g")
OUT(_ZNSolsEPKv, const void *, "%p")
OUT(_ZNSo9_M_insertIlEERSoT_, long, "%ld")
OUT(_ZNSo9_M_insertImEERSoT_, unsigned long, "%lu")
OUT(_ZNSo9_M_insertIxEERSoT_, long long, "%lld")
OUT(_ZNSo9_M_insertIyEERSoT_, unsigned long long, "%llu")
OUT(_ZNSo9_M_insertIbEERSoT_, _Bool, "%d")
OUT(_ZNSo9_M_insertIdEERSoT_, double, "%g")
OUT(_ZNSo9_M_insertIPKvEERSoT_, const void *, "%p")
OUT(_ZNSo3putEc, int, "%c")

static void print(const char *p, size_t n) {
  RT(printf)("%.*s", (int)n, p);
}
void *RT(_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE)(
    void *os, char **string) {
  print(string[0], (size_t)string[1]);
  return os;
}
void *RT(_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l)(void *os, const char *p,
                                                                                        int64_t n) {
  print(p, n);
  return os;
}
void *RT(_ZNSo5writeEPKcl)(void *os, const char *p, int64_t n) {
  print(p, n);
  return os;
}
void *RT(_ZNSolsEPFRSoS_E)(void *os, void *(*f)(void *)) { return f(os); }
void *RT(_ZNSolsEPFRSt8ios_baseS0_E)(void *os, void *(*f)(void *)) { return os; }
#define MANIPULATOR(name, type)                                                                                        \
  void *RT(_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_##name)(void *os, type v) { return os; }
MANIPULATOR(St5_Setw, int)
MANIPULATOR(St13_Setprecision, int)
MANIPULATOR(St8_SetfillIS3_E, char)
MANIPULATOR(St8_Setbase, int)
MANIPULATOR(St12_Setiosflags, int)
MANIPULATOR(St14_Resetiosflags, int)
void *RT(_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)(void *os) { return os; }
void *RT(_ZNSt9basic_iosIcSt11char_traitsIcEE3tieEPSo)(void *ios, void *os) { return 0; }
void *RT(_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)(void *os) {
  RT(printf)("\n");
  return os;
}
void *RT(_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)(void *os) { return os; }
void *RT(_ZNSo5flushEv)(void *os) { return os; }
_Bool RT(_ZNSt8ios_base15sync_with_stdioEb)(_Bool on) { return on; }
