/* cra-inspect-link.c: the fields of a link or a passage, and of what works it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-node-private.h"

#include <glib/gi18n.h>

#include "cr-link.h"
#include "cr-passage.h"
#include "cra-inspect-form.h"
#include "cre-floors.h"

/* Adds links to the mechanisms that raise the stairway or work the link. */
void
cra_inspect_node_add_workers (CraInspectNode *self)
{
  const char *id = cr_node_get (cra_inspect_node_get_node (self), "id");

  for (guint i = 0;
       id != NULL && i < cr_map_n_nodes (cra_inspect_node_get_map (self), CR_SECTION_MECHANISMS);
       i++) {
    CreNodeRef ref = { CR_SECTION_MECHANISMS, i };

    if (cr_node_find_with (cre_node_get (self->document, ref), "effect", "of", id) == NULL)
      continue;

    g_autofree char *name = cre_node_dup_name (self->document, ref);
    g_autofree char *target = g_strdup_printf ("%d:%u", ref.section, ref.index);
    cra_inspect_node_append (self, cra_inspect_new_link (name, "map.inspect", target));
  }
}

static void
add_link_kind (CraInspectNode *self, const char *now)
{
  static const char *const kinds[] = { "spiral", "ladder", "trapdoor", "ramp", "rope", NULL };
  const char *const names[] = { _ ("Spiral stair"), _ ("Ladder"), _ ("Trapdoor"),
                                _ ("Ramp"),         _ ("Rope"),   NULL };

  if (g_strv_contains (kinds, now))
    cra_inspect_node_add_kinds (self, names, kinds, now);
}

void
cra_inspect_node_fill_link (CraInspectNode *self)
{
  CrLink link;

  if (cr_link_read (cra_inspect_node_get_map (self), cra_inspect_node_get_node (self), &link,
                    NULL)) {
    cra_inspect_node_append (
        self, cra_inspect_new_place_link (cra_inspect_node_get_map (self), link.from));
    cra_inspect_node_append (self,
                             cra_inspect_new_place_link (cra_inspect_node_get_map (self), link.to));
  }
  add_link_kind (self, cr_node_get_name (cra_inspect_node_get_node (self)));
  cra_inspect_node_add_entry (self, _ ("From"), "from", -1);
  cra_inspect_node_add_entry (self, _ ("To"), "to", -1);
}

void
cra_inspect_node_fill_passage (CraInspectNode *self)
{
  const CrMap *map = cra_inspect_node_get_map (self);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPassage passage;

  if (cr_passage_read (map, cra_inspect_node_get_node (self), &passage, NULL)) {
    cr_passage_get_hexes (&passage, map, hexes);

    g_autofree char *size = g_strdup_printf ("%u", hexes->len);
    cra_inspect_add_fact (GTK_WIDGET (self), _ ("Hexes"), size);
    cra_inspect_add_fact (GTK_WIDGET (self), _ ("Floor"), cre_floors_get_name (map, passage.floor));
    cra_inspect_add_fact (GTK_WIDGET (self), _ ("Known"),
                          cr_passage_is_secret (&passage, map) ? _ ("to its owner only (TMP-07)")
                                                               : _ ("to everybody"));
    cra_inspect_node_add_section (self, _ ("Where its stairs come out"));
    for (int i = 0; i < 2; i++)
      cra_inspect_node_append (self, cra_inspect_new_place_link (map, passage.doors[i]));
  }
  cra_inspect_node_add_entry (self, _ ("From stair"), "from", -1);
  cra_inspect_node_add_entry (self, _ ("To stair"), "to", -1);
  cra_inspect_node_add_check (self, _ ("Can be flooded (TMP-08)"), "floods");
  cra_inspect_node_add_workers (self);
}
