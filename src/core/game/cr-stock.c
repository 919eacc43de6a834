/* cr-stock.c: the gear that a castle begins with. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-standing.h"
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
take (CrState *state, CrEvents *events, const CrNode *node)
{
  CrOrder order = cr_order_new (CR_VERB_PLACE);
  CrRefusal refusal = { .man = -1, .other = -1 };
  CrStanding standing;

  if (!cr_node_is (node, "piece") ||
      !cr_standing_read (cr_state_get_map (state), node, &standing, NULL))
    return;
  order.work = cr_ruleset_find_piece (cr_state_get_ruleset (state), standing.kind);
  if (order.work == NULL)
    return;
  order.name = find_name (state, &standing);
  order.n_places = 1;
  order.places[0] = standing.at;
  order.facing = (int) standing.facing;
  cr_gear_place (state, &order, events, &refusal);
}

void
cr_state_take_stock (CrState *state)
{
  const CrMap *map = cr_state_get_map (state);
  guint n = cr_map_n_nodes (map, CR_SECTION_GEAR);
  g_autoptr (CrEvents) events = NULL;
  g_autofree char *digest = NULL;
  CrEdit *edit;

  if (n == 0)
    return;
  digest = cr_map_dup_digest (map);
  state->origin = g_intern_string (digest);
  events = cr_events_new ();
  cr_state_begin (state, events);
  for (guint i = 0; i < n; i++)
    take (state, events, cr_map_get_node (cr_state_get_map (state), CR_SECTION_GEAR, i));
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
