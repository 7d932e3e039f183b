// expect: verified complete=3 mm=sc,tso,ra,rc11,imm
// The slots of a ring are set to zero by one memset, atomic members included. A producer copies messages in by memcpy and
// publishes each by the sequence number of its slot; the consumer copies the whole slot out.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

struct message {
	uint16_t kind;
	uint8_t length;
	char text[5];
};

struct slot {
	_Atomic uint32_t sequence;
	struct message message;
};

static struct slot ring[2];

static void *produce(void *arg)
{
	for (uint32_t i = 0; i < 2; i++) {
		struct message m = {(uint16_t)(i + 1), 2, "ab"};
		memcpy(&ring[i].message, &m, sizeof m);
		atomic_store_explicit(&ring[i].sequence, i + 1, memory_order_release);
	}
	return arg;
}

static void *consume(void *arg)
{
	for (uint32_t i = 0; i < 2; i++) {
		if (atomic_load_explicit(&ring[i].sequence, memory_order_acquire) != i + 1)
			break;
		struct slot copy;
		memcpy(&copy, &ring[i], sizeof copy);
		assert(copy.sequence == i + 1 && copy.message.kind == i + 1);
		assert(memcmp(copy.message.text, "ab", 3) == 0);
	}
	return arg;
}

int main(void)
{
	pthread_t producer, consumer;
	memset(ring, 0, sizeof ring);
	pthread_create(&producer, NULL, produce, NULL);
	pthread_create(&consumer, NULL, consume, NULL);
	pthread_join(producer, NULL);
	pthread_join(consumer, NULL);
	return 0;
}
