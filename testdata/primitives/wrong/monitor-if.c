// Who was woken does not look again whether the buffer is full: another thread entered before.
#define IF
#include "../right/monitor.c"
