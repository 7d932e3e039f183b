int hook(void) { return 10; }
int level = 11;
__attribute__((weak)) int strong(void) { return 12; }
__attribute__((weak)) int both(void) { return 13; }
int present(void) { return 14; }
int somewhere = 15;
int from_b(void) { return hook() + level + strong() + both(); }
