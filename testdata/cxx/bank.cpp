// Each cash machine looks at the balance before it pays out, and both pay.
// bug: assertion
// says: assertion violated: joint.balance() >= 0
// says: why: check-then-act: thread
// says: (lambda at bank.cpp:32) reads joint.balance_ = 100 at bank.cpp:16 and acts on it at bank.cpp:18
#include <atomic>
#include <cassert>
#include <string>
#include <thread>
#include <vector>

class Account {
public:
    explicit Account(int start) : balance_(start) {}
    bool withdraw(int amount) {
        if (balance_.load() < amount)
            return false;
        balance_.fetch_sub(amount);
        return true;
    }
    int balance() const { return balance_.load(); }

private:
    std::atomic<int> balance_;
};

int main() {
    Account joint{100};
    {
        std::vector<std::jthread> atms;
        for (int i = 0; i < 2; i++)
            atms.emplace_back([&joint, i] { joint.withdraw(60 + i); });
    }
    assert(joint.balance() >= 0);
}
