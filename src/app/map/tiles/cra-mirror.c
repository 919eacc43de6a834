/* cra-mirror.c: the worker's own copy of the map, to draw from.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-mirror.h"

#include "cra-worker.h"

#include "cr-castle.h"
#include "cr-chart.h"
#include "cr-decode.h"
#include "cr-edit.h"
#include "cr-picture.h"
#include "cr-sample.h"

/**
 * CraMirror:
 * @map: (owned): until the worker has made the castle from it
 * @ruleset: (owned)
 * @castle: (owned): the worker's own, made as its first work, because on a large map that takes
 *   longer than a frame
 * @pictures: main thread only: id → sha256 of the pictures that were added
 * @changed: main thread only; NULL once the window wants no more calls
 */
struct _CraMirror {
  CrMap *map;
  CrRuleset *ruleset;
  CrCastle *castle;
  CrArt *art;
  GHashTable *pictures;
  CraMirrorChanged changed;
  gpointer changed_data;
};

/* What stands at one place now, which is all the worker needs to follow a change there. */
typedef struct {
  CrPlace place;
  char *codes[CR_N_LAYERS];
  int level, facing;
  GArray *sides[CR_N_DIRECTIONS]; /* of CrSide, each owns a reference to its node */
} Spot;

/* @spots: (element-type Spot) @nodes: (nullable) (element-type CrNode): by section, the whole list
 * as it is now; NULL of a section that did not change @boxes: (element-type CrBox): what is to be
 * redrawn: around the places, the key of levels in the margin, what nodes shape @whole: everything
 * is to be redrawn */
typedef struct {
  CraMirror *mirror;
  GArray *spots;
  GPtrArray *nodes[CR_N_SECTIONS];
  GArray *boxes;
  gboolean whole;
} Change;

typedef struct {
  CraMirror *mirror;
  CrSheet *sheet;
} Picture;

/* This is the first work of the worker; all other work of the mirror comes after it. */
static void
prepare_castle (gpointer data)
{
  CraMirror *mirror = data;

  mirror->castle = cr_castle_new (g_steal_pointer (&mirror->map), mirror->ruleset);
  mirror->art = cr_art_new (cr_castle_get_scene (mirror->castle));
  cra_mirror_unref (mirror);
}

CraMirror *
cra_mirror_new (const CrMap *map, const CrRuleset *ruleset)
{
  CraMirror *mirror = g_atomic_rc_box_new0 (CraMirror);

  mirror->map = cr_map_copy (map);
  mirror->ruleset = cr_ruleset_ref (ruleset);
  mirror->pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  cra_worker_push (prepare_castle, cra_mirror_ref (mirror));
  return mirror;
}

void
cra_mirror_set_changed (CraMirror *mirror, CraMirrorChanged changed, gpointer data)
{
  mirror->changed = changed;
  mirror->changed_data = data;
}

CraMirror *
cra_mirror_ref (CraMirror *mirror)
{
  return g_atomic_rc_box_acquire (mirror);
}

static void
mirror_clear (gpointer data)
{
  CraMirror *mirror = data;

  cr_art_free (mirror->art);
  cr_castle_free (mirror->castle);
  g_clear_pointer (&mirror->map, cr_map_free);
  cr_ruleset_unref (mirror->ruleset);
  g_hash_table_unref (mirror->pictures);
}

void
cra_mirror_unref (CraMirror *mirror)
{
  g_atomic_rc_box_release_full (mirror, mirror_clear);
}

static void
side_clear (gpointer data)
{
  cr_node_unref (((CrSide *) data)->node);
}

static void
spot_clear (gpointer data)
{
  Spot *spot = data;

  for (int i = 0; i < CR_N_LAYERS; i++)
    g_free (spot->codes[i]);
  for (int i = 0; i < CR_N_DIRECTIONS; i++)
    g_array_unref (spot->sides[i]);
}

