/* cr-assembly-build.c: the one map that an assembly is. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-assembly-build.h"

#include <string.h>

#include "cr-error.h"
#include "cr-map-edges.h"
#include "cr-map-load.h"
#include "cr-piece.h"
#include "cr-text.h"

/* An assembly whose map is being made. */
typedef struct {
  const CrGround *ground;
  CrAssembled *made;
} Building;

static const CrMotion *
get_motion (const CrAssembled *made, guint part)
{
  return &g_array_index (made->motions, CrMotion, part);
}

static gboolean
find_motions (Building *it, GError **error)
{
  guint n = it->ground->assembly->parts->len;

  for (guint i = 0; i < n; i++) {
    CrMotion motion = { 0 };

    if (it->ground->maps[i] != NULL && !cr_ground_place (it->ground, i, &motion, error))
      return FALSE;
    g_array_append_val (it->made->motions, motion);
  }
  return TRUE;
}

/* Calls for each hex of each part, the first part first; @hex is of the assembly. */
typedef void (*HexCall) (Building *it, guint part, CrHex hex, gpointer data);

static void
foreach_hex (Building *it, HexCall call, gpointer data)
{
  for (guint i = 0; i < it->made->motions->len; i++) {
    const CrMap *map = it->ground->maps[i];
    const CrGrid *grid = map != NULL ? cr_map_get_grid (map) : NULL;

    for (int cell = 0; grid != NULL && cell < cr_grid_n_cells (grid); cell++)
      for (int floor = 0; floor < cr_map_n_floors (map); floor++)
        if (cr_map_get_layer (map, floor, CR_LAYER_TERRAIN)[cell] != 0) {
          CrHex hex = cr_grid_get_hex (grid, cell);

          call (it, i, cr_motion_apply (*get_motion (it->made, i), hex), data);
          break;
        }
  }
}

/* Of the hexes as they lie: the lanes, and for each shift the addresses along them. */
typedef struct {
  CrGrid grids[2];
  int least[2][2], most[2][2];
} Extent;

static void
extend_plane (Building *it, guint part, CrHex hex, gpointer data)
{
  Extent *extent = data;

  (void) it;
  (void) part;
  for (int i = 0; i < 2; i++) {
    int at[2];

    cr_grid_address (&extent->grids[i], hex, &at[0], &at[1]);
    for (int j = 0; j < 2; j++) {
      extent->least[i][j] = MIN (extent->least[i][j], at[j]);
      extent->most[i][j] = MAX (extent->most[i][j], at[j]);
    }
  }
}

static void
move_all (Building *it, CrHex shift)
{
  for (guint i = 0; i < it->made->motions->len; i++) {
    CrMotion *motion = &g_array_index (it->made->motions, CrMotion, i);

    motion->shift = cr_hex_add (motion->shift, shift);
  }
}

/* The first lane becomes lane 1. What leaves lanes as high as they are against each other is any
 * even number of lanes, so the shift that needs fewer hexes along them is the one that fits. */
