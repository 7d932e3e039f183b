// Blocks are handed out by index from a list without locks: one that was given back in between looks as if it had
// never been away.
// bug: assertion
// says: assertion violated: !was
// says: why: ABA: thread 1 (lambda at freelist.cpp:42) reads pool.head = 0 at freelist.cpp:21
// says: thread 2 (lambda at freelist.cpp:43) changes it to 1 at freelist.cpp:22, and thread 2 changes it back at freelist.cpp:35, so the compare-exchange of thread 1 at freelist.cpp:22 succeeds
#include <atomic>
#include <cassert>
#include <thread>

template <int N> struct BlockPool {
    std::atomic<int> head{0};
    std::atomic<int> next[N];
    std::atomic<bool> used[N] = {};

    BlockPool() {
        for (int i = 0; i < N; i++)
            next[i].store(i + 1, std::memory_order_relaxed);
    }
    int allocate() {
        int h = head.load();
        while (h != N && !head.compare_exchange_weak(h, next[h].load())) {
        }
        if (h == N)
            return -1;
        bool was = used[h].exchange(true);
        assert(!was);
        return h;
    }
    void release(int block) {
        used[block].store(false);
        int h = head.load();
        do {
            next[block].store(h);
        } while (!head.compare_exchange_weak(h, block));
    }
};

static BlockPool<2> pool;

int main() {
    std::thread reader([] { pool.allocate(); });
    std::thread writer([] {
        int a = pool.allocate();
        pool.allocate();
        if (a >= 0)
            pool.release(a);
        pool.allocate();
    });
    reader.join();
    writer.join();
}
