/* cra-part.c: the base class of a part of a scenario: its sides, its forces …
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-part.h"

#include <glib/gi18n.h>

/* A bar has at most so many buttons in one line. */
#define MOST_BUTTONS 12

typedef struct {
  CreScenarioDocument *document; /* owned, nullable */
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

void
cra_part_show (CraPart *self, CreScenarioDocument *document)
{
  g_set_object (&PRIVATE (self)->document, document);
  CLASS (self)->show (self, document);
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

void
cra_part_add (CraPart *self, int index)
{
  gsize n = 0;
  const CraAdd *adds = CLASS (self)->get_adds (self, &n);

  if (index >= 0 && index < (int) n)
    do_add (self, &adds[index]);
  for (gsize i = 0; index < 0 && i < n; i++)
    if (do_add (self, &adds[i]))
      return;
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
  return bar;
}

void
cra_part_chosen (CraPart *self)
{
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
