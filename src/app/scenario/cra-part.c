/* cra-part.c: the base class of a part of a scenario: its sides, its forces …
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-part.h"

#include "cra-form.h"

#include "cr-scenario-edit.h"

#include <glib/gi18n.h>

/* A bar has at most so many buttons in one line. */
#define MOST_BUTTONS 12

typedef struct {
  CreScenarioDocument *document; /* owned, nullable */
  GtkWidget *bar;                /* borrowed, nullable */
} CraPartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CraPart, cra_part, GTK_TYPE_BOX)

static guint signal_chosen;

#define CLASS(self) CRA_PART_GET_CLASS (self)
#define PRIVATE(self) ((CraPartPrivate *) cra_part_get_instance_private ((CraPart *) (self)))

CreScenarioDocument *
cra_part_get_document (CraPart *self)
{
  return PRIVATE (self)->document;
}

static void show_insert (CraPart *self);

void
cra_part_show (CraPart *self, CreScenarioDocument *document)
{
  g_set_object (&PRIVATE (self)->document, document);
  CLASS (self)->show (self, document);
  show_insert (self);
}

const CrNode *
cra_part_get_row (CraPart *self)
{
  return CLASS (self)->get_row (self);
}

gboolean
cra_part_choose (CraPart *self, const CrNode *row)
{
  return CLASS (self)->choose (self, row);
}

void
cra_part_set_compact (CraPart *self, gboolean compact)
{
  if (CLASS (self)->set_compact != NULL)
    CLASS (self)->set_compact (self, compact);
}

static gboolean
do_add (CraPart *self, const CraAdd *add)
{
  CreScenarioDocument *document = PRIVATE (self)->document;
  const CrNode *row = NULL;
  CrScenario *changed =
      document != NULL ? add->make (document, cra_part_get_row (self), &row) : NULL;

  if (!cre_scenario_document_apply (document, changed, _ (add->act), 0)) {
    /* There can be only one such row, and it exists: it is chosen. */
    if (row != NULL)
      cra_part_choose (self, row);
    return FALSE;
  }
  if (row != NULL)
    cra_part_choose (self, row);
  return TRUE;
}

/* @elements: (nullable): names parted by spaces */
static gboolean
is_one_of (const CrNode *row, const char *elements)
{
  g_auto (GStrv) names = g_strsplit (elements != NULL ? elements : "", " ", -1);

  return g_strv_contains ((const char *const *) names, cr_node_get_name (row));
}

/* Returns: (nullable): what adds a row within @row, or with @like one of its kind */
static const CraAdd *
find_add (CraPart *self, const CrNode *row, gboolean like)
{
  gsize n = 0;
  const CraAdd *adds = CLASS (self)->get_adds (self, &n);

  for (gsize i = 0; i < n; i++)
    if (is_one_of (row, like ? adds[i].elements : adds[i].within))
      return &adds[i];
  return NULL;
}

/* Returns: (nullable): what adds a row like the innermost one around @row that holds others */
static const CraAdd *
find_outer (CraPart *self, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (PRIVATE (self)->document);

  for (; row != NULL; row = cr_scenario_get_parent (scenario, row))
    if (find_add (self, row, FALSE) != NULL)
      return find_add (self, row, TRUE);
  return NULL;
}

/* Returns: (nullable): what Insert adds to the row in hand */
static const CraAdd *
find_insert (CraPart *self, CraInsert which)
{
  const CrNode *row = PRIVATE (self)->document != NULL ? cra_part_get_row (self) : NULL;
  const CraAdd *add = NULL;

  if (row == NULL)
    return NULL;
  if (which == CRA_INSERT_OUTER)
    add = find_outer (self, row);
  if (add == NULL)
    add = find_add (self, row, which == CRA_INSERT_OUTER);
  return add != NULL ? add : find_add (self, row, which == CRA_INSERT);
}

void
cra_part_insert (CraPart *self, CraInsert which)
{
  gsize n = 0;
  const CraAdd *adds = CLASS (self)->get_adds (self, &n), *add = find_insert (self, which);

  if (add != NULL && do_add (self, add))
    return;
  for (gsize i = 0; i < n; i++)
    if (do_add (self, &adds[i]))
      return;
}

/* The buttons that add what Insert would add have its keys as their tooltips. */
static void
show_insert (CraPart *self)
{
  g_autofree char *inner = gtk_accelerator_get_label (GDK_KEY_Insert, 0);
  g_autofree char *outer = gtk_accelerator_get_label (GDK_KEY_Insert, GDK_SHIFT_MASK);
  GtkWidget *bar = PRIVATE (self)->bar;
  gsize n = 0;
  const CraAdd *adds = CLASS (self)->get_adds (self, &n);

  for (gsize i = 0; bar != NULL && i < n; i++) {
    GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (bar), (int) i);

    cra_form_set_tip (gtk_flow_box_child_get_child (child),
                      find_insert (self, CRA_INSERT) == &adds[i]         ? inner
                      : find_insert (self, CRA_INSERT_OUTER) == &adds[i] ? outer
                                                                         : NULL);
  }
}

/* Adds a row. When that is not possible, first adds what the row needs. */
static void
add_cb (GtkWidget *button, CraPart *self)
{
  int index = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "add"));
  gsize n;
  const CraAdd *add = &CLASS (self)->get_adds (self, &n)[index];

  if (!do_add (self, add) && add->needs != NULL && do_add (self, add->needs))
    do_add (self, add);
}

void
cra_part_bar_append (GtkWidget *bar, GtkWidget *button)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  /* Tab goes to the button, not to the frame around it. */
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_append (GTK_FLOW_BOX (bar), child);
}

/* When there is little room, the buttons wrap into two lines. */
GtkWidget *
cra_part_new_bar (CraPart *self)
{
  GtkWidget *bar = gtk_flow_box_new ();
  gsize n = 0;
  const CraAdd *adds = CLASS (self)->get_adds (self, &n);

  gtk_widget_add_css_class (bar, "part-bar");
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (bar), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (bar), MOST_BUTTONS);
  for (gsize i = 0; i < n; i++) {
    GtkWidget *button = gtk_button_new_with_label (_ (adds[i].label));

    g_object_set_data (G_OBJECT (button), "add", GINT_TO_POINTER (i));
    g_signal_connect (button, "clicked", G_CALLBACK (add_cb), self);
    cra_part_bar_append (bar, button);
  }
  PRIVATE (self)->bar = bar;
  return bar;
}

void
cra_part_chosen (CraPart *self)
{
  show_insert (self);
  g_signal_emit (self, signal_chosen, 0);
}

static void
cra_part_dispose (GObject *object)
{
  g_clear_object (&PRIVATE (object)->document);
  G_OBJECT_CLASS (cra_part_parent_class)->dispose (object);
}

static void
cra_part_class_init (CraPartClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_part_dispose;
  signal_chosen = g_signal_new ("chosen", CRA_TYPE_PART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
cra_part_init (CraPart *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

static gboolean
has_name (const CrNode *node, const char *name)
{
  if (g_strcmp0 (cr_node_get (node, "name"), name) == 0)
    return TRUE;
  for (guint i = 0; i < cr_node_n_children (node); i++)
    if (has_name (cr_node_get_child (node, i), name))
      return TRUE;
  return FALSE;
}

char *
cra_part_number_name (const CrScenario *scenario, const char *name)
{
  char *numbered = g_strdup (name);

  for (int i = 2; has_name (scenario->root, numbered); i++) {
    g_free (numbered);
    numbered = g_strdup_printf ("%s %d", name, i);
  }
  return numbered;
}
