/* cra-fire-ends.c: the side over which a man shoots, and what shooter and target stand on.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fire-ends.h"

#include "cra-form.h"

#include "cr-question-aim.h"
#include "cr-words-lof.h"
#include "cre-floors.h"

#include <glib/gi18n.h>

struct _CraFireEnds {
  GtkBox parent_instance;

  GtkWidget *from, *ends[2]; /* of the shooter; of both ends */

  /* owned */
  CreAsk *ask;
  GArray *sides;     /* int: the side of each row of @from */
  GArray *stands[2]; /* CrStand: what each row of @ends stands for */

  guint refresh;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (CraFireEnds, cra_fire_ends, GTK_TYPE_BOX)

static const CrScene *
get_scene (CraFireEnds *self)
{
  return cre_map_document_get_scene (cre_ask_get_document (self->ask));
}

static void
add_row (GPtrArray *names, GArray *values, char *name, int value)
{
  g_ptr_array_add (names, name);
  g_array_append_val (values, value);
}

/* Returns: the row of @value, 0 when there is none */
static guint
find_row (const GArray *values, int value)
{
  for (guint i = 0; i < values->len; i++)
    if (g_array_index (values, int, i) == value)
      return i;
  return 0;
}

/* Returns: (transfer full): the side and what he shoots over or through, without the wall under it:
 * "SW, battlement" */
static char *
dup_side (CraFireEnds *self, CrPlace place, CrDirection side)
{
  const CrMap *map = cr_scene_get_map (get_scene (self));
  const char *name = cr_direction_get_title (side, cr_map_get_grid (map)->orientation);
  gsize n = 0;
  const CrSide *things = cr_map_get_sides (map, place, side, &n);

  for (gsize i = 0; i < n; i++)
    if (things[i].kind != CR_SIDE_WALL && things[i].kind != CR_SIDE_PARTITION) {
      g_autofree char *kind = cr_words_side_kind (get_scene (self), (CrSideKind) things[i].kind,
                                                  g_get_language_names ());

      return g_strdup_printf ("%s, %s", name, kind);
    }
  return g_strdup (name);
}

static void
fill_sides (CraFireEnds *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const CrQuestion *question = cre_ask_get_question (self->ask);
  guint origins = cr_question_find_origins (question, get_scene (self));
  const CrPlace *shooter = cre_ask_get_end (self->ask, CR_END_FROM);

  g_array_set_size (self->sides, 0);
  add_row (names, self->sides, g_strdup (_ ("Best place")), -1);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (origins >> d & 1)
      add_row (names, self->sides, dup_side (self, *shooter, d), d);
  cra_form_set_rows (self->from, names, find_row (self->sides, cr_question_get_side (question)));
  gtk_widget_set_sensitive (self->from, names->len > 1);
  gtk_widget_set_tooltip_text (
      self->from, names->len > 1 ? _ ("Which side he shoots over: comma and full stop, or a "
                                      "right click on his hex near the side")
                                 : _ ("No battlement, slit or open door on a side of "
                                      "the shooter's hex"));
}

/* Returns: (transfer full): "Platform, +3" or "Hoarding N, +2" */
static char *
dup_stand (CraFireEnds *self, const CrStand *stand)
{
  g_autofree char *level = cr_words_level (stand->stand.level);

  if (stand->stand.work != NULL)
    return cr_words_post (get_scene (self), &stand->stand, g_get_language_names ());
  return g_strdup_printf (
      "%s, %s", cre_floors_get_name (cr_scene_get_map (get_scene (self)), stand->place.floor),
      level);
}

static gboolean
is_same (const CrStand *a, const CrStand *b)
{
  return a->place.floor == b->place.floor && cr_post_equal (a->stand.post, b->stand.post);
}

