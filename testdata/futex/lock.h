// What threads do with a lock.
static void *first(void *arg) {
  lock();
  data++;
  unlock();
  return 0;
}
static void *second(void *arg) { return first(arg); }
