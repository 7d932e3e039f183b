// <ctype.h> in the C locale: the tables that glibc's macros index and the
// functions.
#include "rt.h"

enum {
  UPPER = 0x100, LOWER = 0x200, ALPHA = 0x400, DIGIT = 0x800, XDIGIT = 0x1000, SPACE = 0x2000, PRINT = 0x4000,
  GRAPH = 0x8000, BLANK = 1, CNTRL = 2, PUNCT = 4, ALNUM = 8,
};
#define PUNCTUATION (PRINT | GRAPH | PUNCT)
#define LETTER (PRINT | GRAPH | ALPHA | ALNUM)

// Index 128 is character 0: the tables serve -128..255.
static const unsigned short classes[384] = {
    [128 + 0 ... 128 + 8] = CNTRL,
    [128 + '\t'] = CNTRL | SPACE | BLANK,
    [128 + '\n' ... 128 + '\r'] = CNTRL | SPACE,
    [128 + 14 ... 128 + 31] = CNTRL,
    [128 + ' '] = PRINT | SPACE | BLANK,
    [128 + '!' ... 128 + '/'] = PUNCTUATION,
    [128 + '0' ... 128 + '9'] = PRINT | GRAPH | DIGIT | XDIGIT | ALNUM,
    [128 + ':' ... 128 + '@'] = PUNCTUATION,
    [128 + 'A' ... 128 + 'F'] = LETTER | UPPER | XDIGIT,
    [128 + 'G' ... 128 + 'Z'] = LETTER | UPPER,
    [128 + '[' ... 128 + '`'] = PUNCTUATION,
    [128 + 'a' ... 128 + 'f'] = LETTER | LOWER | XDIGIT,
    [128 + 'g' ... 128 + 'z'] = LETTER | LOWER,
    [128 + '{' ... 128 + '~'] = PUNCTUATION,
    [128 + 127] = CNTRL,
};
static const unsigned short *const class_place = classes + 128;

#define ROW(n) n, n + 1, n + 2, n + 3, n + 4, n + 5, n + 6, n + 7
#define ROW4(n) ROW(n), ROW(n + 8), ROW(n + 16), ROW(n + 24)
#define LETTERS(n) ROW(n), ROW(n + 8), ROW(n + 16), n + 24, n + 25
#define HIGH ROW4(128), ROW4(160), ROW4(192), ROW(224), ROW(232), ROW(240), 248, 249, 250, 251, 252, 253, 254
static const int lowers[384] = {
    HIGH, -1, ROW4(0), ROW4(32), 64, LETTERS('a'), ROW('['), ROW(99), ROW(107), ROW(115), 123, 124, 125, 126, 127,
    HIGH, 255,
};
static const int uppers[384] = {
    HIGH, -1, ROW4(0), ROW4(32), ROW4(64), 96, LETTERS('A'), 123, 124, 125, 126, 127, HIGH, 255,
};
static const int *const lower_place = lowers + 128;
static const int *const upper_place = uppers + 128;

const unsigned short *const *RT(__ctype_b_loc)(void) { return &class_place; }
const int *const *RT(__ctype_tolower_loc)(void) { return &lower_place; }
const int *const *RT(__ctype_toupper_loc)(void) { return &upper_place; }
size_t RT(__ctype_get_mb_cur_max)(void) { return 1; }

int RT(tolower)(int c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }
int RT(toupper)(int c) { return c >= 'a' && c <= 'z' ? c - 32 : c; }
#define IS(name, mask)                                                                                                 \
  int RT(is##name)(int c) { return c >= -128 && c < 256 ? classes[128 + c] & (mask) : 0; }
IS(upper, UPPER)
IS(lower, LOWER)
IS(alpha, ALPHA)
IS(digit, DIGIT)
IS(xdigit, XDIGIT)
IS(space, SPACE)
IS(print, PRINT)
IS(graph, GRAPH)
IS(blank, BLANK)
IS(cntrl, CNTRL)
IS(punct, PUNCT)
IS(alnum, ALNUM)
int RT(isascii)(int c) { return c >= 0 && c < 128; }
int RT(toascii)(int c) { return c & 127; }
