// The pool of two connections: who fails to connect does not give the place back.
// bug: deadlock
// says: (client) waits at semaphore.cpp:13 for the semaphore places, whose value is 0
// says: could have posted to it at semaphore.cpp:16, but went another way when it read broken = 1 at semaphore.cpp:14
#include <atomic>
#include <semaphore>
#include <thread>

static std::counting_semaphore<2> places(1);
static std::atomic<bool> broken;

static void client() {
  places.acquire();
  if (broken.load())
    return;
  places.release();
}

int main() {
  std::thread a(client), b(client), c([] { broken = true; });
  a.join();
  b.join();
  c.join();
}
