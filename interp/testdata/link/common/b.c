int shared;
int given = 7;
int buffer[4];
int behind = 5;
void set(void) { shared = 6; buffer[1] = 8; buffer[3] = 9; if (behind != 5) given = 0; }
