// Types as C and C++ have them; the names of their parts are in debug_test.go.
// clang++-VERSION -O0 -g -S -emit-llvm types.cpp -o types.clang-VERSION.ll
namespace std {
template <class T> struct atomic {
  T word;
};
struct mutex {
  struct { int lock, owner; } data;
};
}
extern "C" void *malloc(unsigned long);

struct node {
  int value;
  node *next;
  int grid[2][2];
  struct { short a, b; } in[2];
  union { int i; float f; } u;
  unsigned low : 3, high : 5;
};
struct base { int first; };
struct more : base { int second; };
struct one { std::atomic<node *> top; };

int count;
node tab[4];
static one single;
more derived;

namespace bank {
struct account {
  std::atomic<int> sum;
  std::mutex lock;
};
account total;
thread_local int mine;

int make(int n) {

  node mine;
  node *a = new node;
  account *b = new account;
  node *c = static_cast<node *>(malloc(3 * sizeof *c));
  single.top.word = a;
  mine.value = n;
  return mine.value + b->sum.word + c->value;
}
}

int main() { return bank::make(1) + derived.second + count + tab[0].value; }
