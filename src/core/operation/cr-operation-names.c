/* cr-operation-names.c: areas, labels, things taken away by name.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-area.h"
#include "cr-build.h"
#include "cr-error.h"
#include "cr-operation-private.h"
#include "cr-plain.h"
#include "cr-standing.h"
#include "cr-text.h"

static int
find_area (const CrArgument *argument)
{
  const char *id = cr_argument_get (argument, "id");

  return cr_map_find_area (argument->map, id != NULL ? id : argument->head);
}

/* The area as it is, or a new one of that name. */
static CrNode *
start_area (const CrArgument *argument, int index)
{
  const char *id = cr_argument_get (argument, "id");
  g_autofree char *made = id != NULL ? g_strdup (id) : cr_map_make_id (argument->head);
  CrNode *node;

  if (index >= 0)
    return cr_node_copy (cr_map_get_node (argument->map, CR_SECTION_AREAS, (guint) index));
  node = cr_node_new ("area");
  cr_node_set (node, "id", made);
  cr_node_set (node, "name", argument->head);
  return node;
}

static gboolean
read_mode (const CrArgument *argument, int index, const char **mode, GError **error)
{
  static const char *const modes[] = { "replace", "add", "remove", NULL };

  *mode = cr_argument_get (argument, "mode");
  if (*mode == NULL)
    *mode = modes[0];
  if (!g_strv_contains (modes, *mode))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found mode “%s”, expected replace, add or remove"), *mode);
  if (index >= 0 || !g_str_equal (*mode, "remove"))
    return TRUE;
  return cr_places_refuse_area (argument->map, argument->head, error);
}

/* The hexes the area will have; none where nothing is said of them. */
static gboolean
read_hexes (const CrArgument *argument, int index, GArray *hexes, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_auto (CrArea) area = { .id = NULL };
  const char *mode;

  if (!read_mode (argument, index, &mode, error) ||
      !cr_argument_read_places (argument, places, error))
    return FALSE;
  if (index >= 0 && !g_str_equal (mode, "replace")) {
    const CrNode *node = cr_map_get_node (argument->map, CR_SECTION_AREAS, (guint) index);

    if (!cr_area_read (argument->map, node, &area, error))
      return FALSE;
    cr_area_combine (argument->map, area.places, places, g_str_equal (mode, "add"));
    g_array_append_vals (hexes, area.places->data, area.places->len);
    return TRUE;
  }
  cr_area_combine (argument->map, hexes, places, TRUE);
  return TRUE;
}

static gboolean
set_names (const CrArgument *argument, CrNode *node, GError **error)
{
  const char *kind = cr_argument_get (argument, "kind"), *name;

  if (!cr_argument_read_text (argument, "name", &name, error))
    return FALSE;
  if (name != NULL)
    cr_node_set (node, "name", name);
  if (kind != NULL)
    cr_node_set (node, "kind", *kind != '\0' ? kind : NULL);
  if (cr_text_is_clean (argument->head))
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_SYNTAX,
                          cr_text ("the name holds what no file can carry"));
}

static gboolean
build_area (const CrArgument *argument, CrEdit *edit, GError **error)
{
  int index = find_area (argument);
  g_autoptr (CrNode) node = start_area (argument, index);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *text = NULL;

  if (!set_names (argument, node, error))
    return FALSE;
  if (argument->where == NULL && index < 0)
    return cr_places_refuse_area (argument->map, argument->head, error);
  if (argument->where == NULL)
    return cr_build_area (edit, argument->map, g_steal_pointer (&node), error);
  if (!read_hexes (argument, index, hexes, error))
    return FALSE;
  if (hexes->len == 0) {
    cr_build_remove_node (edit, argument->map, CR_SECTION_AREAS, (guint) index);
    return TRUE;
  }
  text = cr_build_format_places (argument->map, cr_places_of (hexes));
  cr_node_set (node, "floor", NULL);
  cr_node_set_text (node, text);
  return cr_build_area (edit, argument->map, g_steal_pointer (&node), error);
}

static CrNode *
start_label (const CrArgument *argument)
{
  const CrNode *there =
      cr_map_find_node (argument->map, CR_SECTION_LABELS, "label", argument->head);
  CrNode *node;

  if (there != NULL)
    return cr_node_copy (there);
  node = cr_node_new ("label");
  cr_node_set (node, "id", argument->head);
  return node;
}

static gboolean
set_label_place (const CrArgument *argument, CrNode *node, GError **error)
{
  g_autofree char *at = NULL;
  CrPlace place;

  if (argument->where == NULL)
    return TRUE;
  if (!cr_map_parse_printed (argument->map, argument->where, &place, error))
    return FALSE;
  at = cr_map_format_place (argument->map, place);
  cr_node_set (node, "floor", NULL);
  cr_node_set (node, "at", at);
  return TRUE;
}

