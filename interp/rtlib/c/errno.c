#include "rt.h"

static _Thread_local int value;

int *RT(__errno_location)(void) { return &value; }
