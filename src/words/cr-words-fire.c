/* cr-words-fire.c: fields of fire, dead ground and coverage as sentences and tables.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-fire.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-fire-private.h"
#include "cr-words-lof.h"

/* Without a weapon, which would define bands, ranges are counted in bands of five hexes. */
#define RANGES_A_BAND 5
#define MOST_BANDS 64

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

char *
cr_words_fire_number (const CrWordsFire *asked, CrPlace place)
{
  return cr_map_format_printed (cr_scene_get_map (asked->scene), place);
}

char *
cr_words_fire_ground (const CrWordsFire *asked, CrPlace place)
{
  g_autofree char *surface = cr_words_surface (asked->scene, place, asked->languages);
  g_autofree char *level = cr_words_level (cr_scene_get_level (asked->scene, place));

  return g_strdup_printf ("%s, %s", surface, level);
}

/* Whether a man at the place stands on something that the question put there: a siege tower, or a
 * post that was chosen. */
static gboolean
is_on_work (const CrWordsFire *asked, CrPlace place, const CrPost *post, CrLofStand *stand_out)
{
  const CrLofOptions *options = asked->options;

  return options != NULL && (options->muster != NULL || post != NULL) &&
         cr_lof_stand (asked->scene, place, post, options, stand_out) && stand_out->work != NULL;
}

char *
cr_words_fire_footing (const CrWordsFire *asked, CrPlace place)
{
  CrLofStand stand;

  return is_on_work (asked, place, NULL, &stand) ? cr_words_lof_footing (&stand, asked->languages)
                                                 : cr_words_fire_ground (asked, place);
}

/**
 * cr_words_fire_place:
 *
 * Returns: (transfer full): "1107 (rampart, +2)", with what a man there stands on
 */
CrWordsFire
cr_words_fire_of (const CrAnswer *answer, const char *const *languages)
{
  const GArray *men = cr_answer_get_shooters (answer);

  return (CrWordsFire){ cr_answer_get_scene (answer), cr_places_of (men),
                        cr_answer_get_options (answer), languages };
}

char *
cr_words_fire_place (const CrWordsFire *asked, CrPlace place)
{
  CrLofStand stand;

  return is_on_work (asked, place, NULL, &stand)
             ? cr_words_lof_stand (asked->scene, place, &stand, asked->languages)
             : cr_words_place (asked->scene, place, asked->languages);
}

/* "1107 (rampart, +2)" or "34 men" */
static char *
name_men (const CrWordsFire *asked)
{
  const CrPost *post = asked->options != NULL ? asked->options->from_post : NULL;
  CrPlace first = asked->men.n > 0 ? asked->men.places[0] : (CrPlace){ 0 };
  CrLofStand stand;

  if (asked->men.n == 1)
    return is_on_work (asked, first, post, &stand)
               ? cr_words_lof_stand (asked->scene, first, &stand, asked->languages)
               : cr_words_place (asked->scene, first, asked->languages);
  return g_strdup_printf (ngettext ("%d man", "%d men", asked->men.n), (int) asked->men.n);
}

static void
word_each (const CrWordsFire *asked, CrWordsEach each, gpointer data)
{
  const CrMap *map = cr_scene_get_map (asked->scene);
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };

      if (cr_scene_has_place (asked->scene, place))
        each (place, data);
    }
}

/* The data of the counting loops below. */
typedef struct {
  const CrWordsFire *asked;
  const CrField *field;
  CrWordsTable *table;
  int counts[MOST_BANDS][CR_COVER_INFINITE + 1];
  int n_by_one;
  CrPlace best;
  int most;
} Count;

static const CrFieldCell *
get_hit (const Count *count, CrPlace place)
{
  const CrFieldCell *cell = cr_field_get (count->field, place);

  return cell != NULL && cell->n_shooters > 0 ? cell : NULL;
}

static int
get_band (const CrWordsFire *asked, int range)
{
  if (asked->options != NULL && asked->options->weapon != NULL)
    return (int) cr_weapon_get_band (asked->options->weapon, range);
  return MIN (MAX (range - 1, 0) / RANGES_A_BAND, MOST_BANDS - 1);
}

static char *
name_band (const CrWordsFire *asked, int band)
{
  if (asked->options == NULL || asked->options->weapon == NULL)
    return g_strdup_printf ("%d–%d", band * RANGES_A_BAND + 1, (band + 1) * RANGES_A_BAND);
  switch (band) {
  case CR_BAND_SHORT:
    return g_strdup (cr_text ("short range"));
  case CR_BAND_MEDIUM:
    return g_strdup (cr_text ("medium range"));
  case CR_BAND_LONG:
    return g_strdup (cr_text ("long range"));
  default:
    return g_strdup (cr_text ("out of range"));
  }
}

