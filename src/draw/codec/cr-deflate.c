/* cr-deflate.c: rows of pixels made small, fast. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawn with grain and brush, few pixels are like others: what saves space is that small steps are
 * frequent. So a row is looked through pixel by pixel, not byte by byte, for runs that were there
 * before, and each piece has a code of its own for its bytes. */
#include "cr-deflate.h"

#include <stdlib.h>
#include <string.h>

#define PIXEL 3

/* A shorter run takes as much as its bytes. */
#define LEAST_RUN 6
#define MOST_RUN 258
#define MOST_BACK 32768

/* Where bytes like these were last: so many places, by a hash. */
#define HASH_BITS 12

/* Symbols of the format: bytes, the end, then runs; and how far back a run was. */
#define END 256
#define N_SYMBOLS 286
#define N_BACKS 30
#define MOST_BITS 15

/* The bytes of a pixel, the first lowest; or one byte; or a run: its length above, how far back
 * below. */
typedef guint32 Token;
#define TOKEN_RUN (1u << 31)
#define TOKEN_BYTE (1u << 30)
#define RUN_SHIFT 15

typedef struct {
  guint32 counts[N_SYMBOLS];
  guint8 bits[N_SYMBOLS];
  guint32 codes[N_SYMBOLS]; /* with their bits above, as one number */
} Code;
#define CODE_SHIFT 16

typedef struct {
  const guint8 *in;
  gsize n;
  Token *tokens;
  gsize n_tokens;
  Code symbols, backs;
} Work;

typedef struct {
  guint8 *out;
  guint64 held; /* bits that are not written yet, the first lowest */
  guint n_held;
} Bits;

/* Not more than 57 bits between two flushes. */
static inline void
put_bits (Bits *bits, guint64 value, guint n)
{
  bits->held |= value << bits->n_held;
  bits->n_held += n;
}

static inline void
flush_bits (Bits *bits)
{
  guint64 little = GUINT64_TO_LE (bits->held);

  memcpy (bits->out, &little, sizeof little);
  bits->out += bits->n_held / 8;
  bits->held >>= bits->n_held & ~7u;
  bits->n_held &= 7;
}

/* What a length or a distance is told by: a symbol, counted from the first of its kind, and the
 * bits that follow it. Each power of two has 1 << @fine symbols. */
typedef struct {
  guint symbol, n_extra, extra;
} Told;

static inline Told
tell (guint value, guint fine)
{
  guint top = value < (2u << fine) ? fine : g_bit_storage (value) - 1, n = top - fine;

  return (Told){ (n << fine) + (value >> n), n, value & ((1u << n) - 1) };
}

static inline Told
tell_run (guint length)
{
  Told told = tell (length - 3, 2);

  if (length == MOST_RUN)
    told = (Told){ 28, 0, 0 };
  told.symbol += END + 1;
  return told;
}

static inline guint64
read_bytes (const guint8 *bytes)
{
  guint64 value;

  memcpy (&value, bytes, sizeof value);
  return GUINT64_FROM_LE (value);
}

static gsize
measure_run (const guint8 *a, const guint8 *b, gsize most)
{
  gsize n = 0;

  while (n + 8 <= most && read_bytes (a + n) == read_bytes (b + n))
    n += 8;
  while (n < most && a[n] == b[n])
    n++;
  return n;
}

static inline void
add_pixel (Work *work, gsize at)
{
  guint32 pixel = (guint32) read_bytes (work->in + at) & 0xffffff;

  work->symbols.counts[pixel & 0xff]++;
  work->symbols.counts[pixel >> 8 & 0xff]++;
  work->symbols.counts[pixel >> 16]++;
  work->tokens[work->n_tokens++] = pixel;
}

static void
add_byte (Work *work, gsize at)
{
  work->symbols.counts[work->in[at]]++;
  work->tokens[work->n_tokens++] = TOKEN_BYTE | work->in[at];
}

