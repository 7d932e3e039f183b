// A flag without release and acquire does not hand over the string beside it.
// bug: data-race
// says: non-atomic read of text.size() of the local variable box of thread 0 (main)
// says: by thread 2 (receiver) at message.cpp:
// says: non-atomic write by thread 1 (sender) at message.cpp:18
// says: at line 19 release and the read at line 23 acquire orders them
#include <atomic>
#include <cassert>
#include <string>
#include <thread>

struct Mailbox {
    std::string text;
    std::atomic<bool> full{false};
};

void sender(Mailbox &box) {
    box.text = "a message that is longer than the small buffer";
    box.full.store(true, std::memory_order_relaxed);
}

void receiver(Mailbox &box) {
    if (box.full.load(std::memory_order_relaxed))
        assert(box.text.size() > 10);
}

int main() {
    Mailbox box;
    std::thread s(sender, std::ref(box));
    std::thread r(receiver, std::ref(box));
    s.join();
    r.join();
}