static void
count_cell_cb (CrPlace place, gpointer data)
{
  Count *count = data;
  const CrFieldCell *cell = get_hit (count, place);

  if (cell == NULL)
    return;
  count->counts[get_band (count->asked, cell->range)][cell->cover]++;
  count->n_by_one += cell->n_shooters == 1 ? 1 : 0;
  if (cell->n_shooters > count->most) {
    count->most = cell->n_shooters;
    count->best = place;
  }
}

static Count
count_field (const CrWordsFire *asked, const CrField *field)
{
  Count count = { .asked = asked, .field = field };

  word_each (asked, count_cell_cb, &count);
  return count;
}

/* "; 12 in medium cover, 3 in heavy cover" */
static void
append_covers (GString *text, const CrFieldCount *count)
{
  /* Translators: between parts of a sentence */
  const char *before = cr_text ("; ");

  for (int cover = CR_COVER_LIGHT; cover < CR_COVER_INFINITE; cover++) {
    if (count->covers[cover] == 0)
      continue;
    g_string_append (text, before);
    g_string_append_printf (text, cr_text ("%1$d in %2$s"), count->covers[cover],
                            cr_words_cover ((CrCover) cover));
    before = ", ";
  }
}

static void
add_count (CrFieldCount *all, const CrFieldCount *count)
{
  all->n_hit += count->n_hit;
  all->n_dead += count->n_dead;
  for (int cover = 0; cover <= CR_COVER_INFINITE; cover++)
    all->covers[cover] += count->covers[cover];
}

/* What a sentence counts. */
typedef enum { COUNT_HIT = 1, COUNT_DEAD = 2 } What;

/* Returns: on how many floors there are such places. A map shows one floor, so a sentence must tell
 * that it counts others too. */
static int
count_floors (const CrWordsFire *asked, const CrField *field, What what, CrFieldCount *all)
{
  int n = 0;

  for (int i = 0; i < cr_map_n_floors (cr_scene_get_map (asked->scene)); i++) {
    CrFieldCount count = cr_field_count (field, i);

    add_count (all, &count);
    n += ((what & COUNT_HIT) != 0 && count.n_hit > 0) ||
         ((what & COUNT_DEAD) != 0 && count.n_dead > 0);
  }
  return n;
}

static void
append_men (GString *text, const CrWordsFire *asked, gboolean all_floors)
{
  g_autofree char *men = name_men (asked);

  g_string_append_printf (
      text, all_floors ? cr_text ("From %s, on all floors: ") : cr_text ("From %s: "), men);
}

