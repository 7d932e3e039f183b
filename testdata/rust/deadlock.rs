// error: deadlock at line 11. Two mutexes are taken crosswise.
use std::sync::Mutex;
use std::thread;

static LEFT: Mutex<u32> = Mutex::new(0);
static RIGHT: Mutex<u32> = Mutex::new(0);

fn main() {
    let t = thread::spawn(|| {
        let mut l = LEFT.lock().unwrap();
        let mut r = RIGHT.lock().unwrap();
        *l += 1;
        *r += 1;
    });
    {
        let mut r = RIGHT.lock().unwrap();
        *r += 1;
        let mut l = LEFT.lock().unwrap();
        *l += 1;
    }
    t.join().unwrap();
}
