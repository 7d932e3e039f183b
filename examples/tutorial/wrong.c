// docs/primitives.md: a declaration that is wrong.
#include "writers.c"

GMC_COMMUTE(enter_reader, enter_writer);
GMC_COMMUTE(enter_writer, take_reader);
