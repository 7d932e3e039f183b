// Vector types and loops that the optimiser vectorises.
#include <stdint.h>
#include <stdio.h>
#include <string.h>
typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef unsigned char b16 __attribute__((vector_size(16)));
typedef int v3 __attribute__((ext_vector_type(3)));
static int a[64], b[64], c[64]; static float f[64]; static unsigned char s[100]; static double d[33]; static short h[40];
int main(void) {
  for (int i = 0; i < 64; i++) { a[i] = i * 7 % 13; b[i] = i ^ 21; f[i] = i * 0.5f; }
  for (int i = 0; i < 64; i++) c[i] = a[i] * b[i] + (a[i] > b[i] ? 3 : -1);
  int sum = 0, mx = 0, mn = 1000, x = 0; unsigned o = 0; for (int i = 0; i < 64; i++) { sum += c[i]; mx = c[i] > mx ? c[i] : mx; mn = c[i] < mn ? c[i] : mn; x ^= c[i]; o |= (unsigned)a[i] << (i & 15); }
  printf("%d %d %d %d %u\n", sum, mx, mn, x, o);
  float fs = 0; for (int i = 0; i < 64; i++) fs += f[i]; printf("%f\n", (double)fs);
  for (int i = 0; i < 33; i++) d[i] = (double)a[i] / (b[i] + 1); double ds = 0; for (int i = 0; i < 33; i++) ds += d[i] * d[32 - i]; printf("%.12g\n", ds);
  for (int i = 0; i < 100; i++) s[i] = (unsigned char)(i * 3); unsigned cs = 0; for (int i = 0; i < 100; i++) cs += s[i] > 100; printf("%u\n", cs);
  for (int i = 0; i < 40; i++) h[i] = (short)(a[i] * -300); long hs = 0; for (int i = 0; i < 40; i++) hs += h[i]; printf("%ld\n", hs);
  v4 p = {1, 2, 3, 4}, q = {10, 20, 30, 40}; v4 r = p * q + (p > 2); r[1] += 5; for (int i = 0; i < 4; i++) printf("%d ", r[i]); printf("\n");
  v4 sh = __builtin_shufflevector(p, q, 0, 5, 2, 7); int k = sum & 3; printf("%d %d %d %d\n", sh[0], sh[1], sh[k], (sh << 2)[3]);
  f4 g = {1.5f, 2.5f, 3.5f, 4.5f}; g = g * g - 1.0f; for (int i = 0; i < 4; i++) printf("%f ", (double)g[i]); printf("\n");
  b16 z; memset(&z, 7, 16); z += 250; unsigned t = 0; for (int i = 0; i < 16; i++) t += z[i]; printf("%u\n", t);
  v3 w = {1, 2, 3}; w = w.zyx * 2; printf("%d %d %d %zu\n", w.x, w.y, w.z, sizeof w);
  v4 cv = __builtin_convertvector(g, v4); printf("%d %d\n", cv[0], cv[3]); uint64_t u[2]; memcpy(u, &g, 16); printf("%016lx\n", u[1]);
  char str[32]; for (int i = 0; i < 31; i++) str[i] = (char)('a' + i % 26); str[31] = 0; for (int i = 0, j = 30; i < j; i++, j--) { char tt = str[i]; str[i] = str[j]; str[j] = tt; } puts(str);
  return 0;
}
