// A smart pointer counts its owners in the object, and drops its reference relaxed.
// bug: free-race
// says: use-after-free
// says: frees Square#1 at intrusive.cpp:36 while
// says: thread 0 (main) may still access Square#1.refs at intrusive.cpp:21
// says: called at intrusive.cpp:22 in Ref<Shape>::~Ref
// says: called at intrusive.cpp:42 in main::lambda::~lambda
// says: making the read-modify-write at line 21 acq_rel orders them
#include <atomic>
#include <thread>
#include <utility>

template <class T> class Ref {
    T* p_;

public:
    explicit Ref(T* p) : p_(p) { p_->refs.fetch_add(1, std::memory_order_relaxed); }
    Ref(const Ref& o) : Ref(o.p_) {}
    Ref& operator=(const Ref&) = delete;
    ~Ref() {
        if (p_->refs.fetch_sub(1, std::memory_order_relaxed) == 1)
            delete p_;
    }
    T* operator->() const { return p_; }
};

struct Shape {
    std::atomic<int> refs{0};
    virtual ~Shape() = default;
    virtual int area() const = 0;
};

struct Square : Shape {
    int side;
    explicit Square(int s) : side(s) {}
    ~Square() override { side = 0; }
    int area() const override { return side * side; }
};

int main() {
    Ref<Shape> shape(new Square(3));
    std::thread t([copy = shape] { (void)copy->area(); });
    t.detach();
}
