// A lock-free stack takes nodes from a pool, and pop compares pointers only: a node that was taken and put
// back in between is mistaken for the same state.
// bug: assertion
// says: assertion violated
// says: aba.cpp:42
// says: why: ABA: thread
// says: reads pool.top =
// says: changes it back at aba.cpp:26
// says: succeeds as if nothing had happened
#include <atomic>
#include <cassert>
#include <thread>

struct Node {
  std::atomic<Node *> next{nullptr};
};

class Stack {
  std::atomic<Node *> top{nullptr};

public:
  void push(Node *n) {
    Node *old = top.load();
    do
      n->next.store(old);
    while (!top.compare_exchange_strong(old, n));
  }
  Node *pop() {
    Node *old = top.load();
    while (old && !top.compare_exchange_strong(old, old->next.load()))
      ;
    return old;
  }
};

static Stack pool;
static Node nodes[2];
static std::atomic<int> users[2];

static void use(Node *n) {
  if (n)
    assert(users[n - nodes].fetch_add(1) == 0 && "a node has one user");
}

static void borrow() {
  Node *a = pool.pop(), *b = pool.pop();
  use(b);
  if (a)
    pool.push(a);
}

static void take() {
  use(pool.pop());
  use(pool.pop());
}

int main() {
  pool.push(&nodes[1]);
  pool.push(&nodes[0]);
  std::thread x(borrow), y(take);
  x.join();
  y.join();
}
