// flags: -std=c++20
// std::counting_semaphore: two threads take two units each, of two that there are.
// says: waits at semaphore.cpp:12 for the semaphore s, whose value is 0; it took the last unit itself at semaphore.cpp:11; thread 2 could post to it at semaphore.cpp:13, but waits itself
// says: cycle: thread 1 -> thread 2 -> thread 1
// silent: words
// silent: heap
#include <semaphore>
#include <thread>
std::counting_semaphore<4> s(2);
static void work() {
  s.acquire();
  s.acquire();
  s.release(2);
}
int main() {
  std::thread t(work), u(work);
  t.join(), u.join();
}
