/* cr-suggest.c: terrain proposed from a picture. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-suggest.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

/* Squares kept of what was painted and of what was not: enough for its looks, few enough to be
 * compared with every square of the map. */
#define MOST_OF_A_KIND 192
#define MOST_OF_THE_REST 768

/* How far apart two squares may look and still be alike, squared, in units of the figures. */
#define ALIKE 2.0
#define FARTHEST 128
/* Nothing is quite impossible: one smudge must not outvote a hex. */
#define LEAST_DENSITY 1e-4
/* Neighbouring squares tell the same tale; nine of them are worth about three. */
#define TEMPER 3.0
/* Of a hex that was painted, the middle is learnt: its rim shows its neighbours too. */
#define RIM 0.40

/* By how much a painted kind must beat the rest. A slope drawn as grass with a few strokes is not
 * told from grass; it is then left alone. */
#define CAUTION 2.0
/* Of the examples of a kind, those that the rest holds least of tell how much of it there is in
 * the rest: one in so many is passed over as chance. */
#define CHANCE 6
#define MOST_SHARE 0.95
/* What was found leaves the rest, which is then asked again. */
#define PASSES 3

/**
 * Kind: a terrain that was painted, or, with no terrain, all that was not.
 * @squares: (element-type CrPatch): examples
 * @share: how much of the rest is of this kind, 0…1
 */
typedef struct {
  int terrain;
  GArray *squares;
  double share;
} Kind;

/**
 * Reader:
 * @kinds: (element-type Kind): the last is what was not painted
 * @cells: of each square, the hex it lies in, or -1
 * @inner: of each square, whether it lies in the middle of its hex
 * @learnt: by cell: index of its kind, or -1 where the author has said nothing
 * @found: the same, with what was found so far
 * @evidence: of each square, for each kind: logarithm of how often that kind looks so
 */
typedef struct {
  const CrMap *map;
  int floor;
  const CrPatches *patches;
  GArray *kinds;
  gint32 *cells;
  gboolean *inner;
  int *learnt, *found;
  float *evidence;
  double alike[FARTHEST];
} Reader;

static gsize
get_n_squares (const Reader *self)
{
  return (gsize) self->patches->columns * self->patches->rows;
}

static void
kind_clear (gpointer data)
{
  g_array_unref (((Kind *) data)->squares);
}

static int
find_kind (Reader *self, int terrain)
{
  Kind kind = { terrain, NULL, 0 };

  for (guint i = 0; i < self->kinds->len; i++)
    if (g_array_index (self->kinds, Kind, i).terrain == terrain)
      return (int) i;
  kind.squares = g_array_new (FALSE, FALSE, sizeof (CrPatch));
  g_array_append_val (self->kinds, kind);
  return (int) self->kinds->len - 1;
}

/* Which hex each square lies in. */
static void
lay_squares (Reader *self)
{
  const CrGrid *grid = cr_map_get_grid (self->map);
  gsize i = 0;

  for (int row = 0; row < self->patches->rows; row++)
    for (int column = 0; column < self->patches->columns; column++, i++) {
      CrPoint at = cr_patches_get_middle (self->patches, column, row);
      CrHex hex = cr_layout_hex_at (grid, at);
      CrPoint centre = cr_layout_centre (grid, hex);

      self->cells[i] = self->patches->patches[i].covered ? cr_grid_get_cell (grid, hex) : -1;
      self->inner[i] = hypot (at.x - centre.x, at.y - centre.y) < RIM;
    }
}

/* Painted is what is not as the floor was made; the author may name more (@also). */
static void
find_learnt (Reader *self, const GArray *also)
{
  const gint16 *terrain = cr_map_get_layer (self->map, self->floor, CR_LAYER_TERRAIN);
  int made = cr_map_get_floor (self->map, self->floor)->defaults[CR_LAYER_TERRAIN];
  const CrGrid *grid = cr_map_get_grid (self->map);

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
    self->learnt[cell] =
        terrain[cell] != made && terrain[cell] > 0 ? find_kind (self, terrain[cell]) : -1;
  for (guint i = 0; also != NULL && i < also->len; i++) {
    CrPlace place = g_array_index (also, CrPlace, i);
    int cell = cr_grid_get_cell (grid, place.hex);

    if (place.floor == self->floor && cell >= 0)
      self->learnt[cell] = find_kind (self, terrain[cell]);
  }
}

