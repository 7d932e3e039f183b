// error: assertion at line 14. The flag is stored without release: the data may arrive later.
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::*};
use std::thread;

static READY: AtomicBool = AtomicBool::new(false);
static DATA: AtomicU32 = AtomicU32::new(0);

fn main() {
    let t = thread::spawn(|| {
        DATA.store(42, Relaxed);
        READY.store(true, Relaxed);
    });
    if READY.load(Acquire) {
        assert_eq!(DATA.load(Relaxed), 42);
    }
    t.join().unwrap();
}