static void
add_run (Work *work, gsize length, gsize back)
{
  work->symbols.counts[tell_run ((guint) length).symbol]++;
  work->backs.counts[tell ((guint) back - 1, 1).symbol]++;
  work->tokens[work->n_tokens++] = TOKEN_RUN | (Token) (length << RUN_SHIFT | (back - 1));
}

/* Returns: the length of the run that is told, 0 for none */
static inline gsize
find_run (Work *work, guint32 *places, gsize at)
{
  guint64 bytes = read_bytes (work->in + at) << (64 - 8 * LEAST_RUN);
  guint32 *place = places + (bytes * 0x9e3779b97f4a7c15u >> (64 - HASH_BITS));
  gsize before = *place, length;

  *place = (guint32) at;
  if (before >= at || at - before > MOST_BACK ||
      read_bytes (work->in + before) << (64 - 8 * LEAST_RUN) != bytes)
    return 0;
  length = measure_run (work->in + before, work->in + at, MIN (work->n - at, MOST_RUN));
  add_run (work, length, at - before);
  return length;
}

static void
find_tokens (Work *work)
{
  guint32 places[1 << HASH_BITS];
  gsize at = 0;

  memset (places, 0xff, sizeof places);
  while (at + 8 <= work->n) {
    gsize length = find_run (work, places, at);

    if (length == 0) {
      length = PIXEL;
      add_pixel (work, at);
    }
    at += length;
  }
  for (; at < work->n; at++)
    add_byte (work, at);
  work->symbols.counts[END]++;
}

/* A node of Huffman's tree; leaves first, the rarest before the others. */
typedef struct {
  guint32 count;
  guint16 symbol, parent;
} Node;

static int
compare_nodes (const void *a, const void *b)
{
  const Node *x = a, *y = b;

  return x->count != y->count ? (x->count < y->count ? -1 : 1) : (int) x->symbol - (int) y->symbol;
}

static guint
list_leaves (const Code *code, guint halvings, Node *nodes)
{
  guint n = 0;

  for (guint i = 0; i < N_SYMBOLS; i++)
    if (code->counts[i] > 0)
      nodes[n++] = (Node){ .count = (code->counts[i] >> halvings) + 1, .symbol = (guint16) i };
  qsort (nodes, n, sizeof *nodes, compare_nodes);
  return n;
}

/* The rarer of the next leaf and the next joint; joints come about in the order of their counts. */
static guint
take_rarest (const Node *nodes, guint *leaf, guint n_leaves, guint *joint, guint n_nodes)
{
  if (*leaf < n_leaves && (*joint >= n_nodes || nodes[*leaf].count <= nodes[*joint].count))
    return (*leaf)++;
  return (*joint)++;
}

/* Returns: the most bits of a symbol */
static guint
make_tree (Code *code, Node *nodes, guint n_leaves)
{
  guint leaf = 0, joint = n_leaves, n = n_leaves, most = 0;
  guint8 depths[2 * N_SYMBOLS] = { 0 };

  for (; n < 2 * n_leaves - 1; n++) {
    guint32 count = 0;

    for (int k = 0; k < 2; k++) {
      guint i = take_rarest (nodes, &leaf, n_leaves, &joint, n);
      count += nodes[i].count;
      nodes[i].parent = (guint16) n;
    }
    nodes[n] = (Node){ .count = count };
  }
  for (guint i = n - 1; i-- > 0;) {
    depths[i] = (guint8) (depths[nodes[i].parent] + 1);
    if (i < n_leaves)
      code->bits[nodes[i].symbol] = depths[i];
    most = MAX (most, depths[i]);
  }
  return most;
}

/* What is more frequent has fewer bits; a tree that is too deep is made anew of flatter counts. */
static void
choose_bits (Code *code)
{
  Node nodes[2 * N_SYMBOLS];
  guint halvings = 0, n;

  do
    n = list_leaves (code, halvings++, nodes);
  while (n > 0 && make_tree (code, nodes, n) > MOST_BITS);
  if (n == 1)
    code->bits[nodes[0].symbol] = 1;
}