static int
compare_squares (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (CrPatch));
}

/* Keeps @most of them, evenly over all they look like. */
static void
thin_out (GArray *squares, guint most)
{
  if (squares->len <= most)
    return;
  g_array_sort (squares, compare_squares);
  for (guint i = 0; i < most; i++)
    g_array_index (squares, CrPatch, i) =
        g_array_index (squares, CrPatch, (guint64) i * squares->len / most);
  g_array_set_size (squares, most);
}

static void
gather_painted (Reader *self)
{
  for (gsize i = 0; i < get_n_squares (self); i++) {
    int kind = self->cells[i] >= 0 ? self->learnt[self->cells[i]] : -1;

    if (kind >= 0 && self->inner[i])
      g_array_append_val (g_array_index (self->kinds, Kind, kind).squares,
                          self->patches->patches[i]);
  }
  for (guint kind = 0; kind < self->kinds->len; kind++)
    thin_out (g_array_index (self->kinds, Kind, kind).squares, MOST_OF_A_KIND);
}

static Kind *
get_rest (const Reader *self)
{
  return &g_array_index (self->kinds, Kind, self->kinds->len - 1);
}

static void
gather_rest (Reader *self)
{
  GArray *squares = get_rest (self)->squares;

  g_array_set_size (squares, 0);
  for (gsize i = 0; i < get_n_squares (self); i++)
    if (self->cells[i] >= 0 && self->found[self->cells[i]] < 0)
      g_array_append_val (squares, self->patches->patches[i]);
  thin_out (squares, MOST_OF_THE_REST);
}

