// Readers use the routing table through a raw pointer, and the writer deletes the old one as soon as it is replaced.
// bug: free-race
// says: use-after-free
// says: (lambda at snapshot.cpp:31) frees Table#1 at snapshot.cpp:22 while thread 1 (lambda at snapshot.cpp:30) may still access Table#1.gateway at snapshot.cpp:18
#include <atomic>
#include <thread>

struct Table {
    int gateway;
};

class Router {
    std::atomic<const Table *> table_{new Table{1}};

public:
    int route() const {
        const Table *t = table_.load(std::memory_order_acquire);
        return t->gateway;
    }
    void update(int gateway) {
        const Table *old = table_.exchange(new Table{gateway}, std::memory_order_acq_rel);
        delete old;
    }
    ~Router() { delete table_.load(); }
};

int main() {
    Router router;
    int used = 0;
    std::jthread packets([&] { used = router.route(); });
    std::jthread admin([&] { router.update(2); });
    packets.join();
    return used == 0;
}
