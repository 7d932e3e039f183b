// A vector grows under a lock that is taken to read.
// bug: data-race free-race
// says: thread 1 (lambda at vector.cpp:41)
// says: thread 2 (lambda at vector.cpp:42)
// says: vector.cpp:27
// says: in RoutingTable::add
// says: std::shared_lock locks RoutingTable#1.mutex_
// says: routes_.push_back
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <vector>

struct Route {
    int dest;
    int cost;
};

class RoutingTable {
    mutable std::shared_mutex mutex_;
    std::vector<Route> routes_;

public:
    void add(int dest, int cost) {
        std::shared_lock lock(mutex_); // meant: unique_lock
        routes_.push_back({dest, cost});
    }
    int cost(int dest) const {
        std::shared_lock lock(mutex_);
        for (auto &r : routes_)
            if (r.dest == dest)
                return r.cost;
        return -1;
    }
};

int main() {
    auto table = std::make_shared<RoutingTable>();
    table->add(1, 10);
    std::thread announce([table] { table->add(2, 20); });
    std::thread lookup([table] { table->cost(1); });
    announce.join();
    lookup.join();
}
