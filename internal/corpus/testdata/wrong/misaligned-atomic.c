// expect: misaligned line=9
// An atomic access that straddles its natural alignment.
char buffer[16];
int offset = 1;

int main(void)
{
	int *p = (int *)(void *)(buffer + offset);
	__atomic_store_n(p, 1, __ATOMIC_SEQ_CST); // fails here
	return 0;
}
