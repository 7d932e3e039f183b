// expect: out-of-bounds line=8
// The last row plus one, computed through a two-dimensional array.
int grid[3][4];
int row = 3;

int main(void)
{
	grid[row][0] = 1; // fails here
	return 0;
}
