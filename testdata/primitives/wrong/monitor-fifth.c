// The conditions of a monitor are 0 to 3. Behind the last of them lie other parts of the same object.
#include <genmcgo/monitor.h>

static gmc_monitor m;
int main(void) {
  gmc_monitor_enter(&m);
  gmc_monitor_signal(&m, 4);
  gmc_monitor_leave(&m);
}
