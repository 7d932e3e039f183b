// Pop reads the next node of one that another thread may have popped and freed.
// bug: free-race
// says: frees Stack<int>::Node#2 at treiber.cpp:
// says: may still access Stack<int>::Node#2.next at treiber.cpp:
// says: treiber.cpp:32
// says: in Stack<int>::pop
// says: Node#2.next = &Stack<int>::Node#1
#include <atomic>
#include <optional>
#include <thread>

template <typename T> class Stack {
    struct Node {
        T value;
        Node *next;
    };
    std::atomic<Node *> head_{nullptr};

public:
    void push(T value) {
        auto *n = new Node{value, head_.load()};
        while (!head_.compare_exchange_weak(n->next, n)) {
        }
    }
    std::optional<T> pop() {
        Node *old = head_.load();
        while (old && !head_.compare_exchange_weak(old, old->next)) {
        }
        if (!old)
            return std::nullopt;
        T value = old->value;
        delete old;
        return value;
    }
};

Stack<int> work;

int main() {
    work.push(1);
    work.push(2);
    std::thread a([] { work.pop(); });
    std::thread b([] { work.pop(); });
    a.join();
    b.join();
}
