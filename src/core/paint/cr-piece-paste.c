/* cr-piece-paste.c: pieces of castle put into a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-piece-private.h"

#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

/* A piece on its way into a map. */
typedef struct {
  const CrMap *piece, *map;
  const CrPasting *how;
  CrReaddress readdress;
  GArray *floors;       /* int: by floor of the piece, its index in the map */
  GPtrArray *floor_ids; /* of the map, as they will be */
  CrPlaceSet *put;      /* places of the map that are pasted */
  GHashTable *used;     /* ids that are taken */
  GHashTable *renamed;  /* id in the piece → id in the map */
  GHashTable *names;    /* of areas, that are taken */
} Pasting;

/* Which floor of the map a floor of the piece goes to: one as far above or below, by preference
 * that of the same name. -1: there is none yet. */
static int
find_floor (const Pasting *it, int floor)
{
  const CrFloor *info = cr_map_get_floor (it->piece, floor);
  int storey = cr_map_get_floor (it->map, it->how->at.floor)->storey + info->storey -
               cr_map_get_floor (it->piece, 0)->storey;
  int best = -1;

  for (int i = 0; i < cr_map_n_floors (it->map); i++) {
    const CrFloor *there = cr_map_get_floor (it->map, i);
    gboolean taken = i == it->how->at.floor;

    for (guint j = 0; j < it->floors->len; j++)
      taken |= g_array_index (it->floors, int, j) == i;
    if (taken || there->storey != storey || g_strcmp0 (there->known, info->known) != 0)
      continue;
    if (g_str_equal (there->id, info->id))
      return i;
    /* On its own storey only the same floor will do: a tower's room is none of another tower. */
    if (best < 0 && info->storey != cr_map_get_floor (it->piece, 0)->storey)
      best = i;
  }
  return best;
}

static char *
find_id (GHashTable *used, const char *id)
{
  gsize length = strlen (id);

  if (!g_hash_table_contains (used, id))
    return g_strdup (id);
  while (length > 1 && g_ascii_isdigit (id[length - 1]))
    length--;
  for (guint n = 2;; n++) {
    g_autofree char *next = g_strdup_printf ("%.*s%u", (int) MIN (length, 50), id, n);

    if (!g_hash_table_contains (used, next))
      return g_steal_pointer (&next);
  }
}

static char *
find_floor_id (const GPtrArray *ids, const char *id)
{
  g_autoptr (GHashTable) used = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < ids->len; i++)
    g_hash_table_add (used, ids->pdata[i]);
  return find_id (used, id);
}

/* Floors that the map lacks come behind its own. */
static void
find_floors (Pasting *it)
{
  for (int i = 0; i < cr_map_n_floors (it->map); i++)
    g_ptr_array_add (it->floor_ids, g_strdup (cr_map_get_floor (it->map, i)->id));
  for (int i = 0; i < cr_map_n_floors (it->piece); i++) {
    int floor = i == 0 ? it->how->at.floor : find_floor (it, i);

    if (floor < 0) {
      floor = (int) it->floor_ids->len;
      g_ptr_array_add (it->floor_ids,
                       find_floor_id (it->floor_ids, cr_map_get_floor (it->piece, i)->id));
    }
    g_array_append_val (it->floors, floor);
  }
}

static void
clear_pasting (Pasting *it)
{
  g_array_unref (it->floors);
  g_ptr_array_unref (it->floor_ids);
  g_hash_table_unref (it->put);
  g_hash_table_unref (it->used);
  g_hash_table_unref (it->renamed);
  g_hash_table_unref (it->names);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pasting, clear_pasting)

