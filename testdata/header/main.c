#include <pthread.h>
#include <assert.h>
#include "shared.h"

int main(void) {
	assert(LIMIT == 3);
	return 0;
}
