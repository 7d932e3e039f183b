// An object is still written after its pointer was published.
// bug: data-race
// says: non-atomic read of retries of the Config allocated by thread 1 (loader) at config.cpp:18 by thread 2 (client) at config.cpp:27
// says: non-atomic write by thread 1 (loader) at config.cpp:22
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

struct Config {
    int timeout = 0;
    int retries = 0;
};

std::atomic<Config *> current{nullptr};

void loader() {
    auto fresh = std::make_unique<Config>();
    fresh->timeout = 30;
    Config *raw = fresh.release();
    current.store(raw, std::memory_order_release);
    raw->retries = 3; // too late
}

void client() {
    if (Config *c = current.load(std::memory_order_acquire))
        assert(c->timeout * c->retries >= 0);
}

int main() {
    std::thread l(loader);
    std::thread c(client);
    l.join();
    c.join();
    delete current.load();
}
