/* cra-compare-window.c: a window that shows two states of a map side by side.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-compare-window.h"

#include "cra-form.h"
#include "cra-worker.h"

#include "cr-numbering.h"
#include "cr-sheet.h"
#include "cr-text.h"
#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"
#include "cre-compare.h"
#include "cre-floors.h"

#include <glib/gi18n.h>

/* The longer side of each picture in pixels; the window shows it as small as it must. */
#define SPAN 1600
/* More marks than these would cover one another. */
#define MOST_MARKS 4000

/* Both states, read and compared by the worker. A field does not change any more once it was handed
 * to the window. */
typedef struct {
  char *paths[2];
  CrMap *maps[2];
  CrRuleset *ruleset;
  GPtrArray *differences;
  GError *error;
} Both;

typedef struct {
  Both *both;
  int floor;
  cairo_surface_t *pictures[2];
  GWeakRef window;
} Job;

struct _CraCompareWindow {
  GtkWindow parent_instance;

  /* made in code, borrowed */
  GtkWidget *summary, *areas[2];
  GtkStringList *rows;
  GtkSingleSelection *selection;

  /* owned */
  Both *both;
  cairo_surface_t *pictures[2];

  gboolean ready;
  int floor;
};

G_DEFINE_FINAL_TYPE (CraCompareWindow, cra_compare_window, GTK_TYPE_WINDOW)

static void
both_clear (gpointer data)
{
  Both *both = data;

  for (int i = 0; i < 2; i++) {
    g_free (both->paths[i]);
    g_clear_pointer (&both->maps[i], cr_map_free);
  }
  g_clear_pointer (&both->ruleset, cr_ruleset_unref);
  g_clear_pointer (&both->differences, g_ptr_array_unref);
  g_clear_error (&both->error);
}

static void
job_free (Job *job)
{
  for (int i = 0; i < 2; i++)
    g_clear_pointer (&job->pictures[i], cairo_surface_destroy);
  g_weak_ref_clear (&job->window);
  g_atomic_rc_box_release_full (job->both, both_clear);
  g_free (job);
}

/* The functions from here on run in the worker. */

static void
load_both (Both *both)
{
  g_autofree char *lost = NULL;

  for (int i = 0; i < 2; i++)
    if (both->maps[i] == NULL)
      both->maps[i] = cr_map_load (both->paths[i], NULL, both->error == NULL ? &both->error : NULL);
  if (both->maps[0] == NULL || both->maps[1] == NULL)
    return;
  both->ruleset = cr_ruleset_load_for_map (both->maps[0], both->paths[0], &lost, &both->error);
  if (both->ruleset != NULL)
    both->differences = cre_compare (both->maps[0], both->maps[1], both->ruleset);
}

static double
get_scale (const CrMap *map)
{
  CrBox frame = cr_layout_frame (cr_map_get_grid (map));

  return SPAN / MAX (MAX (frame.width, frame.height), 0.1);
}

static cairo_surface_t *
paint_map (const CrMap *map, const CrRuleset *ruleset, int floor)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrArt) art = cr_art_new (scene);
  CrBox frame = cr_layout_frame (cr_map_get_grid (map));
  g_autoptr (CrSheet) sheet = NULL;
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.floor = MIN (floor, cr_map_n_floors (map) - 1);
  sheet = cr_sheet_new (map, &options);
  cr_sheet_set_art (sheet, art);
  cr_sheet_set_part (sheet, &frame);
  return cr_sheet_draw_pixels (sheet, get_scale (map));
}

static gboolean done_cb (gpointer data);

static void
work_on_maps (gpointer data)
{
  Job *job = data;
  Both *both = job->both;

  if (both->differences == NULL && both->error == NULL)
    load_both (both);
  for (int i = 0; i < 2 && both->differences != NULL; i++)
    job->pictures[i] = paint_map (both->maps[i], both->ruleset, job->floor);
  g_idle_add_full (CRA_WORKER_DONE, done_cb, job, NULL);
}

static void
ask_picture (CraCompareWindow *self, int floor)
{
  Job *job = g_new0 (Job, 1);

  self->floor = floor;
  job->both = g_atomic_rc_box_acquire (self->both);
  job->floor = floor;
  g_weak_ref_init (&job->window, self);
  cra_worker_push (work_on_maps, job);
}

/* The functions from here on run in the main thread. */

