// Double-checked locking with an atomic pointer, but relaxed.
// bug: invalid-access data-race
// says: thread 1 (translate) reads entries of the Translations allocated by thread 2 (translate) at lazy.cpp:27
// says: the value of german.value that thread 2 writes at line 28 and thread 1 reads at line 22 leads from one to the other
// says: making the write at line 28 release and the read at line 22 acquire orders them
#include <atomic>
#include <map>
#include <mutex>
#include <thread>

struct Translations {
    int entries = 0;
    Translations() { entries = 2; }
};

template <typename T> class Lazy {
    std::atomic<T *> value{nullptr};
    std::mutex creating;

public:
    T &get() {
        T *v = value.load(std::memory_order_relaxed);
        if (!v) {
            std::lock_guard lock(creating);
            v = value.load(std::memory_order_relaxed);
            if (!v) {
                v = new T();
                value.store(v, std::memory_order_relaxed);
            }
        }
        return *v;
    }
};

static Lazy<Translations> german;

static int translate() { return german.get().entries; }

int main() {
    std::thread first(translate), second(translate);
    first.join();
    second.join();
}
