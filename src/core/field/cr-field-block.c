/* cr-field-block.c: who hits whom along the displacements of a tile.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-sweep.h"

/* Pairs of men in the open are judged many at once: each pair only once, from the lower man, for
 * both directions. All other lines are judged one by one. */

/* Most shots are blocked, and a blocked shot has no cover. */
enum { BLOCKED = CR_LOF_BLOCKED | CR_COVER_NONE << 2 };

/* Records the shot by the shooter in one cell at the place of another cell, at this range. */
static void
put_shot (CrFieldSweep *sweep, const int cells[CR_LOF_N_MEN], int range, CrFieldShot shot)
{
  const CrFieldTally *tally = sweep->tally;
  int place = tally->places[cells[CR_LOF_TARGET]];

  if (tally->rows != NULL)
    tally->rows[cells[CR_LOF_SHOOTER]][place] = shot;
  if (shot == BLOCKED)
    tally->stopped[cells[CR_LOF_TARGET]] = -1;
  else
    cr_field_add_shot (&sweep->field->cells[place], shot, range);
}

/* Whether the shot goes from outside at a man inside. */
static gboolean
may_be_barred (const CrFieldTally *tally, const int cells[CR_LOF_N_MEN])
{
  const gint8 *outside = tally->outside;

  return outside != NULL && outside[cells[CR_LOF_SHOOTER]] != 0 &&
         outside[cells[CR_LOF_TARGET]] == 0;
}

static CrPlace
get_place (const CrFieldSweep *sweep, int cell)
{
  return (CrPlace){ sweep->floor, sweep->field->hexes[sweep->tally->places[cell]] };
}

/* Judges one shot by itself. Returns: whether the opposite shot has the same result */
static gboolean
ask_shot (CrFieldSweep *sweep, const CrLofQuickPair *pair, CrFieldShot *shot_out)
{
  CrLofQuick *quick = &g_array_index (sweep->fire->quicks, CrLofQuick, sweep->floor);
  CrLofQuickVerdict verdict = CR_LOF_QUICK_DOUBT;
  CrCover cover = CR_COVER_NONE;

  quick->mutual = FALSE;
  if (sweep->line->alone && !may_be_barred (sweep->tally, pair->cells))
    verdict = cr_lof_quick_judge (quick, pair, &cover);
  if (verdict == CR_LOF_QUICK_DOUBT)
    verdict = (CrLofQuickVerdict) cr_fire_shoot (
        sweep->fire, sweep->line, get_place (sweep, pair->cells[CR_LOF_SHOOTER]),
        get_place (sweep, pair->cells[CR_LOF_TARGET]), &cover);
  *shot_out = cr_field_shot_pack ((CrVerdict) verdict,
                                  verdict == CR_LOF_QUICK_CLEAR ? cover : CR_COVER_NONE);
  return quick->mutual && verdict != CR_LOF_QUICK_IMPOSSIBLE;
}

/* One verdict is recorded for all who stand there and shoot along that displacement. */
static void
shoot_one_way (CrFieldSweep *sweep, const CrLofQuickPair *pair, int range)
{
  CrFieldShot shot;

  if (sweep->tally->shooters[pair->cells[CR_LOF_SHOOTER]] < 0)
    return;
  ask_shot (sweep, pair, &shot);
  put_shot (sweep, pair->cells, range, shot);
}

static void
shoot_lanes (CrFieldSweep *sweep,
             const int cells[CR_LOF_N_MEN],
             CrHex way,
             int range,
             CrLofLanes asked)
{
  for (guint left = cr_lof_lanes_bits (asked); left != 0; left &= left - 1) {
    int lane = __builtin_ctz (left);

    shoot_one_way (sweep, &(CrLofQuickPair){ { cells[0] + lane, cells[1] + lane }, way }, range);
  }
}

/* Records one direction. A shot from outside at a man inside may need a rule of the whole castle.
 */
G_ALWAYS_INLINE static inline void
settle_block (CrFieldSweep *sweep,
              const int cells[CR_LOF_N_MEN],
              CrHex way,
              int range,
              const CrLofLanes judged[3])
{
  const gint8 *outside = sweep->tally->outside;
  CrLofLanes done = judged[0], stopped = judged[1], doubt = judged[2];

  if (outside != NULL)
    doubt |= done & ~stopped & cr_lof_lanes_load (&outside[cells[CR_LOF_SHOOTER]]) &
             ~cr_lof_lanes_load (&outside[cells[CR_LOF_TARGET]]);
  cr_field_tally_lanes (sweep->tally, cells, range, done & ~doubt, stopped);
  if (cr_lof_lanes_any (doubt))
    shoot_lanes (sweep, cells, way, range, doubt);
}

/* Whether this displacement is the one that is taken of it and its opposite. */
static gboolean
is_half (CrHex aim)
{
  return aim.q > 0 || (aim.q == 0 && aim.r > 0);
}