static double
get_density (const Reader *self, const Kind *kind, const CrPatch *square)
{
  double sum = 0;

  for (guint i = 0; i < kind->squares->len; i++) {
    const CrPatch *other = &g_array_index (kind->squares, CrPatch, i);
    int distance = 0;

    for (int f = 0; f < CR_PATCH_N_FIGURES; f++) {
      int apart = square->figures[f] - other->figures[f];
      distance += apart * apart;
    }
    if (distance < FARTHEST)
      sum += self->alike[distance];
  }
  return kind->squares->len > 0 ? sum / kind->squares->len : 0;
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* The rest holds all that will be found. Where a kind looks like itself alone, the rest is as
 * dense as its share of this kind; so the least ratio there is that share. */
static double
find_share (const Reader *self, const Kind *kind)
{
  guint n = kind->squares->len;
  g_autofree double *ratios = g_new (double, n + 1);

  for (guint i = 0; i < n; i++) {
    const CrPatch *square = &g_array_index (kind->squares, CrPatch, i);

    ratios[i] = get_density (self, get_rest (self), square) / get_density (self, kind, square);
  }
  qsort (ratios, n, sizeof *ratios, compare_doubles);
  return n > 0 ? MIN (ratios[n / CHANCE], MOST_SHARE) : 0;
}

static void
find_shares (Reader *self)
{
  double total = 0;

  for (guint i = 0; i + 1 < self->kinds->len; i++) {
    Kind *kind = &g_array_index (self->kinds, Kind, i);

    kind->share = find_share (self, kind);
    total += kind->share;
  }
  for (guint i = 0; i + 1 < self->kinds->len && total > MOST_SHARE; i++)
    g_array_index (self->kinds, Kind, i).share *= MOST_SHARE / total;
}

static gint
to_key (const CrPatch *square)
{
  gint key = 0;

  for (int f = 0; f < CR_PATCH_N_FIGURES; f++)
    key = key << 5 | square->figures[f];
  return key;
}

/* How well each kind explains a square; the last is the rest without all that is of other kinds. */
static void
weigh (const Reader *self, const CrPatch *square, float *evidence)
{
  guint n = self->kinds->len;
  double rest = get_density (self, get_rest (self), square), others = 1;

  for (guint i = 0; i + 1 < n; i++) {
    const Kind *kind = &g_array_index (self->kinds, Kind, i);
    double density = get_density (self, kind, square);

    evidence[i] = (float) log (LEAST_DENSITY + density);
    rest -= kind->share * density;
    others -= kind->share;
  }
  evidence[n - 1] = (float) log ((LEAST_DENSITY + MAX (rest, 0) / others) * CAUTION);
}

/* Squares that look alike are asked once. */
static void
weigh_squares (Reader *self)
{
  guint n_kinds = self->kinds->len;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (gsize i = 0; i < get_n_squares (self); i++) {
    const CrPatch *square = &self->patches->patches[i];
    float *evidence = self->evidence + i * n_kinds;
    gpointer key = GINT_TO_POINTER (to_key (square));
    gconstpointer before = g_hash_table_lookup (seen, key);

    if (self->cells[i] < 0)
      continue;
    if (before != NULL) {
      memcpy (evidence, before, n_kinds * sizeof *evidence);
      continue;
    }
    weigh (self, square, evidence);
    g_hash_table_insert (seen, key, evidence);
  }
}

/* Adds what the squares about this one say: a square alone is easily mistaken. */
static void
pool (const Reader *self, gsize square, double *sums)
{
  int columns = self->patches->columns, rows = self->patches->rows;
  int column = (int) (square % columns), row = (int) (square / columns);
  guint n_kinds = self->kinds->len;

  for (guint kind = 0; kind < n_kinds; kind++)
    sums[kind] = 0;
  for (int y = MAX (row - 1, 0); y <= MIN (row + 1, rows - 1); y++)
    for (int x = MAX (column - 1, 0); x <= MIN (column + 1, columns - 1); x++) {
      gsize other = (gsize) y * columns + x;

      for (guint kind = 0; kind < n_kinds && self->cells[other] >= 0; kind++)
        sums[kind] += self->evidence[other * n_kinds + kind] / TEMPER;
    }
}

/* From logarithms to shares that add up to one. */
static void
to_shares (double *sums, guint n)
{
  double most = sums[0], total = 0;

  for (guint i = 1; i < n; i++)
    most = MAX (most, sums[i]);
  for (guint i = 0; i < n; i++)
    total += sums[i] = exp (sums[i] - most);
  for (guint i = 0; i < n; i++)
    sums[i] /= total;
}

/* Of each hex, how much of it each kind seems to cover. */
static void
cover_hexes (const Reader *self, double *covers, int *n_squares)
{
  guint n_kinds = self->kinds->len;
  g_autofree double *shares = g_new (double, n_kinds);

  for (gsize i = 0; i < get_n_squares (self); i++) {
    int cell = self->cells[i];

    if (cell < 0 || self->learnt[cell] >= 0)
      continue;
    pool (self, i, shares);
    to_shares (shares, n_kinds);
    n_squares[cell]++;
    for (guint kind = 0; kind < n_kinds; kind++)
      covers[(gsize) cell * n_kinds + kind] += shares[kind];
  }
}

/* MAP-12: the terrain of more than half of the hex. */
static CrSuggestion
judge (const Reader *self, int cell, const double *covers, int n_squares)
{
  CrPlace place = { self->floor, cr_grid_get_hex (cr_map_get_grid (self->map), cell) };
  CrSuggestion suggestion = { place, -1, 0 };
  guint best = 0;

  for (guint kind = 1; kind < self->kinds->len; kind++)
    if (covers[kind] > covers[best])
      best = kind;
  suggestion.confidence = (int) (covers[best] / n_squares * 100 + 0.5);
  if (suggestion.confidence >= CR_SUGGEST_LEAST)
    suggestion.terrain = g_array_index (self->kinds, Kind, best).terrain;
  return suggestion;
}

/* A hex that a scan only brushes says nothing. */
static int
get_least_squares (void)
{
  double area = 3 * sqrt (3) / 8;

  return (int) (area * CR_PATCHES_PER_W * CR_PATCHES_PER_W / 2);
}

static GArray *
judge_all (const Reader *self)
{
  int n = cr_grid_n_cells (cr_map_get_grid (self->map));
  g_autofree double *covers = g_new0 (double, (gsize) n * self->kinds->len);
  g_autofree int *n_squares = g_new0 (int, n);
  GArray *suggestions = g_array_new (FALSE, FALSE, sizeof (CrSuggestion));

  cover_hexes (self, covers, n_squares);
  for (int cell = 0; cell < n; cell++)
    if (n_squares[cell] >= get_least_squares ()) {
      CrSuggestion suggestion =
          judge (self, cell, covers + (gsize) cell * self->kinds->len, n_squares[cell]);
      g_array_append_val (suggestions, suggestion);
    }
  return suggestions;
}

static void
take_found (Reader *self, const GArray *suggestions)
{
  const CrGrid *grid = cr_map_get_grid (self->map);

  memcpy (self->found, self->learnt, cr_grid_n_cells (grid) * sizeof *self->found);
  for (guint i = 0; suggestions != NULL && i < suggestions->len; i++) {
    const CrSuggestion *suggestion = &g_array_index (suggestions, CrSuggestion, i);

    if (suggestion->terrain >= 0)
      self->found[cr_grid_get_cell (grid, suggestion->place.hex)] =
          find_kind (self, suggestion->terrain);
  }
}

static GArray *
read_once (Reader *self)
{
  gather_rest (self);
  find_shares (self);
  weigh_squares (self);
  return judge_all (self);
}

static GArray *
read_all (Reader *self)
{
  Kind rest = { -1, g_array_new (FALSE, FALSE, sizeof (CrPatch)), 0 };
  GArray *suggestions = NULL;

  g_array_append_val (self->kinds, rest);
  gather_painted (self);
  self->evidence = g_new0 (float, get_n_squares (self) * self->kinds->len);
  for (int pass = 0; pass < PASSES; pass++) {
    take_found (self, suggestions);
    g_clear_pointer (&suggestions, g_array_unref);
    suggestions = read_once (self);
  }
  return suggestions;
}

static void
reader_init (Reader *self)
{
  int n = cr_grid_n_cells (cr_map_get_grid (self->map));

  self->kinds = g_array_new (FALSE, FALSE, sizeof (Kind));
  g_array_set_clear_func (self->kinds, kind_clear);
  self->cells = g_new (gint32, get_n_squares (self));
  self->inner = g_new (gboolean, get_n_squares (self));
  self->learnt = g_new (int, n);
  self->found = g_new (int, n);
  for (int i = 0; i < FARTHEST; i++)
    self->alike[i] = exp (-i / (2 * ALIKE));
}

static gboolean
check_picture (const Reader *self, GError **error)
{
  for (gsize i = 0; i < get_n_squares (self); i++)
    if (self->cells[i] >= 0)
      return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
               cr_text ("No picture lies under the floor “%s”: lay one on the grid first."),
               cr_map_get_floor (self->map, self->floor)->id);
  return FALSE;
}

