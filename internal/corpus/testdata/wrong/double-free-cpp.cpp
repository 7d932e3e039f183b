// expect: double-free line=10
// Two owners delete the same object.
struct Node { int v = 0; };

int main()
{
	Node *a = new Node;
	Node *b = a;
	delete a;
	delete b; // fails here
	return 0;
}
