/* cre-tool-names-areas.c: areas that are painted by hand.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-names-private.h"

#include "cre-area-work.h"

#include "cr-build.h"
#include "cr-map-words.h"
#include "cr-numbering.h"
#include "cr-plain.h"
#include "cr-shape.h"
#include "cr-text.h"

#include <glib/gi18n-lib.h>

/* The functions from here on make edits of areas and labels. */

static const CrNode *
get_area (const CrMap *map, int index)
{
  return cr_map_get_node (map, CR_SECTION_AREAS, (guint) index);
}

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

/* Returns: (transfer full) (nullable): a text by which the area is found again after other edits */
static char *
dup_key (const CrMap *map, int index)
{
  const char *id = cr_node_get (get_area (map, index), "id");

  return g_strdup (id != NULL ? id : cr_node_get (get_area (map, index), "name"));
}

/* Returns: (transfer full): the name of the area for people */
static char *
dup_name (const CrMap *map, int index)
{
  const char *name = cr_node_get (get_area (map, index), "name");

  if (name != NULL && *name != '\0')
    return g_strdup (cr_map_translate (map, name, g_get_language_names ()));
  name = cr_node_get (get_area (map, index), "id");
  return g_strdup (name != NULL ? name : _ ("Area without a name"));
}

/* Returns: (transfer full): a name for an area that the user has begun without giving one */
static char *
free_name (const CrMap *map)
{
  for (int n = 1;; n++) {
    g_autofree char *name = g_strdup_printf (_ ("Area %d"), n);

    if (cr_map_find_area (map, name) < 0)
      return g_steal_pointer (&name);
  }
}

/* Returns: (transfer full) (element-type CrPlace): the hexes of the area; empty when it cannot be
 * read */
static GArray *
list_places (const CrMap *map, int index)
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

/* Returns: (transfer full): an id made of the letters and digits of the name; another one when an
 * area has it already */
static char *
dup_free_id (const CrMap *map, const char *name)
{
  g_autofree char *id = cr_map_make_id (name);

  return cr_map_find_node (map, CR_SECTION_AREAS, NULL, id) == NULL
             ? g_steal_pointer (&id)
             : cr_build_free_id (map, CR_SECTION_AREAS, id);
}

/**
 * plan_new:
 * @kind: (nullable): by which rules and scenarios find the area
 * @places: (element-type CrPlace): its hexes
 *
 * Returns: (transfer full) (nullable): the edit; NULL when the name cannot be written to a file
 */
static CrEdit *
plan_new (const CrMap *map, const char *name, const char *kind, const GArray *places)
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

/* @add: whether the area gets the hexes or loses them. An area without any hexes is kept with its
 * name. */
static CrEdit *
plan_paint (const CrMap *map, int index, const GArray *places, gboolean add)
{
  g_autoptr (GArray) members = list_places (map, index);
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

/* @value: an empty text removes the attribute */
static CrEdit *
plan_set (const CrMap *map, int index, const char *attribute, const char *value)
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

/* The functions from here on are about labels. */

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

/* Sets a number; the usual value is not written. */
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

/* Returns: the index of the area in hand, −1 when there is none */
int
cre_names_get_current (CreToolNames *self)
{
  return self->key != NULL ? cr_map_find_area (cre_tool_get_map (CRE_TOOL (self)), self->key) : -1;
}

void
cre_names_take_area (CreToolNames *self, int index)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  gboolean known = index >= 0 && index < (int) cr_map_n_nodes (map, CR_SECTION_AREAS);
  const CrNode *node = known ? cr_map_get_node (map, CR_SECTION_AREAS, (guint) index) : NULL;

  g_free (self->key);
  self->key = node != NULL ? dup_key (map, index) : NULL;
  g_free (self->name);
  g_free (self->kind);
  self->name = g_strdup (node != NULL ? cr_node_get (node, "name") : NULL);
  self->kind = g_strdup (node != NULL ? cr_node_get (node, "kind") : NULL);
}

static char *
dup_hexes (CreToolNames *self, const GArray *places)
{
  if (places->len == 1)
    return cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)),
                                  g_array_index (places, CrPlace, 0));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hex", "%u hexes", places->len),
                          places->len);
}

/* Returns: (transfer full): the name that a new area would get */
static char *
dup_next_name (CreToolNames *self)
{
  return self->name != NULL && *self->name != '\0' ? g_strdup (self->name)
                                                   : free_name (cre_tool_get_map (CRE_TOOL (self)));
}

