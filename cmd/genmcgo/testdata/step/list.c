// A list whose length is counted before the node is linked: a reader counts one node too many. What a debugger shows of it:
// scripts list-O0.txt and list-O2.txt.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum colour { RED, GREEN };

struct node {
    int key;
    enum colour colour;
    struct node *next;
};

static struct {
    int hits, misses;
} stats[2];

static _Atomic(struct node *) head;
static atomic_int length;

static int push(struct node *n, int weight)
{
    int sum = 0;
    for (int i = 0; i < 2; i++) {
        int part = weight * (i + 1);
        sum += part;
        atomic_fetch_add(&length, i);
    }
    n->next = atomic_load(&head);
    atomic_store(&head, n);
    return sum;
}

static void *writer(void *arg)
{
    struct node local = {7, GREEN, NULL};
    struct node *n = malloc(sizeof *n);
    double ratio = 0.5;
    *n = local;
    stats[1].misses = push(n, *(int *)arg) + (ratio > 0.25);
    return NULL;
}

int main(void)
{
    pthread_t t;
    int weight = 5;
    pthread_create(&t, NULL, writer, &weight);
    int seen = atomic_load(&length);
    struct node *first = atomic_load(&head);
    assert(seen == 0 || first);
    pthread_join(t, NULL);
    return 0;
}