static gboolean
build_label (const CrArgument *argument, CrEdit *edit, GError **error)
{
  static const char *const numbers[] = { "size", "angle" };
  g_autoptr (CrNode) node = start_label (argument);
  const char *text;

  if (!cr_argument_read_text (argument, "text", &text, error) ||
      !set_label_place (argument, node, error))
    return FALSE;
  if (text != NULL)
    cr_node_set_text (node, text);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (cr_argument_get (argument, numbers[i]) != NULL)
      cr_node_set (node, numbers[i], cr_argument_get (argument, numbers[i]));
  return cr_build_label (edit, argument->map, g_steal_pointer (&node), error);
}

/* The piece of that id goes elsewhere; without an id it gets the first that is free. */
static gboolean
build_gear (const CrArgument *argument, CrEdit *edit, GError **error)
{
  const char *id = cr_argument_get (argument, "id"), *facing = cr_argument_get (argument, "facing");
  CrStanding standing = { .kind = argument->head };
  g_autofree char *made = id != NULL
                              ? g_strdup (id)
                              : cr_build_free_id (argument->map, CR_SECTION_GEAR, argument->head);

  standing.id = made;
  if (!cr_map_parse_printed (argument->map, argument->where, &standing.at, error))
    return FALSE;
  if (facing != NULL &&
      !cr_direction_parse (facing, cr_map_get_grid (argument->map)->orientation, &standing.facing))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found facing “%s”, expected a direction"), facing);
  return cr_build_gear (edit, argument->map, cr_standing_make_node (argument->map, &standing),
                        error);
}

static gboolean
refuse_thing (const CrArgument *argument, GError **error)
{
  CrNear near = { .name = argument->head };

  for (CrSection section = CR_SECTION_LINKS; section <= CR_SECTION_PICTURES; section++)
    for (guint i = 0; i < cr_map_n_nodes (argument->map, section); i++)
      cr_near_offer (&near, cr_node_get (cr_map_get_node (argument->map, section, i), "id"));
  cr_error_refuse (error, CR_ERROR_UNKNOWN, cr_text ("the map has nothing called “%s”"),
                   argument->head);
  cr_near_tell (&near, error);
  return FALSE;
}

/* Where a thing of that id is; the section may be said, else there must be one such thing. */
static gboolean
find_thing (const CrArgument *argument, CrSection *section_out, guint *index_out, GError **error)
{
  const char *of = cr_argument_get (argument, "of");
  guint n_found = 0;

  for (CrSection section = CR_SECTION_LINKS; section <= CR_SECTION_PICTURES; section++)
    for (guint i = 0; i < cr_map_n_nodes (argument->map, section); i++) {
      const char *id = cr_node_get (cr_map_get_node (argument->map, section, i), "id");

      if (g_strcmp0 (id, argument->head) != 0 ||
          (of != NULL && !g_str_equal (of, cr_section_get_name (section))))
        continue;
      n_found++;
      *section_out = section;
      *index_out = i;
    }
  if (n_found == 0)
    return refuse_thing (argument, error);
  return n_found == 1 ||
         cr_error_refuse (error, CR_ERROR_UNKNOWN,
                          cr_text ("the map has several things called “%s”: say of=links, "
                                   "mechanisms, areas, gear, labels or pictures"),
                          argument->head);
}

static gboolean
remove_thing (const CrArgument *argument, CrEdit *edit, GError **error)
{
  CrSection section = CR_SECTION_LINKS;
  guint index = 0;

  if (!find_thing (argument, &section, &index, error))
    return FALSE;
  cr_build_remove_node (edit, argument->map, section, index);
  return TRUE;
}

static const CrOperationRow rows[] = {
  { { "area", "NAME[:kind=KIND][:id=ID][:name=NAME][:mode=replace|add|remove][@HEXES]",
      N_ ("Name an area, give it more hexes or fewer, or call it otherwise") },
    CR_FORM_MAYBE_PLACES,
    { "kind", "id", "name", "mode", NULL },
    build_area },
  { { "label", "ID:text=TEXT[:size=N][:angle=N]@HEX",
      N_ ("Write on the map, or change what is written") },
    CR_FORM_MAYBE_PLACES,
    { "text", "size", "angle", NULL },
    build_label },
  { { "gear", "KIND[:id=ID][:facing=DIR]@HEX",
      N_ ("Let a piece of gear stand there when a game begins: a ram, stakes, a ladder") },
    CR_FORM_PLACES,
    { "id", "facing", NULL },
    build_gear },
  { { "remove", "ID[:of=links|mechanisms|areas|gear|labels|pictures]",
      N_ ("Take away a link, a mechanism, an area, a label or a picture") },
    CR_FORM_HEAD,
    { "of", NULL },
    remove_thing },
};

const CrOperationFamily cr_operations_names = { rows, G_N_ELEMENTS (rows) };
