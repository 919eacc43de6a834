/* cr-first-stock.c: the gear that a castle begins with. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-stock.h"
#include "cr-verb-private.h"

/* "ram-1" of what the map gives no name. */
static const char *
find_name (const CrState *state, const CrStanding *standing)
{
  if (standing->id != NULL && cr_state_find_gear (state, standing->id) < 0 &&
      cr_state_find_fighter (state, standing->id) < 0)
    return g_intern_string (standing->id);
  for (int n = 1;; n++) {
    g_autofree char *id = g_strdup_printf ("%s-%d", standing->kind, n);

    if (cr_state_find_gear (state, id) < 0)
      return g_intern_string (id);
  }
}

/* What cannot stand there is left out; the check of the map has said so. */
static void
take (CrState *state, CrEvents *events, const CrStockPiece *piece)
{
  CrOrder order = cr_order_new (CR_VERB_PLACE);
  CrRefusal refusal = { .man = -1, .other = -1 };

  order.work = piece->work;
  order.name = find_name (state, &piece->standing);
  order.n_places = 1;
  order.places[0] = piece->standing.at;
  order.facing = (int) piece->standing.facing;
  cr_gear_place (state, &order, events, &refusal);
}

/* The castle is no more what its file says. */
static void
keep_origin (CrState *state)
{
  g_autofree char *digest =
      state->origin == NULL ? cr_map_dup_digest (cr_state_get_map (state)) : NULL;

  if (digest != NULL)
    state->origin = g_intern_string (digest);
}

/* HRD-01: where that chapter is not played none hangs there. */
static void
take_down_hoardings (CrState *state)
{
  const CrMap *map = cr_state_get_map (state);
  const CrGrid *grid = cr_map_get_grid (map);
  CrEdit *edit = cr_edit_new ();
  gboolean any = FALSE;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (map, floor, &n);

    for (gsize i = 0; i < n; i++)
      if (sides[i].kind == CR_SIDE_HOARDING) {
        cr_edit_remove_side (edit, map, (CrPlace){ floor, cr_grid_get_hex (grid, sides[i].cell) },
                             (CrDirection) sides[i].direction, CR_SIDE_HOARDING);
        any = TRUE;
      }
  }
  if (!any) {
    cr_edit_free (edit);
    return;
  }
  keep_origin (state);
  cr_state_change_castle (state, NULL, edit);
  cr_edit_free (edit);
}

void
cr_state_take_stock (CrState *state)
{
  g_autoptr (CrEvents) events = NULL;
  g_autoptr (GArray) stock = NULL;
  CrEdit *edit;
  guint n;

  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "HRD-01"))
    take_down_hoardings (state);
  n = cr_map_n_nodes (cr_state_get_map (state), CR_SECTION_GEAR);
  if (n == 0)
    return;
  stock = cr_stock_new (cr_castle_get_scene (cr_state_get_castle (state)));
  keep_origin (state);
  events = cr_events_new ();
  cr_state_begin (state, events);
  for (guint i = 0; i < stock->len; i++)
    take (state, events, &g_array_index (stock, CrStockPiece, i));
  edit = cr_edit_new ();
  for (guint i = n; i-- > 0;)
    cr_edit_remove_node (edit, cr_state_get_map (state), CR_SECTION_GEAR, i);
  cr_state_change_castle (state, events, edit);
}

char *
cr_state_dup_map_digest (const CrState *state)
{
  return state->origin != NULL ? g_strdup (state->origin)
                               : cr_map_dup_digest (cr_state_get_map (state));
}
