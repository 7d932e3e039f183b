// expect: bad-call line=9
// A function pointer that points to data.
int data[4];
void (*callback)(void);

int main(void)
{
	callback = (void (*)(void))(void *)data;
	callback(); // fails here
	return 0;
}