static gboolean
find_grid (Building *it, CrGrid *grid_out, GError **error)
{
  const CrGrid *first = cr_map_get_grid (it->ground->maps[0]);
  int lane = first->orientation == CR_FLAT ? 0 : 1, best = 0, span[2];
  Extent extent = { { *first, *first } };

  for (int pass = 0; pass < 2; pass++) {
    extent.grids[0].shift = first->shift;
    extent.grids[1].shift = first->shift == CR_SHIFT_ODD ? CR_SHIFT_EVEN : CR_SHIFT_ODD;
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 2; j++) {
        extent.least[i][j] = G_MAXINT / 2;
        extent.most[i][j] = G_MININT / 2;
      }
    foreach_hex (it, extend_plane, &extent);
    if (pass == 0)
      move_all (it, lane == 0 ? (CrHex){ 1 - extent.least[0][0], 0 }
                              : (CrHex){ 0, 1 - extent.least[0][1] });
  }
  if (extent.most[1][1 - lane] - extent.least[1][1 - lane] <
      extent.most[0][1 - lane] - extent.least[0][1 - lane])
    best = 1;
  move_all (it, lane == 0 ? (CrHex){ 0, 1 - extent.least[best][1] }
                          : (CrHex){ 1 - extent.least[best][0], 0 });
  for (int j = 0; j < 2; j++)
    span[j] = extent.most[best][j] - extent.least[best][j] + 1;
  *grid_out = extent.grids[best];
  grid_out->columns = span[0];
  grid_out->rows = span[1];
  if (MIN (span[0], span[1]) >= 1 && MAX (span[0], span[1]) <= CR_GRID_MAX_SPAN)
    return TRUE;
  cr_node_set_error (it->ground->assembly->root, error, CR_ERROR_LIMIT,
                     cr_text ("together the maps are %1$d × %2$d hexes; a map has at most %3$d "
                              "each way"),
                     MAX (span[0], 0), MAX (span[1], 0), CR_GRID_MAX_SPAN);
  return FALSE;
}

/* (transfer full) (nullable): what the file says of itself, and what all maps say of their names in
 * other languages */
static CrNode *
join_meta (const CrGround *ground)
{
  const CrNode *own = cr_node_find (ground->assembly->root, "meta");
  CrNode *meta = own != NULL ? cr_node_copy (own) : cr_node_new ("meta");

  for (guint i = 0; i < ground->assembly->parts->len; i++) {
    const CrNode *theirs = ground->maps[i] != NULL
                               ? cr_map_find_node (ground->maps[i], CR_SECTION_HEAD, "meta", NULL)
                               : NULL;

    for (guint j = 0; theirs != NULL && j < cr_node_n_children (theirs); j++)
      if (cr_node_is (cr_node_get_child (theirs, j), "translation"))
        cr_node_take_child (meta, cr_node_ref (cr_node_get_child (theirs, j)));
  }
  return meta;
}

static void
begin_map (Building *it, const CrGrid *grid)
{
  const CrMap *first = it->ground->maps[0];
  const CrFloor *main_floor = cr_map_get_floor (first, 0);
  CrMap *map = cr_map_new (grid, it->ground->assembly->id);
  CrFloor *info;

  cr_map_load_floor (map, main_floor->id, main_floor->name);
  info = cr_map_load_floor_info (map, 0);
  info->known = g_strdup (main_floor->known);
  info->storey = main_floor->storey;
  cr_map_load_node (map, CR_SECTION_HEAD, join_meta (it->ground));
  for (guint i = 0; i < cr_map_n_nodes (first, CR_SECTION_HEAD); i++) {
    const CrNode *node = cr_map_get_node (first, CR_SECTION_HEAD, i);

    if (cr_node_is (node, "uses"))
      cr_map_load_node (map, CR_SECTION_HEAD, cr_node_ref (node));
  }
  it->made->map = map;
}

/* Turned pieces have a ring of nothing around them. */
static gboolean
check_ring (const CrGround *ground, guint part, GError **error)
{
  const CrGrid *grid = cr_map_get_grid (ground->maps[part]);

  if (grid->orientation == cr_map_get_grid (ground->maps[0])->orientation ||
      2 * (MAX (grid->columns, grid->rows) + 2) <= CR_GRID_MAX_SPAN)
    return TRUE;
  cr_node_set_error (cr_assembly_get_part (ground->assembly, part)->node, error, CR_ERROR_LIMIT,
                     cr_text ("“%s” is too large to be laid among hexes that stand otherwise"),
                     cr_assembly_get_part (ground->assembly, part)->id);
  return FALSE;
}

static gboolean
paste_part (Building *it, const CrMap *piece, CrPasting *how, GError **error)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();

  if (!cr_piece_paste (edit, it->made->map, piece, how, error))
    return FALSE;
  cr_edit_swap (edit, it->made->map);
  return TRUE;
}

