/* cra-play-page-menu.c: the context menu of a hex, a man or a piece in a game.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-play-page-private.h"

#include "cr-words-fighter.h"
#include "cr-words-order.h"
#include "cra-map-menu.h"

#include <glib/gi18n.h>

/* Adds a row that gives the order. */
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

/* @man: the man at the place, −1 for nobody @men: (array length=n_men): the men in hand: he
 * himself, or those who could do something to him @foe: list only orders against this man, −1: all
 * orders @gear: list only orders about this piece, −1: all orders */
typedef struct {
  CraPlayPage *page;
  CrState *state;
  CrPlace place;
  const gint16 *men;
  int man, n_men, foe, gear;
} Asked;

/* While the game waits for an answer, only the answers are listed. */
static void
add_orders (GMenu *menu, const Asked *asked)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));

  if (cr_state_get_awaited (asked->state) != NULL)
    cr_game_list (asked->state, -1, orders);
  else if (asked->gear >= 0)
    cre_tool_play_list_gear (asked->page->tool, orders);
  else
    cr_game_list_together (asked->state, asked->men, asked->n_men, orders);
  for (guint i = 0; i < orders->len; i++) {
    const CrOrder *order = &g_array_index (orders, CrOrder, i);

    if (cre_play_is_act (asked->state, order) && (asked->foe < 0 || has_target (order, asked->foe)))
      add_order (menu, asked->state, order, NULL);
  }
}

/* There is no action of this name, so its rows are greyed; each says what cannot be done, and why.
 */
#define CANNOT "play.cannot"

static void
add_denials (GMenu *menu, const Asked *asked)
{
  g_autoptr (GArray) denials = g_array_new (FALSE, FALSE, sizeof (CrDenial));
  g_autoptr (GArray) can = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  g_auto (GStrv) words = NULL;

  if (asked->gear >= 0) {
    cre_tool_play_list_gear (asked->page->tool, can);
    cr_game_list_gear_denied (asked->state, asked->gear, can, denials);
  } else
    cr_game_list_denied (asked->state, asked->men, asked->n_men, denials);
  for (guint i = denials->len; asked->foe >= 0 && i-- > 0;)
    if (!has_target (&g_array_index (denials, CrDenial, i).order, asked->foe))
      g_array_remove_index (denials, i);
  words = cr_words_denials (asked->state, denials, g_get_language_names ());
  for (char **word = words; *word != NULL; word++)
    g_menu_append (menu, *word, CANNOT);
}

static void
add_removal (GMenu *menu, const Asked *asked)
{
  CrOrder order = cr_order_new (CR_VERB_REMOVE);

  order.gear = asked->gear;
  if (asked->gear < 0 &&
      !cre_play_order_removal (asked->page->play, asked->place, asked->man, &order))
    return;
  if (cr_game_judge (asked->state, &order, NULL))
    add_order (menu, asked->state, &order,
               order.n_men > 0 ? _ ("Take him off the map")
               : cr_state_get_gear (asked->state, (guint) order.gear)->work != NULL
                   ? _ ("Take it off the map")
                   : _ ("Take the ladder off the map"));
}

/* Returns: (transfer full) (nullable): facts of the man or piece that the menu is about */
static char *
dup_facts (const Asked *asked)
{
  if (asked->gear >= 0)
    return cr_words_gear (asked->state, (guint) asked->gear);
  return asked->man >= 0
             ? cr_words_fighter_facts (asked->state, asked->man, g_get_language_names ())
             : NULL;
}

static GMenuModel *
new_menu (const Asked *asked)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) orders = g_menu_new (), denied = g_menu_new (), more = g_menu_new ();
  GMenu *const parts[] = { orders, denied, more };
  g_autofree char *facts = dup_facts (asked), *end = cra_phase_bar_dup_end (asked->state);

  if (cre_play_is_looking_back (asked->page->play))
    g_menu_append (more, _ ("Play from here"), "play.from-here");
  else {
    add_orders (orders, asked);
    add_denials (denied, asked);
    add_removal (more, asked);
  }
  if (!cre_play_is_looking_back (asked->page->play) && cr_state_get_awaited (asked->state) == NULL)
    g_menu_append (more, end, "play.end");
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_menu_model_get_n_items (G_MENU_MODEL (parts[i])) > 0)
      /* The facts are the title of the first section. */
      g_menu_append_section (menu,
                             g_menu_model_get_n_items (G_MENU_MODEL (menu)) == 0 ? facts : NULL,
                             G_MENU_MODEL (parts[i]));
  return G_MENU_MODEL (menu);
}

/* Whether the menu of this man is about the men in hand: he is one of them, or their foe. */
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

static Asked
ask_place (CraPlayPage *self, CrPlace place)
{
  Asked asked = { .page = self,
                  .state = cre_play_get_state (self->play),
                  .place = place,
                  .man = cre_play_find_man (self->play, place, -1),
                  .foe = -1,
                  .gear = -1 };

  if (cre_tool_play_asks_gear (self->tool, place, asked.man))
    asked.gear = cre_tool_play_get_gear (self->tool);
  else if (asked.man >= 0 && !is_for_chosen (self, asked.man))
    cre_tool_play_choose (self->tool, asked.man);
  asked.men = cre_tool_play_get_men (self->tool, &asked.n_men);
  if (asked.man >= 0 && asked.n_men > 0 && cr_state_are_foes (asked.state, asked.men[0], asked.man))
    asked.foe = asked.man;
  return asked;
}

void
cra_play_page_menu_cb (CraPlayPage *self, const CrPoint *point)
{
  CraCanvas *canvas = cra_map_view_get_canvas (self->view);
  CrPoint at = cra_viewport_to_widget (cra_canvas_get_viewport (canvas), *point);
  g_autoptr (GMenuModel) menu = NULL;
  double x = 0, y = 0;
  CrPlace place;
  GtkWidget *popover;
  Asked asked;

  if (self->play == NULL || !cra_map_view_get_cursor (self->view, &place))
    return;
  asked = ask_place (self, place);
  menu = new_menu (&asked);
  gtk_widget_translate_coordinates (GTK_WIDGET (canvas), GTK_WIDGET (self), at.x, at.y, &x, &y);
  popover = cra_map_menu_popup (GTK_WIDGET (self), menu, (int) x, (int) y);
  g_signal_connect_object (popover, "closed", G_CALLBACK (gtk_widget_grab_focus), canvas,
                           G_CONNECT_SWAPPED);
}
