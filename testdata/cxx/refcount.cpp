// The last owner frees the image without having seen what the others wrote: the count is decremented relaxed.
// bug: free-race
// says: use-after-free
// says: frees Image#1 at refcount.cpp:17 while
// says: Image#1.owners
// says: making the read-modify-write at line 16 acq_rel orders them
#include <atomic>
#include <thread>

struct Image {
  std::atomic<int> owners{2};
  int pixels[4] = {};
};

static void release(Image *image) {
  if (image->owners.fetch_sub(1, std::memory_order_relaxed) == 1)
    delete image;
}

static void paint(Image *image, int row) {
  image->pixels[row] = row;
  release(image);
}

int main() {
  Image *image = new Image;
  std::thread left([image] { paint(image, 0); });
  std::thread right([image] { paint(image, 3); });
  left.join();
  right.join();
}