static void
judge_lanes (CrFieldSweep *sweep, int number, int cell, CrLofLanes asked)
{
  CrLofRay *ray = &sweep->rays[number];
  CrHex aim = sweep->aims[number];
  int cells[] = { cell, cell + ray->offset }, back[] = { cells[1], cells[0] };
  const gint8 *open = sweep->tally->open;
  CrLofLanes over =
      cr_lof_lanes_load (&ray->levels[cells[1]]) - cr_lof_lanes_load (&ray->levels[cell]);

  asked &= cr_lof_lanes_load (&open[cells[0]]) & cr_lof_lanes_load (&open[cells[1]]);
  asked &= over > cr_lof_lanes_spread (is_half (aim) ? -1 : 0);
  if (!cr_lof_lanes_any (asked))
    return;
  CrLofLanes doubt, stopped = cr_lof_ray_stop (ray, cell, over, asked, &doubt);
  const CrLofLanes judged[] = { asked, stopped, doubt };

  /* Most lines are long and blocked, and these have been recorded already. */
  if (sweep->tally->filled && !cr_lof_lanes_any ((asked & ~stopped) | doubt)) {
    cr_field_tally_stop (sweep->tally, cells, asked);
    cr_field_tally_stop (sweep->tally, back, asked);
    return;
  }
  settle_block (sweep, cells, aim, ray->range, judged);
  settle_block (sweep, back, (CrHex){ -aim.q, -aim.r }, ray->range, judged);
}

/* Finds those rays of a tile, which are rows above one another, that end in the rows from @least to
 * @most of their column. */
static void
find_rays (const CrFieldSweep *sweep, int n_rays, int least, int most, int *first_out, int *end_out)
{
  int row = sweep->aims[0].r;
  gboolean down = sweep->aims[n_rays - 1].r >= row;

  *first_out = MAX (0, down ? least - row : row - most);
  *end_out = MIN (n_rays, (down ? most - row : row - least) + 1);
}

void
cr_field_sweep_block (CrFieldSweep *sweep, int n_rays, int q, int r)
{
  int to = q + sweep->aims[0].q, cell = q * cr_field_sweep_get_square (sweep)->stride + r, i, end;
  CrLofLanes low = cr_lof_lanes_load (&sweep->rays[0].levels[cell]);

  low = low < cr_lof_lanes_spread (sweep->highest[to]);
  if (sweep->first[to] >= sweep->end[to] ||
      (!is_half (sweep->aims[0]) &&
       !cr_lof_lanes_any (low & cr_lof_lanes_load (&sweep->tally->open[cell]))))
    return;

  find_rays (sweep, n_rays, sweep->first[to] - r - CR_LOF_N_LANES + 1, sweep->end[to] - r - 1, &i,
             &end);
  for (; i < end; i++) {
    int row = r + sweep->aims[i].r, n = MIN (sweep->end[q] - r, sweep->end[to] - row);

    judge_lanes (sweep, i, cell,
                 cr_lof_lanes_between (MAX (0, sweep->first[to] - row), MIN (n, CR_LOF_N_LANES)));
  }
}

/* Records both directions with another man in the open, who shoots as well. His only cover is that
 * of his terrain. */
static void
exchange_shots (CrFieldSweep *sweep, int range, const CrLofQuickPair ways[CR_LOF_N_MEN])
{
  const int *there = ways[0].cells, *back = ways[1].cells;
  CrFieldShot shot;
  gboolean mutual = ask_shot (sweep, &ways[1], &shot);

  put_shot (sweep, back, range, shot);
  if (sweep->tally->shooters[there[CR_LOF_SHOOTER]] < 0)
    return;
  if (!mutual || may_be_barred (sweep->tally, there))
    ask_shot (sweep, &ways[0], &shot);
  else if (cr_field_shot_verdict (shot) == CR_LOF_CLEAR)
    shot = sweep->tally->shots[there[CR_LOF_TARGET]];
  put_shot (sweep, there, range, shot);
}

/* Judges the lines of an odd man along one of the displacements one by one. */
static void
judge_odd (CrFieldSweep *sweep, int odd, int number, int other)
{
  const CrFieldTally *tally = sweep->tally;
  const CrLofRay *ray = &sweep->rays[number];
  CrHex aim = sweep->aims[number];
  const CrLofQuickPair ways[] = { { { odd, other }, aim }, { { other, odd }, { -aim.q, -aim.r } } };

  if (tally->open[other] != 0 && tally->shooters[other] >= 0)
    exchange_shots (sweep, ray->range, ways);
  else
    shoot_one_way (sweep, &ways[0], ray->range);
}

void
cr_field_sweep_odd (CrFieldSweep *sweep, int n_rays, int odd)
{
  const CrLofSquare *square = cr_field_sweep_get_square (sweep);
  const CrFieldTally *tally = sweep->tally;
  int q = odd / square->stride + sweep->aims[0].q, r = odd % square->stride, i, end;

  if (q < 0 || q >= square->n_q)
    return;
  find_rays (sweep, n_rays, sweep->first[q] - r, sweep->end[q] - r - 1, &i, &end);
  for (; i < end; i++) {
    int other = q * square->stride + r + sweep->aims[i].r;

    if (tally->places[other] >= 0)
      judge_odd (sweep, odd, i, other);
  }
}
