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

static gboolean
has_target (const CrOrder *order, int man)
{
  for (int i = 0; i < order->n_targets; i++)
    if (order->targets[i] == man)
      return TRUE;
  return FALSE;
}

/* @foe: whom it has to be about, -1 for anybody; what is asked comes before whatever they can do */
static void
add_orders (GMenu *menu, CrState *state, const gint16 *men, int n_men, int foe)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));

  if (cr_state_get_awaited (state) != NULL)
    cr_game_list (state, -1, orders);
  else
    cr_game_list_together (state, men, n_men, orders);
  for (guint i = 0; i < orders->len; i++) {
    const CrOrder *order = &g_array_index (orders, CrOrder, i);

    if (cre_play_is_act (state, order) && (foe < 0 || has_target (order, foe)))
      add_order (menu, state, order, NULL);
  }
}

/* No action is called so: what cannot be done is greyed, with its reason. */
#define CANNOT "play.cannot"

static void
add_denials (GMenu *menu, CrState *state, const gint16 *men, int n_men, int foe)
{
  g_autoptr (GArray) denials = g_array_new (FALSE, FALSE, sizeof (CrDenial));
  g_auto (GStrv) words = NULL;

  cr_game_list_denied (state, men, n_men, denials);
  for (guint i = denials->len; foe >= 0 && i-- > 0;)
    if (!has_target (&g_array_index (denials, CrDenial, i).order, foe))
      g_array_remove_index (denials, i);
  words = cr_words_denials (state, denials, g_get_language_names ());
  for (char **word = words; *word != NULL; word++)
    g_menu_append (menu, *word, CANNOT);
}

static void
add_removal (GMenu *menu, CrePlay *play, CrPlace place, int man)
{
  CrState *state = cre_play_get_state (play);
  CrOrder order;

  if (cre_play_order_removal (play, place, man, &order) && cr_game_judge (state, &order, NULL))
    add_order (menu, state, &order,
               man >= 0 ? _ ("Take him off the map")
               : cr_state_get_gear (state, (guint) order.gear)->work != NULL
                   ? _ ("Take it off the map")
                   : _ ("Take the ladder off the map"));
}

/* @man: who is there, -1 for nobody
 * @men: (array length=n_men): who are in hand: he, or those who could do something to him */
static GMenuModel *
new_menu (CrePlay *play, CrPlace place, int man, const gint16 *men, int n_men)
{
  CrState *state = cre_play_get_state (play);
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) orders = g_menu_new (), denied = g_menu_new (), more = g_menu_new ();
  GMenu *const parts[] = { orders, denied, more };
  g_autofree char *facts =
      man >= 0 ? cr_words_fighter_facts (state, man, g_get_language_names ()) : NULL;
  int foe = man >= 0 && n_men > 0 && cr_state_are_foes (state, men[0], man) ? man : -1;

  if (cre_play_is_looking_back (play))
    g_menu_append (more, _ ("Play from here"), "play.from-here");
  else {
    add_orders (orders, state, men, n_men, foe);
    add_denials (denied, state, men, n_men, foe);
    add_removal (more, play, place, man);
  }
  if (!cre_play_is_looking_back (play) && cr_state_get_awaited (state) == NULL)
    g_menu_append (more,
                   cr_state_get_phase (state) == NULL ? _ ("Begin the game") : _ ("End phase"),
                   "play.end");
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_menu_model_get_n_items (G_MENU_MODEL (parts[i])) > 0)
      /* Who he is stands above the first of them. */
      g_menu_append_section (menu,
                             g_menu_model_get_n_items (G_MENU_MODEL (menu)) == 0 ? facts : NULL,
                             G_MENU_MODEL (parts[i]));
  return G_MENU_MODEL (menu);
}

/* Whether he is asked about for those who are in hand: one of them, or their foe. */
static gboolean
is_for_chosen (CraPlayPage *self, int man)
{
  const CrState *state = cre_play_get_state (self->play);
  int n_men = 0;
  const gint16 *men = cre_tool_play_get_men (self->tool, &n_men);

  for (int i = 0; i < n_men; i++)
    if (men[i] == man)
      return TRUE;
  return n_men > 0 && cr_state_are_foes (state, men[0], man) &&
         cr_state_get_fighter (state, (guint) men[0])->side == cr_state_get_actor (state);
}

void
cra_play_page_menu_cb (CraPlayPage *self, const CrPoint *point)
{
  CraCanvas *canvas = cra_map_view_get_canvas (self->view);
  CrPoint at = cra_viewport_to_widget (cra_canvas_get_viewport (canvas), *point);
  g_autoptr (GMenuModel) menu = NULL;
  double x = 0, y = 0;
  const gint16 *men;
  CrPlace place;
  GtkWidget *popover;
  int man, n_men = 0;

  if (self->play == NULL || !cra_map_view_get_cursor (self->view, &place))
    return;
  man = cre_play_find_man (self->play, place, -1);
  if (man >= 0 && !is_for_chosen (self, man))
    cre_tool_play_choose (self->tool, man);
  men = cre_tool_play_get_men (self->tool, &n_men);
  menu = new_menu (self->play, place, man, men, n_men);
  gtk_widget_translate_coordinates (GTK_WIDGET (canvas), GTK_WIDGET (self), at.x, at.y, &x, &y);
  popover = cra_map_menu_popup (GTK_WIDGET (self), menu, (int) x, (int) y);
  g_signal_connect_object (popover, "closed", G_CALLBACK (gtk_widget_grab_focus), canvas,
                           G_CONNECT_SWAPPED);
}
