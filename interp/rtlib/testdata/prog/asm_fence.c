// complete 1
// Assembly that does nothing but order memory, as it is found in programs.
int word;
int main(void) {
  int local = 3;
  __asm__ __volatile__("" ::: "memory");
  __asm__ __volatile__("mfence" ::: "memory");
  __asm__ __volatile__("  sfence ;\n\tlfence # both" ::: "memory");
  __asm__ __volatile__("lock; addl $0,0(%%rsp)" ::: "memory");
  __asm__ __volatile__("lock;addl $0, (%%rsp)" ::: "memory", "cc");
  __asm__ __volatile__("lock ; orl   $0x0,(%%esp)" ::: "memory", "cc");
  __asm__ __volatile__("lock\n\taddq\t$0, -8(%%rsp)\n" ::: "memory");
  __asm__ __volatile__("LOCK orq $0, 0x10(%%rbp)" ::: "memory");
  __asm__ __volatile__("lock; {addl $0,0(%%rsp)|add dword ptr [rsp], 0}" ::: "memory");
  __asm__ __volatile__("lock; addl $0,%0" : "+m"(local)::"memory");
  __asm__ __volatile__("lock addl %1,%0" : "+m"(word) : "ir"(0) : "memory");
  __asm__ __volatile__("rep; nop\n\tpause");
  return local - 3;
}
