/* cr-field-sweep.c: very many lines of one displacement at once. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-field-tally.h"

/* A field of very many shooters is gone through displacement by displacement, for lines of one
 * displacement meet the same steps. Those of men in the open are judged together, each pair once,
 * from the lower man, for both directions; all others one by one. So many displacements are
 * followed side by side that what they put down lies together: a tile. */
#define N_RAYS CR_LOF_N_LANES

/* Who is not in the open, with hints of his own, as shooter and as target. */
typedef struct {
  int cell;
  CrLofQuick quicks[CR_LOF_N_MEN];
} Odd;

/**
 * CrFieldSweep: where the sweep stands.
 * @tally: of the floor
 * @odd: (element-type Odd): on it
 * @first: by column of the square, the first hex of the grid
 * @end: likewise, the one after the last
 * @highest: the highest level of a man in the open
 * @q: number of the column of displacements to go on with
 * @tile: number of its tile
 */
struct _CrFieldSweep {
  CrField *field;
  CrFire *fire;
  CrFireLine *line;
  CrFieldTally *tally;
  GArray *odd;
  CrLofRay rays[N_RAYS];
  CrHex aims[N_RAYS];
  int *first, *end;
  int floor, highest, q, tile;
};

static const CrLofSquare *
get_square (const CrFieldSweep *sweep)
{
  return &sweep->fire->table->square;
}

/* The columns of the square that have hexes of the grid, and which. */
static void
find_columns (CrFieldSweep *sweep)
{
  const CrLofSquare *square = get_square (sweep);
  int n_cells = cr_grid_n_cells (&sweep->field->grid);

  sweep->first = g_new (int, square->n_q);
  sweep->end = g_new0 (int, square->n_q);
  for (int q = 0; q < square->n_q; q++)
    sweep->first[q] = square->stride;
  for (int i = 0; i < n_cells; i++) {
    CrHex hex = cr_grid_get_hex (&sweep->field->grid, i);
    int q = hex.q - square->first_q, r = hex.r - square->first_r;

    sweep->first[q] = MIN (sweep->first[q], r);
    sweep->end[q] = MAX (sweep->end[q], r + 1);
  }
}

/* Of each place, one shooter. */
static void
choose_shooters (CrField *field)
{
  g_autofree guint8 *taken = g_malloc0 (field->n_places);

  for (int i = 0; i < field->n_shooters; i++) {
    int place = cr_field_find (field, field->shooters[i]);

    field->swept[i] = field->present[i] && taken[place] == 0 ? 1 : 0;
    if (field->swept[i])
      taken[place] = 1;
  }
}

static void
find_men (CrFieldSweep *sweep)
{
  const CrFieldTally *tally = sweep->tally;
  Odd odd;

  odd.quicks[0] = odd.quicks[1] = g_array_index (sweep->fire->quicks, CrLofQuick, sweep->floor);
  g_array_set_size (sweep->odd, 0);
  sweep->highest = G_MININT8;
  for (odd.cell = 0; odd.cell < tally->n_cells; odd.cell++)
    if (tally->open[odd.cell] != 0)
      sweep->highest = MAX (sweep->highest, odd.quicks[0].view->levels[odd.cell]);
    else if (tally->places[odd.cell] >= 0)
      g_array_append_val (sweep->odd, odd);
}

static void
begin_floor (CrFieldSweep *sweep)
{
  const CrLofTable *table = sweep->fire->table;

  g_clear_pointer (&sweep->tally, cr_field_tally_free);
  sweep->tally = cr_field_tally_new (sweep->field, sweep->fire, sweep->floor);
  find_men (sweep);
  for (int i = 0; i < N_RAYS; i++) {
    cr_lof_ray_clear (&sweep->rays[i]);
    cr_lof_ray_init (&sweep->rays[i], table->views->pdata[sweep->floor], table->n_keep_doors > 0);
  }
}

/**
 * cr_field_sweep_new:
 *
 * Begins to work a field out.
 */
CrFieldSweep *
cr_field_sweep_new (CrField *field, CrFire *fire)
{
  CrFieldSweep *sweep = g_new0 (CrFieldSweep, 1);

  sweep->field = field;
  sweep->fire = fire;
  sweep->odd = g_array_new (FALSE, FALSE, sizeof (Odd));
  find_columns (sweep);
  choose_shooters (field);
  for (int i = 0; field->keeps && i < field->n_shooters; i++)
    cr_field_await (field, i);
  begin_floor (sweep);
  return sweep;
}

void
cr_field_sweep_free (CrFieldSweep *sweep)
{
  if (sweep == NULL)
    return;
  for (int i = 0; i < N_RAYS; i++)
    cr_lof_ray_clear (&sweep->rays[i]);
  cr_field_tally_free (sweep->tally);
  g_array_unref (sweep->odd);
  g_free (sweep->first);
  g_free (sweep->end);
  g_free (sweep);
}

