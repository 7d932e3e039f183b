#include <stdio.h>
__attribute__((constructor)) static void c1(void) { puts("b.c1"); }
__attribute__((constructor(200))) static void early(void) { puts("b.early"); }
__attribute__((destructor)) static void d1(void) { puts("b.d1"); }
__attribute__((destructor(300))) static void late(void) { puts("b.late"); }
