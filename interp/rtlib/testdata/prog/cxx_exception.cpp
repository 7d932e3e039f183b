// complete 1
// output base caught out_of_range what 5
#include <cassert>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>
struct Base {
  virtual ~Base() {}
  virtual const char *name() const { return "base"; }
};
struct Other {
  int pad = 1;
  virtual ~Other() {}
};
struct Derived : Other, Base {};
int destroyed;
struct D {
  ~D() { destroyed++; }
};
int main() {
  try {
    D d;
    throw Derived();
  } catch (int) {
    assert(0);
  } catch (const Base &b) {
    std::cout << b.name();
  }
  assert(destroyed == 1);
  try {
    try {
      throw 5;
    } catch (...) {
      D d;
      throw;
    }
  } catch (int i) {
    assert(i == 5 && destroyed == 2);
    std::cout << " caught";
  }
  std::vector<int> v;
  try {
    v.at(3);
  } catch (const std::out_of_range &e) {
    std::cout << " out_of_range";
  }
  try {
    throw std::runtime_error("what");
  } catch (std::exception &e) {
    std::cout << " " << e.what();
  }
  std::exception_ptr p;
  try {
    throw 5L;
  } catch (...) {
    p = std::current_exception();
  }
  try {
    std::rethrow_exception(p);
  } catch (long l) {
    std::cout << " " << l << std::endl;
  }
}
