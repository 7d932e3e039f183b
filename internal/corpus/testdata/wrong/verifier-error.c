// expect: reach-error line=10
// __VERIFIER_error is the older name of the same thing.
extern void __VERIFIER_error(void);

int zero;

int main(void)
{
	if (zero == 0)
		__VERIFIER_error(); // fails here
	return 0;
}
