// complete 1
// output 1 2.5 3
// Manipulators are known, and do nothing.
#include <iomanip>
#include <iostream>
int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  std::cout << std::setw(4) << 1 << ' ' << std::fixed << std::setprecision(3) << 2.5 << ' ' << std::setfill('0')
            << std::setbase(16) << std::setiosflags(std::ios::left) << std::resetiosflags(std::ios::left) << 3 << std::ends;
}
