// unsupported
// A locked addition that adds something is none.
int word;
int main(void) { __asm__ __volatile__("lock; addl %1,%0" : "+m"(word) : "ir"(1) : "memory"); }
