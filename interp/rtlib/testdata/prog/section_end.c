// error unlock-not-held
// An end without a begin.
void __VERIFIER_atomic_end(void);
int main(void) { __VERIFIER_atomic_end(); }
