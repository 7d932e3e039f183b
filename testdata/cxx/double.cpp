// Two threads close a connection: each finds it open, and frees its buffer.
// bug: double-free free-race
// says: frees the Buffer allocated by thread 0 (main) at double.cpp:14
// says: (free by thread 0 (main) at double.cpp:19)
// says: called at double.cpp:27 in main
#include <atomic>
#include <thread>

struct Buffer {
    char data[16];
};

struct Connection {
    Buffer *buffer = new Buffer;
    std::atomic<bool> closed{false};
    void close() {
        if (!closed) {
            closed = true;
            delete buffer;
        }
    }
};

int main() {
    Connection c;
    std::jthread peer([&] { c.close(); });
    c.close();
}