static void
read_spot (const CrMap *map, CrPlace place, Spot *spot)
{
  *spot = (Spot){ .place = place,
                  .level = cr_map_get_level (map, place),
                  .facing = cr_map_get_value (map, place, CR_LAYER_FACING) };
  spot->codes[CR_LAYER_TERRAIN] = g_strdup (cr_map_get_terrain (map, place));
  spot->codes[CR_LAYER_STRUCTURE] = g_strdup (cr_map_get_structure (map, place));
  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    gsize n = 0;
    const CrSide *sides = cr_map_get_sides (map, place, i, &n);

    spot->sides[i] = g_array_sized_new (FALSE, FALSE, sizeof (CrSide), (guint) n);
    g_array_set_clear_func (spot->sides[i], side_clear);
    g_array_append_vals (spot->sides[i], sides, (guint) n);
    for (gsize j = 0; j < n; j++)
      if (sides[j].node != NULL)
        cr_node_ref (sides[j].node);
  }
}

static void
write_spot (CrEdit *edit, const CrMap *map, const Spot *spot)
{
  cr_edit_set_code (edit, map, spot->place, CR_LAYER_TERRAIN, spot->codes[CR_LAYER_TERRAIN]);
  cr_edit_set_code (edit, map, spot->place, CR_LAYER_STRUCTURE, spot->codes[CR_LAYER_STRUCTURE]);
  cr_edit_set_value (edit, map, spot->place, CR_LAYER_LEVEL, spot->level);
  cr_edit_set_value (edit, map, spot->place, CR_LAYER_FACING, spot->facing);
  for (int i = 0; i < CR_N_DIRECTIONS; i++)
    cr_edit_set_sides (edit, map, spot->place, i, (const CrSide *) spot->sides[i]->data,
                       spot->sides[i]->len);
}

static void
change_free (Change *change)
{
  g_array_unref (change->spots);
  for (int i = 0; i < CR_N_SECTIONS; i++)
    g_clear_pointer (&change->nodes[i], g_ptr_array_unref);
  g_array_unref (change->boxes);
  cra_mirror_unref (change->mirror);
  g_free (change);
}

static gboolean
change_done (gpointer data)
{
  Change *change = data;
  const CraMirror *mirror = change->mirror;

  if (change->whole && mirror->changed != NULL)
    mirror->changed (NULL, NULL, mirror->changed_data);
  for (guint i = 0; i < change->boxes->len && mirror->changed != NULL; i++)
    mirror->changed (&g_array_index (change->boxes, CrBox, i), NULL, mirror->changed_data);
  change_free (change);
  return G_SOURCE_REMOVE;
}

static void
apply_spots (Change *change)
{
  CraMirror *mirror = change->mirror;
  const CrMap *map = cr_castle_get_map (mirror->castle);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrBox box;

  for (guint i = 0; i < change->spots->len; i++) {
    const Spot *spot = &g_array_index (change->spots, Spot, i);

    write_spot (edit, map, spot);
    g_array_append_val (places, spot->place);
  }
  cr_castle_swap (mirror->castle, edit, NULL);
  box = cr_art_touch (mirror->art, (const CrPlace *) places->data, places->len);
  g_array_append_val (change->boxes, box);
  if (!cr_art_touch_key (mirror->art))
    return;
  box = cr_paint_key_box (map);
  g_array_append_val (change->boxes, box);
}

static void
add_node_box (Change *change, CrSection section, const CrNode *node)
{
  CrBox box;

  if (!cr_paint_node_box (cr_castle_get_map (change->mirror->castle), section, node, &box))
    change->whole = TRUE;
  else if (box.width > 0)
    g_array_append_val (change->boxes, box);
}

/* Replaces the node at an index; removes it if @now is NULL, inserts it if @was is NULL. */
static void
swap_node (Change *change, CrSection section, guint index, const CrNode *was, CrNode *now)
{
  CrCastle *castle = change->mirror->castle;
  const CrMap *map = cr_castle_get_map (castle);
  g_autoptr (CrEdit) edit = cr_edit_new ();

  if (was == NULL)
    cr_edit_insert_node (edit, map, section, index, cr_node_ref (now));
  else if (now == NULL)
    cr_edit_remove_node (edit, map, section, index);
  else
    cr_edit_replace_node (edit, map, section, index, cr_node_ref (now));
  if (was != NULL)
    add_node_box (change, section, was);
  cr_castle_swap (castle, edit, NULL);
  if (section == CR_SECTION_AREAS)
    cr_art_touch_areas (change->mirror->art);
  if (now != NULL)
    add_node_box (change, section, now);
}

