/* cr-suggest.c: terrain proposed from a picture. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-suggest.h"

#include <string.h>

#include "cr-error.h"
#include "cr-suggest-private.h"
#include "cr-text.h"

/* What was found leaves the rest, which is then asked again. */
#define PASSES 3

gsize
cr_suggest_n_squares (const CrSuggestReader *self)
{
  return (gsize) self->patches->columns * self->patches->rows;
}

static void
take_found (CrSuggestReader *self, const GArray *suggestions)
{
  const CrGrid *grid = cr_map_get_grid (self->map);

  memcpy (self->found, self->learnt, cr_grid_n_cells (grid) * sizeof *self->found);
  for (guint i = 0; suggestions != NULL && i < suggestions->len; i++) {
    const CrSuggestion *suggestion = &g_array_index (suggestions, CrSuggestion, i);

    if (suggestion->terrain >= 0 && suggestion->confidence >= CR_SUGGEST_LEAST)
      self->found[cr_grid_get_cell (grid, suggestion->place.hex)] =
          cr_suggest_find_kind (self, suggestion->terrain);
  }
}

static GArray *
read_once (CrSuggestReader *self)
{
  cr_suggest_gather_rest (self);
  cr_suggest_find_shares (self);
  cr_suggest_weigh_squares (self);
  cr_suggest_find_expected (self);
  return cr_suggest_judge (self);
}

static GArray *
read_all (CrSuggestReader *self)
{
  CrSuggestKind rest = { -1, g_array_new (FALSE, FALSE, sizeof (CrPatch)), 0, 0 };
  GArray *suggestions = NULL;

  g_array_append_val (self->kinds, rest);
  cr_suggest_gather_painted (self);
  cr_suggest_find_twins (self);
  cr_suggest_find_looks (self);
  cr_suggest_find_parted (self);
  self->beside = g_new0 (double, (self->kinds->len - 1) * (self->kinds->len - 1));
  self->expected =
      g_new0 (float, (gsize) cr_grid_n_cells (cr_map_get_grid (self->map)) * self->kinds->len);
  self->evidence = g_new0 (float, cr_suggest_n_squares (self) * self->kinds->len);
  for (int pass = 0; pass < PASSES; pass++) {
    take_found (self, suggestions);
    cr_suggest_find_beside (self);
    g_clear_pointer (&suggestions, g_array_unref);
    suggestions = read_once (self);
  }
  return suggestions;
}

static gboolean
check_picture (const CrSuggestReader *self, GError **error)
{
  for (gsize i = 0; i < cr_suggest_n_squares (self); i++)
    if (self->cells[i] >= 0)
      return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
               cr_text ("No picture lies under the floor “%s”: lay one on the grid first."),
               cr_map_get_floor (self->map, self->floor)->id);
  return FALSE;
}

static gboolean
check_painted (const CrSuggestReader *self, GError **error)
{
  if (self->kinds->len > 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               cr_text ("No hex of the floor “%s” is painted yet, so there is nothing to learn "
                        "from: paint a few hexes of each terrain first."),
               cr_map_get_floor (self->map, self->floor)->id);
  return FALSE;
}

GArray *
cr_suggest_terrain (const CrMap *map,
                    int floor,
                    const CrPatches *patches,
                    const GArray *also,
                    GError **error)
{
  CrSuggestReader self = { .map = map, .floor = floor, .patches = patches };
  GArray *suggestions = NULL;

  cr_suggest_reader_init (&self);
  cr_suggest_lay_squares (&self);
  cr_suggest_find_learnt (&self, also);
  if (check_picture (&self, error) && check_painted (&self, error))
    suggestions = read_all (&self);
  cr_suggest_reader_clear (&self);
  return suggestions;
}

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
