// docs/primitives.md: what commutes.
#include "writers.c"

GMC_COMMUTE(enter_reader, enter_writer);
GMC_COMMUTE(enter_reader, take_reader);
GMC_COMMUTE(enter_reader, take_writer);
GMC_COMMUTE(enter_reader, read_unlock);
GMC_COMMUTE(enter_reader, write_unlock);
GMC_COMMUTE(enter_writer, take_writer);
GMC_COMMUTE(enter_writer, read_unlock);
GMC_COMMUTE(enter_writer, write_unlock);
GMC_COMMUTE(take_reader, read_unlock);
GMC_COMMUTE(read_unlock, read_unlock);
