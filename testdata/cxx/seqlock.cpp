// The data that a sequence lock protects is read and written without atomic accesses.
// bug: data-race
// says: of best.data_.
// says: (lambda at seqlock.cpp:38)
// says: in SeqLock<Quote>::store
// says: in SeqLock<Quote>::try_load
// says: called at seqlock.cpp:41 in main::lambda
#include <atomic>
#include <cassert>
#include <thread>

struct Quote {
    int bid, ask;
};

template <class T> class SeqLock {
    std::atomic<unsigned> seq_{0};
    T data_{};

public:
    void store(const T &v) {
        seq_.fetch_add(1, std::memory_order_acquire);
        data_ = v;
        seq_.fetch_add(1, std::memory_order_release);
    }
    bool try_load(T &out) const {
        unsigned before = seq_.load(std::memory_order_acquire);
        if (before & 1)
            return false;
        out = data_;
        return seq_.load(std::memory_order_acquire) == before;
    }
};

SeqLock<Quote> best;

int main() {
    std::thread feed([] { best.store({99, 101}); });
    std::thread strategy([] {
        Quote q;
        if (best.try_load(q))
            assert(q.bid <= q.ask);
    });
    feed.join();
    strategy.join();
}
