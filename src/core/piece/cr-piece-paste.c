/* cr-piece-paste.c: pieces of castle put into a map and taken away.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-piece-paste-private.h"

#include "cr-piece-private.h"

#include <string.h>

/* A stairway may go on leading to a hex that is built over; what stands on it may not. */
static gboolean
keep_place (CrPlace place, gboolean end, gpointer data)
{
  const CrLeaving *leaving = data;

  return end || !cr_place_set_has (leaving->places, place);
}

static void
leave_node (CrEdit *edit, const CrMap *map, CrSection section, guint index, CrNode *left)
{
  if (left == NULL)
    cr_edit_remove_node (edit, map, section, index);
  else if (!cr_node_equal (left, cr_map_get_node (map, section, index)))
    cr_edit_replace_node (edit, map, section, index, cr_node_ref (left));
}

/**
 * piece_leave:
 *
 * Takes what stands on the hexes out of the lists, or as much of it as stands there: an area keeps
 * its other hexes, a passage goes with either of its stairs. What only leads there stays.
 */
static void
piece_leave (CrEdit *edit, const CrMap *map, CrLeaving *leaving)
{
  g_autoptr (GArray) floors = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  CrReaddress how = { .map = map,
                      .grid = cr_map_get_grid (map),
                      .floors = floors,
                      .floor_ids = ids,
                      .verbatim = TRUE,
                      .keep = keep_place,
                      .data = leaving };
  GPtrArray *left[CR_N_SECTIONS];

  for (int i = 0; i < cr_map_n_floors (map); i++) {
    g_array_append_val (floors, i);
    g_ptr_array_add (ids, cr_map_get_floor (map, i)->id);
  }
  cr_readdress_sections (&how, left);
  for (int section = 0; section < CR_N_SECTIONS; section++) {
    leaving->n_left[section] = left[section]->len;
    for (guint i = left[section]->len; i > 0; i--) {
      CrNode *node = left[section]->pdata[i - 1];
      const CrNode *stays =
          leaving->sections[section] ? node : cr_map_get_node (map, section, i - 1);

      if (leaving->sections[section])
        leave_node (edit, map, section, i - 1, node);
      leaving->n_left[section] -= stays == NULL;
      if (stays != NULL && cr_node_get (stays, "id") != NULL)
        g_hash_table_add (leaving->ids, g_strdup (cr_node_get (stays, "id")));
    }
    g_ptr_array_unref (left[section]);
  }
}

void
cr_piece_clear (CrEdit *edit, const CrMap *map, CrPlaces places)
{
  g_autoptr (GHashTable) set = cr_place_set_new ();
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  CrLeaving leaving = { .places = set, .ids = ids };

  for (gsize i = 0; i < places.n; i++)
    cr_place_set_add (set, places.places[i]);
  for (int section = CR_SECTION_LINKS; section <= CR_SECTION_LABELS; section++)
    leaving.sections[section] = TRUE;
  for (gsize i = 0; i < places.n; i++) {
    CrPlace place = places.places[i];
    const CrFloor *floor = cr_map_get_floor (map, place.floor);

    for (int layer = 0; layer < CR_N_LAYERS; layer++)
      cr_edit_set_value (edit, map, place, layer, floor->defaults[layer]);
    for (CrDirection d = 0; d < 3; d++)
      if (cr_place_set_has (set, cr_place_neighbour (place, d)))
        cr_edit_remove_side (edit, map, place, d, CR_N_SIDE_KINDS);
  }
  piece_leave (edit, map, &leaving);
}

static void
clear_pasting (CrPieceWork *it)
{
  g_array_unref (it->floors);
  g_ptr_array_unref (it->floor_ids);
  g_hash_table_unref (it->put);
  g_hash_table_unref (it->used);
  g_hash_table_unref (it->renamed);
  g_hash_table_unref (it->names);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrPieceWork, clear_pasting)

