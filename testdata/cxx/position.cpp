// A structure is atomic, and still loaded and stored in two steps.
// bug: assertion
// says: assertion violated: p.x == 1 && p.y == 1
// says: why: lost update: thread
// says: reads r2d2.pos = {x: 0, y: 0} at position.cpp:18
// says: writes {x: 0, y: 1} at position.cpp:25
#include <atomic>
#include <cassert>
#include <thread>

struct Position {
    int x, y;
};

struct Robot {
    std::atomic<Position> pos{{0, 0}};
    void step_right() {
        Position p = pos.load();
        p.x++;
        pos.store(p);
    }
    void step_up() {
        Position p = pos.load();
        p.y++;
        pos.store(p);
    }
};

int main() {
    Robot r2d2;
    std::thread right(&Robot::step_right, &r2d2);
    std::thread up(&Robot::step_up, &r2d2);
    right.join();
    up.join();
    Position p = r2d2.pos;
    assert(p.x == 1 && p.y == 1);
}
