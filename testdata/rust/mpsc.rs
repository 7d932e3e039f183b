// verified: 70 executions. One message through a channel: the algorithm of the library, its spin loops included.
use std::sync::mpsc;
use std::thread;
fn main() {
    let (tx, rx) = mpsc::channel();
    let t = thread::spawn(move || {
        tx.send(1).unwrap();
    });
    assert_eq!(rx.recv().unwrap(), 1);
    t.join().unwrap();
}
