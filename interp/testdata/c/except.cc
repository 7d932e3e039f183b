// C++: classes, virtual functions, templates, exceptions, static initialisers.
#include <cstdio>
#include <cstdlib>
struct A { int x; A(int x) : x(x) { printf("A(%d)\n", x); } virtual ~A() { printf("~A(%d)\n", x); } virtual int f() { return x; } };
struct B : A { int y; B(int x, int y) : A(x), y(y) {} ~B() override { printf("~B\n"); } int f() override { return x + y; } };
struct C { int z; virtual int g() { return z; } };
struct D : B, C { D() : B(1, 2) { z = 9; } int g() override { return z + y; } };
struct Err { int code; };
struct Err2 : Err { Err2() { code = 7; } };
static A global(100);
template <class T> T mx(T a, T b) { return a > b ? a : b; }
static int thrower(int k) { A local(k); if (k == 1) throw 42; if (k == 2) throw "text"; if (k == 3) throw Err{5}; if (k == 4) throw Err2(); if (k == 5) throw 2.5; return k; }
static int mid(int k) { B b(k, k); return thrower(k) + b.f(); }
static int top(int k) {
  try { return mid(k); }
  catch (int e) { return 1000 + e; }
  catch (const char *s) { printf("%s\n", s); return 2000; }
  catch (Err &e) { return 3000 + e.code; }
  catch (...) { try { throw; } catch (double d) { return 4000 + (int)d; } }
}
static int nested() { int r = 0; for (int i = 0; i < 3; i++) { try { try { if (i) throw i; r += 1; } catch (int j) { if (j == 2) throw; r += 10; } } catch (...) { r += 100; } } return r; }
struct Once { static int &n() { static int v = mx(3, 4); return v; } };
int main() {
  printf("main\n");
  A *p = new B(3, 4); printf("%d\n", p->f()); delete p;
  D d; B &b = d; C &c = d; printf("%d %d %d\n", b.f(), c.g(), d.f());
  for (int i = 0; i < 7; i++) printf("top %d\n", top(i));
  printf("%d\n", nested());
  Once::n()++; printf("%d %f\n", Once::n(), mx(1.5, 2.5));
  int (*lam)(int) = [](int q) { return q * 2; }; int cap = 5; auto l2 = [&cap](int q) { cap += q; return cap; }; printf("%d %d %d\n", lam(4), l2(3), cap);
  A *arr[3] = {new A(1), new B(2, 2), new D}; int s = 0; for (A *a : arr) { s += a->f(); delete a; } printf("%d\n", s);
  if (auto *dd = dynamic_cast<D *>(&b)) printf("cast %d\n", dd->z);
  return 3;
}
