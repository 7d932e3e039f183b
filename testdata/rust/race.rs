// error: data-race at line 15. A cell without synchronisation, shared by force.
use std::cell::UnsafeCell;
use std::thread;

struct Shared(UnsafeCell<u32>);
unsafe impl Sync for Shared {}

static CELL: Shared = Shared(UnsafeCell::new(0));

fn get() -> u32 {
    unsafe { *CELL.0.get() }
}
fn main() {
    let t = thread::spawn(|| {
        unsafe { *CELL.0.get() = 1 };
    });
    std::hint::black_box(get());
    t.join().unwrap();
}
