// A slot connects another one while the signal, which is locked, calls it.
// bug: deadlock
// says: waits at observer.cpp:17 for the lock ok.clicked.mutex_, which it holds itself since observer.cpp:21
// says: called at observer.cpp:37 in main::lambda
// says: called at observer.cpp:23 in Signal::emit
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

class Signal {
    std::mutex mutex_;
    std::vector<std::function<void()>> slots_;

public:
    void connect(std::function<void()> slot) {
        std::lock_guard<std::mutex> lock(mutex_);
        slots_.push_back(std::move(slot));
    }
    void emit() {
        std::lock_guard<std::mutex> lock(mutex_);
        for (auto &slot : slots_)
            slot();
    }
};

struct Button {
    Signal clicked;
    int presses = 0;
    void press() { clicked.emit(); }
};

int main() {
    Button ok;
    ok.clicked.connect([&ok] {
        if (++ok.presses == 1)
            ok.clicked.connect([] {});
    });
    std::thread ui([&ok] { ok.press(); });
    ui.join();
}
