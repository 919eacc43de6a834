/* cra-map-page.c: the map with its tools, panels and status line.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-page-private.h"

#include <glib/gi18n.h>

#include "cra-facts.h"
#include "cra-stops.h"
#include "cre-find.h"
#include "cre-tools.h"

G_DEFINE_FINAL_TYPE (CraMapPage, cra_map_page, GTK_TYPE_BOX)

/* The functions from here on fill the status line: facts of the aimed hex, and what the tool says.
 */

static gboolean
is_dark (CraMapPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && gtk_widget_has_css_class (GTK_WIDGET (root), "dark");
}

/* Adds to an answer that the map does not show it. Returns: (transfer full) */
static char *
add_hidden (const char *status, char **markup)
{
  const char *note = _ ("The layer “Fire and walking” is hidden: the map shows nothing of it.");
  char *old = *markup;

  *markup = old != NULL ? g_markup_printf_escaped ("%s", note) : NULL;
  if (old != NULL) {
    g_autofree char *escaped = g_steal_pointer (markup);

    *markup = g_strdup_printf ("%s %s", old, escaped);
    g_free (old);
  }
  return g_strdup_printf ("%s %s", status, note);
}

/* GTK 4.8 cannot announce a text, but a screen reader says the description of the focused map when
 * it changes. So what an act did is put before the facts, until another hex is aimed at. */
static void
speak_text (CraMapPage *self, const char *facts, const char *status)
{
  g_autoptr (GString) spoken = g_string_new (NULL);
  const char *const parts[] = { self->told, facts, status };
  CrPlace place;
  gboolean aimed = cra_map_view_get_aimed (self->view, &place);

  if (aimed != self->told_aimed || (aimed && !cr_place_equal (place, self->told_at)))
    g_clear_pointer (&self->told, g_free);
  for (gsize i = self->told == NULL; i < G_N_ELEMENTS (parts); i++)
    /* A status that begins with what was already told is left out. */
    if (*parts[i] != '\0' &&
        (i < 2 || self->told == NULL || !g_str_has_prefix (status, self->told)))
      g_string_append_printf (spoken, spoken->len > 0 ? ". %s" : "%s", parts[i]);
  cra_map_view_set_description (self->view, spoken->str);
}

void
cra_map_page_say (CraMapPage *self, const char *text)
{
  gsize length = strlen (text);

  g_free (self->told);
  /* The full stop is left out, because the status line adds its own separator. */
  self->told = g_strndup (text, g_str_has_suffix (text, ".") ? length - 1 : length);
  self->told_aimed = cra_map_view_get_aimed (self->view, &self->told_at);
  cra_map_page_update_status (self);
}

void
cra_map_page_update_status (CraMapPage *self)
{
  CreMapDocument *document = cra_map_view_get_document (self->view);
  CreTool *tool = cra_map_view_get_tool (self->view);
  g_autofree char *facts = NULL;
  g_autofree char *markup = NULL;
  g_autofree char *hidden = NULL;
  const char *status = tool != NULL ? cre_tool_get_status (tool) : NULL;
  CrPlace place;

  if (document == NULL)
    return;
  if (cra_map_view_get_aimed (self->view, &place))
    facts = self->compact ? cra_facts_short (document, place) : cra_facts_long (document, place);
  if (facts == NULL)
    facts = g_strdup (_ ("No hex"));
  status = status != NULL ? status : "";
  markup = cra_facts_dup_markup (tool, is_dark (self));
  if (cra_map_view_hides_answers (self->view))
    status = hidden = add_hidden (status, &markup);
  cra_status_bar_set_facts (self->status, facts);
  cra_status_bar_set_sentence (self->status, status, markup);
  speak_text (self, facts, status);
  g_free (self->sentence);
  self->sentence = g_strdup (*status != '\0' ? status : facts);
}

const char *
cra_map_page_get_sentence (CraMapPage *self)
{
  return self->sentence;
}

/* The map has another size, so all hexes that are remembered here are different ones. Everything is
 * made anew with the same tool and the same floor; a piece to be pasted is dropped. */
static void
reopen_map (CraMapPage *self, CreMapDocument *document)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autofree char *id = g_strdup (self->tool_id);
  g_autofree char *floor_id = cra_map_view_dup_floor_id (self->view);

  cra_map_page_set_document (self, document);
  cra_map_view_set_floor (self->view, cr_map_find_floor (map, floor_id));
  gtk_widget_activate_action (GTK_WIDGET (self), "map.tool", "s",
                              cre_tools_find (id)->brief ? "select" : id);
}

