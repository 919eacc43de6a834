/* cr-lof-quick.c: lines that height decides. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-quick-private.h"

/* What it gains: without it all pairs of 26 × 16 take 24 times as long, the garrison of Border
 * Castle 2.7 times. What it does for men who are not in the open alone is 2.8 times for the
 * garrison of Templars' Castle. */

/* Most lines meet no other rule than that of heights (LOF-22, 23): on the sides of the men's own
 * hexes that they cross there is nothing, or a plain battlement or slit; no rampart under the men
 * matters; there is no open door and no hoarding. What such a line meets depends on its
 * displacement and its ends alone, and is kept as a path. Anything else makes a doubt, and then
 * cr_lof_case_judge() decides. */

/* What a man's own side does to a line: nothing; his centre cannot be its end; he shoots through
 * it, so that its wall does not count; or the rules must be asked. */
typedef enum { OWN_IDLE, OWN_CLOSED, OWN_THROUGH, OWN_DOUBT } Own;

/* Returns: the shooter's slits that have the target in their arc, and his open doors: these can be
 * his ends, and their walls do not count for him */
static guint8
find_ways_out (const CrLofDuel *duel)
{
  const CrLofStance *stance = duel->stances[CR_LOF_SHOOTER];
  guint8 ways = stance->doors;

  for (CrDirection d = 0; stance->slits >> d != 0; d++)
    if ((stance->slits >> d & 1) != 0 &&
        cr_lof_is_in_arc (duel->displacement, d, 60 * (stance->arcs >> 2 * d & 3)))
      ways |= (guint8) (1u << d);
  return ways;
}

/* Whether nothing on the man's sides concerns a line. */
static inline gboolean
is_bare (const CrLofDuel *duel, int man)
{
  return (duel->stances[man]->flags & CR_LOF_STANCE_BARE) != 0;
}

static guint8
find_odd (const CrLofStance *stance, int man)
{
  return stance->odd | stance->indoors | (man == CR_LOF_SHOOTER ? 0 : stance->odd_in);
}

/* Reads the sides of a man who is not bare. */
static void
read_sides (CrLofDuel *duel, int man)
{
  const CrLofStance *stance = duel->stances[man];

  if (man == CR_LOF_SHOOTER)
    duel->ways_out = find_ways_out (duel);
  duel->ends[man] = stance->ends | (man == CR_LOF_SHOOTER ? duel->ways_out : 0);
  duel->touchy[man] = find_odd (stance, man) | duel->ends[man] | stance->slits;
}

/* Judges what a man has on his own side; only sides of his hex that could decide are looked at. */
static Own
check_own (const CrLofDuel *duel, int man, CrDirection end, guint8 sides, gboolean straight)
{
  const CrLofStance *stance = duel->stances[man];
  gboolean shoots = man == CR_LOF_SHOOTER;
  guint8 ends = duel->ends[man];

  if ((sides & find_odd (stance, man)) != 0)
    return OWN_DOUBT;
  if (end < 0 && (sides & ends) == sides)
    return OWN_CLOSED;
  if (end >= 0 && shoots && (sides & duel->ways_out) != 0)
    return OWN_THROUGH;
  if ((sides & stance->slits) != 0)
    return OWN_DOUBT;
  return straight ? OWN_IDLE : OWN_DOUBT;
}

/* Returns: the cover that the target's own side gives; a negative number when the rules must be
 * asked */
static int
find_cover (const CrLofDuel *duel, guint8 sides, gboolean straight)
{
  const CrLofStance *stance = duel->stances[CR_LOF_TARGET];
  const guint8 *covers = duel->quick->covers;
  int cover = 0;

  if ((sides & (stance->ends | stance->low_walls | stance->parapets)) == 0)
    return 0;
  if (!straight)
    return -1;
  if ((sides & stance->ends) != 0)
    cover = MAX (cover, covers[0]);
  if ((sides & stance->low_walls) != 0)
    cover = MAX (cover, covers[1]);
  if ((sides & stance->parapets) != 0 && (duel->low == CR_LOF_SHOOTER))
    cover = MAX (cover, covers[2]);
  return cover;
}

