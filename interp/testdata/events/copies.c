// Plain accesses that are larger than a word, or not aligned, are several events.
#include <string.h>
struct s { char c; int i; double d; short h[3]; } a, b;
struct __attribute__((packed)) u { char c; int i; long l; } u;
struct bits { unsigned a : 5, b : 20, c : 7; } f;
char buf[12]; __int128 wide; long double ld; int arr[5];
int main(void) {
  a.c = 1; a = b;
  memset(arr, 0, sizeof arr);
  memcpy(buf, "hello, you", 11);
  u.i = 3; u.l = u.i;
  f.b = 9;
  wide = 5; ld = 1.5L;
  memmove(buf + 1, buf, 4);
  return 0;
}
