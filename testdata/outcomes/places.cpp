// Places of many kinds, for --outcomes: members, elements, pointers, base classes, wrappers.
#include <atomic>
#include <pthread.h>
struct base {
  int first = 7;
};
struct node : base {
  node *next = nullptr;
  unsigned char small = 250;
  double part = 0.5;
  bool set = false;
  long grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
};
namespace pool {
std::atomic<node *> head{nullptr};
node nodes[2];
std::atomic<int> count{-1};
} // namespace pool
static unsigned wide = 4000000000u;
static void *push(void *) {
  pool::nodes[1].next = pool::head.exchange(&pool::nodes[1]);
  pool::nodes[1].grid[1][2] = -6;
  pool::nodes[1].set = true;
  return nullptr;
}
int main() {
  pthread_t t;
  pthread_create(&t, nullptr, push, nullptr);
  pool::nodes[0].next = pool::head.exchange(&pool::nodes[0]);
  pool::count++;
  pthread_join(t, nullptr);
  wide++;
}
