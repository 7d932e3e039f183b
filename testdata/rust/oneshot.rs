// verified: 3 executions. A receiver that comes too early reads nothing; the compiler reads the message before it has looked.
use std::cell::UnsafeCell;
use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicU8, Ordering::*};
use std::thread;

struct Channel<T> {
    message: UnsafeCell<MaybeUninit<T>>,
    state: AtomicU8, // 0: empty, 1: being written, 2: full, 3: taken
}

unsafe impl<T: Send> Sync for Channel<T> {}

impl<T> Channel<T> {
    fn send(&self, value: T) {
        if self.state.compare_exchange(0, 1, Relaxed, Relaxed).is_err() {
            panic!("two messages");
        }
        unsafe { (*self.message.get()).write(value) };
        self.state.store(2, Release);
    }

    fn receive(&self) -> Option<T> {
        if self.state.compare_exchange(2, 3, Acquire, Relaxed).is_ok() {
            Some(unsafe { (*self.message.get()).assume_init_read() })
        } else {
            None
        }
    }
}

static CHANNEL: Channel<Box<i32>> = Channel {
    message: UnsafeCell::new(MaybeUninit::uninit()),
    state: AtomicU8::new(0),
};

fn main() {
    let sender = thread::spawn(|| CHANNEL.send(Box::new(9)));
    let early = CHANNEL.receive();
    sender.join().unwrap();
    let late = CHANNEL.receive();
    assert!(early.is_some() != late.is_some());
    assert_eq!(*early.or(late).unwrap(), 9);
}