static gboolean
check_painted (const Reader *self, GError **error)
{
  if (self->kinds->len > 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               cr_text ("No hex of the floor “%s” is painted yet, so there is nothing to learn "
                        "from: paint a few hexes of each terrain first."),
               cr_map_get_floor (self->map, self->floor)->id);
  return FALSE;
}

static void
reader_clear (Reader *self)
{
  g_array_unref (self->kinds);
  g_free (self->cells);
  g_free (self->inner);
  g_free (self->learnt);
  g_free (self->found);
  g_free (self->evidence);
}

/**
 * cr_suggest_terrain:
 * @patches: the pictures of that floor
 * @also: (nullable) (element-type CrPlace): hexes to learn from as they are, beside those that
 *   were painted
 *
 * What was not painted is a mixture of the painted kinds and of what was never painted. How much
 * of each kind is in it shows where that kind looks like no other; without them the rest remains.
 * A square speaks for a painted kind when it is commoner there than in that rest, so that a hex
 * that looks like nothing painted stays as it is.
 *
 * Returns: (transfer full) (element-type CrSuggestion): one for each hex to be judged that a
 *   picture covers; NULL with an error when there is nothing to learn from
 */
GArray *
cr_suggest_terrain (const CrMap *map,
                    int floor,
                    const CrPatches *patches,
                    const GArray *also,
                    GError **error)
{
  Reader self = { .map = map, .floor = floor, .patches = patches };
  GArray *suggestions = NULL;

  reader_init (&self);
  lay_squares (&self);
  find_learnt (&self, also);
  if (check_picture (&self, error) && check_painted (&self, error))
    suggestions = read_all (&self);
  reader_clear (&self);
  return suggestions;
}

/**
 * cr_suggest_accept:
 * @least: proposals less sure than this stay out
 *
 * Returns: (transfer full): puts them onto the map
 */
CrEdit *
cr_suggest_accept (const CrMap *map, const GArray *suggestions, int least)
{
  CrEdit *edit = cr_edit_new ();

  for (guint i = 0; i < suggestions->len; i++) {
    const CrSuggestion *suggestion = &g_array_index (suggestions, CrSuggestion, i);

    if (suggestion->terrain >= 0 && suggestion->confidence >= least)
      cr_edit_set_value (edit, map, suggestion->place, CR_LAYER_TERRAIN, suggestion->terrain);
  }
  return edit;
}
