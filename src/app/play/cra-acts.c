/* cra-acts.c: buttons for the orders that can be given.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-acts.h"

#include "cr-words-order.h"
#include "cre-names.h"

#include <glib/gi18n.h>
#include <string.h>

/* When there are more orders of one kind than this, one button opens a menu of them. */
#define MOST_ALIKE 3

/* The most characters in a line of a button that has a row to itself, and of one of two in a row.
 */
#define WIDE_CHARS 24
#define NARROW_CHARS 11

/* The least characters in a line. Without them, a label that may break within words asks for a
 * height of one line per letter before it is laid out. */
#define LEAST_WIDE_CHARS 20
#define LEAST_NARROW_CHARS 8

struct _CraActs {
  GtkGrid parent_instance;

  int n_cells; /* how many cells of the grid are taken */
};

G_DEFINE_FINAL_TYPE (CraActs, cra_acts, GTK_TYPE_GRID)

/* Adds a button: two short ones share a row; a long text has a row to itself, and two lines if
 * needed. */
static void
attach (CraActs *self, GtkWidget *button, GtkLabel *label)
{
  gboolean wide = g_utf8_strlen (gtk_label_get_text (label), -1) > WIDE_CHARS;

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (label, wide ? LEAST_WIDE_CHARS : LEAST_NARROW_CHARS);
  gtk_label_set_max_width_chars (label, wide ? WIDE_CHARS : NARROW_CHARS);
  if (wide && self->n_cells % 2 != 0)
    self->n_cells++;
  gtk_grid_attach (GTK_GRID (self), button, self->n_cells % 2, self->n_cells / 2, wide ? 2 : 1, 1);
  self->n_cells += wide ? 2 : 1;
}

/* Adds a button that gives an order. For an attack it also tells the odds. */
static void
add_act (CraActs *self, CrState *state, const CrOrder *order, const char *words)
{
  g_autofree char *text = cr_order_format (state, order), *how = NULL;
  GtkWidget *button = gtk_button_new_with_label (words);
  CrOdds odds;
  CrRefusal refusal;

  if (order->verb == CR_VERB_ATTACK && cr_odds_find (state, order, &odds, &refusal))
    how = cr_words_odds (state, &odds);
  gtk_widget_set_tooltip_text (button, how);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "play.give");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", text);
  attach (self, button, GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))));
}

/* Returns: (transfer full) (nullable): the words with which both texts begin, with the space after
 * them */
static char *
dup_common (const char *first, const char *second)
{
  gsize n = 0, word = 0;

  for (; first[n] != '\0' && first[n] == second[n]; n++)
    if (first[n] == ' ')
      word = n + 1;
  return word > 0 ? g_strndup (first, word) : NULL;
}

static gboolean
is_alike (const CrOrder *a, const CrOrder *b)
{
  return a->verb == b->verb && a->gear == b->gear;
}

/* Returns: (transfer full) (nullable): a common name for all orders of the same kind, if there are
 * many. Answers to a question of the game are not put together, so that all of them are seen. */
static char *
dup_kind (const GArray *orders, GPtrArray *words, guint index)
{
  const CrOrder *order = &g_array_index (orders, CrOrder, index);
  g_autofree char *common = g_strconcat (words->pdata[index], " ", NULL);
  guint n = 0;

  for (guint i = 0; i < orders->len && common != NULL; i++)
    if (is_alike (&g_array_index (orders, CrOrder, i), order)) {
      g_autofree char *before = g_steal_pointer (&common);
      g_autofree char *other = g_strconcat (words->pdata[i], " ", NULL);

      common = dup_common (before, other);
      n++;
    }
  return common != NULL && n > MOST_ALIKE && order->verb != CR_VERB_CHOOSE
             ? g_strconcat (g_strchomp (common), "…", NULL)
             : NULL;
}

static GMenuModel *
new_menu (CrState *state, const GArray *orders, GPtrArray *words, guint index)
{
  GMenu *menu = g_menu_new ();

  for (guint i = index; i < orders->len; i++) {
    const CrOrder *order = &g_array_index (orders, CrOrder, i);
    g_autofree char *text = cr_order_format (state, order);
    g_autoptr (GMenuItem) item = g_menu_item_new (words->pdata[i], NULL);

    g_menu_item_set_action_and_target (item, "play.give", "s", text);
    if (is_alike (order, &g_array_index (orders, CrOrder, index)))
      g_menu_append_item (menu, item);
  }
  return G_MENU_MODEL (menu);
}

static void
add_kind (CraActs *self, GMenuModel *menu, const char *kind)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *label = gtk_label_new (kind);

  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), label);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (button), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, kind, -1);
  attach (self, button, GTK_LABEL (label));
}

static gboolean
is_first (const GArray *orders, guint index)
{
  for (guint i = 0; i < index; i++)
    if (is_alike (&g_array_index (orders, CrOrder, i), &g_array_index (orders, CrOrder, index)))
      return FALSE;
  return TRUE;
}

/* Returns: whether the order needs a button of its own. @fits: there is room, so the button is
 * added */
static gboolean
show_act (CraActs *self,
          CrState *state,
          const GArray *orders,
          GPtrArray *words,
          guint index,
          gboolean fits)
{
  g_autofree char *kind = dup_kind (orders, words, index);
  g_autoptr (GMenuModel) menu = NULL;

  if (kind != NULL && !is_first (orders, index))
    return FALSE;
  if (fits && kind == NULL)
    add_act (self, state, &g_array_index (orders, CrOrder, index), words->pdata[index]);
  else if (fits) {
    menu = new_menu (state, orders, words, index);
    add_kind (self, menu, kind);
  }
  return TRUE;
}

/* Returns: (transfer full): "Climb the ladder on 1713 towards 1712: 3 MP, and his move ends" */
static char *
dup_label (CrState *state, const CrOrder *order)
{
  g_autofree char *words = cr_words_order (state, order), *price = NULL, *whole = NULL;

  price = cr_words_order_price (state, order);
  /* Translators: an order and what it costs: “Kneel: 1 MP” */
  whole = price != NULL ? g_strdup_printf (_ ("%1$s: %2$s"), words, price) : NULL;
  return cre_capitalize (whole != NULL ? whole : words);
}

guint
cra_acts_show (CraActs *self, CrState *state, const GArray *orders, guint most)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_grid_remove (GTK_GRID (self), child);
  self->n_cells = 0;
  for (guint i = 0; i < orders->len; i++) {
    g_ptr_array_add (words, dup_label (state, &g_array_index (orders, CrOrder, i)));
  }
  for (guint i = 0; i < orders->len; i++)
    n += show_act (self, state, orders, words, i, n < most) ? 1 : 0;
  return n;
}

static void
cra_acts_class_init (CraActsClass *klass)
{
}

static void
cra_acts_init (CraActs *self)
{
  gtk_grid_set_column_homogeneous (GTK_GRID (self), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self), 4);
  gtk_grid_set_row_spacing (GTK_GRID (self), 4);
}
