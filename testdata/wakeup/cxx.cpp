// Threads that make the calls of C++'s library that the arguments say: the objects with their values, then a thread
// each, with five letters for a call (internal/cxx). Each thread keeps what its calls returned. TestCxx compares with
// a search of all states.
#include <atomic>
#include <barrier>
#include <chrono>
#include <condition_variable>
#include <future>
#include <latch>
#include <mutex>
#include <new>
#include <optional>
#include <semaphore>
#include <shared_mutex>
#include <stop_token>
#include <thread>
#include <threads.h>
#include <time.h>

enum { THREADS = 4 };
using namespace std::chrono_literals;

// later is room for objects that main makes if the arguments name them.
template <class T> struct later {
  alignas(T) char room[2][sizeof(T)];
  T &operator[](int i) { return reinterpret_cast<T *>(room)[i]; }
  template <class... A> void make(int i, A &&...a) { new (room[i]) T(std::forward<A>(a)...); }
};

static std::atomic<int> x[2];
// libstdc++ has 16 places where threads wait for objects of other sizes than int, chosen by their addresses. These objects have
// different places: else a thread that waits for one of them would be woken with those that wait for another one.
alignas(64) static struct {
  std::atomic<long> y[2];
  struct alignas(4) : std::atomic_flag {
  } f[2];
} apart;
static auto &y = apart.y;
static auto &f = apart.f;
static std::mutex m[2];
static std::recursive_mutex r[2];
static std::timed_mutex t[2];
static std::recursive_timed_mutex e[2];
static std::shared_mutex s[2];
static std::shared_timed_mutex S[2];
static later<std::condition_variable> c;
static later<std::condition_variable_any> a;
static later<std::counting_semaphore<7>> z;
static later<std::binary_semaphore> b;
static later<std::latch> l;
struct count {
  int i;
  void operator()() noexcept { x[i].fetch_add(1); }
};
static later<std::barrier<count>> B;
static std::once_flag o[2];
static later<std::promise<int>> p;
static later<std::packaged_task<int()>> P;
static later<std::stop_source> q;
static mtx_t M[2], n[2];
static cnd_t C[2];
static ::once_flag O[2] = {ONCE_FLAG_INIT, ONCE_FLAG_INIT};
unsigned long returned[THREADS]; // by each thread's calls, a digit to the base 16 for each
static const char *calls[THREADS];

enum { OK, FAILED, THROWN, NONE = 5, EXCEPTION = 7, BROKEN = 9, NO_STATE = 11, SATISFIED = 12, UNKNOWN = 13 };

// results are the futures of what the promises and packaged tasks hold: each thread has its own.
static std::shared_future<int> promised[THREADS][2], packaged[THREADS][2];

// self is what a thread has of its own. In the end its parts are destroyed, the last one first.
struct self {
  std::optional<std::barrier<count>::arrival_token> token[2];
  std::future<int> task[2];
  std::thread thread[2];
  std::jthread worker[2];
  std::optional<thrd_t> thrd[2];
  std::optional<std::stop_callback<count>> callback[2];
  ~self() {
    for (int i = 0; i < 2; i++) // the last one first, too, but for the callbacks
      callback[1 - i].reset();
    for (int i = 0; i < 2; i++)
      if (thrd[1 - i])
        thrd_join(*thrd[1 - i], nullptr);
    for (int i = 0; i < 2; i++)
      if (worker[1 - i].joinable())
        worker[1 - i] = {};
    for (int i = 0; i < 2; i++)
      if (thread[1 - i].joinable())
        thread[1 - i].join();
  }
};

// What other threads do that a thread begins.
enum { ADDS, WAITS, THROWS };
static int work(int what, int i) {
  if (what == WAITS) {
    x[i].wait(0);
    return x[i].load();
  }
  int old = x[i].fetch_add(1);
  if (what == THROWS)
    throw 1;
  return old;
}

static void make(char what, int i, int value) {
  switch (what) {
  case 'c':
    return c.make(i);
  case 'a':
    return a.make(i);
  case 'z':
    return z.make(i, value);
  case 'b':
    return b.make(i, value);
  case 'l':
    return l.make(i, value);
  case 'B':
    return B.make(i, value, count{i});
  case 'p':
    p.make(i);
    promised[0][i] = p[i].get_future().share();
    for (int k = 1; k < THREADS; k++)
      promised[k][i] = promised[0][i];
    return;
  case 'P':
    P.make(i, [=] { return work(value, i); });
    packaged[0][i] = P[i].get_future().share();
    for (int k = 1; k < THREADS; k++)
      packaged[k][i] = packaged[0][i];
    return;
  case 'q':
    return q.make(i);
  case 'M':
    mtx_init(&M[i], mtx_plain);
    return;
  case 'n':
    mtx_init(&n[i], mtx_timed | mtx_recursive);
    return;
  case 'C':
    cnd_init(&C[i]);
    return;
  }
}

