/* twin-line.c: the ways round corners, and a whole line.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "twin-private.h"

#define MANY_OPENINGS 2 /* or more: LOF-07 */

/* The least cover of the ways free so far, by the number of openings gone through; -1: none. */
typedef struct {
  int least[MANY_OPENINGS + 1];
} Ways;

static TwinStop
make_side (CrHex a, CrHex b, int crossing)
{
  return (TwinStop){ a, b, cr_hex_direction_to (a, b), crossing };
}

static TwinStop
make_hex (CrHex hex, int crossing)
{
  return (TwinStop){ hex, hex, -1, crossing };
}

/* At a corner: over the side, or round by the third hex. Along a side: by either hex. */
static int
list_stops (const TwinLine *line, int crossing, int way, TwinStop stops[3])
{
  CrHex x = twin_hex (line, crossing), y = twin_hex (line, crossing + 1), beside[2];
  int n = twin_hexes_beside (line, crossing, beside);

  if (way > 0 && n == 0)
    return 0;
  if (n == 0 || (n == 1 && way == 0)) {
    stops[0] = make_side (x, y, crossing);
    return 1;
  }
  CrHex z = n == 1 ? beside[0] : beside[way];
  stops[0] = make_side (x, z, crossing);
  stops[1] = make_hex (z, crossing);
  stops[2] = make_side (z, y, crossing);
  return 3;
}

/* The first thing that stops it, unless a later one forbids. */
static CrLofReason
choose_reason (CrLofReason first, CrLofReason then)
{
  return first == CR_LOF_FREE || (twin_forbids (then) && !twin_forbids (first)) ? then : first;
}

static gboolean
judge_way (const TwinLine *line, int crossing, int way, TwinEffect *whole)
{
  TwinStop stops[3];
  int n = list_stops (line, crossing, way, stops);

  *whole = twin_no_effect;
  for (int i = 0; i < n; i++) {
    TwinEffect one =
        stops[i].side < 0 ? twin_affect_hex (line, stops[i]) : twin_affect_side (line, stops[i]);
    CrLofReason reason = choose_reason (whole->reason, one.reason);

    whole->closed |= one.closed;
    whole->openings += one.openings;
    whole->cover = MAX (whole->cover, one.cover);
    whole->top = reason != whole->reason ? one.top : whole->top;
    whole->reason = reason;
  }
  return n > 0 && !whole->closed;
}

/* Of two ways that block, the forbidding or else the higher one is shown; the reason that stands
 * first where that says nothing. */
static gboolean
is_shown_before (const TwinEffect *a, const TwinEffect *b)
{
  if (a->reason == CR_LOF_FREE || b->reason == CR_LOF_FREE)
    return a->reason != CR_LOF_FREE && b->reason == CR_LOF_FREE;
  if (twin_forbids (a->reason) != twin_forbids (b->reason))
    return twin_forbids (a->reason);
  return a->top != b->top ? a->top > b->top : a->reason < b->reason;
}

/* Every way so far, led on by one that is free. */
static void
lead_on (const Ways *before, const TwinEffect *way, Ways *after)
{
  for (int i = 0; i <= MANY_OPENINGS; i++) {
    int openings = MIN (i + way->openings, MANY_OPENINGS);
    int cover = MAX (before->least[i], (int) way->cover);

    if (before->least[i] < 0)
      continue;
    if (after->least[openings] < 0 || cover < after->least[openings])
      after->least[openings] = cover;
  }
}

/* The crossing from one hex to the next, both its ways; FALSE when both are closed to these ends.
 */
static gboolean
judge_crossing (const TwinLine *line, int crossing, Ways *ways, CrLofReason *failure)
{
  TwinEffect shown = twin_no_effect;
  Ways after = { { -1, -1, -1 } };
  int n_usable = 0, n_free = 0;
  CrHex beside[2];

  for (int i = 0; i < 2; i++) {
    TwinEffect way;

    if (!judge_way (line, crossing, i, &way))
      continue;
    n_usable++;
    if (is_shown_before (&way, &shown))
      shown = way;
    if (way.reason != CR_LOF_FREE)
      continue;
    n_free++;
    lead_on (ways, &way, &after);
  }
  if (line->options->either && twin_hexes_beside (line, crossing, beside) == 2) {
    TwinEffect along = twin_affect_along (line, beside[0], beside[1]);

    if (is_shown_before (&along, &shown))
      shown = along;
  }
  if (n_free == 0 || line->options->either)
    *failure = choose_reason (*failure, shown.reason);
  *ways = after;
  if (line->options->either ? after.least[2] >= 0
                            : after.least[2] >= 0 && after.least[0] < 0 && after.least[1] < 0)
    *failure = choose_reason (*failure, CR_LOF_OPENINGS);
  return n_usable > 0;
}

/* A hex between, which may be a door. */
static void
judge_hex (const TwinLine *line, int i, Ways *ways, CrLofReason *failure)
{
  TwinEffect one = twin_affect_hex (line, make_hex (twin_hex (line, i), i));
  Ways after = { { -1, -1, -1 } };

  *failure = choose_reason (*failure, one.reason);
  if (one.reason != CR_LOF_FREE || one.openings == 0)
    return;
  lead_on (ways, &one, &after);
  *ways = after;
  if (after.least[0] < 0 && after.least[1] < 0)
    *failure = choose_reason (*failure, CR_LOF_OPENINGS);
}

/* Whether the shooter's own place keeps him from it: a tower that is closed on that side (TWR-14),
 * or his knees behind cover (COV-12). */
static CrLofReason
check_shooter (const TwinLine *line, CrLofReason failure)
{
  if (failure != CR_LOF_FREE)
    return failure;
  if (line->stands[0].kind == CR_POST_TOWER && twin_get_post_cover (line, 0) == CR_COVER_INFINITE)
    return CR_LOF_SHUT_IN;
  return twin_kneel_shooter (line);
}

/* @sides: cover they give */
Twin
twin_finish (const TwinLine *line, CrLofReason failure, CrCover sides)
{
  Twin twin = { CR_LOF_BLOCKED, CR_COVER_NONE, failure, line->ends[0], line->ends[1], FALSE };

  twin.reason = check_shooter (line, failure);
  if (twin_forbids (twin.reason))
    twin.verdict = CR_LOF_IMPOSSIBLE;
  if (twin.reason != CR_LOF_FREE)
    return twin;
  twin.verdict = CR_LOF_CLEAR;
  twin.cover = twin_get_shelter (line, sides);
  twin.knelt = twin_kneel_target (line, &twin.cover);
  return twin;
}

gboolean
twin_judge_line (const TwinLine *line, Twin *twin)
{
  CrLofReason failure = CR_LOF_FREE;
  Ways ways = { { CR_COVER_NONE, -1, -1 } };

  for (int i = 0; i < line->track->n - 1; i++) {
    if (i > 0)
      judge_hex (line, i, &ways, &failure);
    if (!judge_crossing (line, i, &ways, &failure))
      return FALSE;
  }
  int sides = ways.least[0];
  if (ways.least[0] < 0 || (ways.least[1] >= 0 && ways.least[1] < ways.least[0]))
    sides = ways.least[1];
  *twin = twin_finish (line, failure, (CrCover) MAX (sides, 0));
  return TRUE;
}
