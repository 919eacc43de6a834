/* twin-plan.c: which hexes a line goes through, by clipping.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The line is clipped against every hex that could be near it; nothing is followed from hex to
 * hex. What was found once is kept, for it is the same wherever the two men stand. */
#include "twin-plan.h"

#include <stdlib.h>

#define MOST 1024

typedef struct {
  gint64 num, den; /* den > 0 */
} Fraction;

typedef struct {
  CrHex hex;
  Fraction in, out;
} Stretch;

typedef struct {
  CrHex start, end;
} Line;

struct _TwinPlan {
  GHashTable *tracks; /* gint64 * → TwinTrack * */
};

TwinPlan *
twin_plan_new (void)
{
  TwinPlan *self = g_new0 (TwinPlan, 1);

  self->tracks = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  return self;
}

void
twin_plan_free (TwinPlan *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->tracks);
  g_free (self);
}

CrHex
twin_plan_end (CrHex hex, CrDirection side)
{
  CrHex point = { hex.q * TWIN_UNIT, hex.r * TWIN_UNIT };

  if (side >= 0) {
    point.q += cr_hex_steps[side].q * TWIN_UNIT / 2;
    point.r += cr_hex_steps[side].r * TWIN_UNIT / 2;
  }
  return point;
}

/* How far out of the hex, towards a side, a point lies; TWIN_UNIT is on the side. */
static int
get_out (CrHex hex, CrDirection side, CrHex point)
{
  CrHex offset = { point.q - hex.q * TWIN_UNIT, point.r - hex.r * TWIN_UNIT };

  return cr_hex_dot (cr_hex_steps[side], offset);
}

gboolean
twin_plan_is_beyond (CrHex hex, CrDirection side, CrHex point)
{
  return get_out (hex, side, point) > TWIN_UNIT;
}

static int
compare (Fraction a, Fraction b)
{
  gint64 x = a.num * b.den, y = b.num * a.den;

  return x < y ? -1 : x > y;
}

/* The stretch of the line strictly inside a hex. */
static gboolean
clip (Line line, CrHex hex, Stretch *stretch)
{
  stretch->hex = hex;
  stretch->in = (Fraction){ 0, 1 };
  stretch->out = (Fraction){ 1, 1 };
  for (int d = 0; d < 6; d++) {
    int here = get_out (hex, d, line.start), speed = get_out (hex, d, line.end) - here;
    Fraction in = { here - TWIN_UNIT, -speed }, out = { TWIN_UNIT - here, speed };

    if (speed == 0 && here >= TWIN_UNIT)
      return FALSE;
    if (speed > 0 && compare (out, stretch->out) < 0)
      stretch->out = out;
    if (speed < 0 && compare (in, stretch->in) > 0)
      stretch->in = in;
  }
  return compare (stretch->in, stretch->out) < 0;
}

static int
compare_stretches (gconstpointer a, gconstpointer b)
{
  return compare (((const Stretch *) a)->in, ((const Stretch *) b)->in);
}

/* The two men's own hexes count even where the line only begins or ends on their border. */
static int
find_stretches (Line line, CrHex target, Stretch *found)
{
  CrHex start = { 0, 0 };
  int far = cr_hex_distance (start, target), n = 1;

  clip (line, start, &found[0]);
  for (int i = 1; i < cr_hex_n_within (far + 1); i++) {
    CrHex hex = cr_hex_spiral (i);

    if (cr_hex_distance (start, hex) + cr_hex_distance (hex, target) <= far + 2 &&
        !cr_hex_equal (hex, target) && clip (line, hex, &found[n]))
      n++;
    g_assert (n < MOST);
  }
  qsort (found + 1, n - 1, sizeof *found, compare_stretches);
  clip (line, target, &found[n]);
  return n + 1;
}

static gboolean
holds_point (Line line, CrHex hex, Fraction at)
{
  for (int d = 0; d < 6; d++) {
    int here = get_out (hex, d, line.start), speed = get_out (hex, d, line.end) - here;

    if (here * at.den + speed * at.num > TWIN_UNIT * at.den)
      return FALSE;
  }
  return TRUE;
}

static void
find_beside (Line line, const Stretch *x, const Stretch *y, TwinPassed *passed)
{
  for (int d = 0; d < 6; d++) {
    CrHex hex = cr_hex_neighbour (x->hex, d);

    if (cr_hex_distance (hex, y->hex) == 1 && holds_point (line, hex, x->out))
      passed->beside[passed->n_beside++] = hex;
  }
}

static TwinTrack *
make_track (CrHex target, CrDirection from, CrDirection to)
{
  Line line = { twin_plan_end ((CrHex){ 0, 0 }, from), twin_plan_end (target, to) };
  Stretch found[MOST + 1];
  int n = find_stretches (line, target, found);
  TwinTrack *track = g_malloc0 (sizeof *track + n * sizeof *track->passed);

  track->n = n;
  for (int i = 0; i < n; i++) {
    track->passed[i].hex = found[i].hex;
    /* The middle of a man's own side is no corner. */
    if (i < n - 1 && !(i == 0 && from >= 0) && !(i == n - 2 && to >= 0))
      find_beside (line, &found[i], &found[i + 1], &track->passed[i]);
  }
  return track;
}

const TwinTrack *
twin_plan_find (TwinPlan *self, CrHex target, CrDirection from, CrDirection to)
{
  gint64 key = (((gint64) target.q + 4096) * 8192 + target.r + 4096) * 64 + (from + 1) * 8 + to + 1;
  TwinTrack *track = g_hash_table_lookup (self->tracks, &key);

  if (track == NULL) {
    track = make_track (target, from, to);
    g_hash_table_insert (self->tracks, g_memdup2 (&key, sizeof key), track);
  }
  return track;
}
