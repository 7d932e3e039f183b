// error uncaught-exception
#include <stdexcept>
int main() { throw std::runtime_error("nobody"); }
