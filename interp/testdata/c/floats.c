// Floating point: float, double, long double, conversions, comparisons.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t seed = 1234567891011ull;
static uint64_t rnd(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed; }
static double rd(void) { return ((double)(int64_t)rnd()) / (double)(1ull << (rnd() % 64)); }
static void hx(double d) { uint64_t u; memcpy(&u, &d, 8); printf("%016lx ", u); }
static void hf(float d) { uint32_t u; memcpy(&u, &d, 4); printf("%08x ", u); }
static void hl(long double d) { unsigned char b[16]; memset(b, 0, 16); memcpy(b, &d, 10); for (int i = 9; i >= 0; i--) printf("%02x", b[i]); printf(" "); }

int main(void) {
  for (int i = 0; i < 60; i++) {
    double a = rd(), b = rd(); float fa = (float)a, fb = (float)b; long double la = a, lb = (long double)b / 3;
    hx(a + b); hx(a - b); hx(a * b); hx(a / b); hx(-a); hx(fmod(a, b)); printf("\n");
    double whole; int e; hx(modf(a, &whole)); hx(whole); hx(frexp(b, &e)); printf("%d\n", e);
    hf(fa + fb); hf(fa - fb); hf(fa * fb); hf(fa / fb); hf(-fb); printf("\n");
    hl(la + lb); hl(la - lb); hl(la * lb); hl(la / lb); hl(-la); printf("\n");
    printf("%d%d%d%d%d%d ", a < b, a <= b, a == b, a != b, fa > fb, fa >= fb);
    printf("%d%d%d%d\n", la < lb, la <= lb, la == lb, la > lb);
    printf("%d %ld %u %lu %d\n", (int)(a / 1e12), (long)a, (unsigned)fabs(a / 1e12), (unsigned long)fabs(b), (short)(int)(a / 1e16));
    printf("%ld %lu %d\n", (long)la, (unsigned long)fabsl(lb), (int)(lb / 1e12L));
    int64_t x = (int64_t)rnd(); uint64_t y = rnd(); int32_t z = (int32_t)x;
    hx((double)x); hx((double)y); hx((double)z); hf((float)x); hf((float)y); hf((float)(uint32_t)z); hl((long double)x); hl((long double)y); printf("\n");
    hx(floor(a)); hx(ceil(a)); hx(trunc(a)); hx(rint(a)); hx(round(a)); hx(sqrt(fabs(a))); hx(fabs(a)); hx(copysign(a, b)); hx(fmin(a, b)); hx(fmax(a, b)); printf("\n");
    hf(floorf(fa)); hf(ceilf(fa)); hf(sqrtf(fabsf(fa))); hf(fmaf(fa, fb, 1.5f)); hx(fma(a, b, 0.1)); hl(fabsl(la)); printf("\n");
    hx((double)la); hf((float)lb); hx((double)fa);
    printf("%.17g %g %e %.3f\n", a, b, a, (double)fb);
  }
  volatile double zero = 0; double inf = 1 / zero, nan = zero / zero;
  printf("%d%d%d%d%d%d %d%d\n", nan < 1, nan >= 1, nan == nan, nan != nan, inf > 1, -inf < 1, isnan(nan) != 0, isinf(inf) != 0);
  printf("%f %f %f\n", inf, -inf, 1.0);
  hx(-0.0); hx(zero * -1); hf(1e-45f); hx(4.9e-324); hl(1e-4940L); printf("\n");
  double arr[4] = {1.5, 2.5, -3.5, 4.5}, s = 0; for (int i = 0; i < 4; i++) s += arr[i] * arr[3 - i]; hx(s); printf("\n");
  return 0;
}