/* @span: the steps without the wall of a slit or door at which the shooter's end is */
static CrLofQuickVerdict
follow_path (const CrLofDuel *duel, const CrLofPath *path, CrLofSpan *span)
{
  CrLofQuickVerdict worst = CR_LOF_QUICK_CLEAR;

  for (int i = 0; i < CR_LOF_N_MEN; i++) {
    int man = i == 0 ? duel->low : 1 - duel->low;

    if (!cr_lof_duel_has_run (duel, man, path->sides[i]))
      continue;
    CrLofQuickVerdict verdict = cr_lof_duel_run (duel, path, man, span);
    worst = MAX (worst, verdict);
  }
  if (worst == CR_LOF_QUICK_BLOCKED)
    return cr_lof_duel_look_on (duel, path, span);
  if (worst == CR_LOF_QUICK_CLEAR)
    worst = cr_lof_duel_follow (duel, path, span);
  return worst == CR_LOF_QUICK_CLEAR
             ? cr_lof_path_look_at_banks (duel->quick, path, duel->cells[duel->low], duel->n)
             : worst;
}

static const CrLofPath *
get_path (const CrLofDuel *duel, CrDirection from_side, CrDirection to_side)
{
  gboolean up = duel->low == CR_LOF_SHOOTER;
  CrHex way = duel->displacement;
  CrHex displacement = up ? way : (CrHex){ -way.q, -way.r };
  const CrLofPath *path = NULL;

  if (from_side < 0 && to_side < 0)
    path =
        duel->quick->centres[cr_lof_square_displacement (&duel->quick->view->square, displacement)];
  return path != NULL ? path
                      : cr_lof_paths_get (duel->quick->paths, displacement,
                                          up ? from_side : to_side, up ? to_side : from_side);
}

/* The same as path->joins, found without a path, which may be far away in memory. Seen from a
 * centre, the other man is beyond a side when he is a whole hex farther in that direction. */
static gboolean
can_join (const CrLofDuel *duel, CrDirection from_side, CrDirection to_side)
{
  if (from_side < 0 && to_side < 0)
    return TRUE;
  if (to_side < 0)
    return cr_hex_dot (cr_hex_steps[from_side], duel->displacement) > 1;
  if (from_side < 0)
    return cr_hex_dot (cr_hex_steps[to_side], duel->displacement) < -1;
  return cr_lof_line_can_join ((CrLofPoint){ { 0, 0 }, from_side },
                               (CrLofPoint){ duel->displacement, to_side });
}

/* Judges the line from one end in the shooter's hex to one end in the target's. */
static CrLofQuickVerdict
try_ends (const CrLofDuel *duel, CrDirection from_side, CrDirection to_side, int *cover_out)
{
  const CrLofPath *path = get_path (duel, from_side, to_side);
  int mine = duel->low == CR_LOF_SHOOTER ? 0 : 1, his = 1 - mine;

  Own own = OWN_IDLE, other = OWN_IDLE;

  if ((path->sides[mine] & duel->touchy[CR_LOF_SHOOTER]) != 0)
    own = check_own (duel, CR_LOF_SHOOTER, from_side, path->sides[mine], path->straight[mine]);
  if ((path->sides[his] & duel->touchy[CR_LOF_TARGET]) != 0)
    other = check_own (duel, CR_LOF_TARGET, to_side, path->sides[his], path->straight[his]);
  if (own == OWN_DOUBT || other == OWN_DOUBT)
    return CR_LOF_QUICK_DOUBT;
  if (own == OWN_CLOSED || other == OWN_CLOSED)
    return CR_LOF_QUICK_UNUSABLE;
  *cover_out = find_cover (duel, path->sides[his], path->straight[his]);
  if (*cover_out < 0)
    return CR_LOF_QUICK_DOUBT;
  *cover_out = MAX (*cover_out, duel->cover);

  CrLofSpan span = { 0, path->n_steps };
  if (own == OWN_THROUGH && mine == 0)
    span.first++;
  else if (own == OWN_THROUGH)
    span.end--;
  return follow_path (duel, path, &span);
}

/* A set of ends that are still to be tried: bit 0 is the centre, bit 1 is side 0. */
static inline guint
begin_ends (guint8 sides)
{
  return 1u | (guint) sides << 1;
}

/* Takes the first of the ends out of the set, which must not be empty. */
static inline CrDirection
take_end (guint *ends)
{
  int bit = __builtin_ctz (*ends);

  *ends &= *ends - 1;
  return bit - 1;
}

/* The best pair so far. @cover: the least cover of the clear ones; @n_sides: how many of its ends
 * are on sides */
typedef struct {
  CrLofQuickVerdict verdict;
  int n_sides, cover;
  gboolean doubt;
} Best;

/* Whether a clear line has no more cover than the terrain gives, so that no doubtful one can be
 * better. */
static gboolean
is_settled (const CrLofDuel *duel, const Best *best)
{
  return best->cover == duel->cover;
}

/* A clear line counts most, then the one with the least cover. Of lines that fail the one with the
 * most ends on sides counts, and of these one that is forbidden. */
