/* cre-inspect.c: the fields of what is selected. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-inspect.h"

#include <glib/gi18n-lib.h>

#include "cr-numbering.h"
#include "cre-names.h"
#include "cre-tool-side.h"

static CrPlace
place_at (const GArray *places, guint index)
{
  return g_array_index (places, CrPlace, index);
}

gboolean
cre_inspect_get (CreMapDocument *document, const GArray *places, CrLayer layer, int *value)
{
  const CrMap *map = cre_map_document_get_map (document);

  g_return_val_if_fail (places->len > 0, FALSE);

  *value = cr_map_get_value (map, place_at (places, 0), layer);
  for (guint i = 1; i < places->len; i++)
    if (cr_map_get_value (map, place_at (places, i), layer) != *value)
      return FALSE;
  return TRUE;
}

/* "0708", or "12 hexes" */
static char *
name_places (CreMapDocument *document, const GArray *places)
{
  if (places->len == 1)
    return cr_map_format_printed (cre_map_document_get_map (document), place_at (places, 0));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hex", "%u hexes", places->len),
                          places->len);
}

static char *
make_label (CreMapDocument *document, const GArray *places, CrLayer layer)
{
  g_autofree char *where = name_places (document, places);

  switch (layer) {
  case CR_LAYER_TERRAIN:
    /* Translators: a hex number or “12 hexes”, as in “Undo change of terrain at 0708” */
    return g_strdup_printf (_ ("change of terrain at %s"), where);
  case CR_LAYER_LEVEL:
    return g_strdup_printf (_ ("change of level at %s"), where);
  case CR_LAYER_FACING:
    return g_strdup_printf (_ ("change of front at %s"), where);
  default:
    return g_strdup_printf (_ ("change of structure at %s"), where);
  }
}

gboolean
cre_inspect_set (CreMapDocument *document,
                 const GArray *places,
                 CrLayer layer,
                 int value,
                 guint stroke)
{
  g_autofree char *label = make_label (document, places, layer);
  CrEdit *edit = cr_edit_new ();

  if (layer == CR_LAYER_LEVEL)
    value = CLAMP (value, CR_LEVEL_MIN, CR_LEVEL_MAX);
  for (guint i = 0; i < places->len; i++)
    cr_edit_set_value (edit, cre_map_document_get_map (document), place_at (places, i), layer,
                       value);
  return cre_map_document_apply (document, edit, label, stroke);
}

gboolean
cre_inspect_has_front (CreMapDocument *document, const GArray *places)
{
  for (guint i = 0; i < places->len; i++) {
    const CrTerrainKind *kind =
        cr_scene_get_terrain (cre_map_document_get_scene (document), place_at (places, i));

    if (kind == NULL || kind->front.value <= 0)
      return FALSE;
  }
  return places->len > 0;
}

gboolean
cre_inspect_set_code (CreMapDocument *document,
                      const GArray *places,
                      CrLayer layer,
                      const char *code)
{
  return cre_inspect_set (document, places, layer,
                          cr_map_intern_code (cre_map_document_get_map (document), layer, code), 0);
}

GArray *
cre_inspect_list_sides (CreMapDocument *document, CrPlace place)
{
  const CrMap *map = cre_map_document_get_map (document);
  GArray *fields = g_array_new (FALSE, FALSE, sizeof (CreSideField));

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n = 0;
    const CrSide *sides = cr_map_get_sides (map, place, d, &n);

    for (gsize i = 0; i < n; i++) {
      CreSideField field = { d, (guint) i, &sides[i],
                             cr_map_is_inside (map, &sides[i], place.hex) };
      g_array_append_val (fields, field);
    }
  }
  return fields;
}

/* Returns: (transfer full): all things on the side, to be changed and put back. Their nodes are
 * borrowed from the map. */
