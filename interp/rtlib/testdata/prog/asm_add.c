// complete 1
// A locked addition that adds nothing is a fence. One that adds something is an atomic addition.
int word;
int main(void) { __asm__ __volatile__("lock; addl %1,%0" : "+m"(word) : "ir"(1) : "memory"); }
