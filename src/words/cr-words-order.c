/* cr-words-order.c: orders that can be given, in words. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-words-order.h"

#include "cr-text.h"
#include "cr-words-castle.h"
#include "cr-words-game.h"

static const char *
get_side (const CrState *state, const CrOrder *order)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));

  return cr_direction_get_title ((CrDirection) order->facing, grid->orientation);
}

static char *
word_target (const CrState *state, const CrOrder *order)
{
  g_autofree char *other = cr_words_fighter (state, order->targets[0]);

  return order->verb == CR_VERB_SHOOT ? g_strdup_printf (cr_text ("Shoot %s"), other)
                                      : g_strdup_printf (cr_text ("Attack %s"), other);
}

static char *
word_work (const CrState *state, const CrOrder *order)
{
  const CrNode *node =
      cr_map_get_node (cr_state_get_map (state), CR_SECTION_MECHANISMS, (guint) order->number);

  /* Translators: a kind of mechanism: “Work: drawbridge” */
  return g_strdup_printf (cr_text ("Work: %s"),
                          cr_words_mechanism_kind (cr_node_get (node, "kind")));
}

static char *
word_choice (CrState *state, const CrOrder *order)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));

  cr_state_list_choices (state, choices);
  return cr_words_choice (state, &g_array_index (choices, CrChoice, order->number - 1));
}

char *
cr_words_order (CrState *state, const CrOrder *order)
{
  switch (order->verb) {
  case CR_VERB_SHOOT:
  case CR_VERB_ATTACK:
    return word_target (state, order);
  case CR_VERB_OPEN:
    return g_strdup_printf (cr_text ("Open the door %s"), get_side (state, order));
  case CR_VERB_SHUT:
    return g_strdup_printf (cr_text ("Shut the door %s"), get_side (state, order));
  case CR_VERB_WORK:
    return word_work (state, order);
  case CR_VERB_CHOOSE:
    return word_choice (state, order);
  default:
    return cr_order_format (state, order);
  }
}
