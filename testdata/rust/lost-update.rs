// error: assertion at line 16. Two threads read the count before either writes it.
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;
use std::thread;

fn main() {
    let count = Arc::new(AtomicUsize::new(0));
    let theirs = count.clone();
    let t = thread::spawn(move || {
        let n = theirs.load(Ordering::SeqCst);
        theirs.store(n + 1, Ordering::SeqCst);
    });
    let n = count.load(Ordering::SeqCst);
    count.store(n + 1, Ordering::SeqCst);
    t.join().unwrap();
    assert!(count.load(Ordering::SeqCst) == 2, "lost an update");
}
