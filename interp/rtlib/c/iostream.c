// Output through std::cout, std::cerr and std::clog, as text of the thread. The
// streams have no state: manipulators other than endl and flush do nothing.
#include "rt.h"

int RT(printf)(const char *f, ...);

uint64_t RT(_ZSt4cout)[34];
uint64_t RT(_ZSt4cerr)[34];
uint64_t RT(_ZSt4clog)[34];
uint64_t RT(_ZSt3cin)[35];

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
void *RT(_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)(void *os) {
  RT(printf)("\n");
  return os;
}
void *RT(_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)(void *os) { return os; }
void *RT(_ZNSo5flushEv)(void *os) { return os; }
_Bool RT(_ZNSt8ios_base15sync_with_stdioEb)(_Bool on) { return on; }