template <class M> static int exclusive(M &m, char op) {
  switch (op) {
  case 'l':
    m.lock();
    return OK;
  case 't':
    return m.try_lock() ? OK : FAILED;
  case 'u':
    m.unlock();
    return OK;
  }
  return UNKNOWN;
}
template <class M> static int timed(M &m, char op) {
  return op == 'T' ? m.try_lock_for(1s) ? OK : FAILED : exclusive(m, op);
}
template <class M> static int shared(M &m, char op) {
  switch (op) {
  case 'r':
    m.lock_shared();
    return OK;
  case 'y':
    return m.try_lock_shared() ? OK : FAILED;
  case 'v':
    m.unlock_shared();
    return OK;
  }
  return UNKNOWN;
}

template <class C, class M> static int condition(C &c, char op, M &m, int j) {
  if (op == 'n')
    return c.notify_one(), OK;
  if (op == 'N')
    return c.notify_all(), OK;
  std::unique_lock<M> lock(m, std::adopt_lock);
  auto ready = [j] { return x[j].load() != 0; };
  int result = UNKNOWN;
  switch (op) {
  case 'w':
    c.wait(lock);
    result = OK;
    break;
  case 'W':
    result = c.wait_for(lock, 1s) == std::cv_status::timeout ? FAILED : OK;
    break;
  case 'p':
    c.wait(lock, ready);
    result = OK;
    break;
  case 'P':
    result = c.wait_for(lock, 1s, ready) ? OK : FAILED;
    break;
  }
  lock.release();
  return result;
}

template <class Z> static int semaphore(Z &z, char op, int j) {
  switch (op) {
  case 'a':
    z.acquire();
    return OK;
  case 't':
    return z.try_acquire() ? OK : FAILED;
  case 'T':
    return z.try_acquire_for(1s) ? OK : FAILED;
  case 'r':
    z.release(j);
    return OK;
  }
  return UNKNOWN;
}

template <class A> static int atomic(A &x, char op, int j) {
  switch (op) {
  case 's':
    x.store(j);
    return OK;
  case 'e':
    return x.exchange(j);
  case 'i':
    return x.fetch_add(1);
  case 'l':
    return x.load();
  case 'w':
    x.wait(j);
    return OK;
  case 'n':
    x.notify_one();
    return OK;
  case 'N':
    x.notify_all();
    return OK;
  }
  return UNKNOWN;
}

static int flag(std::atomic_flag &f, char op, int j) {
  switch (op) {
  case 's':
    return f.test_and_set();
  case 'c':
    f.clear();
    return OK;
  case 'l':
    return f.test();
  case 'w':
    f.wait(j != 0);
    return OK;
  case 'n':
    f.notify_one();
    return OK;
  case 'N':
    f.notify_all();
    return OK;
  }
  return UNKNOWN;
}

static int latch(std::latch &l, char op, int j) {
  switch (op) {
  case 'd':
    l.count_down(j);
    return OK;
  case 'w':
    l.wait();
    return OK;
  case 't':
    return l.try_wait() ? OK : FAILED;
  case 'a':
    l.arrive_and_wait(j);
    return OK;
  }
  return UNKNOWN;
}

static int barrier(self &me, char op, int i, int j) {
  switch (op) {
  case 'a':
    me.token[i] = B[i].arrive(j);
    return OK;
  case 'w':
    if (!me.token[i])
      return NONE;
    B[i].wait(std::move(*me.token[i]));
    me.token[i].reset();
    return OK;
  case 'b':
    B[i].arrive_and_wait();
    return OK;
  case 'd':
    B[i].arrive_and_drop();
    return OK;
  }
  return UNKNOWN;
}

