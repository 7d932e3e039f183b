#include "h.h"
namespace { struct Square : Shape { int area() const override { return 16; } }; }
Shape *make() { return new Square; }
Out::Out() : v(5) {}
Out::~Out() { printf("~Out\n"); }
int other() { local += 10; return bump() + largest(1, 2) + local + (Each<int>::n.what != nullptr); }
