// expect: null-dereference line=7
// The field is not at address 0, the pointer is null all the same.
struct node { long pad[4]; long value; } *head;

int main(void)
{
	return head->value == 99; // fails here
}
