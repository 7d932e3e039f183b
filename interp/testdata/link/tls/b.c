__thread int mine = 40;
static __thread int here = 7;
int b_here(void) { return here; }
__attribute__((visibility("hidden"))) int hidden(void) { return ++here; }
