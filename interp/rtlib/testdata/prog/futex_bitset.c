// unsupported
// Which threads wake up depends on a bit set.
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>
int f;
int main(void) { syscall(SYS_futex, &f, FUTEX_WAKE_BITSET_PRIVATE, 1, 0, 0, 2); }