/* By the shooter in one cell at the place of another. */
static void
put (CrFieldSweep *sweep, int from, int to, CrFieldShot shot)
{
  CrField *field = sweep->field;
  int shooter = sweep->tally->shooters[from], place = sweep->tally->places[to];

  if (shooter < 0)
    return;
  if (field->keeps)
    cr_field_row (field, shooter)[place] = shot;
  cr_field_add_shot (&field->cells[place], shot,
                     cr_hex_distance (field->shooters[shooter].hex, field->hexes[place]));
}

/* One shot by itself. Returns whether the opposite one would go the same way. */
static gboolean
ask (CrFieldSweep *sweep, CrLofQuick *quick, int from, int to, CrFieldShot *shot_out)
{
  const CrField *field = sweep->field;
  const CrFieldTally *tally = sweep->tally;
  CrPlace shooter = { sweep->floor, field->hexes[tally->places[from]] };
  CrPlace target = { sweep->floor, field->hexes[tally->places[to]] };
  CrCover cover = CR_COVER_NONE;

  quick->mutual = FALSE;
  CrVerdict verdict =
      cr_fire_shoot_by (sweep->fire, sweep->line, (CrFireShot){ quick, shooter, target }, &cover);
  *shot_out = cr_field_shot_pack (verdict, verdict == CR_LOF_CLEAR ? cover : CR_COVER_NONE);
  return quick->mutual && verdict != CR_LOF_IMPOSSIBLE;
}

static void
ask_lanes (CrFieldSweep *sweep, const int cells[CR_LOF_N_MEN], CrLofLanes asked)
{
  CrLofQuick *quick = &g_array_index (sweep->fire->quicks, CrLofQuick, sweep->floor);

  for (int i = 0; cr_lof_lanes_any (asked) && i < CR_LOF_N_LANES; i++)
    if (asked[i] != 0) {
      int from = cells[CR_LOF_SHOOTER] + i, to = cells[CR_LOF_TARGET] + i;
      CrFieldShot shot;

      ask (sweep, quick, from, to, &shot);
      put (sweep, from, to, shot);
    }
}

/* One direction. A shot from outside at a man inside may take a rule of the whole castle. */
static void
settle (CrFieldSweep *sweep, const int cells[CR_LOF_N_MEN], int range, const CrLofLanes judged[3])
{
  const gint8 *outside = sweep->tally->outside;
  CrLofLanes done = judged[0], stopped = judged[1], doubt = judged[2];

  doubt |= done & ~stopped & cr_lof_lanes_load (&outside[cells[CR_LOF_SHOOTER]]) &
           ~cr_lof_lanes_load (&outside[cells[CR_LOF_TARGET]]);
  cr_field_tally_lanes (sweep->tally, cells, range, done & ~doubt, stopped);
  ask_lanes (sweep, cells, doubt);
}

/* Of each displacement and its opposite, one. */
static gboolean
is_half (CrHex aim)
{
  return aim.q > 0 || (aim.q == 0 && aim.r > 0);
}

/* Men of one difference of levels after the other. */
static void
judge_lanes (CrFieldSweep *sweep, int number, int cell, CrLofLanes asked)
{
  CrLofRay *ray = &sweep->rays[number];
  CrHex aim = sweep->aims[number];
  int range = cr_hex_distance ((CrHex){ 0, 0 }, aim), cells[] = { cell, cell + ray->offset };
  const gint8 *open = sweep->tally->open;
  CrLofLanes n =
      cr_lof_lanes_load (&ray->levels[cells[1]]) - cr_lof_lanes_load (&ray->levels[cell]);

  asked &= cr_lof_lanes_load (&open[cells[0]]) & cr_lof_lanes_load (&open[cells[1]]);
  asked &= is_half (aim) ? n >= cr_lof_lanes_spread (0) : n > cr_lof_lanes_spread (0);
  for (int i = 0; cr_lof_lanes_any (asked); i++) {
    if (asked[i] == 0)
      continue;
    CrLofLanes same = asked & (n == cr_lof_lanes_spread (n[i])), doubt;
    CrLofLanes stopped = cr_lof_ray_stop (ray, cell, n[i], same, &doubt);
    const CrLofLanes judged[] = { same, stopped, doubt };

    settle (sweep, cells, range, judged);
    settle (sweep, (const int[]){ cells[1], cells[0] }, range, judged);
    asked &= ~same;
  }
}

/* Lanes from @first up to but not @end. */
static CrLofLanes
get_lanes (int first, int end)
{
  static const gint8 all[3 * CR_LOF_N_LANES] = {
    [CR_LOF_N_LANES... 2 * CR_LOF_N_LANES - 1] = -1,
  };

  return cr_lof_lanes_load (&all[CR_LOF_N_LANES - first]) &
         cr_lof_lanes_load (&all[2 * CR_LOF_N_LANES - end]);
}

/* The lower men are in column @q of the square, from row @r on. Men on one level are judged by the
 * displacements of one half alone. */