// One-time initialisation: OK by this call, FAILED by another one, THROWN if this call's attempt failed.
template <int I> static int guarded(bool throws, bool &ran) {
  static int once = [&] {
    ran = true;
    x[I].fetch_add(1);
    if (throws)
      throw 1;
    return 1;
  }();
  return once;
}
static int once(char what, char op, int i) {
  bool ran = false;
  try {
    if (what == 'o')
      std::call_once(o[i], [&] {
        ran = true;
        x[i].fetch_add(1);
        if (op == 't')
          throw 1;
      });
    else if (i == 0)
      guarded<0>(op == 't', ran);
    else
      guarded<1>(op == 't', ran);
    return ran ? OK : FAILED;
  } catch (int) {
    return THROWN;
  }
}

static int both(char op, int i) {
  switch (op) {
  case 'l':
    std::lock(m[i], m[1 - i]);
    return OK;
  case 't':
    return std::try_lock(m[i], m[1 - i]) + 1;
  case 'u':
    std::scoped_lock(std::adopt_lock, m[i], m[1 - i]);
    return OK;
  }
  return UNKNOWN;
}

template <class F> static int future(F &f, char op) {
  switch (op) {
  case 'g':
    try {
      return f.get();
    } catch (int) {
      return EXCEPTION;
    } catch (std::future_error &) {
      return BROKEN;
    }
  case 'w':
    f.wait();
    return OK;
  case 'W':
    return (int)f.wait_for(1s); // ready, timeout, deferred
  }
  return UNKNOWN;
}

// setting is what becomes of f, which sets the result of a future.
template <class F> static int setting(F f) {
  try {
    f();
    return OK;
  } catch (std::future_error &e) {
    return e.code() == std::future_errc::no_state ? NO_STATE : SATISFIED;
  }
}

static int promise(int k, char op, int i, int j) {
  switch (op) {
  case 's':
    return setting([=] { p[i].set_value(j); });
  case 'e':
    return setting([=] { p[i].set_exception(std::make_exception_ptr(1)); });
  case 'x': {
    std::promise<int> gone(std::move(p[i]));
    return OK;
  }
  }
  return future(promised[k][i], op);
}

static int task(std::future<int> &f, char op, int i, int j) {
  if (op == 'a' || op == 'd') {
    if (f.valid())
      return NONE;
    f = std::async(op == 'a' ? std::launch::async : std::launch::deferred, work, j, i);
    return OK;
  }
  if (!f.valid())
    return NONE;
  if (op == 'x') {
    f = {};
    return OK;
  }
  return future(f, op);
}

static int thread(std::thread &t, char op, int i, int j) {
  if (t.joinable() == (op == 's'))
    return NONE;
  if (op == 'j')
    t.join();
  else if (op == 'd')
    t.detach();
  else
    t = std::thread(work, j, i);
  return OK;
}

static bool wait(int i, std::stop_token token, std::unique_lock<std::timed_mutex> &lock) {
  return a[i].wait(lock, token, [i] { return x[i].load() != 0; });
}

static int worker(std::jthread &w, char op, int i, int j) {
  if (w.joinable() == (op == 's'))
    return NONE;
  switch (op) {
  case 's':
    if (j == 0)
      w = std::jthread([i] { x[i].fetch_add(1); });
    else if (j == 1)
      w = std::jthread([i](std::stop_token token) {
        std::atomic<int> stopped(0);
        std::stop_callback callback(token, [&] {
          stopped.store(1);
          stopped.notify_all();
        });
        stopped.wait(0);
        x[i].fetch_add(1);
      });
    else
      w = std::jthread([i](std::stop_token token) {
        std::unique_lock lock(t[i]);
        wait(i, token, lock);
        x[i].fetch_add(1);
      });
    return OK;
  case 'r':
    return w.request_stop() ? OK : FAILED;
  case 'j':
    w.join();
    return OK;
  case 'd':
    w = {};
    return OK;
  }
  return UNKNOWN;
}

static int stop(self &me, char op, int i) {
  switch (op) {
  case 'r':
    return q[i].request_stop() ? OK : FAILED;
  case 'q':
    return q[i].stop_requested();
  case 'c':
    if (me.callback[i])
      return NONE;
    me.callback[i].emplace(q[i].get_token(), count{i});
    return OK;
  case 'd':
    if (!me.callback[i])
      return NONE;
    me.callback[i].reset();
    return OK;
  }
  std::unique_lock<std::timed_mutex> lock(t[i], std::adopt_lock);
  bool ready = op == 'w' ? wait(i, q[i].get_token(), lock)
                         : a[i].wait_for(lock, q[i].get_token(), 1s, [i] { return x[i].load() != 0; });
  lock.release();
  return ready ? OK : FAILED;
}

