// The flag is set without a notification, and the other thread may sleep already.
// bug: deadlock
// says: thread 1 (show) waits at handover.cpp:19 in std::atomic_flag::wait for a change of frame.ready
// says: frame.ready, which it saw as 0; thread 2 changed it to 1 at handover.cpp:15 and did not notify it
#include <atomic>
#include <thread>

struct Frame {
    int width = 0;
    std::atomic_flag ready;
};

static void render(Frame &f) {
    f.width = 640;
    f.ready.test_and_set(std::memory_order_release);
}

static void show(Frame &f) {
    f.ready.wait(false, std::memory_order_acquire);
    (void)f.width;
}

int main() {
    Frame frame;
    std::jthread display(show, std::ref(frame));
    std::jthread gpu(render, std::ref(frame));
}