static void
begin (Pasting *it, const CrMap *piece, const CrMap *map, const CrPasting *how)
{
  CrMotion motion = cr_motion_make (cr_map_get_grid (map)->orientation, how->sixths, how->mirror);

  *it = (Pasting){ .piece = piece,
                   .map = map,
                   .how = how,
                   .floors = g_array_new (FALSE, FALSE, sizeof (int)),
                   .floor_ids = g_ptr_array_new_with_free_func (g_free),
                   .put = cr_place_set_new (),
                   .used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                   .renamed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
                   .names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  motion.shift =
      cr_hex_sub (how->at.hex, cr_motion_apply (motion, cr_piece_get_anchor (piece).hex));
  find_floors (it);
  it->readdress = (CrReaddress){ .map = piece,
                                 .grid = cr_map_get_grid (map),
                                 .motion = motion,
                                 .floors = it->floors,
                                 .floor_ids = it->floor_ids };
}

/* Nothing is there but what the floor is made of. */
static gboolean
is_empty (const CrMap *map, CrPlace place)
{
  if (!cr_map_has_place (map, place))
    return TRUE;
  for (int i = 0; i < CR_N_LAYERS; i++)
    if (cr_map_get_value (map, place, i) != cr_map_get_floor (map, place.floor)->defaults[i])
      return FALSE;
  return TRUE;
}

/* (transfer full) (element-type CrPlace): of the piece, those that are pasted; their places in the
 * map are in @put. */
static GArray *
find_hexes (Pasting *it, CrPasted *pasted)
{
  GArray *places = cr_piece_dup_places (it->piece);
  guint n = 0;

  *pasted = (CrPasted){ 0 };
  for (guint i = 0; i < places->len; i++) {
    CrPlace from = g_array_index (places, CrPlace, i), to;

    if (!cr_readdress_place (&it->readdress, from, &to)) {
      pasted->n_off++;
    } else if (it->how->only_empty && !is_empty (it->map, to)) {
      pasted->n_taken++;
    } else {
      cr_place_set_add (it->put, to);
      g_array_index (places, CrPlace, n++) = from;
    }
  }
  g_array_set_size (places, n);
  pasted->n_hexes = n;
  return places;
}

/* Links lose their footing with hexes that are not pasted. */
static gboolean
keep_put (CrPlace place, gboolean end, gpointer data)
{
  const Pasting *it = data;

  return end || cr_place_set_has (it->put, place);
}

static char *
dup_renamed (const char *id, gpointer data)
{
  const Pasting *it = data;
  const char *renamed = g_hash_table_lookup (it->renamed, id);

  return g_strdup (renamed != NULL ? renamed : id);
}

/* Nodes of the sections that are asked for; NULL in their lists is what got lost. */
static void
find_nodes (Pasting *it, GPtrArray *sections[CR_N_SECTIONS], CrPasted *pasted)
{
  const int layers[CR_N_SECTIONS] = { [CR_SECTION_LINKS] = CR_PIECE_LINKS,
                                      [CR_SECTION_MECHANISMS] = CR_PIECE_MECHANISMS,
                                      [CR_SECTION_AREAS] = CR_PIECE_NAMES,
                                      [CR_SECTION_LABELS] = CR_PIECE_NAMES };

  it->readdress.keep = keep_put;
  it->readdress.dup_id = dup_renamed;
  it->readdress.data = it;
  cr_readdress_sections (&it->readdress, sections);
  for (int section = 0; section < CR_N_SECTIONS; section++) {
    if ((it->how->layers & layers[section]) == 0)
      g_ptr_array_set_size (sections[section], 0);
    for (guint i = 0; i < sections[section]->len; i++)
      pasted->n_lost += sections[section]->pdata[i] == NULL;
  }
}

static void
free_nodes (GPtrArray *sections[CR_N_SECTIONS])
{
  for (int i = 0; i < CR_N_SECTIONS; i++)
    g_ptr_array_unref (sections[i]);
}

/**
 * cr_piece_find:
 * @pasted_out: (out): what would come of it
 *
 * Returns: (transfer full) (element-type CrPlace): the hexes of the map that pasting would touch,
 *   on a floor it does not have yet too
 */
GArray *
cr_piece_find (const CrMap *piece, const CrMap *map, const CrPasting *how, CrPasted *pasted_out)
{
  g_auto (Pasting) it = { 0 };
  GPtrArray *sections[CR_N_SECTIONS];
  GArray *places;

  begin (&it, piece, map, how);
  places = find_hexes (&it, pasted_out);
  find_nodes (&it, sections, pasted_out);
  free_nodes (sections);
  for (guint i = 0; i < places->len; i++) {
    CrPlace *place = &g_array_index (places, CrPlace, i);
    cr_readdress_place (&(CrReaddress){ .map = piece,
                                        .grid = it.readdress.grid,
                                        .motion = it.readdress.motion,
                                        .floors = it.floors },
                        *place, place);
  }
  return places;
}

static gboolean
add_floors (Pasting *it, CrEdit *edit, GError **error)
{
  int n = cr_map_n_floors (it->map);

  if (it->floor_ids->len > CR_MAX_FLOORS) {
    g_set_error (error, CR_ERROR, CR_ERROR_LIMIT, cr_text ("a map has at most %d floors"),
                 CR_MAX_FLOORS);
    return FALSE;
  }
  for (guint i = 0; i < it->floors->len; i++) {
    int floor = g_array_index (it->floors, int, i);
    CrFloor info = *cr_map_get_floor (it->piece, (int) i);

    if (floor < n)
      continue;
    info.storey += cr_map_get_floor (it->map, it->how->at.floor)->storey -
                   cr_map_get_floor (it->piece, 0)->storey;
    info.storey = CLAMP (info.storey, -CR_STOREY_MOST, CR_STOREY_MOST);
    cr_edit_insert_floor (edit, it->map, floor, it->floor_ids->pdata[floor], info.name);
    cr_edit_set_floor (edit, it->map, floor, &info);
  }
  return TRUE;
}

static void
paste_cells (const Pasting *it, CrEdit *edit, CrMap *map, CrPlace from, CrPlace to)
{
  int ground = it->how->relative ? cr_map_get_level (map, it->how->at) : 0;
  int level = cr_map_get_level (it->piece, from) + ground;

  if (it->how->layers & CR_PIECE_TERRAIN)
    cr_edit_set_code (edit, map, to, CR_LAYER_TERRAIN, cr_map_get_terrain (it->piece, from));
  if (it->how->layers & CR_PIECE_LEVEL)
    cr_edit_set_value (edit, map, to, CR_LAYER_LEVEL, CLAMP (level, CR_LEVEL_MIN, CR_LEVEL_MAX));
  if (it->how->layers & CR_PIECE_STRUCTURE)
    cr_edit_set_code (edit, map, to, CR_LAYER_STRUCTURE, cr_map_get_structure (it->piece, from));
}

/* Under an id that is free in the map; the same each time it is asked for. */
static const char *
rename_id (Pasting *it, const char *id)
{
  const char *known = g_hash_table_lookup (it->renamed, id);
  char *free_id;

  if (known != NULL)
    return known;
  free_id = find_id (it->used, id);
  g_hash_table_add (it->used, g_strdup (free_id));
  g_hash_table_insert (it->renamed, g_strdup (id), free_id);
  return free_id;
}

/* (transfer full): "Corner tower 2" behind "Corner tower", and "Corner tower 3" behind both. */
static char *
find_name (GHashTable *names, const char *name)
{
  gsize length = strlen (name);
  g_autofree char *stem = NULL;

  while (length > 0 && g_ascii_isdigit (name[length - 1]))
    length--;
  /* Without a space before them digits belong to the word. */
  if (length < 2 || name[length - 1] != ' ' || name[length] == '\0')
    length = strlen (name) + 1;
  stem = g_strndup (name, length - 1);
  for (guint n = 2;; n++) {
    g_autofree char *next = g_strdup_printf ("%s %u", stem, n);

    if (!g_hash_table_contains (names, next))
      return g_steal_pointer (&next);
  }
}

/* Scenarios ask for an area by its name, so each has its own; labels may say the same. */
static void
rename_area (Pasting *it, CrNode *area)
{
  const char *name = cr_node_get (area, "name");
  g_autofree char *found = NULL;

  if (name == NULL || *name == '\0')
    return;
  if (g_hash_table_contains (it->names, name)) {
    found = find_name (it->names, name);
    cr_node_set (area, "name", found);
  }
  g_hash_table_add (it->names, g_strdup (cr_node_get (area, "name")));
}

/* (transfer full): with its new id, and an area with a name of its own */
static CrNode *
rename_node (Pasting *it, const CrNode *node)
{
  gboolean is_element = node != NULL && cr_node_get_name (node) != NULL;
  const char *id = is_element ? cr_node_get (node, "id") : NULL;
  gboolean area = is_element && cr_node_is (node, "area");
  CrNode *copy;

  if (id == NULL && !area)
    return node != NULL ? cr_node_ref (node) : NULL;
  copy = cr_node_copy (node);
  if (id != NULL)
    cr_node_set (copy, "id", rename_id (it, id));
  if (area)
    rename_area (it, copy);
  return copy;
}

static void
clear_side (gpointer data)
{
  CrSide *side = data;

  g_clear_pointer (&side->node, cr_node_unref);
}

/* What stands on a side of the piece, inside being as seen from @from's hex. */
static GArray *
dup_sides (Pasting *it, CrPlace from, CrDirection direction)
{
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (CrSide));
  gsize n;
  const CrSide *things = cr_map_get_sides (it->piece, from, direction, &n);

  g_array_set_clear_func (sides, clear_side);
  for (gsize i = 0; i < n; i++) {
    CrSide side = things[i];

    if (side.inside != CR_INSIDE_NONE)
      side.inside =
          cr_map_is_inside (it->piece, &side, from.hex) ? CR_INSIDE_HERE : CR_INSIDE_BEYOND;
    side.node = rename_node (it, things[i].node);
    g_array_append_val (sides, side);
  }
  return sides;
}