static void
take_verdict (Best *best, CrLofQuickVerdict verdict, int n_sides, int cover)
{
  if (verdict == CR_LOF_QUICK_CLEAR) {
    best->verdict = verdict;
    best->cover = MIN (best->cover, cover);
  } else if (verdict == CR_LOF_QUICK_DOUBT) {
    best->doubt = TRUE;
  } else if (verdict != CR_LOF_QUICK_UNUSABLE && best->verdict != CR_LOF_QUICK_CLEAR &&
             (best->verdict == CR_LOF_QUICK_UNUSABLE || n_sides > best->n_sides ||
              (n_sides == best->n_sides && verdict > best->verdict))) {
    best->verdict = verdict;
    best->n_sides = n_sides;
  }
}

static void
try_targets_ends (CrLofDuel *duel, CrDirection from_side, Best *best)
{
  guint ends = begin_ends (duel->ends[CR_LOF_TARGET]);

  while (ends != 0 && !is_settled (duel, best)) {
    CrDirection b = take_end (&ends);
    int cover = 0;

    if (!can_join (duel, from_side, b))
      continue;
    CrLofQuickVerdict verdict = try_ends (duel, from_side, b, &cover);
    take_verdict (best, verdict, (from_side < 0 ? 0 : 1) + (b < 0 ? 0 : 1), cover);
  }
}

/* Tries all pairs of ends in the order of judge_ends() in cr-lof.c. */
static CrLofQuickVerdict
judge_pairs (CrLofDuel *duel, CrCover *cover_out)
{
  guint ends = begin_ends (duel->ends[CR_LOF_SHOOTER]);
  Best best = { CR_LOF_QUICK_UNUSABLE, 0, G_MAXINT, FALSE };

  while (ends != 0 && !is_settled (duel, &best))
    try_targets_ends (duel, take_end (&ends), &best);
  if (best.doubt && !is_settled (duel, &best))
    return CR_LOF_QUICK_DOUBT;
  if (best.verdict != CR_LOF_QUICK_CLEAR)
    return best.verdict == CR_LOF_QUICK_UNUSABLE ? CR_LOF_QUICK_IMPOSSIBLE : best.verdict;
  *cover_out = (CrCover) best.cover;
  return best.cover == CR_COVER_INFINITE ? CR_LOF_QUICK_IMPOSSIBLE : CR_LOF_QUICK_CLEAR;
}

void
cr_lof_quick_init (CrLofQuick *quick, const CrLofTable *table, CrLofPaths *paths, int floor)
{
  static const CrSideKind kinds[] = { CR_SIDE_BATTLEMENT, CR_SIDE_LOW_WALL, CR_SIDE_PARAPET };
  const CrRuleset *ruleset = cr_scene_get_ruleset (table->scene);

  *quick = (CrLofQuick){
    .table = table,
    .floor = floor,
    .view = table->views->pdata[floor],
    .paths = paths,
    .centres = cr_lof_paths_get_centres (paths),
    .keep_doors = table->n_keep_doors > 0,
  };
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    const CrSideRule *row = cr_ruleset_get_side (ruleset, kinds[i]);

    quick->covers[i] = row == NULL ? 0 : (guint8) row->cover.value;
  }
}

static CrLofQuickVerdict
judge_with_sides (CrLofQuick *quick, const CrLofQuickPair *pair, CrCover *cover_out)
{
  const int *cells = pair->cells;
  const CrLofView *view = quick->view;
  const CrLofStance *shooter = cr_lof_view_stance (view, cells[0]);
  const CrLofStance *target = cr_lof_view_stance (view, cells[1]);
  int low = view->levels[cells[0]] <= view->levels[cells[1]] ? CR_LOF_SHOOTER : CR_LOF_TARGET;
  CrLofDuel duel = {
    .quick = quick,
    .displacement = pair->way,
    .stances = { shooter, target },
    .cells = { cells[0], cells[1] },
    .low = low,
    .level = view->levels[cells[low]],
    .cover = target->cover,
  };

  if (((shooter->flags | target->flags) & CR_LOF_STANCE_SLOW) != 0 ||
      (target->flags & CR_LOF_STANCE_ROOF) != 0)
    return CR_LOF_QUICK_DOUBT;
  if ((shooter->flags & CR_LOF_STANCE_MOAT) != 0 && (target->flags & CR_LOF_STANCE_SHELTER) != 0)
    return CR_LOF_QUICK_IMPOSSIBLE;
  duel.n = view->levels[cells[1 - low]] - duel.level;
  duel.on_walls = duel.level >= 1 && (shooter->flags & target->flags & CR_LOF_STANCE_WALL) != 0;
  for (int man = 0; man < CR_LOF_N_MEN; man++)
    if (!is_bare (&duel, man))
      read_sides (&duel, man);
  quick->mutual = (shooter->one_way | target->one_way) == 0;
  return judge_pairs (&duel, cover_out);
}

