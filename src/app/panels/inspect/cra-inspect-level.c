/* cra-inspect-level.c: what the stairways prove about the level of a hex.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-level.h"

#include "cra-form.h"
#include "cra-tab-stop.h"

#include "cr-build.h"
#include "cre-inspect-level.h"
#include "cre-names.h"

#include <glib/gi18n.h>

/* A stroke of the brush changes the map many times a second; stairways are followed again when the
 * map did not change for so long. */
#define REST_MS 200

struct _CraInspectLevel {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *row, *text, *adopt, *chain, *chain_text;

  /* owned */
  CreMapDocument *document;
  GArray *places;

  guint rest;
};

G_DEFINE_FINAL_TYPE (CraInspectLevel, cra_inspect_level, GTK_TYPE_BOX)

/* The map keeps the painted level beside the proved one; where they differ, both are told (ELV-01).
 */
static char *
dup_text (CraInspectLevel *self, const CreProof *proof)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  g_autofree char *level = cre_format_level (proof->level);

  if (self->places->len > 1 && proof->n_wrong > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "the stairs say otherwise of %u hex",
                                         "the stairs say otherwise of %u hexes", proof->n_wrong),
                            proof->n_wrong);
  if (proof->n_wrong > 0) {
    g_autofree char *painted =
        cre_format_level (cr_map_get_level (map, g_array_index (self->places, CrPlace, 0)));

    return g_strdup_printf (_ ("stairs say %s, painted %s"), level, painted);
  }
  /* No level is named when the hexes differ, or when some of them have no stairs. */
  if (!proof->same || proof->n_proved < self->places->len)
    return g_strdup (_ ("as the stairs say ✓"));
  return g_strdup_printf (_ ("stairs say %s ✓"), level);
}

static void
fill_chain (CraInspectLevel *self, const CreProof *proof)
{
  g_autofree char *chain = NULL;

  if (self->places->len == 1 && proof->n_proved == 1)
    chain = cre_inspect_dup_chain (self->document, g_array_index (self->places, CrPlace, 0));
  gtk_label_set_text (GTK_LABEL (self->chain_text), chain != NULL ? chain : "");
  gtk_widget_set_visible (self->chain, chain != NULL);
}

static void
fill_form (CraInspectLevel *self)
{
  CreProof proof = cre_inspect_prove (self->document, self->places);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), proof.n_proved > 0);
  if (proof.n_proved == 0)
    return;
  text = dup_text (self, &proof);
  gtk_label_set_text (GTK_LABEL (self->text), text);
  gtk_widget_set_visible (self->adopt, proof.n_wrong > 0);
  fill_chain (self, &proof);
}

/* On a map without stairways this is hidden. The chain of stairs that was shown stays, so that the
 * rows below do not jump with each edit. */
static void
show_waiting (CraInspectLevel *self)
{
  const CrMap *map = cre_map_document_get_map (self->document);

  gtk_label_set_text (GTK_LABEL (self->text), _ ("Following the stairs…"));
  gtk_widget_set_visible (self->adopt, FALSE);
  gtk_widget_set_visible (self->chain, *gtk_label_get_text (GTK_LABEL (self->chain_text)) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          cr_map_find_node (map, CR_SECTION_LINKS, "stairway", NULL) != NULL);
}

static gboolean
rest_cb (gpointer data)
{
  CraInspectLevel *self = data;

  self->rest = 0;
  if (self->document == NULL || self->places->len == 0)
    return G_SOURCE_REMOVE;
  if (cre_map_document_await_levels (self->document))
    fill_form (self);
  else
    show_waiting (self);
  return G_SOURCE_REMOVE;
}

static void
ready_cb (CraInspectLevel *self)
{
  if (self->places->len > 0)
    fill_form (self);
}