char *
cr_words_field (const CrWordsFire *asked, const CrField *field)
{
  CrFieldCount count = { 0 };
  GString *text = g_string_new (NULL);

  append_men (text, asked, count_floors (asked, field, COUNT_HIT | COUNT_DEAD, &count) > 1);
  g_string_append_printf (text, ngettext ("%d place hit", "%d places hit", count.n_hit),
                          count.n_hit);
  g_string_append (text, ", ");
  g_string_append_printf (text, ngettext ("%d of dead ground", "%d of dead ground", count.n_dead),
                          count.n_dead);
  append_covers (text, &count);
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

static void
add_field_cb (CrPlace place, gpointer data)
{
  Count *count = data;
  const CrFieldCell *cell = get_hit (count, place);

  if (cell == NULL)
    return;
  cr_words_table_take (count->table, cr_words_fire_number (count->asked, place));
  cr_words_table_take (count->table, cr_words_fire_footing (count->asked, place));
  cr_words_table_add_number (count->table, cell->range);
  cr_words_table_take (count->table,
                       name_band (count->asked, get_band (count->asked, cell->range)));
  cr_words_table_add (count->table, cr_words_cover ((CrCover) cell->cover));
  cr_words_table_add_number (count->table, cell->n_shooters);
}

CrWordsTable *
cr_words_field_table (const CrWordsFire *asked, const CrField *field)
{
  const CrWordsColumn columns[] = {
    { cr_text ("Hex"), FALSE },  { cr_text ("Ground"), FALSE }, { cr_text ("Range"), TRUE },
    { cr_text ("Band"), FALSE }, { cr_text ("Cover"), FALSE },  { cr_text ("Shooters"), TRUE },
  };
  Count count = { .asked = asked, .field = field };

  count.table = cr_words_table_new (columns, G_N_ELEMENTS (columns));
  word_each (asked, add_field_cb, &count);
  return count.table;
}

static int
count_band (const Count *count, int band)
{
  int n = 0;

  for (int cover = 0; cover <= CR_COVER_INFINITE; cover++)
    n += count->counts[band][cover];
  return n;
}

CrWordsTable *
cr_words_field_bands (const CrWordsFire *asked, const CrField *field)
{
  const CrWordsColumn columns[] = {
    { cr_text ("Range"), FALSE },
    { cr_words_cover (CR_COVER_NONE), TRUE },
    { cr_words_cover (CR_COVER_LIGHT), TRUE },
    { cr_words_cover (CR_COVER_MEDIUM), TRUE },
    { cr_words_cover (CR_COVER_HEAVY), TRUE },
    { cr_text ("All"), TRUE },
  };
  CrWordsTable *table = cr_words_table_new (columns, G_N_ELEMENTS (columns));
  Count count = count_field (asked, field);

  for (int band = 0; band < MOST_BANDS; band++) {
    if (count_band (&count, band) == 0)
      continue;
    cr_words_table_take (table, name_band (asked, band));
    for (int cover = 0; cover < CR_COVER_INFINITE; cover++)
      cr_words_table_add_number (table, count.counts[band][cover]);
    cr_words_table_add_number (table, count_band (&count, band));
  }
  return table;
}

char *
cr_words_dead (const CrWordsFire *asked, const CrField *field)
{
  g_autofree char *men = name_men (asked);
  CrFieldCount count = { 0 };

  if (count_floors (asked, field, COUNT_DEAD, &count) > 1)
    return g_strdup_printf (
        ngettext ("Out of fire from %1$s: %2$d place of dead ground on all floors.",
                  "Out of fire from %1$s: %2$d places of dead ground on all floors.", count.n_dead),
        men, count.n_dead);
  return g_strdup_printf (ngettext ("Out of fire from %1$s: %2$d place of dead ground.",
                                    "Out of fire from %1$s: %2$d places of dead ground.",
                                    count.n_dead),
                          men, count.n_dead);
}

static void
add_dead_cb (CrPlace place, gpointer data)
{
  Count *count = data;

  if (!cr_field_is_dead (count->field, place))
    return;
  cr_words_table_take (count->table, cr_words_fire_number (count->asked, place));
  cr_words_table_take (count->table, cr_words_fire_footing (count->asked, place));
}

CrWordsTable *
cr_words_dead_table (const CrWordsFire *asked, const CrField *field)
{
  const CrWordsColumn columns[] = { { cr_text ("Hex"), FALSE }, { cr_text ("Ground"), FALSE } };
  Count count = { .asked = asked, .field = field };

  count.table = cr_words_table_new (columns, G_N_ELEMENTS (columns));
  word_each (asked, add_dead_cb, &count);
  return count.table;
}

char *
cr_words_coverage (const CrWordsFire *asked, const CrField *field)
{
  Count count = count_field (asked, field);
  GString *text = g_string_new (NULL);
  g_autofree char *best = NULL;
  CrFieldCount all = { 0 };

  append_men (text, asked, count_floors (asked, field, COUNT_HIT, &all) > 1);
  g_string_append_printf (text, ngettext ("%d place hit", "%d places hit", all.n_hit), all.n_hit);
  /* With a single man, his hits are not counted per place. */
  if (all.n_hit > 0 && asked->men.n > 1) {
    best = cr_words_fire_number (asked, count.best);
    g_string_append_printf (
        text,
        ngettext (", %1$d of them by one man alone; most fire on %2$s, from %3$d man",
                  ", %1$d of them by one man alone; most fire on %2$s, from %3$d men", count.most),
        count.n_by_one, best, count.most);
  }
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

static void
list_hit_cb (CrPlace place, gpointer data)
{
  GArray *places = data;

  g_array_append_val (places, place);
}

static int
compare_shooters_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  const CrField *field = data;

  return (int) cr_field_get (field, *(const CrPlace *) b)->n_shooters -
         (int) cr_field_get (field, *(const CrPlace *) a)->n_shooters;
}

CrWordsTable *
cr_words_coverage_table (const CrWordsFire *asked, const CrField *field)
{
  const CrWordsColumn columns[] = {
    { cr_text ("Hex"), FALSE },  { cr_text ("Ground"), FALSE }, { cr_text ("Shooters"), TRUE },
    { cr_text ("Range"), TRUE }, { cr_text ("Cover"), FALSE },
  };
  CrWordsTable *table = cr_words_table_new (columns, G_N_ELEMENTS (columns));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  word_each (asked, list_hit_cb, places);
  g_array_sort_with_data (places, compare_shooters_cb, (gpointer) field);
  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);
    const CrFieldCell *cell = cr_field_get (field, place);

    if (cell->n_shooters == 0)
      break;
    cr_words_table_take (table, cr_words_fire_number (asked, place));
    cr_words_table_take (table, cr_words_fire_footing (asked, place));
    cr_words_table_add_number (table, cell->n_shooters);
    cr_words_table_add_number (table, cell->range);
    cr_words_table_add (table, cr_words_cover ((CrCover) cell->cover));
  }
  return table;
}