/* Lists all that the man can stand on; what he stands on now is selected. */
static void
fill_stands (CraFireEnds *self, CrQuestionEnd end)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  CrStand now = { 0 };
  gboolean there = cre_ask_get_stand (self->ask, end, &now);
  guint chosen = 0;

  g_clear_pointer (&self->stands[end], g_array_unref);
  self->stands[end] = cre_ask_list_stands (self->ask, end);
  for (guint i = 0; i < self->stands[end]->len; i++) {
    const CrStand *stand = &g_array_index (self->stands[end], CrStand, i);

    g_ptr_array_add (names, dup_stand (self, stand));
    if (there && is_same (stand, &now))
      chosen = i;
  }
  if (names->len == 0)
    g_ptr_array_add (names, g_strdup ("—"));
  cra_form_set_rows (self->ends[end], names, chosen);
  gtk_widget_set_sensitive (self->ends[end], names->len > 1);
  gtk_widget_set_tooltip_text (
      self->ends[end], names->len > 1     ? _ ("Floor, or what he stands on. Alt+Up and Alt+Down "
                                                   "change it for the end touched last")
                       : there            ? _ ("There is nothing else to stand on in this hex")
                       : end == CR_END_TO ? _ ("No target yet")
                                          : _ ("No shooter yet"));
}

static gboolean
refresh_cb (gpointer data)
{
  CraFireEnds *self = data;

  self->refresh = 0;
  self->filling = TRUE;
  fill_sides (self);
  fill_stands (self, CR_END_FROM);
  fill_stands (self, CR_END_TO);
  self->filling = FALSE;
  return G_SOURCE_REMOVE;
}

static void
answered_cb (CraFireEnds *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add_full (CRA_BEFORE_FRAME, refresh_cb, self, NULL);
}

static void
side_cb (CraFireEnds *self)
{
  guint row = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->from));

  if (!self->filling && row < self->sides->len)
    g_object_set (self->ask, "side", g_array_index (self->sides, int, row), NULL);
}

static void
choose_stand (CraFireEnds *self, CrQuestionEnd end)
{
  guint row = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->ends[end]));

  if (!self->filling && row < self->stands[end]->len) {
    CrStand stand = g_array_index (self->stands[end], CrStand, row);

    cre_ask_set_stand (self->ask, end, &stand);
  }
}

static void
shooter_cb (CraFireEnds *self)
{
  choose_stand (self, CR_END_FROM);
}

static void
target_cb (CraFireEnds *self)
{
  choose_stand (self, CR_END_TO);
}

static void
cra_fire_ends_dispose (GObject *object)
{
  CraFireEnds *self = CRA_FIRE_ENDS (object);

  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_object (&self->ask);
  G_OBJECT_CLASS (cra_fire_ends_parent_class)->dispose (object);
}

static void
cra_fire_ends_finalize (GObject *object)
{
  CraFireEnds *self = CRA_FIRE_ENDS (object);

  g_array_unref (self->sides);
  g_array_unref (self->stands[0]);
  g_array_unref (self->stands[1]);
  G_OBJECT_CLASS (cra_fire_ends_parent_class)->finalize (object);
}

static void
cra_fire_ends_class_init (CraFireEndsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_fire_ends_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_fire_ends_finalize;
}

static GtkWidget *
add_drop_down (CraFireEnds *self, const char *label, GCallback chosen)
{
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL, NULL);

  /* The label stands above, because the names that will be filled in later are long. */
  cra_form_add_wide_row (GTK_WIDGET (self), label, drop_down);
  g_signal_connect_swapped (drop_down, "notify::selected", chosen, self);
  return drop_down;
}

static void
cra_fire_ends_init (CraFireEnds *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->sides = g_array_new (FALSE, FALSE, sizeof (int));
  self->stands[0] = g_array_new (FALSE, FALSE, sizeof (CrStand));
  self->stands[1] = g_array_new (FALSE, FALSE, sizeof (CrStand));
  self->from = add_drop_down (self, _ ("From"), G_CALLBACK (side_cb));
  self->ends[0] = add_drop_down (self, _ ("Shooter"), G_CALLBACK (shooter_cb));
  self->ends[1] = add_drop_down (self, _ ("Target"), G_CALLBACK (target_cb));
}

GtkWidget *
cra_fire_ends_new (CreAsk *ask)
{
  CraFireEnds *self = g_object_new (CRA_TYPE_FIRE_ENDS, NULL);

  self->ask = g_object_ref (ask);
  g_signal_connect_object (ask, "changed", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  refresh_cb (self);
  return GTK_WIDGET (self);
}