// C11: mutexes, condition variables and call_once.
static int ofC11(int r) { return r == thrd_success ? OK : r == thrd_busy || r == thrd_timedout ? FAILED : UNKNOWN; }
static int mtx(mtx_t *m, char op) {
  timespec soon = {1, 0};
  switch (op) {
  case 'l':
    return ofC11(mtx_lock(m));
  case 't':
    return ofC11(mtx_trylock(m));
  case 'T':
    return ofC11(mtx_timedlock(m, &soon));
  case 'u':
    return ofC11(mtx_unlock(m));
  }
  return UNKNOWN;
}
static int cnd(cnd_t *c, char op, mtx_t *m) {
  timespec soon = {1, 0};
  switch (op) {
  case 'w':
    return ofC11(cnd_wait(c, m));
  case 'W':
    return ofC11(cnd_timedwait(c, m, &soon));
  case 'n':
    return ofC11(cnd_signal(c));
  case 'N':
    return ofC11(cnd_broadcast(c));
  }
  return UNKNOWN;
}

static int thrd(std::optional<thrd_t> &t, char op, int i) {
  if ((bool)t == (op == 's'))
    return NONE;
  if (op == 's') {
    thrd_t begun;
    int r = ofC11(thrd_create(&begun, [](void *arg) { return work(ADDS, (int)(long)arg); }, (void *)(long)i));
    t = begun;
    return r;
  }
  int result, r = ofC11(thrd_join(*t, &result));
  t.reset();
  return r ? r : result;
}

static int call(int k, self &me, char what, char op, int i, int j) {
  switch (what) {
  case 'p':
    return promise(k, op, i, j);
  case 'P':
    return op == 'c' ? setting([=] { P[i](); }) : future(packaged[k][i], op);
  case 'A':
    return task(me.task[i], op, i, j);
  case 'T':
    return thread(me.thread[i], op, i, j);
  case 'h':
    return thrd(me.thrd[i], op, i);
  case 'J':
    return worker(me.worker[i], op, i, j);
  case 'q':
    return stop(me, op, i);
  case 'M':
    return mtx(&M[i], op);
  case 'n':
    return mtx(&n[i], op);
  case 'C':
    return cnd(&C[i], op, &M[j]);
  case 'O':
    ::call_once(&O[i], i == 0 ? [] { x[0].fetch_add(1); } : [] { x[1].fetch_add(1); });
    return OK;
  case 'x':
    return atomic(x[i], op, j);
  case 'y':
    return atomic(y[i], op, j);
  case 'f':
    return flag(f[i], op, j);
  case 'm':
    return exclusive(m[i], op);
  case 'r':
    return exclusive(r[i], op);
  case 't':
    return timed(t[i], op);
  case 'e':
    return timed(e[i], op);
  case 's':
    return op == 'l' || op == 't' || op == 'u' ? exclusive(s[i], op) : shared(s[i], op);
  case 'S':
    if (op == 'Y')
      return S[i].try_lock_shared_for(1s) ? OK : FAILED;
    return op == 'l' || op == 't' || op == 'T' || op == 'u' ? timed(S[i], op) : shared(S[i], op);
  case 'k':
    return both(op, i);
  case 'c':
    return condition(c[i], op, m[j], j);
  case 'a':
    return condition(a[i], op, t[j], j);
  case 'z':
    return semaphore(z[i], op, j);
  case 'b':
    return semaphore(b[i], op, j);
  case 'l':
    return latch(l[i], op, j);
  case 'B':
    return barrier(me, op, i, j);
  case 'o':
  case 'g':
    return once(what, op, i);
  }
  return UNKNOWN;
}

static void run(int k) {
  self me;
  unsigned long log = 0;
  for (const char *p = calls[k]; *p; p += 5) {
    int r = call(k, me, p[0], p[1], p[2] - '0', p[3] - '0');
    returned[k] = log = log * 16 + r + 1;
    if (r)
      p += 5 * (p[4] - '0');
  }
}

int main(int argc, char **argv) {
  for (const char *p = argv[1]; *p; p += 3)
    make(p[0], p[1] - '0', p[2] - '0');
  for (int i = 2; i < argc; i++)
    calls[i - 2] = argv[i];
  std::thread threads[THREADS];
  for (int i = 2; i < argc; i++)
    threads[i - 2] = std::thread(run, i - 2);
  for (int i = 2; i < argc; i++)
    threads[i - 2].join();
}
