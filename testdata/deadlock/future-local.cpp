// The promise and its future are local variables of main; the thread gets the promise by reference, and breaks it.
// says: in std::future for the value of answer, which no thread sets; thread 1 could have set it at future-local.cpp:10, but went another way when it read ready = 0
// silent: answer+
#include <future>
#include <thread>
int main() {
  std::promise<int> answer;
  auto f = answer.get_future();
  bool ready = false;
  std::thread t([&answer, &ready] { if (ready) answer.set_value(1); });
  int v = f.get();
  t.join();
  return v;
}
