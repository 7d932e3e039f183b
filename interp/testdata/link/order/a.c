// Constructors run by priority, then in the order of files; destructors in reverse.
#include <stdio.h>
__attribute__((constructor)) static void c1(void) { puts("a.c1"); }
__attribute__((constructor)) static void c2(void) { puts("a.c2"); }
__attribute__((constructor(300))) static void early(void) { puts("a.early"); }
__attribute__((destructor)) static void d1(void) { puts("a.d1"); }
__attribute__((destructor)) static void d2(void) { puts("a.d2"); }
__attribute__((destructor(200))) static void late(void) { puts("a.late"); }
int main(void) { puts("main"); return 0; }