static char *
describe_new (CreToolNames *self, const CreAim *aim, const char *hexes)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autofree char *name = dup_next_name (self);
  int there = cre_area_find_at (map, aim->place);
  g_autofree char *present = there >= 0 ? dup_name (map, there) : NULL;

  if (present != NULL)
    /* Translators: the name of a new area; a hex or a number of hexes; the area that is there */
    return g_strdup_printf (
        _ ("Starts the area “%s” with %s. Right click takes “%s” in hand instead."), name, hexes,
        present);
  /* Translators: the name of a new area; a hex or a number of hexes */
  return g_strdup_printf (_ ("Starts the area “%s” with %s."), name, hexes);
}

static char *
describe_places (CreToolNames *self, const CreAim *aim, const GArray *places)
{
  int current = cre_names_get_current (self);
  g_autofree char *hexes = dup_hexes (self, places);
  g_autofree char *name = NULL;

  if (places->len == 0)
    return g_strdup (_ ("There is no hex here."));
  if (current < 0)
    return describe_new (self, aim, hexes);
  name = dup_name (cre_tool_get_map (CRE_TOOL (self)), current);
  if (self->stroke->len > 0 ? self->erase : (aim->modifiers & CRE_CTRL) != 0)
    /* Translators: a hex or a number of hexes; the name of an area */
    return g_strdup_printf (_ ("Takes %s out of “%s”."), hexes, name);
  /* Translators: a hex or a number of hexes; the name of an area */
  return g_strdup_printf (_ ("Adds %s to “%s”. Ctrl takes out, Esc lets go."), hexes, name);
}

static void
set_marks (CreTool *tool,
           const GArray *places,
           void (*set) (CreTool *tool, const CreMark *marks, gsize n_marks))
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));

  for (guint i = 0; i < places->len; i++) {
    CreMark mark = { g_array_index (places, CrPlace, i), -1 };

    g_array_append_val (marks, mark);
  }
  set (tool, (const CreMark *) (const void *) marks->data, marks->len);
}

/* Adds the hexes under the brush on the way between the two hexes to @places, if they are on the
 * map. */
static void
add_brush (CreToolNames *self, CrHex from, CrPlace to, GArray *places)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GArray) there = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_shape_line (from, to.hex, self->size, hexes);
  for (guint i = 0; i < hexes->len; i++) {
    CrPlace place = { to.floor, g_array_index (hexes, CrHex, i) };

    if (cr_map_has_place (cre_tool_get_map (CRE_TOOL (self)), place))
      g_array_append_val (there, place);
  }
  cr_area_combine (cre_tool_get_map (CRE_TOOL (self)), places, there, TRUE);
}

void
cre_names_show_area (CreToolNames *self)
{
  CreTool *tool = CRE_TOOL (self);
  const CreAim *aim = cre_tool_get_hovered (tool);
  int current = cre_names_get_current (self);
  g_autoptr (GArray) held = current >= 0 ? list_places (cre_tool_get_map (CRE_TOOL (self)), current)
                                         : g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GArray) places = g_array_copy (self->stroke);

  if (places->len == 0 && aim != NULL)
    add_brush (self, aim->place.hex, aim->place, places);
  set_marks (tool, held, cre_tool_set_held);
  set_marks (tool, places, cre_tool_set_preview);
  cre_tool_take_status (tool, aim != NULL ? describe_places (self, aim, places) : NULL);
}

void
cre_names_begin_area (CreToolNames *self, const CreAim *aim)
{
  self->last = aim->place.hex;
  self->erase = (aim->modifiers & CRE_CTRL) != 0;
  g_array_set_size (self->stroke, 0);
  cre_names_drag_area (self, aim);
}

void
cre_names_drag_area (CreToolNames *self, const CreAim *aim)
{
  add_brush (self, self->last, aim->place, self->stroke);
  self->last = aim->place.hex;
  cre_tool_set_hovered (CRE_TOOL (self), aim);
  cre_names_show_area (self);
}

/* Makes the new area by one edit with all hexes of the stroke. */
static void
start_area (CreToolNames *self)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autofree char *name = dup_next_name (self);
  /* Translators: “Undo new area “Keep”” */
  g_autofree char *label = g_strdup_printf (_ ("new area “%s”"), name);
  int at = (int) cr_map_n_nodes (map, CR_SECTION_AREAS);
  CrEdit *edit = plan_new (map, name, self->kind, self->stroke);

  if (edit != NULL && cre_tool_apply (CRE_TOOL (self), edit, label))
    cre_names_take_area (self, at);
}

