/* cra-inspector.c: the fields of what is selected. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspector.h"

#include "cra-facts.h"
#include "cra-form.h"
#include "cra-inspect-form.h"
#include "cra-inspect-hexes.h"
#include "cra-inspect-many.h"
#include "cra-inspect-map.h"
#include "cra-inspect-node.h"
#include "cra-inspect-sides.h"
#include "cra-rule-links.h"
#include "cra-stops.h"

#include "cr-check.h"
#include "cr-numbering.h"

#include <glib/gi18n.h>

typedef enum { ABOUT_MAP, ABOUT_HEXES, ABOUT_SIDE, ABOUT_SIDES, ABOUT_NODE } About;

/* At most so many problems are shown above the fields; the list of problems has all. */
#define MOST_PROBLEMS 3

struct _CraInspector {
  GtkBox parent_instance;

  GtkLabel *title;
  GtkWidget *centre, *copy, *nothing;
  GtkWidget *problems;
  GtkStack *pages;

  /* made in code, borrowed */
  CraInspectHexes *hexes;
  CraInspectMap *map;
  CraInspectNode *node;
  GtkWidget *side_page, *side_facts;
  CraInspectSides *side;
  CraInspectMany *many;

  /* owned */
  CreMapDocument *document;
  GArray *places;      /* of CrPlace: the hexes that are shown */
  GArray *marks;       /* of CreMark: the sides that are shown */
  GPtrArray *warnings; /* of Warning: all problems of the map */

  About about;
  CrDirection direction;
  CreNodeRef ref;

  /* a stroke goes on; the map has changed since the fields were filled */
  gboolean held, stale;
};

G_DEFINE_FINAL_TYPE (CraInspector, cra_inspector, GTK_TYPE_BOX)

/* A copy of a problem's text, because the panel of problems frees the problem at the next change.
 */
typedef struct {
  CrPlace place;
  char *text;
} Warning;

static void
warning_free (gpointer data)
{
  g_free (((Warning *) data)->text);
  g_free (data);
}

static const CrMap *
get_map (CraInspector *self)
{
  return cre_map_document_get_map (self->document);
}

static CrPlace
get_place (CraInspector *self)
{
  return g_array_index (self->places, CrPlace, 0);
}

static char *
dup_number (CraInspector *self)
{
  CrNumbering numbering = cr_map_get_numbering (get_map (self));

  return cr_numbering_format (&numbering, cr_map_get_grid (get_map (self)), get_place (self).hex);
}

static char *
dup_title (CraInspector *self)
{
  g_autofree char *number = NULL;

  switch (self->about) {
  case ABOUT_NODE:
    return cre_node_dup_name (self->document, self->ref);
  case ABOUT_SIDE:
    number = dup_number (self);
    /* Translators: the number of a hex and the name of one of its sides */
    return g_strdup_printf (
        _ ("Side %s %s"), number,
        cr_direction_get_title (self->direction, cr_map_get_grid (get_map (self))->orientation));
  case ABOUT_SIDES:
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u side", "%u sides", self->marks->len),
                            self->marks->len);
  case ABOUT_HEXES:
    if (self->places->len > 1)
      return g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "%u hex", "%u hexes", self->places->len),
          self->places->len);
    number = dup_number (self);
    return g_strdup_printf (_ ("Hex %s"), number);
  default:
    return g_strdup (_ ("The map"));
  }
}

/* When a change has removed what is shown, the inspector shows the map. */
static void
check_subject (CraInspector *self)
{
  for (guint i = 0; i < self->places->len; i++)
    if (g_array_index (self->places, CrPlace, i).floor >= cr_map_n_floors (get_map (self)))
      self->about = ABOUT_MAP;
  if (self->about == ABOUT_NODE && cre_node_get (self->document, self->ref) == NULL)
    self->about = ABOUT_MAP;
  if (self->about == ABOUT_MAP)
    g_array_set_size (self->places, 0);
}

/* The functions from here on show the problems of what is shown. */

static void
add_warning (CraInspector *self, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (NULL);
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  cra_rule_set_text (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (self->problems), box);
}