static guint
turn_round (guint value, guint n)
{
  guint turned = 0;

  for (guint i = 0; i < n; i++)
    turned |= (value >> i & 1) << (n - 1 - i);
  return turned;
}

/* As the format has it: by bits, then by symbol, the highest bit first. */
static void
make_codes (Code *code)
{
  guint next = 0;

  choose_bits (code);
  for (guint bits = 1; bits <= MOST_BITS; bits++, next <<= 1)
    for (guint i = 0; i < N_SYMBOLS; i++)
      if (code->bits[i] == bits)
        code->codes[i] = bits << CODE_SHIFT | turn_round (next++, bits);
}

/* Each length of a code is told by four bits: what a shorter way would save is nothing beside a
 * piece. */
static void
put_codes (Bits *bits, const Code *symbols, const Code *backs)
{
  put_bits (bits, N_SYMBOLS - 257, 5);
  put_bits (bits, N_BACKS - 1, 5);
  put_bits (bits, 15, 4);
  for (int i = 0; i < 19; i++, flush_bits (bits))
    put_bits (bits, i < 3 ? 0 : 4, 3);
  for (int i = 0; i < N_SYMBOLS; i++, flush_bits (bits))
    put_bits (bits, turn_round (symbols->bits[i], 4), 4);
  for (int i = 0; i < N_BACKS; i++, flush_bits (bits))
    put_bits (bits, turn_round (backs->bits[i], 4), 4);
}

static inline void
put_symbol (Bits *bits, const Code *code, guint symbol)
{
  guint32 told = code->codes[symbol];

  put_bits (bits, told & ((1u << CODE_SHIFT) - 1), told >> CODE_SHIFT);
}

static void
put_run (Bits *bits, const Work *work, Token token)
{
  Told run = tell_run ((token & ~TOKEN_RUN) >> RUN_SHIFT);
  Told back = tell (token & ((1u << RUN_SHIFT) - 1), 1);

  put_symbol (bits, &work->symbols, run.symbol);
  put_bits (bits, run.extra, run.n_extra);
  flush_bits (bits);
  put_symbol (bits, &work->backs, back.symbol);
  put_bits (bits, back.extra, back.n_extra);
}

static void
put_tokens (Bits *bits, const Work *work)
{
  for (gsize i = 0; i < work->n_tokens; i++) {
    Token token = work->tokens[i];

    if (token & TOKEN_RUN) {
      put_run (bits, work, token);
    } else if (token & TOKEN_BYTE) {
      put_symbol (bits, &work->symbols, token & 0xff);
    } else {
      put_symbol (bits, &work->symbols, token & 0xff);
      put_symbol (bits, &work->symbols, token >> 8 & 0xff);
      put_symbol (bits, &work->symbols, token >> 16);
    }
    flush_bits (bits);
  }
  put_symbol (bits, &work->symbols, END);
}

/* To the next whole byte: in the midst of a stream by an empty block of bytes as they are. */
static void
put_border (Bits *bits, gboolean last)
{
  if (!last)
    put_bits (bits, 0, 3);
  flush_bits (bits);
  bits->n_held = bits->n_held > 0 ? 8 : 0;
  if (!last)
    put_bits (bits, 0xffff0000, 32);
  flush_bits (bits);
}

gsize
cr_deflate_bound (gsize n)
{
  return n + n / 4 + 1024;
}

gsize
cr_deflate (const guint8 *in, gsize n, gboolean last, guint8 *out)
{
  g_autofree Token *tokens = g_new (Token, n);
  Work work = { .in = in, .n = n, .tokens = tokens };
  Bits bits = { .out = out };

  find_tokens (&work);
  make_codes (&work.symbols);
  make_codes (&work.backs);
  put_bits (&bits, last ? 1 : 0, 1);
  put_bits (&bits, 2, 2); /* codes of its own */
  put_codes (&bits, &work.symbols, &work.backs);
  put_tokens (&bits, &work);
  put_border (&bits, last);
  return (gsize) (bits.out - out);
}
