/* cra-play-page-menu.c: what can be done where one asks. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cra-play-page-private.h"

#include "cr-words-fighter.h"
#include "cr-words-order.h"
#include "cra-map-menu.h"

#include <glib/gi18n.h>

/* An order as it is written is given by its row. */
static void
add_order (GMenu *menu, CrState *state, const CrOrder *order, const char *label)
{
  g_autofree char *words = label != NULL ? g_strdup (label) : cr_words_order (state, order);
  g_autofree char *text = cr_order_format (state, order);
  g_autoptr (GMenuItem) item = g_menu_item_new (words, NULL);

  g_menu_item_set_action_and_target (item, "play.give", "s", text);
  g_menu_append_item (menu, item);
}

/* @man: -1 for nobody; what is asked comes before whatever he can do */
static void
add_orders (GMenu *menu, CrState *state, int man)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));

  cr_game_list (state, cr_state_get_awaited (state) != NULL ? -1 : man, orders);
  for (guint i = 0; i < orders->len; i++) {
    const CrOrder *order = &g_array_index (orders, CrOrder, i);

    if (order->verb != CR_VERB_MOVE && order->verb != CR_VERB_END)
      add_order (menu, state, order, NULL);
  }
}

static void
add_removal (GMenu *menu, CrState *state, int man)
{
  CrOrder order = cr_order_new (CR_VERB_REMOVE);

  order.n_men = 1;
  order.men[0] = (gint16) man;
  if (cr_game_judge (state, &order, NULL))
    add_order (menu, state, &order, _ ("Take him off the map"));
}

static GMenuModel *
new_menu (CrState *state, int man)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) orders = g_menu_new (), more = g_menu_new ();
  g_autofree char *facts =
      man >= 0 ? cr_words_fighter_facts (state, man, g_get_language_names ()) : NULL;

  add_orders (orders, state, man);
  if (man >= 0)
    add_removal (more, state, man);
  if (cr_state_get_awaited (state) == NULL)
    g_menu_append (more,
                   cr_state_get_phase (state) == NULL ? _ ("Begin the game") : _ ("End phase"),
                   "play.end");
  g_menu_append_section (menu, facts, G_MENU_MODEL (orders));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (more));
  return G_MENU_MODEL (menu);
}

void
cra_play_page_menu_cb (CraPlayPage *self, const CrPoint *point)
{
  CraCanvas *canvas = cra_map_view_get_canvas (self->view);
  CrPoint at = cra_viewport_to_widget (cra_canvas_get_viewport (canvas), *point);
  g_autoptr (GMenuModel) menu = NULL;
  double x = 0, y = 0;
  CrPlace place;
  int man;

  if (self->play == NULL || !cra_map_view_get_cursor (self->view, &place))
    return;
  man = cre_play_find_man (self->play, place, -1);
  if (man >= 0)
    cre_tool_play_choose (self->tool, man);
  menu = new_menu (cre_play_get_state (self->play), man);
  gtk_widget_translate_coordinates (GTK_WIDGET (canvas), GTK_WIDGET (self), at.x, at.y, &x, &y);
  cra_map_menu_popup (GTK_WIDGET (self), menu, (int) x, (int) y);
}
