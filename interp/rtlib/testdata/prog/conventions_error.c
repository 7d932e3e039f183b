// error reach-error
// reach_error is the error, whatever its body.
void reach_error(void) {}
int main(void) { reach_error(); }
