// complete 1
// output 1 two 3.5 x
#include <cassert>
#include <deque>
#include <functional>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>
int main() {
  std::vector<int> v;
  for (int i = 0; i < 20; i++)
    v.push_back(i);
  std::map<int, std::string> m;
  for (int i : v)
    m[i * 7 % 20] = std::to_string(i);
  for (int i = 0; i < 20; i += 2)
    m.erase(i);
  int last = -1;
  for (auto &e : m) {
    assert(e.first > last && e.first % 2 == 1);
    last = e.first;
  }
  assert(m.size() == 10);
  std::unordered_map<std::string, int> u;
  for (int i : v)
    u["k" + std::to_string(i)] = i;
  assert(u.size() == 20 && u["k7"] == 7);
  std::list<int> l(v.begin(), v.end());
  l.reverse();
  l.sort();
  l.remove(3);
  assert(l.size() == 19 && l.front() == 0);
  std::deque<int> d(v.begin(), v.end());
  d.pop_front();
  assert(d.front() == 1);
  std::shared_ptr<std::string> p = std::make_shared<std::string>("a rather long string that is on the heap");
  auto q = p;
  assert(q.use_count() == 2 && q->find("long") == 9);
  std::function<int(int)> f = [&](int x) { return x + (int)v.size(); };
  assert(f(1) == 21);
  std::set<std::string> s{"b", "a", "c"};
  assert(*s.begin() == "a");
  std::cout << 1 << " two " << 3.5 << std::string(" ") << 'x' << std::endl;
}
