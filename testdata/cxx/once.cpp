// What runs once for the configuration asks for the configuration.
// bug: deadlock
// says: thread 1 (lambda at once.cpp:25) waits at once.cpp:13 for the initialisation by settings.loaded, which it has begun itself at once.cpp:13
// says: called at once.cpp:18 in Settings::load
#include <mutex>
#include <thread>

struct Settings {
    std::once_flag loaded;
    int verbosity = 0;

    int level() {
        std::call_once(loaded, [this] { load(); });
        return verbosity;
    }
    void load() {
        verbosity = 1;
        if (level() > 0)
            verbosity = 2;
    }
};

int main() {
    Settings settings;
    std::thread ui([&] { settings.level(); });
    ui.join();
}