/* Tells what the stroke has done to the area, and how many hexes it has now. */
static void
tell_area (CreToolNames *self, CreMark mark, guint n_before, gboolean is_new)
{
  int current = cre_names_get_current (self);
  g_autoptr (GArray) places = NULL;
  g_autofree char *name = NULL, *hexes = NULL;

  if (current < 0)
    return;
  places = list_places (cre_tool_get_map (CRE_TOOL (self)), current);
  name = dup_name (cre_tool_get_map (CRE_TOOL (self)), current);
  hexes = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hex", "%u hexes", places->len),
                           places->len);
  if (is_new)
    /* Translators: the name of an area; how many hexes it has, as “12 hexes” */
    cre_tool_tell_done (CRE_TOOL (self), mark,
                        g_strdup_printf (_ ("New area “%s”: %s."), name, hexes));
  else if (places->len == n_before)
    /* Translators: the name of an area; how many hexes it has, as “12 hexes” */
    cre_tool_tell_done (CRE_TOOL (self), mark,
                        g_strdup_printf (_ ("“%s” as before: %s."), name, hexes));
  else
    /* Translators: the name of an area; how many hexes it has, as “12 hexes” */
    cre_tool_tell_done (CRE_TOOL (self), mark,
                        g_strdup_printf (_ ("“%s” has %s now."), name, hexes));
}

void
cre_names_end_area (CreToolNames *self, const CreAim *at)
{
  int current = cre_names_get_current (self);
  gboolean acts = self->stroke->len > 0 && (current >= 0 || !self->erase);
  guint n_before = 0;

  if (current >= 0) {
    g_autoptr (GArray) before = list_places (cre_tool_get_map (CRE_TOOL (self)), current);

    n_before = before->len;
  }
  if (self->stroke->len > 0 && current >= 0) {
    g_autofree char *name = dup_name (cre_tool_get_map (CRE_TOOL (self)), current);
    /* Translators: “Undo hexes of “Keep”” */
    g_autofree char *label = g_strdup_printf (_ ("hexes of “%s”"), name);

    cre_tool_apply (
        CRE_TOOL (self),
        plan_paint (cre_tool_get_map (CRE_TOOL (self)), current, self->stroke, !self->erase),
        label);
  } else if (self->stroke->len > 0 && !self->erase) {
    start_area (self);
  }
  g_array_set_size (self->stroke, 0);
  if (acts && at != NULL)
    tell_area (self, (CreMark){ at->place, -1 }, n_before, current < 0);
  cre_names_show_area (self);
}

void
cre_names_set_area (CreToolNames *self, const char *attribute, const char *value)
{
  int current = cre_names_get_current (self);
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  CrEdit *edit;

  if (current < 0)
    return;
  name = dup_name (cre_tool_get_map (CRE_TOOL (self)), current);
  /* Translators: “Undo change of “Keep”” */
  label = g_strdup_printf (_ ("change of “%s”"), name);
  edit = plan_set (cre_tool_get_map (CRE_TOOL (self)), current, attribute, value);
  if (edit != NULL)
    cre_tool_apply (CRE_TOOL (self), edit, label);
}

char *
cre_tool_names_dup_area (CreToolNames *tool, int index, guint *n_hexes_out)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  g_autoptr (GArray) places = list_places (map, index);

  *n_hexes_out = places->len;
  return cr_node_is (cr_map_get_node (map, CR_SECTION_AREAS, (guint) index), "area")
             ? dup_name (map, index)
             : NULL;
}

void
cre_tool_names_take_places (CreToolNames *tool, const GArray *places)
{
  cr_area_combine (cre_tool_get_map (CRE_TOOL (tool)), tool->stroke, places, TRUE);
  tool->erase = FALSE;
  cre_names_end_area (tool, NULL);
}

void
cre_tool_names_remove_area (CreToolNames *tool, int index)
{
  g_autofree char *name = dup_name (cre_tool_get_map (CRE_TOOL (tool)), index);
  g_autofree char *label = g_strdup_printf (_ ("removal of “%s”"), name);
  CrEdit *edit = cr_edit_new ();

  cr_build_remove_node (edit, cre_tool_get_map (CRE_TOOL (tool)), CR_SECTION_AREAS, (guint) index);
  cre_tool_apply (CRE_TOOL (tool), edit, label);
}
