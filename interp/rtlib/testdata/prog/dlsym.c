// unsupported
// A library that is loaded while the program runs is none that could be explored.
#define _GNU_SOURCE
#include <dlfcn.h>
int main(void) { return dlsym(RTLD_NEXT, "pthread_create") != 0; }
