/* cr-first-stock.c: the gear that a castle begins with. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-stock.h"
#include "cr-unplayed-private.h"
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
take_piece (CrState *state, CrEvents *events, const CrStockPiece *piece)
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

/* What belongs to chapters that are not played is not there. */
static void
leave_out_chapters (CrState *state)
{
  g_autoptr (CrEdit) edit =
      cr_unplayed_new_edit (cr_state_get_map (state), cr_state_get_ruleset (state));

  if (cr_edit_is_empty (edit))
    return;
  keep_origin (state);
  cr_state_change_castle (state, NULL, edit);
}

void
cr_state_take_stock (CrState *state)
{
  g_autoptr (CrEvents) events = NULL;
  g_autoptr (GArray) stock = NULL;
  CrEdit *edit;
  guint n;

  leave_out_chapters (state);
  n = cr_map_n_nodes (cr_state_get_map (state), CR_SECTION_GEAR);
  if (n == 0)
    return;
  stock = cr_stock_new (cr_castle_get_scene (cr_state_get_castle (state)));
  keep_origin (state);
  events = cr_events_new ();
  cr_state_begin (state, events);
  for (guint i = 0; i < stock->len; i++)
    take_piece (state, events, &g_array_index (stock, CrStockPiece, i));
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
