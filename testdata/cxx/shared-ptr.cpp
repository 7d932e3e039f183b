// A shared_ptr itself is written by one thread and copied by another.
// bug: data-race free-race
// says: (Server::reload)
// says: lambda at shared-ptr.cpp:32
// says: shared-ptr.cpp:21
// says: in Server::serve
#include <memory>
#include <thread>

struct Config {
  int timeout = 5;
};

class Server {
  std::shared_ptr<Config> current = std::make_shared<Config>();

public:
  void reload() {
    auto fresh = std::make_shared<Config>();
    fresh->timeout = 9;
    current = fresh;
  }
  int serve() {
    std::shared_ptr<Config> mine = current;
    return mine->timeout;
  }
};

int main() {
  Server server;
  std::jthread admin(&Server::reload, &server);
  std::jthread client([&] { server.serve(); });
}