static void
fill_problems (CraInspector *self)
{
  guint n = 0;

  cra_form_clear (self->problems);
  for (guint i = 0; i < self->warnings->len && n < MOST_PROBLEMS; i++) {
    const Warning *warning = self->warnings->pdata[i];

    if (!cr_places_contain (self->places, warning->place))
      continue;
    add_warning (self, warning->text);
    n++;
  }
  gtk_widget_set_visible (self->problems, n > 0);
}

/* The functions from here on fill the pages. */

static void
fill_side (CraInspector *self)
{
  const CrMap *map = get_map (self);
  CrPlace place = get_place (self);
  CrPlace beyond = cr_place_neighbour (place, self->direction);

  cra_form_clear (self->side_facts);
  gtk_box_append (GTK_BOX (self->side_facts), cra_inspect_new_place_link (map, place));
  if (cr_grid_contains (cr_map_get_grid (map), beyond.hex))
    gtk_box_append (GTK_BOX (self->side_facts), cra_inspect_new_place_link (map, beyond));
  cra_inspect_sides_show (self->side, self->document, place, self->direction);
}

static void
fill_page (CraInspector *self)
{
  static const char *const names[] = { "map", "hexes", "side", "sides", "node" };

  if (self->about == ABOUT_MAP)
    cra_inspect_map_refresh (self->map);
  else if (self->about == ABOUT_HEXES)
    cra_inspect_hexes_show (self->hexes, self->places);
  else if (self->about == ABOUT_SIDE)
    fill_side (self);
  else if (self->about == ABOUT_SIDES)
    cra_inspect_many_show (self->many, self->document, self->marks);
  else
    cra_inspect_node_show (self->node, self->document, self->ref);
  gtk_stack_set_visible_child_name (self->pages, names[self->about]);
}

static void
fill_form (CraInspector *self)
{
  g_autofree char *title = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->pages), self->document != NULL);
  gtk_widget_set_visible (self->nothing, FALSE);
  self->stale = FALSE;
  if (self->document == NULL)
    return;
  check_subject (self);
  title = dup_title (self);
  gtk_label_set_text (self->title, title);
  gtk_widget_set_visible (self->nothing, self->about == ABOUT_MAP);
  gtk_widget_set_visible (self->centre, self->places->len > 0);
  fill_problems (self);
  fill_page (self);
}

/* Only a change of painted hexes waits for the end of a stroke: any other change may have removed
 * what is shown. */
static void
changed_cb (CraInspector *self, const CreChange *change)
{
  if (self->held && !change->nodes && !change->floors && !change->grid)
    self->stale = TRUE;
  else
    fill_form (self);
}

/* The fire index is ready, so the inspector can tell who sees the hex. */
static void
fire_ready_cb (CraInspector *self)
{
  if (self->about != ABOUT_HEXES)
    return;
  if (self->held)
    self->stale = TRUE;
  else
    fill_form (self);
}

void
cra_inspector_set_held (CraInspector *self, gboolean held)
{
  self->held = held;
  if (!held && self->stale)
    fill_form (self);
}

void
cra_inspector_set_document (CraInspector *self, CreMapDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  self->about = ABOUT_MAP;
  self->held = FALSE;
  g_array_set_size (self->places, 0);
  cra_inspect_hexes_set_document (self->hexes, document);
  cra_inspect_map_set_document (self->map, document);
  if (document != NULL) {
    g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
    g_signal_connect_swapped (document, "fire-ready", G_CALLBACK (fire_ready_cb), self);
  }
  fill_form (self);
}

void
cra_inspector_set_problems (CraInspector *self, const GPtrArray *problems)
{
  g_ptr_array_set_size (self->warnings, 0);
  for (guint i = 0; problems != NULL && i < problems->len; i++) {
    const CrProblem *problem = problems->pdata[i];
    Warning *warning = g_new (Warning, 1);

    *warning =
        (Warning){ problem->place, problem->rule != NULL
                                       ? g_strdup_printf ("%s %s", problem->message, problem->rule)
                                       : g_strdup (problem->message) };
    g_ptr_array_add (self->warnings, warning);
  }
  fill_problems (self);
}

/* A text that is being typed belongs to what was shown so far, so it is taken first. */
static void
take_places (CraInspector *self, const CrPlace *places, guint n)
{
  cra_form_settle (GTK_WIDGET (self));
  g_array_set_size (self->places, 0);
  if (n > 0)
    g_array_append_vals (self->places, places, n);
}