static gboolean
lay_part (Building *it, guint index, GError **error)
{
  const CrPart *part = cr_assembly_get_part (it->ground->assembly, index);
  const CrMap *map = it->ground->maps[index];
  CrMotion motion = *get_motion (it->made, index);
  CrOrientation orientation = cr_map_get_grid (it->made->map)->orientation;
  g_autoptr (CrMap) standing = NULL;
  CrPasting how = { .sixths = motion.sixths,
                    .layers = CR_PIECE_ALL,
                    .only_empty = part->theirs,
                    .prefix = part->id,
                    .called = cr_part_get_name (part, NULL) };

  if (!check_ring (it->ground, index, error))
    return FALSE;
  if (cr_map_get_grid (map)->orientation != orientation)
    standing = cr_piece_stand (map, orientation);
  how.at.hex = cr_motion_apply (motion, cr_piece_get_anchor (map).hex);
  return paste_part (it, standing != NULL ? standing : map, &how, error);
}

/* One hex as another part has it (U-35). */
static gboolean
choose_hex (Building *it, const CrSharedChoice *choice, CrHex shift, GError **error)
{
  guint part = (guint) choice->part;
  const CrMap *map = it->ground->maps[part];
  const CrGrid *first = cr_map_get_grid (it->ground->maps[0]);
  CrHex hex = cr_hex_add (cr_grid_hex_at (first, choice->column, choice->row), shift);
  CrPlace from = { 0 };
  g_autoptr (CrMap) piece = NULL, standing = NULL;
  CrPasting how = { .at = { 0, hex },
                    .sixths = get_motion (it->made, part)->sixths,
                    .layers = CR_PIECE_TERRAIN | CR_PIECE_LEVEL | CR_PIECE_STRUCTURE };

  if (map == NULL)
    return TRUE;
  from.hex = cr_motion_apply (cr_motion_invert (*get_motion (it->made, part)), hex);
  if (!cr_map_has_place (map, from) || !cr_map_has_place (it->made->map, how.at))
    return TRUE;
  piece = cr_piece_copy (map, (CrPlaces){ &from, 1 }, from);
  standing = cr_piece_stand (piece, cr_map_get_grid (it->made->map)->orientation);
  it->made->owners[cr_grid_get_cell (cr_map_get_grid (it->made->map), hex)] = (gint8) part;
  return paste_part (it, standing, &how, error);
}

static void
own_hex (Building *it, guint part, CrHex hex, gpointer data)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (it->made->map), hex);
  gint8 *owner = &it->made->owners[cell];

  (void) data;
  if (*owner < 0 || !cr_assembly_get_part (it->ground->assembly, part)->theirs)
    *owner = (gint8) part;
}

static gboolean
is_rim (const CrMap *map, CrHex hex)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (!cr_map_has_place (map, (CrPlace){ 0, cr_hex_neighbour (hex, d) }))
      return TRUE;
  return FALSE;
}

/* (transfer full) (element-type CrHex): the hexes of that edge that are not joined */
static GArray *
list_edge (Building *it, guint part, CrMapEdge edge)
{
  const CrMap *map = it->ground->maps[part];
  const CrGrid *grid = cr_map_get_grid (map);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrHex hex = cr_grid_get_hex (grid, cell);
    gboolean there =
        cr_grid_is_at_edge (grid, hex, edge) && cr_map_has_place (map, (CrPlace){ 0, hex });

    hex = cr_motion_apply (*get_motion (it->made, part), hex);
    if (there && is_rim (it->made->map, hex))
      g_array_append_val (hexes, hex);
  }
  return hexes;
}

