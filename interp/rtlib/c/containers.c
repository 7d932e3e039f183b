// The parts of libstdc++'s containers that are not in its headers: links of
// std::list, balancing of std::map and std::set, hashing.
#include "rt.h"

// Lists are circular.
struct link {
  struct link *next, *prev;
};

void RT(_ZNSt8__detail15_List_node_base7_M_hookEPS0_)(struct link *self, struct link *pos) {
  self->next = pos;
  self->prev = pos->prev;
  pos->prev->next = self;
  pos->prev = self;
}
void RT(_ZNSt8__detail15_List_node_base9_M_unhookEv)(struct link *self) {
  struct link *next = self->next, *prev = self->prev;
  prev->next = next;
  next->prev = prev;
}
// Moves [first, last) before self.
void RT(_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_)(struct link *self, struct link *first,
                                                              struct link *last) {
  if (self == last)
    return;
  struct link *before_first = first->prev, *final = last->prev, *before_self = self->prev;
  before_first->next = last;
  last->prev = before_first;
  before_self->next = first;
  first->prev = before_self;
  final->next = self;
  self->prev = final;
}
void RT(_ZNSt8__detail15_List_node_base10_M_reverseEv)(struct link *self) {
  struct link *l = self;
  do {
    struct link *next = l->next;
    l->next = l->prev;
    l->prev = next;
    l = next;
  } while (l != self);
}
void RT(_ZNSt8__detail15_List_node_base4swapERS0_S1_)(struct link *a, struct link *b) {
  struct link mark;
  // Chain a's elements behind mark, b's behind a, and mark's behind b.
  int a_empty = a->next == a, b_empty = b->next == b;
  mark = *a;
  if (b_empty)
    a->next = a->prev = a;
  else {
    *a = *b;
    a->next->prev = a->prev->next = a;
  }
  if (a_empty)
    b->next = b->prev = b;
  else {
    *b = mark;
    b->next->prev = b->prev->next = b;
  }
}

// Red-black trees. The header's parent is the root, its left and right are the
// first and the last node; it is red, which tells it from the root.
enum { RED, BLACK };
struct node {
  int color;
  struct node *parent, *left, *right;
};

static struct node *leftmost(struct node *x) {
  while (x->left)
    x = x->left;
  return x;
}
static struct node *rightmost(struct node *x) {
  while (x->right)
    x = x->right;
  return x;
}

static struct node *successor(struct node *x) {
  if (x->right)
    return leftmost(x->right);
  struct node *p = x->parent;
  while (x == p->right) {
    x = p;
    p = p->parent;
  }
  // The climb from the last node ends at the root, whose right is not the header
  // unless the root is the last node: then x already is the header.
  return x->right == p ? x : p;
}
static struct node *predecessor(struct node *x) {
  if (x->color == RED && x->parent->parent == x)
    return x->right;
  if (x->left)
    return rightmost(x->left);
  struct node *p = x->parent;
  while (x == p->left) {
    x = p;
    p = p->parent;
  }
  return p;
}
struct node *RT(_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base)(struct node *x) { return successor(x); }
struct node *RT(_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base)(struct node *x) { return successor(x); }
struct node *RT(_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base)(struct node *x) { return predecessor(x); }
struct node *RT(_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base)(struct node *x) { return predecessor(x); }

// replace puts y (which may be null) where x hangs.
__attribute__((noinline)) static void replace(struct node *x, struct node *y, struct node *header) {
  if (x == header->parent)
    header->parent = y;
  else if (x == x->parent->left)
    x->parent->left = y;
  else
    x->parent->right = y;
  if (y)
    y->parent = x->parent;
}
__attribute__((noinline)) static void rotate_left(struct node *x, struct node *header) {
  struct node *y = x->right;
  x->right = y->left;
  if (y->left)
    y->left->parent = x;
  replace(x, y, header);
  y->left = x;
  x->parent = y;
}
__attribute__((noinline)) static void rotate_right(struct node *x, struct node *header) {
  struct node *y = x->left;
  x->left = y->right;
  if (y->right)
    y->right->parent = x;
  replace(x, y, header);
  y->right = x;
  x->parent = y;
}

