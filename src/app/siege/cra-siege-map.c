/* cra-siege-map.c: the castle that is besieged. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-siege-map.h"

#include "cr-day-list.h"
#include "cra-map-pane.h"

#include "cre-tool-spot.h"

struct _CraSiegeMap {
  GtkBox parent_instance;

  CraMapView *view; /* borrowed */

  /* owned */
  CraLayersPanel *layers; /* what of the castle is seen; not shown itself */
  CreSiege *siege;        /* nullable */
  CreToolSpot *tool;      /* nullable */
  CrMap *areas;           /* the castle with damage and mines for its areas, nullable */

  gboolean pointed;
  CrPlace place;
};

G_DEFINE_FINAL_TYPE (CraSiegeMap, cra_siege_map, GTK_TYPE_BOX)

static guint signal_pointed;

/* @edit: of @map, which has @n areas by then */
static void
add_area (CrEdit *edit,
          const CrMap *map,
          guint n,
          const char *name,
          const CrPlace *places,
          int n_places)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *id = g_strdup_printf ("siege-%u", n);
  CrNode *node = cr_node_new ("area");

  for (int i = 0; i < n_places; i++) {
    g_autofree char *at = cr_map_format_place (map, places[i]);

    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", at);
  }
  cr_node_set (node, "id", id);
  cr_node_set (node, "name", name);
  cr_node_set_text (node, text->str);
  cr_edit_insert_node (edit, map, CR_SECTION_AREAS, n, node);
}

/* (transfer full): "1/4": damage that it has taken, and with which it falls */
static char *
word_damage (const CrCampaign *campaign, const CrDamage *damage)
{
  CrStrength strength;

  if (damage->side < 0
          ? cr_day_measure (campaign, CR_TARGET_WALL, damage->place, -1, &strength)
          : cr_day_measure (campaign, CR_TARGET_GATE, damage->place, damage->side, &strength) ||
                cr_day_measure (campaign, CR_TARGET_HOARDING, damage->place, damage->side,
                                &strength))
    return g_strdup_printf ("%d/%d", strength.results, strength.needed);
  return g_strdup_printf ("%d", damage->results);
}

/* What stands and is damaged; what has fallen is seen as rubble, or as a broken gate. */
static guint
add_damages (CrEdit *edit, const CrMap *map, const CrCampaign *campaign)
{
  guint n = 0;

  for (guint i = 0; i < cr_campaign_n_damages (campaign); i++) {
    const CrDamage *damage = cr_campaign_get_damage (campaign, i);
    g_autofree char *name = word_damage (campaign, damage);

    if (!damage->fallen && damage->results > 0)
      add_area (edit, map, n++, name, &damage->place, 1);
  }
  return n;
}

static void
add_mines (CrEdit *edit, const CrMap *map, const CrCampaign *campaign, guint n)
{
  for (guint i = 0; i < cr_campaign_n_mines (campaign); i++) {
    const CrMine *mine = cr_campaign_get_mine (campaign, i);

    if (mine->state == CR_MINE_DUG || mine->state == CR_MINE_FIRED)
      add_area (edit, map, n++, mine->id, mine->hexes, MAX (mine->n, 1));
  }
}

static void
make_areas (CraSiegeMap *self)
{
  const CrCampaign *campaign = cre_siege_get_campaign (self->siege);
  CrMap *areas = cr_map_copy (cr_campaign_get_map (campaign));
  g_autoptr (CrEdit) edit = cr_edit_new ();

  for (guint n = cr_map_n_nodes (areas, CR_SECTION_AREAS); n > 0; n--)
    cr_edit_remove_node (edit, areas, CR_SECTION_AREAS, n - 1);
  add_mines (edit, areas, campaign, add_damages (edit, areas, campaign));
  cr_edit_swap (edit, areas);
  g_clear_pointer (&self->areas, cr_map_free);
  self->areas = areas;
}

static void
add_broken_cb (CrSheet *sheet, gpointer data)
{
  cr_sheet_add_broken (sheet, CRA_SIEGE_MAP (data)->areas);
}

static void
draw_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraSiegeMap *self = data;

  if (self->areas != NULL)
    cra_map_pane_draw_areas (self->view, self->areas, cr, add_broken_cb, self);
}

static void
spot_cb (CraSiegeMap *self, const CrPlace *place, CreSpot what)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  self->pointed = what != CRE_SPOT_AWAY;
  self->place = *place;
  g_array_append_val (places, *place);
  cra_map_view_set_outlined (self->view, self->pointed ? places : NULL);
  g_signal_emit (self, signal_pointed, 0);
}

static void
drop_siege (CraSiegeMap *self)
{
  if (self->tool != NULL)
    g_signal_handlers_disconnect_by_data (self->tool, self);
  if (self->siege != NULL)
    cra_map_view_set_document (self->view, NULL);
  g_clear_object (&self->tool);
  g_clear_object (&self->siege);
  g_clear_pointer (&self->areas, cr_map_free);
  self->pointed = FALSE;
}

void
cra_siege_map_set_siege (CraSiegeMap *self, CreSiege *siege)
{
  drop_siege (self);
  if (siege == NULL)
    return;
  self->siege = g_object_ref (siege);
  self->tool = cre_tool_spot_new (cre_siege_get_stage (siege));
  g_signal_connect_swapped (self->tool, "spot", G_CALLBACK (spot_cb), self);
  cra_map_view_set_document (self->view, cre_siege_get_stage (siege));
  cra_map_view_set_tool (self->view, CRE_TOOL (self->tool));
  cra_siege_map_update (self);
}

void
cra_siege_map_update (CraSiegeMap *self)
{
  make_areas (self);
  gtk_widget_queue_draw (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
}

CraMapView *
cra_siege_map_get_view (CraSiegeMap *self)
{
  return self->view;
}

const CrPlace *
cra_siege_map_get_place (CraSiegeMap *self)
{
  return self->pointed ? &self->place : NULL;
}

static void
cra_siege_map_dispose (GObject *object)
{
  CraSiegeMap *self = CRA_SIEGE_MAP (object);

  if (self->layers != NULL)
    drop_siege (self);
  g_clear_object (&self->layers);
  G_OBJECT_CLASS (cra_siege_map_parent_class)->dispose (object);
}

static void
cra_siege_map_class_init (CraSiegeMapClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_siege_map_dispose;
  signal_pointed = g_signal_new ("pointed", CRA_TYPE_SIEGE_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
cra_siege_map_init (CraSiegeMap *self)
{
  gtk_box_append (GTK_BOX (self), cra_map_pane_new (&self->view, &self->layers));
  cra_map_view_set_pieces (self->view, NULL, draw_cb, self);
}