static char *
dup_row (const Both *both, const CreDifference *difference)
{
  const CrMap *map = both->maps[0];
  g_autofree char *number = NULL;

  if (difference->place.floor < 0)
    return g_strdup (difference->text);
  number = cr_map_format_printed (map, difference->place);
  if (cr_map_n_floors (map) == 1)
    return g_strdup_printf ("%s · %s", number, difference->text);
  return g_strdup_printf ("%s · %s · %s", number,
                          cre_floors_get_name (map, difference->place.floor), difference->text);
}

static void
show_differences (CraCompareWindow *self)
{
  const GPtrArray *list = self->both->differences;
  g_autofree char *summary = NULL;

  if (list == NULL) {
    gtk_label_set_text (GTK_LABEL (self->summary),
                        self->both->error != NULL ? self->both->error->message : "");
    return;
  }
  summary = cre_compare_dup_summary (list);
  gtk_label_set_text (GTK_LABEL (self->summary), summary);
  for (guint i = 0; i < list->len; i++) {
    g_autofree char *row = dup_row (self->both, list->pdata[i]);

    gtk_string_list_take (self->rows, cr_text_show (row));
  }
}

static gboolean
done_cb (gpointer data)
{
  Job *job = data;
  g_autoptr (CraCompareWindow) self = g_weak_ref_get (&job->window);

  if (self != NULL) {
    if (!self->ready)
      show_differences (self);
    self->ready = TRUE;
    for (int i = 0; i < 2; i++) {
      g_clear_pointer (&self->pictures[i], cairo_surface_destroy);
      self->pictures[i] = g_steal_pointer (&job->pictures[i]);
      gtk_widget_queue_draw (self->areas[i]);
    }
  }
  job_free (job);
  return G_SOURCE_REMOVE;
}

/* Returns: (transfer none) (nullable): the difference of the selected row; NULL when it has no hex
 */
static const CreDifference *
get_chosen (CraCompareWindow *self)
{
  guint row = gtk_single_selection_get_selected (self->selection);
  const CreDifference *chosen;

  if (!self->ready || self->both->differences == NULL || row >= self->both->differences->len)
    return NULL;
  chosen = self->both->differences->pdata[row];
  return chosen->place.floor >= 0 ? chosen : NULL;
}

static void
trace_hex (cairo_t *cr, const CrGrid *grid, CrHex hex)
{
  cairo_new_sub_path (cr);
  for (int corner = 0; corner < 6; corner++) {
    CrPoint at = cr_layout_corner (grid, hex, corner);

    cairo_line_to (cr, at.x, at.y);
  }
  cairo_close_path (cr);
}

/* Strokes light over dark, so that the line is seen on any ground. */
static void
stroke_twice (cairo_t *cr, double width)
{
  cairo_set_source_rgb (cr, 0.1, 0.05, 0.1);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 0.75, 0.1);
  cairo_set_line_width (cr, width * 0.55);
  cairo_stroke (cr);
}

static void
mark_places (CraCompareWindow *self, cairo_t *cr, const CrMap *map, double pixel)
{
  const GPtrArray *list = self->both->differences;
  const CreDifference *chosen = get_chosen (self);

  for (guint i = 0; i < MIN (list->len, MOST_MARKS); i++) {
    const CreDifference *difference = list->pdata[i];

    if (difference->place.floor == self->floor)
      trace_hex (cr, cr_map_get_grid (map), difference->place.hex);
  }
  stroke_twice (cr, MAX (0.08, 2.5 * pixel));
  if (chosen != NULL && chosen->place.floor == self->floor) {
    CrPoint centre = cr_layout_centre (cr_map_get_grid (map), chosen->place.hex);

    cairo_arc (cr, centre.x, centre.y, MAX (0.9, 10 * pixel), 0, 2 * G_PI);
    stroke_twice (cr, MAX (0.16, 4 * pixel));
  }
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  CraCompareWindow *self = data;
  int which = GTK_WIDGET (area) == self->areas[1];
  const CrMap *map;
  double scale, wide, high;
  CrBox frame;

  if (self->pictures[which] == NULL)
    return;
  map = self->both->maps[which];
  frame = cr_layout_frame (cr_map_get_grid (map));
  wide = cairo_image_surface_get_width (self->pictures[which]);
  high = cairo_image_surface_get_height (self->pictures[which]);
  scale = MIN (width / wide, height / high);
  cairo_translate (cr, (width - wide * scale) / 2, (height - high * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, self->pictures[which], 0, 0);
  cairo_paint (cr);
  cairo_scale (cr, get_scale (map), get_scale (map));
  cairo_translate (cr, -frame.x, -frame.y);
  mark_places (self, cr, map, 1 / (scale * get_scale (map)));
}

static void
chosen_cb (CraCompareWindow *self)
{
  const CreDifference *chosen = get_chosen (self);

  if (chosen != NULL && chosen->place.floor != self->floor)
    ask_picture (self, chosen->place.floor);
  for (int i = 0; i < 2; i++)
    gtk_widget_queue_draw (self->areas[i]);
}

/* The functions from here on build the window. */

static void
act_cb (GtkWidget *button, CraCompareWindow *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autofree char *action = g_strdup (g_object_get_data (G_OBJECT (button), "action"));
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  g_action_parse_detailed_name (action, &name, &target, NULL);
  gtk_widget_activate_action_variant (GTK_WIDGET (parent), name, target);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
row_setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, cra_form_new_label (NULL, NULL));
}