/* All that stands on a side, inside being as seen from @place. */
static void
set_sides (CrEdit *edit, const CrMap *map, CrPlace place, CrDirection direction, GArray *sides)
{
  CrHex named = place.hex;
  CrDirection from_named = direction;

  cr_grid_name_side (cr_map_get_grid (map), &named, &from_named);
  for (guint i = 0; i < sides->len && !cr_hex_equal (named, place.hex); i++) {
    CrSide *side = &g_array_index (sides, CrSide, i);

    if (side->inside != CR_INSIDE_NONE)
      side->inside = side->inside == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
  }
  cr_edit_set_sides (edit, map, place, direction, (const CrSide *) (const void *) sides->data,
                     sides->len);
}

/* The sides of a hex that is pasted. Between two hexes of the piece they become as they are there;
 * on its rim they join what the neighbours have. */
static void
paste_sides (Pasting *it, CrEdit *edit, CrPlace from, CrPlace to)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    g_autoptr (GArray) sides = dup_sides (it, from, d);
    CrDirection turned = cr_motion_turn (it->readdress.motion, d);
    CrPlace next = { from.floor, cr_hex_neighbour (from.hex, d) };

    if (cr_map_has_place (it->piece, next))
      set_sides (edit, it->map, to, turned, sides);
    else
      for (guint i = 0; i < sides->len; i++)
        cr_edit_put_side (edit, it->map, to, turned, g_array_index (sides, CrSide, i));
  }
}

