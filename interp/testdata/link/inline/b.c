extern inline int twice(int x) { return 2 * x; }
int copy(int x) { return x + 1; }
int from_b(int x) { return twice(x) + copy(x); }