static void
begin_work (CrPieceWork *it, const CrMap *piece, const CrMap *map, const CrPasting *how)
{
  CrMotion motion = cr_motion_make (cr_map_get_grid (map)->orientation, how->sixths, how->mirror);

  *it = (CrPieceWork){ .piece = piece,
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
  cr_piece_find_floors (it);
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
find_hexes (CrPieceWork *it, CrPasted *pasted)
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
  const CrPieceWork *it = data;

  return end || cr_place_set_has (it->put, place);
}

/* Nodes of the sections that are asked for; NULL in their lists is what got lost. */
static void
find_nodes (CrPieceWork *it, GPtrArray *sections[CR_N_SECTIONS], CrPasted *pasted)
{
  const int layers[CR_N_SECTIONS] = { [CR_SECTION_LINKS] = CR_PIECE_LINKS,
                                      [CR_SECTION_MECHANISMS] = CR_PIECE_MECHANISMS,
                                      [CR_SECTION_AREAS] = CR_PIECE_NAMES,
                                      [CR_SECTION_GEAR] = CR_PIECE_MECHANISMS,
                                      [CR_SECTION_LABELS] = CR_PIECE_NAMES };

  it->readdress.keep = keep_put;
  it->readdress.dup_id = cr_piece_dup_renamed;
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

GArray *
cr_piece_find (const CrMap *piece, const CrMap *map, const CrPasting *how, CrPasted *pasted_out)
{
  g_auto (CrPieceWork) it = { 0 };
  GPtrArray *sections[CR_N_SECTIONS];
  GArray *places;

  begin_work (&it, piece, map, how);
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

static void
paste_cells (const CrPieceWork *it, CrEdit *edit, const CrMap *map, CrPlace from, CrPlace to)
{
  int ground = it->how->relative ? cr_map_get_level (map, it->how->at) : 0;
  int level = cr_map_get_level (it->piece, from) + ground;

  if (it->how->layers & CR_PIECE_TERRAIN) {
    cr_edit_set_code (edit, map, to, CR_LAYER_TERRAIN, cr_map_get_terrain (it->piece, from));
    cr_edit_set_value (edit, map, to, CR_LAYER_FACING,
                       cr_motion_turn_value (it->readdress.motion, CR_LAYER_FACING,
                                             cr_map_get_front (it->piece, from) + 1));
  }
  if (it->how->layers & CR_PIECE_LEVEL)
    cr_edit_set_value (edit, map, to, CR_LAYER_LEVEL, CLAMP (level, CR_LEVEL_MIN, CR_LEVEL_MAX));
  if (it->how->layers & CR_PIECE_STRUCTURE)
    cr_edit_set_code (edit, map, to, CR_LAYER_STRUCTURE, cr_map_get_structure (it->piece, from));
}

/* What stood on the hexes goes, and which ids are taken by what stays. */
static void
make_room (CrPieceWork *it, CrEdit *edit, guint n_left[CR_N_SECTIONS])
{
  CrLeaving leaving = { .places = it->put, .ids = it->used };

  leaving.sections[CR_SECTION_LINKS] = (it->how->layers & CR_PIECE_LINKS) != 0;
  leaving.sections[CR_SECTION_MECHANISMS] = (it->how->layers & CR_PIECE_MECHANISMS) != 0;
  piece_leave (edit, it->map, &leaving);
  memcpy (n_left, leaving.n_left, sizeof leaving.n_left);
  for (int i = 0; i < cr_map_n_floors (it->map); i++)
    cr_piece_use_side_ids (it, i);
  cr_piece_use_names (it);
}

static void
paste_nodes (CrPieceWork *it, CrEdit *edit, guint n_left[CR_N_SECTIONS], CrPasted *pasted)
{
  GPtrArray *sections[CR_N_SECTIONS];

  /* References must find the new ids, wherever in the piece they stand. */
  for (int section = CR_SECTION_LINKS; section <= CR_SECTION_LABELS; section++)
    for (guint i = 0; i < cr_map_n_nodes (it->piece, section); i++) {
      const CrNode *node = cr_map_get_node (it->piece, section, i);

      if (cr_node_get_name (node) != NULL && cr_node_get (node, "id") != NULL)
        cr_piece_rename (it, cr_node_get (node, "id"));
    }
  find_nodes (it, sections, pasted);
  for (int section = CR_SECTION_LINKS; section <= CR_SECTION_LABELS; section++)
    for (guint i = 0; i < sections[section]->len; i++) {
      const CrNode *node = sections[section]->pdata[i];

      if (node != NULL && cr_readdress_is_placed (node))
        cr_edit_insert_node (edit, it->map, section, n_left[section]++,
                             cr_piece_rename_node (it, node));
    }
  free_nodes (sections);
}

gboolean
cr_piece_paste (CrEdit *edit,
                const CrMap *map,
                const CrMap *piece,
                const CrPasting *how,
                GError **error)
{
  g_auto (CrPieceWork) it = { 0 };
  g_autoptr (GArray) places = NULL;
  guint n_left[CR_N_SECTIONS];
  CrPasted pasted;

  begin_work (&it, piece, map, how);
  places = find_hexes (&it, &pasted);
  if (places->len == 0)
    return TRUE;
  if (!cr_piece_add_floors (&it, edit, error))
    return FALSE;
  make_room (&it, edit, n_left);
  for (guint i = 0; i < places->len; i++) {
    CrPlace from = g_array_index (places, CrPlace, i), to;

    cr_readdress_place (&it.readdress, from, &to);
    paste_cells (&it, edit, map, from, to);
    if (how->layers & CR_PIECE_SIDES)
      cr_piece_paste_sides (&it, edit, from, to);
  }
  paste_nodes (&it, edit, n_left, &pasted);
  return TRUE;
}