static void
row_bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), text);
  gtk_widget_set_tooltip_text (gtk_list_item_get_child (item), text);
}

static GtkWidget *
new_list (CraCompareWindow *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroll = gtk_scrolled_window_new (), *list;

  self->rows = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (self->rows));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  g_signal_connect (factory, "setup", G_CALLBACK (row_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (row_bind_cb), NULL);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  list = gtk_list_view_new (GTK_SELECTION_MODEL (self->selection), factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What differs"), -1);
  gtk_widget_add_css_class (list, "rows");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), list);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroll), 130);
  return scroll;
}

static GtkWidget *
new_side (CraCompareWindow *self, int which, const char *heading)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *area = gtk_drawing_area_new ();

  self->areas[which] = area;
  gtk_widget_set_vexpand (area, TRUE);
  gtk_widget_set_hexpand (area, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  -1);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, self, NULL);
  gtk_box_append (GTK_BOX (box), cra_form_new_label (heading, "heading"));
  gtk_box_append (GTK_BOX (box), area);
  return box;
}

static GtkWidget *
new_buttons (CraCompareWindow *self, const char *label, const char *action)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *close = gtk_button_new_with_label (_ ("Close"));
  GtkWidget *act = gtk_button_new_with_label (label);

  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_widget_add_css_class (act, "suggested-action");
  g_object_set_data_full (G_OBJECT (act), "action", g_strdup (action), g_free);
  g_signal_connect_swapped (close, "clicked", G_CALLBACK (gtk_window_destroy), self);
  g_signal_connect (act, "clicked", G_CALLBACK (act_cb), self);
  gtk_box_append (GTK_BOX (box), close);
  gtk_box_append (GTK_BOX (box), act);
  return box;
}

static void
cra_compare_window_finalize (GObject *object)
{
  CraCompareWindow *self = CRA_COMPARE_WINDOW (object);

  for (int i = 0; i < 2; i++)
    g_clear_pointer (&self->pictures[i], cairo_surface_destroy);
  g_atomic_rc_box_release_full (self->both, both_clear);
  G_OBJECT_CLASS (cra_compare_window_parent_class)->finalize (object);
}

static void
cra_compare_window_class_init (CraCompareWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_compare_window_finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
cra_compare_window_init (CraCompareWindow *self)
{
  self->both = g_atomic_rc_box_new0 (Both);
}

CraCompareWindow *
cra_compare_window_new (GtkWindow *parent,
                        const CrMap *here,
                        const CraState states[2],
                        const char *label,
                        const char *action)
{
  CraCompareWindow *self =
      g_object_new (CRA_TYPE_COMPARE_WINDOW, "transient-for", parent, "title", _ ("Look at both"),
                    "default-width", 1000, "default-height", 640, NULL);
  GtkWidget *page = cra_form_new (), *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_set_homogeneous (GTK_BOX (sides), TRUE);
  for (int i = 0; i < 2; i++) {
    self->both->paths[i] = g_strdup (states[i].path);
    self->both->maps[i] = states[i].here ? cr_map_copy (here) : NULL;
    gtk_box_append (GTK_BOX (sides), new_side (self, i, states[i].heading));
  }
  self->summary = cra_form_new_label (_ ("Comparing…"), "strong");
  gtk_label_set_ellipsize (GTK_LABEL (self->summary), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (self->summary), TRUE);
  gtk_box_append (GTK_BOX (page), sides);
  gtk_box_append (GTK_BOX (page), self->summary);
  gtk_box_append (GTK_BOX (page), new_list (self));
  gtk_box_append (GTK_BOX (page), new_buttons (self, label, action));
  gtk_window_set_child (GTK_WINDOW (self), page);
  ask_picture (self, 0);
  return self;
}