static void
resized_cb (CreMapDocument *document, const CreChange *change, CraMapPage *self)
{
  if (change->grid)
    reopen_map (self, document);
}

static void
document_changed_cb (CreMapDocument *document, const CreChange *change, CraMapPage *self)
{
  if (change->floors)
    cra_floor_switch_refresh (self->floor_switch);
}

void
cra_map_page_set_document (CraMapPage *self, CreMapDocument *document)
{
  CreMapDocument *old = cra_map_view_get_document (self->view);

  if (old != NULL)
    g_signal_handlers_disconnect_by_data (old, self);
  cra_map_page_follow_ask (self, NULL);
  /* This listener is connected before those of the panels: when the map has another size, it
   * replaces them before they are called. */
  if (document != NULL)
    g_signal_connect_object (document, "changed", G_CALLBACK (resized_cb), self, 0);
  cra_map_page_set_tools_document (self, document);
  cra_map_view_set_document (self->view, document);
  cra_map_page_set_panels_document (self, document);
  cra_map_page_set_find_document (self, document);
  if (document == NULL)
    return;
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self, 0);
  cra_floor_switch_refresh (self->floor_switch);
  cra_map_page_set_tool (self, "select");
}

CraMapView *
cra_map_page_get_view (CraMapPage *self)
{
  return self->view;
}

static void
cra_map_page_dispose (GObject *object)
{
  CraMapPage *self = CRA_MAP_PAGE (object);

  if (self->view != NULL)
    cra_map_page_set_document (self, NULL);
  cra_go_to_drop (&self->go_to);
  cra_map_page_drop_find (self);
  G_OBJECT_CLASS (cra_map_page_parent_class)->dispose (object);
}

static void
cra_map_page_finalize (GObject *object)
{
  CraMapPage *self = CRA_MAP_PAGE (object);

  g_clear_object (&self->toolbox);
  g_clear_pointer (&self->tool_id, g_free);
  g_clear_pointer (&self->tool_before, g_free);
  g_clear_pointer (&self->sentence, g_free);
  g_clear_pointer (&self->told, g_free);
  G_OBJECT_CLASS (cra_map_page_parent_class)->finalize (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, CraMapPage, name)

static void
cra_map_page_class_init (CraMapPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_map_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_map_page_finalize;
  cra_map_page_ensure_types ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-map-page.ui");
  BIND (tool_strip);
  BIND (options_revealer);
  BIND (options_side);
  BIND (view);
  BIND (floor_switch);
  BIND (zoom_bar);
  BIND (drawer_revealer);
  BIND (drawer);
  BIND (right);
  BIND (record_stack);
  BIND (inspector);
  BIND (record);
  BIND (lower);
  BIND (lower_tabs);
  BIND (lower_stack);
  BIND (layers);
  BIND (problems);
  BIND (problems_tab);
  BIND (problems_count);
  BIND (status);
  gtk_widget_class_bind_template_callback (widget_class, cra_map_page_problems_toggled_cb);
}

static gboolean
find_place_cb (gpointer self, const char *text, CrPlace *place_out, GError **error)
{
  return cre_find_place (cra_map_view_get_document (CRA_MAP_PAGE (self)->view), text, place_out,
                         error);
}

void
cra_map_page_go_to_dialog (CraMapPage *self)
{
  if (cra_map_view_get_document (self->view) != NULL)
    cra_go_to_ask (self->go_to);
}

static void
cra_map_page_init (CraMapPage *self)
{
  self->right_shown = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  cra_stops_make (self->lower_tabs, TRUE);
  cra_map_page_make_options (self);
  self->go_to = cra_go_to_new (GTK_WIDGET (self->zoom_bar), self->view,
                               _ ("Number of a hex, or a name"), find_place_cb, self);
  cra_map_page_make_find (self);
  cra_map_view_set_layers (self->view, self->layers);
  cra_zoom_bar_set_canvas (self->zoom_bar, cra_map_view_get_canvas (self->view), CRA_VIEWPORT_FULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cra_map_view_get_canvas (self->view)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map"), -1);
  cra_floor_switch_set_view (self->floor_switch, self->view);
  g_signal_connect_object (self->view, "aimed", G_CALLBACK (cra_map_page_update_status), self,
                           G_CONNECT_SWAPPED);
  cra_map_page_connect_panels (self);
}
