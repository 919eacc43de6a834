/* cra-inspect-piece.c: the fields of a piece of gear that stands on the map at the start.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-node-private.h"

#include <glib/gi18n.h>

#include "cr-standing.h"
#include "cr-words-tower.h"
#include "cra-inspect-form.h"
#include "cre-names.h"

/* @names: (transfer full): the texts of the rows; @values: (transfer full): what they stand for */
static void
add_choice (CraInspectNode *self,
            const char *label,
            const char *attribute,
            GStrv names,
            GStrv values,
            const char *now)
{
  CraNodeField *field = cra_inspect_node_new_field (self, attribute, -1);
  g_auto (GStrv) shown = names;

  field->values = (const char *const *) values;
  cra_inspect_node_add_choice (self, label, field, (const char *const *) shown, now);
  g_object_set_data_full (G_OBJECT (field->widget), "values", values, (GDestroyNotify) g_strfreev);
}

static void
add_kind (CraInspectNode *self, const CrRuleset *ruleset, const char *now)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new (), kinds = g_strv_builder_new ();

  for (guint i = 0; i < cr_ruleset_n_works (ruleset); i++) {
    const char *piece = cr_ruleset_get_work (ruleset, i)->piece;

    if (piece == NULL)
      continue;
    g_autofree char *name = cre_name_piece (ruleset, piece);
    g_autofree char *head = cre_capitalize (name);

    g_strv_builder_add (names, head);
    g_strv_builder_add (kinds, piece);
  }
  add_choice (self, _ ("Kind"), "kind", g_strv_builder_end (names), g_strv_builder_end (kinds),
              now);
}

/* The piece keeps its place and gets another front. */
static void
add_front (CraInspectNode *self, const CrStanding *standing)
{
  const CrMap *map = cra_inspect_node_get_map (self);
  CrOrientation orientation = cr_map_get_grid (map)->orientation;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new (), values = g_strv_builder_new ();
  g_autofree char *place = cr_map_format_place (map, standing->at), *now = NULL;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    g_autofree char *at = g_strdup_printf ("%s:%s", place, cr_direction_get_name (d, orientation));

    g_strv_builder_add (names, cr_direction_get_title (d, orientation));
    g_strv_builder_add (values, at);
    if (d == standing->facing)
      now = g_strdup (at);
  }
  add_choice (self, _ ("Front"), "at", g_strv_builder_end (names), g_strv_builder_end (values),
              now);
}

/* Lists the levels of a tower, from the lowest up. */
static void
add_parts (CraInspectNode *self, const CrWork *work)
{
  g_autoptr (GString) parts = g_string_new (NULL);

  for (int i = 0; work->tower && cr_work_get_part (work, i) != NULL; i++)
    g_string_append_printf (parts, i > 0 ? ", %s" : "%s",
                            cr_words_tower_part (work, i, g_get_language_names ()));
  if (parts->len > 0)
    cra_inspect_add_fact (GTK_WIDGET (self), _ ("Parts"), parts->str);
}

void
cra_inspect_node_fill_piece (CraInspectNode *self)
{
  const CrRuleset *ruleset = cre_map_document_get_ruleset (self->document);
  const CrWork *work;
  CrStanding standing;

  if (!cr_standing_read (cra_inspect_node_get_map (self), cra_inspect_node_get_node (self),
                         &standing, NULL)) {
    cra_inspect_node_add_entry (self, _ ("Kind"), "kind", -1);
    cra_inspect_node_add_entry (self, _ ("At"), "at", -1);
    return;
  }
  work = cr_ruleset_find_piece (ruleset, standing.kind);
  cra_inspect_node_append (
      self, cra_inspect_new_place_link (cra_inspect_node_get_map (self), standing.at));
  add_kind (self, ruleset, standing.kind);
  add_front (self, &standing);
  cra_inspect_node_add_entry (self, _ ("At"), "at", -1);
  if (work != NULL)
    add_parts (self, work);
}
