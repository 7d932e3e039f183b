// The worker swallows the exception: it tells nobody that the promise will not be kept.
// bug: deadlock
// says: thread 0 (main) waits at parser.cpp:45 in std::future for the value of Request#1.reply, which no thread sets; thread 1 could have set it at parser.cpp:27, but went another way
#include <future>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>

struct Request {
    std::string text;
    std::promise<int> reply;
};

static int parse(const std::string &text) {
    if (text.empty())
        throw std::invalid_argument("empty request");
    return text[0] - '0';
}

class Server {
    std::shared_ptr<Request> current_ = std::make_shared<Request>();
    std::thread worker_;

    void serve() {
        try {
            current_->reply.set_value(parse(current_->text));
        } catch (const std::exception &) {
            // bad requests are ignored
        }
    }

public:
    std::future<int> ask(std::string text) {
        current_->text = std::move(text);
        auto reply = current_->reply.get_future();
        worker_ = std::thread(&Server::serve, this);
        return reply;
    }
    ~Server() { worker_.join(); }
};

int main() {
    Server server;
    return server.ask("").get();
}