/* @places: (element-type CrPlace): an empty array shows the map */
void
cra_inspector_show_places (CraInspector *self, const GArray *places)
{
  take_places (self, cr_places_of (places).places, places->len);
  self->about = places->len > 0 ? ABOUT_HEXES : ABOUT_MAP;
  fill_form (self);
}

void
cra_inspector_follow_floor (CraInspector *self, CrPlace cursor)
{
  g_autoptr (GArray) places = NULL;

  if (self->about != ABOUT_HEXES || self->places->len != 1 ||
      !cr_hex_equal (get_place (self).hex, cursor.hex) || get_place (self).floor == cursor.floor)
    return;
  places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_array_append_val (places, cursor);
  cra_inspector_show_places (self, places);
}

void
cra_inspector_show_side (CraInspector *self, CrPlace place, CrDirection direction)
{
  take_places (self, &place, 1);
  self->direction = direction;
  self->about = ABOUT_SIDE;
  fill_form (self);
}

void
cra_inspector_show_sides (CraInspector *self, const GArray *marks)
{
  take_places (self, NULL, 0);
  g_array_set_size (self->marks, 0);
  g_array_append_vals (self->marks, marks->data, marks->len);
  for (guint i = 0; i < marks->len; i++)
    g_array_append_val (self->places, g_array_index (marks, CreMark, i).place);
  self->about = ABOUT_SIDES;
  fill_form (self);
}

void
cra_inspector_show_node (CraInspector *self, CreNodeRef ref)
{
  g_autoptr (GArray) places = cre_node_list_places (self->document, ref);

  take_places (self, cr_places_of (places).places, places->len);
  self->ref = ref;
  self->about = ABOUT_NODE;
  fill_form (self);
}

GArray *
cra_inspector_list_places (CraInspector *self)
{
  return g_array_copy (self->places);
}

char *
cra_inspector_dup_text (CraInspector *self)
{
  GString *text = g_string_new (gtk_label_get_text (self->title));

  for (guint i = 0; i < self->places->len; i++) {
    g_autofree char *facts =
        cra_facts_long (self->document, g_array_index (self->places, CrPlace, i));

    g_string_append_printf (text, "\n%s", facts);
  }
  return g_string_free (text, FALSE);
}

static void
cra_inspector_dispose (GObject *object)
{
  CraInspector *self = CRA_INSPECTOR (object);

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (cra_inspector_parent_class)->dispose (object);
}

static void
cra_inspector_finalize (GObject *object)
{
  g_array_unref (CRA_INSPECTOR (object)->places);
  g_array_unref (CRA_INSPECTOR (object)->marks);
  g_ptr_array_unref (CRA_INSPECTOR (object)->warnings);
  G_OBJECT_CLASS (cra_inspector_parent_class)->finalize (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, CraInspector, name)

static void
cra_inspector_class_init (CraInspectorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_inspector_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_inspector_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-inspector.ui");
  BIND (title);
  BIND (centre);
  BIND (copy);
  BIND (nothing);
  BIND (problems);
  BIND (pages);
}

static void
make_pages (CraInspector *self)
{
  self->map = g_object_new (CRA_TYPE_INSPECT_MAP, NULL);
  self->hexes = g_object_new (CRA_TYPE_INSPECT_HEXES, NULL);
  self->node = g_object_new (CRA_TYPE_INSPECT_NODE, NULL);
  self->side = g_object_new (CRA_TYPE_INSPECT_SIDES, NULL);
  self->many = g_object_new (CRA_TYPE_INSPECT_MANY, NULL);
  self->side_page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->side_facts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_box_append (GTK_BOX (self->side_page), self->side_facts);
  gtk_box_append (GTK_BOX (self->side_page), GTK_WIDGET (self->side));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->map), "map");
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->hexes), "hexes");
  gtk_stack_add_named (self->pages, self->side_page, "side");
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->many), "sides");
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->node), "node");
}

static void
cra_inspector_init (CraInspector *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  self->marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  self->warnings = g_ptr_array_new_with_free_func (warning_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  cra_stops_make (gtk_widget_get_parent (self->centre), FALSE);
  make_pages (self);
  fill_form (self);
}
