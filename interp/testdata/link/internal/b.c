static int count = 20;
static const char *name = "b";
static int next(void) { static int calls; return ++calls * count; }
int b_next(void) { return next(); }
const char *b_name(void) { return name; }
int *b_count(void) { return &count; }
