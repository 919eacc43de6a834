/* cra-fit-page-panel.c: what the fit found, the kind of fit, and the pictures of the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fit-page-private.h"

#include "cra-form.h"

#include "cr-words-decimal.h"
#include "cre-inspect-node.h"

#include <glib/gi18n.h>

static void
add_fact (GtkWidget *facts, const char *name, char *text)
{
  cra_form_add_row (facts, name, cra_form_new_label (text, "num"));
  g_free (text);
}

static void
add_misfits (CraFitPage *self, const CrFitResult *result)
{
  CrFitPoint worst = cre_fit_get_point (self->fit, (guint) result->worst_point);
  g_autofree char *hex = cra_fit_page_dup_number (self, worst.hex);
  g_autofree char *misfit = cr_words_decimal (result->worst, 2);

  add_fact (self->misfits, _ ("Mean misfit"), cr_words_decimal (result->rms, 2));
  add_fact (self->misfits, _ ("Worst hex"), g_strdup_printf ("%s  %s", hex, misfit));
}

static void
fill_facts (CraFitPage *self)
{
  const CrFitResult *result = cre_fit_get_result (self->fit);
  static const char *const kinds[] = { N_ ("guessed"), N_ ("even"), N_ ("skewed"), N_ ("slanted"),
                                       N_ ("bent") };

  cra_form_clear (self->misfits);
  cra_form_clear (self->facts);
  if (result->checked)
    add_misfits (self, result);
  add_fact (self->facts, _ ("Fit"), g_strdup (_ (kinds[result->kind])));
}

/* The drop-down of kinds of fit is handled here. */

static void
kind_cb (CraFitPage *self)
{
  if (!self->filling && self->fit != NULL)
    cre_fit_set_kind (self->fit, (CrFitKind) gtk_drop_down_get_selected (self->kind));
}

static void
fill_names (GtkDropDown *drop_down, const char *const *names, gsize n)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (gsize i = 0; i < n; i++)
    gtk_string_list_append (list, _ (names[i]));
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (list));
  g_object_unref (list);
}

static void
fill_kinds (CraFitPage *self)
{
  static const char *const kinds[] = { N_ ("As the points ask"), N_ ("Even: two points"),
                                       N_ ("Skewed: three points"), N_ ("Slanted: four points"),
                                       N_ ("Bent: six points") };

  fill_names (self->kind, kinds, G_N_ELEMENTS (kinds));
}

/* The drop-down of the map's pictures is handled here. */

static guint
n_pictures (CraFitPage *self)
{
  return cr_map_n_nodes (cre_map_document_get_map (cre_fit_get_document (self->fit)),
                         CR_SECTION_PICTURES);
}

static gboolean
go_over_cb (gpointer data)
{
  CraFitPage *self = data;
  guint index = gtk_drop_down_get_selected (self->pictures);
  g_autofree char *text = g_strdup_printf ("%u", index);

  if (self->fit != NULL && index < n_pictures (self) && index != cre_fit_get_picture (self->fit))
    gtk_widget_activate_action (GTK_WIDGET (self), "fit.picture", "s", text);
  return G_SOURCE_REMOVE;
}

/* Going to another picture refills this list, which must not happen while it still emits its
 * choice. */
static void
picture_cb (CraFitPage *self)
{
  if (!self->filling && self->fit != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT, go_over_cb, g_object_ref (self), g_object_unref);
}

/* Returns: (transfer full): the name of the picture's file; of the picture in the map where it has
 * no link */
static char *
dup_file_name (CraFitPage *self, CreNodeRef ref)
{
  CreMapDocument *document = cre_fit_get_document (self->fit);
  const CrNode *link = cr_node_find (cre_node_get (document, ref), "link");
  const char *href = link != NULL ? cr_node_get (link, "href") : NULL;

  return href != NULL ? g_path_get_basename (href) : cre_node_dup_name (document, ref);
}

/* Returns: (transfer full): the picture's number, its name, and whether it still has to be fitted
 */
static char *
dup_picture_name (CraFitPage *self, guint index)
{
  CreMapDocument *document = cre_fit_get_document (self->fit);
  const CreNodeRef ref = { CR_SECTION_PICTURES, index };
  const CrNode *node = cre_node_get (document, ref), *fit = cr_node_find (node, "fit");
  g_autofree char *name = dup_file_name (self, ref);
  const char *kind = fit != NULL ? cr_node_get (fit, "kind") : NULL;
  gboolean now = index == cre_fit_get_picture (self->fit);

  if (now || (kind != NULL && !g_str_equal (kind, "none") &&
              cr_fit_check_picture (cre_fit_get_grid (self->fit), node, NULL)))
    return g_strdup_printf ("%u  %s", index + 1, name);
  /* Translators: the number and the name of a picture */
  return g_strdup_printf (_ ("%u  %s, not fitted"), index + 1, name);
}

static void
fill_pictures (CraFitPage *self)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < n_pictures (self); i++) {
    g_autofree char *name = dup_picture_name (self, i);
    gtk_string_list_append (list, name);
  }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->pictures, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->pictures, cre_fit_get_picture (self->fit));
  self->filling = FALSE;
  g_object_unref (list);
}

void
cra_fit_page_fill_panel (CraFitPage *self, gboolean fresh)
{
  if (fresh)
    fill_pictures (self);
  self->filling = TRUE;
  gtk_drop_down_set_selected (self->kind, cre_fit_get_kind (self->fit));
  self->filling = FALSE;
  fill_facts (self);
  cra_fit_page_fill_shape (self);
  cra_fit_page_fill_grid (self);
}

void
cra_fit_page_connect_panel (CraFitPage *self)
{
  cra_form_give_rows (self->kind);
  cra_form_give_rows (self->pictures);
  cra_form_name (GTK_WIDGET (self->kind), _ ("Kind of fit"));
  cra_form_name (GTK_WIDGET (self->pictures), _ ("Picture that is being fitted"));
  fill_kinds (self);
  g_signal_connect_swapped (self->kind, "notify::selected", G_CALLBACK (kind_cb), self);
  g_signal_connect_swapped (self->pictures, "notify::selected", G_CALLBACK (picture_cb), self);
}