/* @document: (nullable) */
static void
take_document (CraInspectLevel *self, CreMapDocument *document)
{
  if (self->document == document)
    return;
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document != NULL)
    g_signal_connect_swapped (document, "levels-ready", G_CALLBACK (ready_cb), self);
}

static void
adopt_cb (CraInspectLevel *self)
{
  cre_inspect_adopt (self->document, self->places);
}

/* While the fold of the chain is open, its stairs are outlined on the map. */
static void
expanded_cb (CraInspectLevel *self)
{
  g_autoptr (GArray) chain = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *text = NULL;

  if (self->document == NULL || self->places->len == 0)
    return;
  if (gtk_expander_get_expanded (GTK_EXPANDER (self->chain))) {
    g_clear_pointer (&chain, g_array_unref);
    chain = cre_inspect_list_chain (self->document, g_array_index (self->places, CrPlace, 0));
  }
  text = cr_build_format_places (cre_map_document_get_map (self->document), cr_places_of (chain));
  gtk_widget_activate_action (GTK_WIDGET (self), "map.outline", "s", text);
}

void
cra_inspect_level_show (CraInspectLevel *self, CreMapDocument *document, const GArray *places)
{
  CrPlace now = self->places->len > 0 ? g_array_index (self->places, CrPlace, 0) : (CrPlace){ -1 };
  CrPlace then = g_array_index (places, CrPlace, 0);

  if (now.floor != then.floor || !cr_hex_equal (now.hex, then.hex))
    gtk_expander_set_expanded (GTK_EXPANDER (self->chain), FALSE);
  take_document (self, document);
  g_array_set_size (self->places, 0);
  g_array_append_vals (self->places, places->data, places->len);
  g_clear_handle_id (&self->rest, g_source_remove);
  if (cre_map_document_has_levels (document))
    fill_form (self);
  else
    self->rest = g_timeout_add (REST_MS, rest_cb, self);
}

static void
cra_inspect_level_dispose (GObject *object)
{
  CraInspectLevel *self = CRA_INSPECT_LEVEL (object);

  g_clear_handle_id (&self->rest, g_source_remove);
  take_document (self, NULL);
  G_OBJECT_CLASS (cra_inspect_level_parent_class)->dispose (object);
}

static void
cra_inspect_level_finalize (GObject *object)
{
  g_array_unref (CRA_INSPECT_LEVEL (object)->places);
  G_OBJECT_CLASS (cra_inspect_level_parent_class)->finalize (object);
}

static void
cra_inspect_level_class_init (CraInspectLevelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_inspect_level_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_inspect_level_finalize;
}

static GtkWidget *
new_wrapped (const char *css)
{
  GtkWidget *label = cra_form_new_label (NULL, css);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  return label;
}

static void
cra_inspect_level_init (CraInspectLevel *self)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->text = new_wrapped ("dim caption");
  gtk_widget_set_hexpand (self->text, TRUE);
  self->adopt = gtk_button_new_with_label (_ ("Adopt"));
  gtk_widget_set_tooltip_text (self->adopt, _ ("Paint the level that the stairs prove (ELV-01)"));
  gtk_widget_set_valign (self->adopt, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->adopt, "clicked", G_CALLBACK (adopt_cb), self);
  gtk_box_append (GTK_BOX (self->row), self->text);
  gtk_box_append (GTK_BOX (self->row), self->adopt);
  self->chain = gtk_expander_new (_ ("How the stairs lead here"));
  self->chain_text = new_wrapped ("caption");
  gtk_label_set_selectable (GTK_LABEL (self->chain_text), TRUE);
  gtk_expander_set_child (GTK_EXPANDER (self->chain), self->chain_text);
  g_signal_connect_swapped (self->chain, "notify::expanded", G_CALLBACK (expanded_cb), self);
  gtk_box_append (GTK_BOX (group), self->row);
  gtk_box_append (GTK_BOX (group), self->chain);
  gtk_box_append (GTK_BOX (self), cra_tab_stop_new (group));
}