/* Ids of sides that stay; of those between two pasted hexes nothing does. */
static void
use_side_ids (Pasting *it, int floor)
{
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (it->map, floor, &n);

  for (gsize i = 0; i < n; i++) {
    CrHex hex = cr_grid_get_hex (cr_map_get_grid (it->map), sides[i].cell);
    CrPlace here = { floor, hex };
    CrPlace beyond = { floor, cr_hex_neighbour (hex, sides[i].direction) };

    if (sides[i].node == NULL || cr_node_get_name (sides[i].node) == NULL ||
        cr_node_get (sides[i].node, "id") == NULL ||
        (cr_place_set_has (it->put, here) && cr_place_set_has (it->put, beyond)))
      continue;
    g_hash_table_add (it->used, g_strdup (cr_node_get (sides[i].node, "id")));
  }
}

static void
use_names (Pasting *it)
{
  for (guint i = 0; i < cr_map_n_nodes (it->map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (it->map, CR_SECTION_AREAS, i);
    const char *name = cr_node_is (node, "area") ? cr_node_get (node, "name") : NULL;

    if (name != NULL)
      g_hash_table_add (it->names, g_strdup (name));
  }
}

/* What stood on the hexes goes, and which ids are taken by what stays. */
static void
make_room (Pasting *it, CrEdit *edit, guint n_left[CR_N_SECTIONS])
{
  CrLeaving leaving = { .places = it->put, .ids = it->used };

  leaving.sections[CR_SECTION_LINKS] = (it->how->layers & CR_PIECE_LINKS) != 0;
  leaving.sections[CR_SECTION_MECHANISMS] = (it->how->layers & CR_PIECE_MECHANISMS) != 0;
  cr_piece_leave (edit, it->map, &leaving);
  memcpy (n_left, leaving.n_left, sizeof leaving.n_left);
  for (int i = 0; i < cr_map_n_floors (it->map); i++)
    use_side_ids (it, i);
  use_names (it);
}

static void
paste_nodes (Pasting *it, CrEdit *edit, guint n_left[CR_N_SECTIONS], CrPasted *pasted)
{
  GPtrArray *sections[CR_N_SECTIONS];

  /* References must find the new ids, wherever in the piece they stand. */
  for (int section = CR_SECTION_LINKS; section <= CR_SECTION_LABELS; section++)
    for (guint i = 0; i < cr_map_n_nodes (it->piece, section); i++) {
      const CrNode *node = cr_map_get_node (it->piece, section, i);

      if (cr_node_get_name (node) != NULL && cr_node_get (node, "id") != NULL)
        rename_id (it, cr_node_get (node, "id"));
    }
  find_nodes (it, sections, pasted);
  for (int section = CR_SECTION_LINKS; section <= CR_SECTION_LABELS; section++)
    for (guint i = 0; i < sections[section]->len; i++) {
      const CrNode *node = sections[section]->pdata[i];

      if (node != NULL && cr_readdress_is_placed (node))
        cr_edit_insert_node (edit, it->map, section, n_left[section]++, rename_node (it, node));
    }
  free_nodes (sections);
}

/**
 * cr_piece_paste:
 * @map: learns codes that are new to it
 *
 * Puts the piece into the map. Links and mechanisms that stood on the hexes go when the piece
 * brings its own; ids and names of areas are made free; a floor that is missing is added.
 *
 * Returns: FALSE when the map would get too many floors
 */
gboolean
cr_piece_paste (CrEdit *edit, CrMap *map, const CrMap *piece, const CrPasting *how, GError **error)
{
  g_auto (Pasting) it = { 0 };
  g_autoptr (GArray) places = NULL;
  guint n_left[CR_N_SECTIONS];
  CrPasted pasted;

  begin (&it, piece, map, how);
  places = find_hexes (&it, &pasted);
  if (places->len == 0)
    return TRUE;
  if (!add_floors (&it, edit, error))
    return FALSE;
  make_room (&it, edit, n_left);
  for (guint i = 0; i < places->len; i++) {
    CrPlace from = g_array_index (places, CrPlace, i), to;

    cr_readdress_place (&it.readdress, from, &to);
    paste_cells (&it, edit, map, from, to);
    if (how->layers & CR_PIECE_SIDES)
      paste_sides (&it, edit, from, to);
  }
  paste_nodes (&it, edit, n_left, &pasted);
  return TRUE;
}