static void
add_edge_area (Building *it, guint index, const char *name, const GArray *hexes)
{
  const CrPart *part = cr_assembly_get_part (it->ground->assembly, index);
  CrNode *area = cr_node_new ("area");
  g_autofree char *id = g_strdup_printf ("%s-side-%s", part->id, name);
  /* In no language: it belongs to the map, which is the same for all who read it. */
  g_autofree char *title = g_strdup_printf ("%s: %s", cr_part_get_name (part, NULL), name);
  g_autofree char *set = cr_grid_format_set (
      cr_map_get_grid (it->made->map), (const CrHex *) (gconstpointer) hexes->data, hexes->len);

  cr_node_set (area, "id", id);
  cr_node_set (area, "name", title);
  cr_node_set_text (area, set);
  cr_map_load_node (it->made->map, CR_SECTION_AREAS, area);
}

/* A corner belongs to two edges; a few of its hexes do not make the name of the other. */
static gboolean
fills_edge (Building *it, const GArray *hexes, CrMapEdge edge)
{
  const CrGrid *grid = cr_map_get_grid (it->made->map);
  int n = 0, all = edge == CR_MAP_EDGE_N || edge == CR_MAP_EDGE_S ? grid->columns : grid->rows;

  for (guint i = 0; i < hexes->len; i++)
    n += cr_grid_is_at_edge (grid, g_array_index (hexes, CrHex, i), edge);
  return 4 * n >= 3 * all;
}

static void
name_edges (Building *it)
{
  CrNode *sides = cr_node_new ("sides");
  gboolean named = FALSE;

  for (guint i = 0; i < it->made->motions->len; i++)
    for (CrMapEdge edge = 0; it->ground->maps[i] != NULL && edge < CR_N_MAP_EDGES; edge++) {
      const char *name = cr_map_get_edge_name (it->ground->maps[i], edge);
      g_autoptr (GArray) hexes = list_edge (it, i, edge);

      if (name == NULL || *name == '\0' || hexes->len == 0 ||
          cr_assembly_get_part (it->ground->assembly, i)->overlay)
        continue;
      add_edge_area (it, i, name, hexes);
      for (CrMapEdge whole = 0; whole < CR_N_MAP_EDGES; whole++)
        if (fills_edge (it, hexes, whole)) {
          cr_node_set (sides, cr_map_edge_get_key (whole), name);
          named = TRUE;
        }
    }
  if (named)
    cr_map_load_node (it->made->map, CR_SECTION_HEAD, sides);
  else
    cr_node_unref (sides);
}

static gboolean
lay_all (Building *it, GError **error)
{
  const CrAssembly *assembly = it->ground->assembly;
  int n_cells = cr_grid_n_cells (cr_map_get_grid (it->made->map));
  /* Choices are written by the first grid, which was moved by that much. */
  CrHex shift = get_motion (it->made, 0)->shift;

  it->made->owners = g_malloc ((gsize) n_cells);
  memset (it->made->owners, -1, (gsize) n_cells);
  foreach_hex (it, own_hex, NULL);
  for (guint i = 0; i < assembly->parts->len; i++)
    if (it->ground->maps[i] != NULL && !lay_part (it, i, error))
      return FALSE;
  for (guint i = 0; i < assembly->choices->len; i++)
    if (!choose_hex (it, &g_array_index (assembly->choices, CrSharedChoice, i), shift, error))
      return FALSE;
  name_edges (it);
  return TRUE;
}

CrAssembled *
cr_assembly_build (const CrGround *ground, GError **error)
{
  g_autoptr (CrAssembled) made = g_new0 (CrAssembled, 1);
  Building it = { ground, made };
  CrGrid grid;

  made->motions = g_array_new (FALSE, FALSE, sizeof (CrMotion));
  if (!find_motions (&it, error) || !find_grid (&it, &grid, error))
    return NULL;
  begin_map (&it, &grid);
  return lay_all (&it, error) ? g_steal_pointer (&made) : NULL;
}

void
cr_assembled_free (CrAssembled *assembled)
{
  if (assembled == NULL)
    return;
  g_clear_pointer (&assembled->map, cr_map_free);
  g_clear_pointer (&assembled->motions, g_array_unref);
  g_free (assembled->owners);
  g_free (assembled);
}