void
cr_lof_quick_foresee (const CrLofQuick *quick, CrHex from, CrHex to, CrLofQuickSight sight)
{
  const CrLofView *view = quick->view;
  int cells[] = { cr_lof_square_cell (&view->square, from),
                  cr_lof_square_cell (&view->square, to) };
  int low = view->levels[cells[0]] <= view->levels[cells[1]] ? CR_LOF_SHOOTER : CR_LOF_TARGET;
  CrHex up = low == CR_LOF_SHOOTER ? cr_hex_sub (to, from) : cr_hex_sub (from, to);
  const CrLofStance *lower, *upper;

  if (sight < CR_LOF_QUICK_FETCH) {
    cr_lof_paths_seek (quick->paths, up, sight == CR_LOF_QUICK_FIND);
    return;
  }
  lower = cr_lof_view_stance (view, cells[low]);
  upper = cr_lof_view_stance (view, cells[1 - low]);
  cr_lof_paths_fetch (quick->paths, up, lower->ends | lower->slits, upper->ends | upper->slits);
}

/* Returns: the first step from @at on that stops the line up from @low, otherwise the number of
 * steps */
static inline int
find_stop (const CrLofView *view, int low, const CrLofPath *path, int at, int n)
{
  return cr_lof_path_find_over (path, &(CrLofSpan){ at, path->n_steps }, &view->edge,
                                &view->tops[low], view->levels[low], n);
}

/* Returns: a path that is followed only as far as it is needed */
static const CrLofPath *
follow_anew (CrLofQuick *quick, const CrLofQuickPair *pair, int *at_out)
{
  const gint8 *levels = quick->view->levels;
  gboolean swap = levels[pair->cells[0]] > levels[pair->cells[1]];
  CrHex up = { swap ? -pair->way.q : pair->way.q, swap ? -pair->way.r : pair->way.r };
  int low = pair->cells[swap], n = levels[pair->cells[1 - swap]] - levels[low];
  const CrLofPath *path;
  gboolean more = cr_lof_paths_begin (quick->paths, up, &path);

  *at_out = find_stop (quick->view, low, path, 0, n);
  while (more && *at_out == path->n_steps) {
    more = cr_lof_paths_go_on (quick->paths, &path);
    *at_out = find_stop (quick->view, low, path, *at_out, n);
  }
  return path;
}

CrLofQuickVerdict
cr_lof_quick_judge_open (CrLofQuick *quick, const CrLofQuickPair *pair)
{
  const CrLofView *view = quick->view;
  gsize index = cr_lof_square_displacement (&view->square, pair->way);
  gboolean swap = view->levels[pair->cells[0]] > view->levels[pair->cells[1]];
  int low = pair->cells[swap], high = pair->cells[1 - swap], at;
  const gint8 *tops = &view->tops[low];
  int n = view->levels[high] - view->levels[low];
  const CrLofPath *path =
      quick->centres[swap ? cr_lof_square_n_displacements (&view->square) - 1 - index : index];

  quick->mutual = TRUE;
  if (path == NULL)
    path = follow_anew (quick, pair, &at);
  else
    at = find_stop (view, low, path, 0, n);
  if (at == path->n_steps)
    return cr_lof_path_look_at_banks (quick, path, low, n);
  return path->steps[at].way == 0 && tops[path->steps[at].at] < CR_LOF_VIEW_UNSURE &&
                 !quick->keep_doors
             ? CR_LOF_QUICK_BLOCKED
             : CR_LOF_QUICK_DOUBT;
}

CrLofQuickVerdict
cr_lof_quick_judge (CrLofQuick *quick, const CrLofQuickPair *pair, CrCover *cover_out)
{
  const CrLofView *view = quick->view;
  const int *cells = pair->cells;
  CrLofQuickVerdict verdict = CR_LOF_QUICK_DOUBT;

  if (cells[0] == cells[1])
    return CR_LOF_QUICK_DOUBT;
  if (cr_lof_quick_is_open (view, cells[0]) && cr_lof_quick_is_open (view, cells[1]))
    verdict = cr_lof_quick_judge_open (quick, pair);
  *cover_out = (CrCover) cr_lof_view_stance (view, cells[1])->cover;
  if (verdict == CR_LOF_QUICK_DOUBT)
    return judge_with_sides (quick, pair, cover_out);
  return verdict == CR_LOF_QUICK_CLEAR && *cover_out == CR_COVER_INFINITE ? CR_LOF_QUICK_IMPOSSIBLE
                                                                          : verdict;
}
