/* What inline assembly does that genmcgo does not know: a file of such functions is given with --asm.
 *
 *   GMC_ASM("crc32b %1, %0") unsigned crc(unsigned sum, unsigned char byte) { ... }
 *
 * docs/assembly.md says how operands become parameters and results. */
#ifndef GENMCGO_ASM_H
#define GENMCGO_ASM_H

/* Says that calling the function does what assembly of that text does. The text is written as in C; how it
 * is divided into lines does not matter. */
#define GMC_ASM(text) __attribute__((used, annotate("genmcgo.asm." text)))

#endif