/* Both maps share their nodes, so the differing nodes lie between the common beginning and the
 * common end of both lists. */
static void
apply_nodes (Change *change, CrSection section)
{
  const CrMap *map = cr_castle_get_map (change->mirror->castle);
  const GPtrArray *now = change->nodes[section];
  guint n_was = cr_map_n_nodes (map, section), first = 0, last = 0, n;

  while (first < MIN (n_was, now->len) &&
         cr_map_get_node (map, section, first) == now->pdata[first])
    first++;
  while (last < MIN (n_was, now->len) - first &&
         cr_map_get_node (map, section, n_was - 1 - last) == now->pdata[now->len - 1 - last])
    last++;
  n = MIN (n_was, now->len) - last;
  for (guint i = first; i < n; i++)
    if (cr_map_get_node (map, section, i) != now->pdata[i])
      swap_node (change, section, i, cr_map_get_node (map, section, i), now->pdata[i]);
  for (guint i = n_was - last; i > n; i--)
    swap_node (change, section, i - 1, cr_map_get_node (map, section, i - 1), NULL);
  for (guint i = n; i < now->len - last; i++)
    swap_node (change, section, i, NULL, now->pdata[i]);
}

/* This runs in the worker thread. */
static void
apply_change (gpointer data)
{
  Change *change = data;

  if (change->spots->len > 0)
    apply_spots (change);
  for (int i = 0; i < CR_N_SECTIONS; i++)
    if (change->nodes[i] != NULL)
      apply_nodes (change, i);
  g_idle_add_full (CRA_WORKER_DONE, change_done, change, NULL);
}

static GPtrArray *
list_nodes (const CrMap *map, CrSection section)
{
  GPtrArray *nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_node_unref);

  for (guint i = 0; i < cr_map_n_nodes (map, section); i++)
    g_ptr_array_add (nodes, cr_node_ref (cr_map_get_node (map, section, i)));
  return nodes;
}

void
cra_mirror_touch (CraMirror *mirror, const CrMap *map, const CreChange *told)
{
  Change *change = g_new0 (Change, 1);

  change->mirror = cra_mirror_ref (mirror);
  change->boxes = g_array_new (FALSE, FALSE, sizeof (CrBox));
  change->spots = g_array_sized_new (FALSE, FALSE, sizeof (Spot), (guint) told->n_places);
  g_array_set_clear_func (change->spots, spot_clear);
  for (gsize i = 0; i < told->n_places; i++) {
    Spot spot;

    read_spot (map, told->places[i], &spot);
    g_array_append_val (change->spots, spot);
  }
  for (int i = 0; i < CR_N_SECTIONS; i++)
    if (told->nodes && cr_edit_touches_section (told->edit, i))
      change->nodes[i] = list_nodes (map, i);
  cra_worker_push (apply_change, change);
}

/* The worker decodes pictures. Those used last are kept, so that a new mirror of the same map need
 * not decode them again. */

#define KEPT_PICTURES 4

typedef struct {
  CraMirror *mirror;
  char *id, *name, *sha256, *failure;
  GBytes *bytes;
} Loading;

typedef struct {
  char *sha256;
  cairo_surface_t *surface;
} Kept;

/* This runs in the worker thread. */
static cairo_surface_t *
decode_picture (const Loading *loading, GError **error)
{
  static Kept kept[KEPT_PICTURES];
  static int next;
  cairo_surface_t *surface;

  for (int i = 0; i < KEPT_PICTURES; i++)
    if (loading->sha256 != NULL && g_strcmp0 (kept[i].sha256, loading->sha256) == 0)
      return cairo_surface_reference (kept[i].surface);
  surface = cr_decode_bytes (loading->bytes, loading->name, error);
  if (surface == NULL || loading->sha256 == NULL)
    return surface;
  g_free (kept[next].sha256);
  g_clear_pointer (&kept[next].surface, cairo_surface_destroy);
  kept[next] = (Kept){ g_strdup (loading->sha256), cairo_surface_reference (surface) };
  next = (next + 1) % KEPT_PICTURES;
  return surface;
}