static GArray *
copy_side (CreMapDocument *document, CrPlace place, CrDirection direction)
{
  gsize n = 0;
  const CrSide *sides =
      cr_map_get_sides (cre_map_document_get_map (document), place, direction, &n);
  GArray *copy = g_array_new (FALSE, FALSE, sizeof (CrSide));

  if (n > 0)
    g_array_append_vals (copy, sides, (guint) n);
  return copy;
}

static gboolean
put_back (CreMapDocument *document, CrPlace place, CrDirection direction, const GArray *sides)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrEdit *edit = cr_edit_new ();
  g_autofree char *at = cr_map_format_printed (map, place);
  /* Translators: a hex number and the name of one of its sides */
  g_autofree char *label =
      g_strdup_printf (_ ("change of %s %s"), at,
                       cr_direction_get_title (direction, cr_map_get_grid (map)->orientation));

  cr_edit_set_sides (edit, map, place, direction, (const CrSide *) (const void *) sides->data,
                     sides->len);
  return cre_map_document_apply (document, edit, label, 0);
}

gboolean
cre_inspect_add_side (CreMapDocument *document,
                      CrPlace place,
                      CrDirection direction,
                      CrSideKind kind)
{
  CrEdit *edit = cr_edit_new ();
  g_autofree char *name = cre_name_side (cre_map_document_get_ruleset (document), kind);
  g_autofree char *label = g_strdup_printf (_ ("placing of %s"), name);
  CrSide side = {
    .kind = (gint8) kind,
    .inside = cre_tool_side_kind_has_inside (kind) ? CR_INSIDE_HERE : CR_INSIDE_NONE,
    .height = CR_HEIGHT_DEFAULT,
    .arc = CR_ARC_DEFAULT,
  };

  cr_edit_put_side (edit, cre_map_document_get_map (document), place, direction, side);
  return cre_map_document_apply (document, edit, label, 0);
}

gboolean
cre_inspect_remove_side (CreMapDocument *document, CrPlace place, const CreSideField *field)
{
  g_autoptr (GArray) sides = copy_side (document, place, field->direction);

  if (field->index >= sides->len)
    return FALSE;
  g_array_remove_index (sides, field->index);
  return put_back (document, place, field->direction, sides);
}

gboolean
cre_inspect_change_side (CreMapDocument *document,
                         CrPlace place,
                         const CreSideField *field,
                         const CrSide *changed)
{
  g_autoptr (GArray) sides = copy_side (document, place, field->direction);
  CrSide *side;

  if (field->index >= sides->len)
    return FALSE;
  side = &g_array_index (sides, CrSide, field->index);
  side->state = changed->state;
  side->height = changed->height;
  side->arc = changed->arc;
  side->inside = changed->inside;
  return put_back (document, place, field->direction, sides);
}

gboolean
cre_inspect_turn_side (CreMapDocument *document, CrPlace place, const CreSideField *field)
{
  CrSide side = *field->side;

  if (side.inside == CR_INSIDE_NONE)
    return FALSE;
  side.inside = side.inside == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
  return cre_inspect_change_side (document, place, field, &side);
}

static void
clear_hex (CrEdit *edit, const CrMap *map, CrPlace place)
{
  const CrFloor *floor = cr_map_get_floor (map, place.floor);

  for (int i = 0; i < CR_N_LAYERS; i++)
    cr_edit_set_value (edit, map, place, i, floor->defaults[i]);
}

gboolean
cre_inspect_clear (CreMapDocument *document, CreSelection *selection)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrEdit *edit = cr_edit_new ();
  gsize n;
  const CreMark *marks = cre_selection_get_marks (selection, &n);
  int link = cre_selection_get_link (selection);

  if (link >= 0)
    cr_edit_remove_node (edit, map, CR_SECTION_LINKS, (guint) link);
  for (gsize i = 0; link < 0 && i < n; i++)
    if (marks[i].side >= 0)
      cr_edit_remove_side (edit, map, marks[i].place, marks[i].side, CR_N_SIDE_KINDS);
    else
      clear_hex (edit, map, marks[i].place);
  return cre_map_document_apply (document, edit, _ ("removal"), 0);
}
