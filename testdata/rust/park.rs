// verified: 2 executions. A thread that parks is let go on.
use std::sync::atomic::{AtomicBool, Ordering::*};
use std::thread;
static READY: AtomicBool = AtomicBool::new(false);
fn main() {
    let t = thread::spawn(|| {
        while !READY.load(Acquire) {
            thread::park();
        }
    });
    READY.store(true, Release);
    t.thread().unpark();
    t.join().unwrap();
}
