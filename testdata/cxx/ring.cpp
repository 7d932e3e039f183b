// A ring buffer publishes its tail relaxed: the fence in push is missing.
// bug: data-race
// says: non-atomic read of ring.slots[0]
// says: (consume) at ring.cpp:33
// says: (produce) at ring.cpp:25
// says: making the write at line 26 release orders them
#include <atomic>
#include <optional>
#include <thread>
#include <cassert>

struct Message {
  int from, size;
};

template <class T, int N> class Ring {
  T slots[N];
  std::atomic<unsigned> head{0}, tail{0};

public:
  bool push(const T &value) {
    unsigned t = tail.load(std::memory_order_relaxed);
    if (t - head.load(std::memory_order_acquire) == N)
      return false;
    slots[t % N] = value;
    tail.store(t + 1, std::memory_order_relaxed);
    return true;
  }
  std::optional<T> pop() {
    unsigned h = head.load(std::memory_order_relaxed);
    if (h == tail.load(std::memory_order_acquire))
      return std::nullopt;
    T value = slots[h % N];
    head.store(h + 1, std::memory_order_release);
    return value;
  }
};

static Ring<Message, 2> ring;

static void produce() { ring.push({7, 42}); }

static void consume() {
  if (auto m = ring.pop())
    assert(m->size == 42);
}

int main() {
  std::thread p(produce), c(consume);
  p.join();
  c.join();
}
