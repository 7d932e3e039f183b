// C++ threads and the parts of the standard library that programs under test use.
#include <atomic>
#include <algorithm>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>
#include <array>
#include <optional>
#include <queue>
#include <unordered_map>
#include <set>
#include <list>
#include <numeric>
std::mutex m; std::condition_variable cv; int ready; std::atomic<int> cnt{0}; thread_local int tl = 3;
struct Node { int v; std::shared_ptr<Node> next; ~Node() { cnt++; } };
template <class T> class Stack { std::vector<T> v; std::mutex mu; public: void push(T t) { std::lock_guard<std::mutex> g(mu); v.push_back(std::move(t)); } std::optional<T> pop() { std::lock_guard<std::mutex> g(mu); if (v.empty()) return {}; T t = std::move(v.back()); v.pop_back(); return t; } };
static std::once_flag once;
int main() {
  std::vector<int> v{5, 3, 9, 1}; std::sort(v.begin(), v.end()); for (int x : v) printf("%d ", x); printf("\n");
  std::string s = "hello"; s += ", "; s += std::string(30, 'w'); printf("%s %zu %zu\n", s.c_str(), s.size(), s.find("www"));
  std::map<std::string, int> mp; mp["b"] = 2; mp["a"] = 1; mp["c"] = 3; for (auto &kv : mp) printf("%s=%d ", kv.first.c_str(), kv.second); printf("\n");
  std::unordered_map<int, int> um; for (int i = 0; i < 20; i++) um[i * 7] = i; printf("%d %zu\n", um[21], um.size());
  std::deque<int> dq; for (int i = 0; i < 10; i++) { dq.push_back(i); dq.push_front(-i); } printf("%d %d\n", dq.front(), dq[15]);
  std::list<int> li{1, 2, 3}; li.reverse(); std::set<int> se(v.begin(), v.end()); printf("%d %d %d\n", li.front(), *se.begin(), std::accumulate(v.begin(), v.end(), 0));
  { auto h = std::make_shared<Node>(); h->v = 1; h->next = std::make_shared<Node>(); auto k = h; printf("%ld\n", h.use_count()); } printf("%d\n", cnt.load());
  std::unique_ptr<int[]> up(new int[4]{1, 2, 3, 4}); printf("%d\n", up[3]);
  std::function<int(int)> f = [&](int q) { return q + v[0]; }; printf("%d\n", f(41));
  int sum = 0; std::thread t([&] { for (int i = 0; i < 5; i++) { std::lock_guard<std::mutex> g(m); sum += i; } tl = 9; }); t.join(); printf("%d %d\n", sum, tl);
  std::thread a([] { std::unique_lock<std::mutex> l(m); ready = 1; cv.notify_all(); });
  { std::unique_lock<std::mutex> l(m); cv.wait(l, [] { return ready == 1; }); } a.join(); printf("ready %d\n", ready);
  Stack<std::string> st; std::thread b([&](int n) { for (int i = 0; i < n; i++) st.push("x" + std::to_string(i)); }, 3); b.join(); while (auto o = st.pop()) printf("%s ", o->c_str()); printf("\n");
  std::atomic<long> al{5}; long e = 4; printf("%d %ld ", al.compare_exchange_strong(e, 7), e); printf("%d %ld\n", al.compare_exchange_strong(e, 7), al.fetch_add(2));
  std::call_once(once, [] { printf("once\n"); }); std::call_once(once, [] { printf("twice\n"); });
  try { std::vector<int> w; (void)w.at(3); } catch (const std::out_of_range &ex) { printf("out of range\n"); }
  try { throw std::runtime_error("boom"); } catch (const std::exception &ex) { printf("%s\n", ex.what()); }
  std::array<int, 3> ar{3, 2, 1}; std::sort(ar.begin(), ar.end()); std::priority_queue<int> pq; for (int x : ar) pq.push(x); printf("%d %d\n", ar[0], pq.top());
  return 0;
}
