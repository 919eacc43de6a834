/* cre-area-work.c: edits of named areas and of labels. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-area-work.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-map-words.h"
#include "cr-plain.h"
#include "cr-text.h"

static const CrNode *
get_area (const CrMap *map, int index)
{
  return cr_map_get_node (map, CR_SECTION_AREAS, (guint) index);
}

/**
 * cre_area_find_at:
 *
 * Returns: the smallest area that has the hex, as the gate in the courtyard; -1 when there is none
 */
int
cre_area_find_at (const CrMap *map, CrPlace place)
{
  int best = -1;
  guint least = G_MAXUINT;

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    g_auto (CrArea) area = { .id = NULL };

    if (cr_node_is (get_area (map, (int) i), "area") &&
        cr_area_read (map, get_area (map, (int) i), &area, NULL) && area.places->len < least &&
        cr_area_has (&area, place)) {
      best = (int) i;
      least = area.places->len;
    }
  }
  return best;
}

char *
cre_area_dup_key (const CrMap *map, int index)
{
  const char *id = cr_node_get (get_area (map, index), "id");

  return g_strdup (id != NULL ? id : cr_node_get (get_area (map, index), "name"));
}

char *
cre_area_dup_name (const CrMap *map, int index)
{
  const char *name = cr_node_get (get_area (map, index), "name");

  if (name != NULL && *name != '\0')
    return g_strdup (cr_map_translate (map, name, g_get_language_names ()));
  name = cr_node_get (get_area (map, index), "id");
  return g_strdup (name != NULL ? name : _ ("Area without a name"));
}

char *
cre_area_free_name (const CrMap *map)
{
  for (int n = 1;; n++) {
    g_autofree char *name = g_strdup_printf (_ ("Area %d"), n);

    if (cr_map_find_area (map, name) < 0)
      return g_steal_pointer (&name);
  }
}

GArray *
cre_area_list_places (const CrMap *map, int index)
{
  g_auto (CrArea) area = { .id = NULL };

  if (!cr_area_read (map, get_area (map, index), &area, NULL))
    return g_array_new (FALSE, FALSE, sizeof (CrPlace));
  return g_steal_pointer (&area.places);
}

static void
set_places (const CrMap *map, CrNode *node, const GArray *places)
{
  g_autofree char *text = cr_build_format_places (map, cr_places_of (places));

  cr_node_set (node, "floor", NULL);
  cr_node_set_text (node, text);
}

/* An id of letters and digits like the name, unless another area has it. */
static char *
dup_free_id (const CrMap *map, const char *name)
{
  g_autofree char *id = cr_map_make_id (name);

  return cr_map_find_node (map, CR_SECTION_AREAS, NULL, id) == NULL
             ? g_steal_pointer (&id)
             : cr_build_free_id (map, CR_SECTION_AREAS, id);
}

CrEdit *
cre_area_plan_new (const CrMap *map, const char *name, const char *kind, const GArray *places)
{
  g_autoptr (CrNode) node = cr_node_new ("area");
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autofree char *id = NULL;

  if (!cr_text_is_clean (name) || places->len == 0)
    return NULL;
  id = dup_free_id (map, name);
  cr_node_set (node, "id", id);
  cr_node_set (node, "name", name);
  if (kind != NULL && *kind != '\0')
    cr_node_set (node, "kind", kind);
  set_places (map, node, places);
  return cr_build_area (edit, map, g_steal_pointer (&node), NULL) ? g_steal_pointer (&edit) : NULL;
}

CrEdit *
cre_area_plan_paint (const CrMap *map, int index, const GArray *places, gboolean add)
{
  g_autoptr (GArray) members = cre_area_list_places (map, index);
  CrNode *node = cr_node_copy (get_area (map, index));
  CrEdit *edit = cr_edit_new ();
  guint before = members->len;

  cr_area_combine (map, members, places, add);
  set_places (map, node, members);
  if (members->len != before)
    cr_edit_replace_node (edit, map, CR_SECTION_AREAS, (guint) index, node);
  else
    cr_node_unref (node);
  return edit;
}

CrEdit *
cre_area_plan_set (const CrMap *map, int index, const char *attribute, const char *value)
{
  CrNode *node;
  CrEdit *edit;

  if (!cr_text_is_clean (value))
    return NULL;
  node = cr_node_copy (get_area (map, index));
  edit = cr_edit_new ();
  cr_node_set (node, attribute, *value != '\0' ? value : NULL);
  cr_edit_replace_node (edit, map, CR_SECTION_AREAS, (guint) index, node);
  return edit;
}

/* Labels. */

int
cre_label_find_at (const CrMap *map, CrPlace place)
{
  CreLabelLook look;

  for (int i = (int) cr_map_n_nodes (map, CR_SECTION_LABELS) - 1; i >= 0; i--)
    if (cre_label_look (map, i, &look) && cr_place_equal (look.at, place))
      return i;
  return -1;
}

gboolean
cre_label_look (const CrMap *map, int index, CreLabelLook *look_out)
{
  const CrNode *node = cr_map_get_node (map, CR_SECTION_LABELS, (guint) index);
  CrLabel label;

  if (!cr_node_is (node, "label") || !cr_label_read (map, node, &label, NULL))
    return FALSE;
  *look_out = (CreLabelLook){ label.text, label.at, label.size / 10, label.angle / 1000 };
  return TRUE;
}

/* What is as usual is left out. */
static void
set_milli (CrNode *node, const char *name, int milli, int usual)
{
  g_autofree char *text = milli != usual ? cr_text_format_milli (milli) : NULL;

  cr_node_set (node, name, text);
}

static void
set_look (const CrMap *map, CrNode *node, const CreLabelLook *look)
{
  g_autofree char *at = cr_map_format_place (map, look->at);

  cr_node_set (node, "floor", NULL);
  cr_node_set (node, "at", at);
  set_milli (node, "size", look->size * 10, CR_LABEL_SIZE_DEFAULT);
  set_milli (node, "angle", look->angle * 1000, 0);
  cr_node_set_text (node, look->text);
}

CrEdit *
cre_label_plan (const CrMap *map, int index, const CreLabelLook *look)
{
  g_autofree char *id = NULL;
  CrNode *node;
  CrEdit *edit;

  if (look->text == NULL || *look->text == '\0' || !cr_text_is_clean (look->text))
    return NULL;
  edit = cr_edit_new ();
  if (index >= 0) {
    node = cr_node_copy (cr_map_get_node (map, CR_SECTION_LABELS, (guint) index));
    set_look (map, node, look);
    cr_edit_replace_node (edit, map, CR_SECTION_LABELS, (guint) index, node);
    return edit;
  }
  id = cr_build_free_id (map, CR_SECTION_LABELS, "label");
  node = cr_node_new ("label");
  cr_node_set (node, "id", id);
  set_look (map, node, look);
  cr_edit_insert_node (edit, map, CR_SECTION_LABELS, cr_map_n_nodes (map, CR_SECTION_LABELS), node);
  return edit;
}