static void
sweep_block (CrFieldSweep *sweep, int n_rays, int q, int r)
{
  int stride = get_square (sweep)->stride;
  CrLofLanes low = cr_lof_lanes_load (&sweep->rays[0].levels[q * stride + r]);

  low = low < cr_lof_lanes_spread (sweep->highest);
  if (!is_half (sweep->aims[0]) &&
      !cr_lof_lanes_any (low & cr_lof_lanes_load (&sweep->tally->open[q * stride + r])))
    return;

  for (int i = 0; i < n_rays; i++) {
    CrHex aim = sweep->aims[i];
    int first = MAX (0, sweep->first[q + aim.q] - aim.r - r);
    int end = MIN (sweep->end[q], sweep->end[q + aim.q] - aim.r) - r;

    if (first < MIN (end, CR_LOF_N_LANES))
      judge_lanes (sweep, i, q * stride + r, get_lanes (first, MIN (end, CR_LOF_N_LANES)));
  }
}

/* A man in the open has no cover but his terrain's. */
static void
exchange (CrFieldSweep *sweep, Odd *odd, int other)
{
  const CrFieldTally *tally = sweep->tally;
  CrFieldShot shot;
  gboolean mutual = ask (sweep, &odd->quicks[CR_LOF_TARGET], other, odd->cell, &shot);

  put (sweep, other, odd->cell, shot);
  if (!mutual || (tally->outside[odd->cell] != 0 && tally->outside[other] == 0))
    ask (sweep, &odd->quicks[CR_LOF_SHOOTER], odd->cell, other, &shot);
  else if (cr_field_shot_verdict (shot) == CR_LOF_CLEAR)
    shot = tally->shots[other];
  put (sweep, odd->cell, other, shot);
}

static void
sweep_odd (CrFieldSweep *sweep, CrHex aim, Odd *odd)
{
  const CrLofSquare *square = get_square (sweep);
  const CrFieldTally *tally = sweep->tally;
  int q = odd->cell / square->stride + aim.q, r = odd->cell % square->stride + aim.r;
  int other = q * square->stride + r;

  if (q < 0 || q >= square->n_q || r < sweep->first[q] || r >= sweep->end[q])
    return;
  if (tally->open[other] != 0) {
    exchange (sweep, odd, other);
  } else if (tally->places[other] >= 0) {
    CrFieldShot shot;

    ask (sweep, &odd->quicks[CR_LOF_SHOOTER], odd->cell, other, &shot);
    put (sweep, odd->cell, other, shot);
  }
}

/* The displacements of a tile that are within reach. */
static int
aim_rays (CrFieldSweep *sweep, int q, int r)
{
  int reach = sweep->field->reach, n = 0;

  for (int i = 0; i < N_RAYS; i++) {
    CrHex aim = { q, r >= 0 ? r + i : r + N_RAYS - 1 - i };
    int range = cr_hex_distance ((CrHex){ 0, 0 }, aim);

    if (range == 0 || (reach >= 0 && range > reach) || ABS (aim.r) >= get_square (sweep)->stride)
      continue;
    sweep->aims[n] = aim;
    sweep->rays[n].offset = q * get_square (sweep)->stride + aim.r;
    cr_lof_ray_aim (&sweep->rays[n++], sweep->fire->paths, aim);
  }
  return n;
}

static void
sweep_tile (CrFieldSweep *sweep, int q, int r)
{
  const CrLofSquare *square = get_square (sweep);
  int n_rays = aim_rays (sweep, q, r);

  cr_field_tally_expect (sweep->tally, 2 * n_rays);
  for (int i = MAX (0, -q); n_rays > 0 && i < MIN (square->n_q, square->n_q - q); i++)
    for (int j = sweep->first[i]; j < sweep->end[i]; j += CR_LOF_N_LANES)
      sweep_block (sweep, n_rays, i, j);
  for (int i = 0; i < n_rays; i++)
    for (guint j = 0; j < sweep->odd->len; j++)
      sweep_odd (sweep, sweep->aims[i], &g_array_index (sweep->odd, Odd, j));
}

/* 0, 1, −1, 2, −2, … */
static int
get_turn (int number)
{
  return number % 2 == 0 ? -number / 2 : (number + 1) / 2;
}

/* The near ones first, for the nearest shooter is asked for. Returns FALSE after the last. */
static gboolean
go_on (CrFieldSweep *sweep)
{
  const CrLofSquare *square = get_square (sweep);

  if (++sweep->tile < 2 * (square->stride / N_RAYS) + 3)
    return TRUE;
  sweep->tile = 0;
  if (++sweep->q < 2 * square->n_q - 1)
    return TRUE;
  sweep->q = 0;
  cr_field_tally_end (sweep->tally);
  if (++sweep->floor == sweep->field->n_floors)
    return FALSE;
  begin_floor (sweep);
  return TRUE;
}

/**
 * cr_field_sweep_work:
 * @line: begun
 * @n_shots: (inout): how many to judge at most, or not many more
 *
 * Returns: TRUE when all shots between men of one floor are judged
 */
gboolean
cr_field_sweep_work (CrFieldSweep *sweep, CrFireLine *line, int *n_shots)
{
  sweep->line = line;
  do {
    int turn = get_turn (sweep->tile);

    if (*n_shots <= 0)
      return FALSE;
    sweep_tile (sweep, get_turn (sweep->q), turn * N_RAYS);
    *n_shots -= sweep->field->n_cells;
  } while (go_on (sweep));
  return TRUE;
}