static gboolean
loading_done (gpointer data)
{
  Loading *loading = data;
  CraMirror *mirror = loading->mirror;

  if (mirror->changed != NULL)
    mirror->changed (NULL, loading->failure, mirror->changed_data);
  cra_mirror_unref (mirror);
  g_bytes_unref (loading->bytes);
  g_free (loading->id);
  g_free (loading->name);
  g_free (loading->sha256);
  g_free (loading->failure);
  g_free (loading);
  return G_SOURCE_REMOVE;
}

/* This runs in the worker thread. */
static void
do_load (gpointer data)
{
  Loading *loading = data;
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = decode_picture (loading, &error);

  if (surface != NULL)
    cr_art_set_picture (loading->mirror->art, loading->id, surface);
  else
    loading->failure = g_strdup (error->message);
  g_clear_pointer (&surface, cairo_surface_destroy);
  g_idle_add_full (CRA_WORKER_DONE, loading_done, loading, NULL);
}

gboolean
cra_mirror_has_picture (CraMirror *mirror, const CrNode *node)
{
  const char *id = cr_node_get (node, "id"), *sha256 = cr_node_get (node, "sha256");
  const char *known = id != NULL ? g_hash_table_lookup (mirror->pictures, id) : NULL;

  return known != NULL && sha256 != NULL && g_str_equal (known, sha256);
}

void
cra_mirror_add_picture (CraMirror *mirror, const CrNode *node, GBytes *bytes)
{
  Loading *loading = g_new0 (Loading, 1);

  loading->mirror = cra_mirror_ref (mirror);
  loading->id = g_strdup (cr_node_get (node, "id"));
  loading->name = g_strdup (cr_picture_get_name (node));
  loading->sha256 = g_strdup (cr_node_get (node, "sha256"));
  loading->bytes = g_bytes_ref (bytes);
  if (loading->id != NULL && loading->sha256 != NULL)
    g_hash_table_insert (mirror->pictures, g_strdup (loading->id), g_strdup (loading->sha256));
  cra_worker_push (do_load, loading);
}

typedef struct {
  CraMirror *mirror;
  int floor;
  CrPatches *patches;
  CraMirrorSampled done;
  gpointer data;
} Sampling;

static gboolean
sampling_done (gpointer data)
{
  Sampling *sampling = data;

  sampling->done (sampling->patches, sampling->data);
  cra_mirror_unref (sampling->mirror);
  g_free (sampling);
  return G_SOURCE_REMOVE;
}

/* This runs in the worker thread. */
static void
do_sample (gpointer data)
{
  Sampling *sampling = data;

  sampling->patches = cr_art_sample_pictures (sampling->mirror->art, sampling->floor);
  g_idle_add_full (CRA_WORKER_DONE, sampling_done, sampling, NULL);
}

void
cra_mirror_sample (CraMirror *mirror, int floor, CraMirrorSampled done, gpointer data)
{
  Sampling *sampling = g_new0 (Sampling, 1);

  *sampling = (Sampling){ cra_mirror_ref (mirror), floor, NULL, done, data };
  cra_worker_push (do_sample, sampling);
}

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  cr_sheet_free (picture->sheet);
  cra_mirror_unref (picture->mirror);
  g_free (picture);
}

/* This runs in the worker thread. */
static void
picture_draw (gpointer data, cairo_t *cr, const CrBox *box, double scale)
{
  Picture *picture = data;

  cr_sheet_set_art (picture->sheet, picture->mirror->art);
  cr_sheet_paint (picture->sheet, cr, box, scale);
  cr_art_trim (picture->mirror->art, CR_ART_KEPT);
}

CraSource *
cra_mirror_new_source (CraMirror *mirror, CrSheet *sheet)
{
  Picture *picture = g_new (Picture, 1);

  *picture = (Picture){ cra_mirror_ref (mirror), sheet };
  return cra_source_new (picture_draw, picture, picture_free);
}

gboolean
cra_mirror_write_file (CraMirror *mirror,
                       CrSheet *sheet,
                       CrPictureFileKind kind,
                       double scale,
                       const CrPictureSink *sink,
                       GError **error)
{
  cr_sheet_set_art (sheet, mirror->art);
  return cr_sheet_write_file (sheet, kind, scale, sink, error);
}

void
cra_mirror_ready_print (CraMirror *mirror, CrPrint *print)
{
  cr_print_set_art (print, mirror->art);
}