void RT(_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_)(_Bool left, struct node *x,
                                                                           struct node *parent,
                                                                           struct node *header) {
  x->parent = parent;
  x->left = x->right = 0;
  x->color = RED;
  if (parent == header) {
    header->parent = header->left = header->right = x;
  } else if (left) {
    parent->left = x;
    if (parent == header->left)
      header->left = x;
  } else {
    parent->right = x;
    if (parent == header->right)
      header->right = x;
  }
  while (x != header->parent && x->parent->color == RED) {
    struct node *p = x->parent, *g = p->parent;
    int p_left = p == g->left;
    struct node *uncle = p_left ? g->right : g->left;
    if (uncle && uncle->color == RED) {
      p->color = uncle->color = BLACK;
      g->color = RED;
      x = g;
      continue;
    }
    if (p_left) {
      if (x == p->right) {
        rotate_left(p, header);
        p = x;
      }
      rotate_right(g, header);
    } else {
      if (x == p->left) {
        rotate_right(p, header);
        p = x;
      }
      rotate_left(g, header);
    }
    p->color = BLACK;
    g->color = RED;
    break;
  }
  header->parent->color = BLACK;
}

static int black(struct node *x) { return !x || x->color == BLACK; }

// Unlinks z, which the caller deletes.
struct node *RT(_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_)(struct node *z, struct node *header) {
  if (header->left == z)
    header->left = z->right ? leftmost(z->right) : z->parent;
  if (header->right == z)
    header->right = z->left ? rightmost(z->left) : z->parent;
  struct node *x, *p; // x, child of p, lacks one black
  int removed = z->color;
  if (!z->left || !z->right) {
    x = z->left ? z->left : z->right;
    p = z->parent;
    replace(z, x, header);
  } else {
    struct node *y = leftmost(z->right);
    removed = y->color;
    x = y->right;
    if (y->parent == z) {
      p = y;
    } else {
      p = y->parent;
      replace(y, x, header);
      y->right = z->right;
      y->right->parent = y;
    }
    replace(z, y, header);
    y->left = z->left;
    y->left->parent = y;
    y->color = z->color;
  }
  if (removed == RED)
    return z;
  while (x != header->parent && black(x)) {
    int left = x == p->left;
    struct node *w = left ? p->right : p->left; // sibling; it exists
    if (w->color == RED) {
      w->color = BLACK;
      p->color = RED;
      if (left)
        rotate_left(p, header);
      else
        rotate_right(p, header);
      w = left ? p->right : p->left;
    }
    if (black(w->left) && black(w->right)) {
      w->color = RED;
      x = p;
      p = p->parent;
      continue;
    }
    if (left) {
      if (black(w->right)) {
        w->left->color = BLACK;
        w->color = RED;
        rotate_right(w, header);
        w = p->right;
      }
      w->color = p->color;
      p->color = BLACK;
      w->right->color = BLACK;
      rotate_left(p, header);
    } else {
      if (black(w->left)) {
        w->right->color = BLACK;
        w->color = RED;
        rotate_left(w, header);
        w = p->left;
      }
      w->color = p->color;
      p->color = BLACK;
      w->left->color = BLACK;
      rotate_right(p, header);
    }
    x = header->parent;
    break;
  }
  if (x)
    x->color = BLACK;
  return z;
}

// Hash tables.
size_t RT(_ZSt11_Hash_bytesPKvmm)(const void *p, size_t n, size_t seed) {
  uint64_t h = seed ^ 0xcbf29ce484222325ull;
  for (size_t i = 0; i < n; i++)
    h = (h ^ ((const unsigned char *)p)[i]) * 0x100000001b3ull;
  return h;
}

struct policy {
  float load;
  size_t next_resize;
};
static int prime(size_t n) {
  for (size_t d = 3; d * d <= n; d += 2)
    if (n % d == 0)
      return 0;
  return n == 2 || (n & 1);
}
size_t RT(_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm)(struct policy *p, size_t n) {
  if (n < 2)
    n = 2;
  while (!prime(n))
    n++;
  p->next_resize = (size_t)(n * (double)p->load);
  return n;
}
struct pair {
  _Bool grow;
  size_t buckets;
};
struct pair RT(_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm)(struct policy *p, size_t buckets,
                                                                          size_t elements, size_t more) {
  size_t want = elements + more;
  if (want <= p->next_resize)
    return (struct pair){0, 0};
  if (p->next_resize == 0 && want < 11)
    want = 11;
  size_t least = (size_t)(want / (double)p->load) + 1;
  if (least <= buckets) {
    p->next_resize = (size_t)(buckets * (double)p->load);
    return (struct pair){0, 0};
  }
  size_t twice = 2 * buckets;
  return (struct pair){1, RT(_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm)(p, least > twice ? least : twice)};
}
