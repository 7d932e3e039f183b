// expect: uninitialized-read line=12
// The last element of a local array was forgotten.
int n = 4;

int main(void)
{
	int a[4], sum = 0;
	for (int i = 0; i < n - 1; i++)
		a[i] = i;
	for (int i = 0; i < n; i++)
		sum += a[i];
	return sum == 99; // fails here
}
