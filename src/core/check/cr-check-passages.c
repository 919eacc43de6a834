/* cr-check-passages.c: secret passages and their two ends.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-check-private.h"
#include "cr-levels.h"
#include "cr-link.h"
#include "cr-linkage.h"
#include "cr-move.h"
#include "cr-numbering.h"
#include "cr-passage.h"
#include "cr-shape.h"
#include "cr-text.h"

/* Tells where hexes that hang together lie under a moat that is no deeper than they are. */
typedef struct {
  gboolean sought;
  CrPlace first, moat; /* of the passage and above it; no floor: nowhere */
  int deepest;         /* floor of the moat */
} Wet;

/* Two spiral stairs at most that no passage ends at and that lead to one floor: whether there is
 * only one is all that is asked. */
typedef struct {
  const char *ids[2];
} Idle;

/* All passages of a map, and what is known of their hexes. */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  GPtrArray *problems;
  CrLinkage *linkage;
  Idle idle[CR_MAX_FLOORS];
  GArray *wet;         /* Wet, by region of the linkage */
  GHashTable *stairs;  /* ids of spiral stairs that some passage names; borrowed */
  GHashTable *flooded; /* ids of passages that some sluice floods; borrowed */
  GHashTable
      *known; /* gint64: hexes of passages that the map names or that were said to be wrong */
} Passages;

/* One passage that the map names. */
typedef struct {
  Passages *all;
  const CrNode *node;
  guint index;
} Named;

static const char *const end_names[] = { "from", "to" };

static gint64
place_key (const CrMap *map, CrPlace place)
{
  const CrGrid *grid = cr_map_get_grid (map);

  return (gint64) place.floor * cr_grid_n_cells (grid) + cr_grid_get_cell (grid, place.hex);
}

static void
note_known (const Passages *all, CrPlace place)
{
  gint64 key = place_key (all->map, place);

  g_hash_table_add (all->known, g_memdup2 (&key, sizeof key));
}

static gboolean
is_known (const Passages *all, CrPlace place)
{
  gint64 key = place_key (all->map, place);

  return g_hash_table_contains (all->known, &key);
}

/* Gathers hexes that hang together, however they are painted; all of them are known afterwards. */
static void
gather_hexes (const Passages *all, CrPlace start, GArray *hexes)
{
  note_known (all, start);
  g_array_append_val (hexes, start);
  for (guint next = 0; next < hexes->len; next++) {
    CrPlace here = g_array_index (hexes, CrPlace, next);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace there = cr_place_neighbour (here, d);

      if (!cr_scene_has_place (all->scene, there) || is_known (all, there) ||
          cr_passage_is_walled (all->map, here, d))
        continue;
      note_known (all, there);
      g_array_append_val (hexes, there);
    }
  }
}

/* Marks the hexes that hang together with that end as known: they have been spoken of. */
static void
know_all (const Passages *all, CrPlace end)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (cr_scene_has_place (all->scene, end) && !is_known (all, end))
    gather_hexes (all, end, hexes);
}

/* The spiral stair at an end, if there is one. */
static gboolean
find_stair (const Named *it, int end, CrLink *link)
{
  const char *id = cr_node_get (it->node, end_names[end]);
  const CrNode *stair =
      id != NULL ? cr_map_find_node (it->all->map, CR_SECTION_LINKS, "spiral", id) : NULL;

  return stair != NULL && cr_link_read (it->all->map, stair, link, NULL);
}

static void
add_idle (Idle *idle, const char *id)
{
  if (idle->ids[0] == NULL)
    idle->ids[0] = id;
  else if (idle->ids[1] == NULL && idle->ids[0] != id)
    idle->ids[1] = id;
}

static void
note_idle (Passages *all)
{
  for (guint i = 0; i < cr_map_n_nodes (all->map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (all->map, CR_SECTION_LINKS, i);
    const char *id = cr_node_get (node, "id");
    CrLink link;

    if (!cr_node_is (node, "spiral") || id == NULL || g_hash_table_contains (all->stairs, id) ||
        !cr_link_read (all->map, node, &link, NULL))
      continue;
    add_idle (&all->idle[link.from.floor], id);
    add_idle (&all->idle[link.to.floor], id);
  }
}

/* The only spiral stair that no passage ends at and that leads to a floor of @there. */
static const char *
find_idle (const Passages *all, const CrLink *there)
{
  Idle found = all->idle[there->from.floor];
  const Idle *other = &all->idle[there->to.floor];

  for (gsize i = 0; i < G_N_ELEMENTS (other->ids); i++)
    if (other->ids[i] != NULL)
      add_idle (&found, other->ids[i]);
  return found.ids[1] == NULL ? found.ids[0] : NULL;
}

static void
offer_end (CrProblem *problem, const Named *it, int end, const CrLink *there)
{
  const char *idle = find_idle (it->all, there);
  CrNode *whole;
  CrEdit *fix;
  g_autofree char *mend = NULL;

  if (idle == NULL)
    return;
  whole = cr_node_copy (it->node);
  cr_node_set (whole, end_names[end], idle);
  fix = cr_edit_new ();
  cr_edit_replace_node (fix, it->all->map, CR_SECTION_LINKS, it->index, whole);
  mend = g_strdup_printf (cr_text ("End at “%s”"), idle);
  cr_check_set_fix (problem, mend, fix);
}

/* Which of a stair's two places lies farther down. */
static CrPlace
get_lower (const CrMap *map, const CrLink *link)
{
  gboolean from = cr_map_get_floor (map, link->from.floor)->storey <
                  cr_map_get_floor (map, link->to.floor)->storey;

  return from ? link->from : link->to;
}

/* TMP-07: A passage has spiral staircases at both ends. */
static gboolean
check_ends (const Named *it)
{
  CrLink links[2] = { { NULL } };
  gboolean found[2];
  CrPlace place = CR_PLACE_MAP;
  CrProblem *problem;
  char *message;

  for (int end = 0; end < 2; end++)
    found[end] = find_stair (it, end, &links[end]);
  if (found[0] && g_strcmp0 (links[0].id, links[1].id) == 0)
    found[1] = FALSE;
  if (found[0] && found[1])
    return TRUE;
  if (found[0] || found[1]) {
    place = get_lower (it->all->map, &links[found[0] ? 0 : 1]);
    know_all (it->all, place);
    message = g_strdup_printf (cr_text ("The passage “%s” has a spiral stair at one end only: name "
                                        "another for the other end."),
                               cr_node_get_id (it->node));
  } else {
    message = g_strdup_printf (cr_text ("The passage “%s” has a spiral stair at neither end: name "
                                        "the two it runs between."),
                               cr_node_get_id (it->node));
  }
  problem = cr_check_add (it->all->problems, "passage-with-one-end", place, message);
  problem->severity = CR_PROBLEM_ERROR;
  if (found[0] || found[1])
    offer_end (problem, it, found[0] ? 1 : 0, &links[found[0] ? 0 : 1]);
  return FALSE;
}

/* Finds a moat over a hex of the passage whose floor is no higher than the passage. */
static gboolean
find_moat (const Passages *all, CrPlace hex, CrPlace *moat_out)
{
  int level = cr_scene_get_level (all->scene, hex);

  for (int floor = 0; floor < cr_map_n_floors (all->map); floor++) {
    CrPlace over = { floor, hex.hex };
    const CrTerrainKind *terrain = cr_scene_get_terrain (all->scene, over);

    if (floor == hex.floor || !cr_scene_has_place (all->scene, over) || terrain == NULL ||
        !terrain->moat || cr_scene_get_level (all->scene, over) > level)
      continue;
    *moat_out = over;
    return TRUE;
  }
  return FALSE;
}

/* The fix digs the passage deeper as a whole, as steps within a passage cannot be walked. */
static void
offer_depth (CrProblem *problem, const Passages *all, const GArray *hexes, int level)
{
  const CrPlace *first = &g_array_index (hexes, CrPlace, 0);
  int kept = cr_map_get_level (all->map, *first);
  CrEdit *fix;
  g_autofree char *should = NULL, *mend = NULL;

  if (level < CR_LEVEL_MIN)
    return;
  for (guint i = 1; i < hexes->len; i++)
    if (cr_map_get_level (all->map, first[i]) != kept)
      return;
  fix = cr_edit_new ();
  for (guint i = 0; i < hexes->len; i++)
    cr_edit_set_value (fix, all->map, first[i], CR_LAYER_LEVEL, level);
  should = cr_level_format (level);
  mend = g_strdup_printf (cr_text ("Dig to %s"), should);
  cr_check_set_fix (problem, mend, fix);
}

static void
seek_wet (const Passages *all, const GArray *hexes, Wet *wet)
{
  *wet = (Wet){ TRUE, CR_PLACE_MAP, CR_PLACE_MAP, CR_LEVEL_MAX };
  for (guint i = 0; i < hexes->len; i++) {
    CrPlace hex = g_array_index (hexes, CrPlace, i), moat;

    if (!find_moat (all, hex, &moat))
      continue;
    if (wet->first.floor < 0) {
      wet->first = hex;
      wet->moat = moat;
    }
    wet->deepest = MIN (wet->deepest, cr_map_get_level (all->map, moat));
  }
}

/* All passages that run through the same hexes share one answer, found once. */
static const Wet *
get_wet (Passages *all, int region)
{
  if (all->wet->len <= (guint) region)
    g_array_set_size (all->wet, (guint) region + 1);

  Wet *wet = &g_array_index (all->wet, Wet, region);
  if (!wet->sought)
    seek_wet (all, cr_linkage_get_region (all->linkage, region), wet);
  return wet;
}

/* A passage under a moat lies deeper than the moat's floor, or it would run through the water. */
static void
check_moat (const Named *it, int region)
{
  const CrMap *map = it->all->map;
  const Wet *wet = get_wet (it->all, region);
  CrProblem *problem;
  g_autofree char *at = NULL, *level = NULL, *own = NULL;

  if (wet->first.floor < 0)
    return;
  at = cr_map_format_printed (map, wet->moat);
  level = cr_level_format (cr_map_get_level (map, wet->moat));
  own = cr_level_format (cr_map_get_level (map, wet->first));
  problem = cr_check_add (
      it->all->problems, "passage-through-moat", wet->first,
      g_strdup_printf (cr_text ("The passage “%s” runs at level %s through the moat of %s, whose "
                                "floor is at %s: dig it deeper, or round the moat."),
                       cr_node_get_id (it->node), own, at, level));
  offer_depth (problem, it->all, cr_linkage_get_region (it->all->linkage, region),
               wet->deepest - 1);
}

/* TMP-08: A passage that can be flooded needs a hex from which it is flooded. */
static void
check_sluice (const Named *it, const CrPassage *passage)
{
  if (!passage->floods ||
      (passage->id != NULL && g_hash_table_contains (it->all->flooded, passage->id)))
    return;
  cr_check_offer_without (
      cr_check_add (
          it->all->problems, "passage-without-sluice", passage->ends[0],
          g_strdup_printf (cr_text ("The passage “%s” can be flooded, but no sluice lets the "
                                    "water in: make a mechanism of the kind sluice."),
                           cr_node_get_id (it->node))),
      it->all->map, it->index, "floods", cr_text ("Keep dry"));
}

/* The fix digs straight from end to end, where nothing but earth lies between. */
static void
offer_digging (CrProblem *problem, const CrMap *map, const CrPassage *passage)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (CrEdit) fix = cr_edit_new ();
  CrPlace from = passage->ends[0], to = passage->ends[1];
  int code = cr_map_find_code (map, CR_LAYER_TERRAIN, CR_BUILD_PASSAGE);

  if (from.floor != to.floor || code <= 0 ||
      cr_map_get_level (map, from) != cr_map_get_level (map, to))
    return;
  cr_shape_line (from.hex, to.hex, 0, line);
  for (guint i = 0; i < line->len; i++) {
    CrPlace here = { from.floor, g_array_index (line, CrHex, i) };

    if (i + 1 < line->len &&
        cr_passage_is_walled (map, here,
                              cr_hex_direction_to (here.hex, g_array_index (line, CrHex, i + 1))))
      return;
    if (cr_map_has_place (map, here))
      continue;
    cr_edit_set_value (fix, map, here, CR_LAYER_TERRAIN, code);
    cr_edit_set_value (fix, map, here, CR_LAYER_LEVEL, cr_map_get_level (map, from));
  }
  cr_check_set_fix (problem, cr_text ("Dig it through"), g_steal_pointer (&fix));
}

/* A region is known as a whole, or not at all. */
static void
know_region (const Passages *all, const GArray *hexes)
{
  if (is_known (all, g_array_index (hexes, CrPlace, 0)))
    return;
  for (guint i = 0; i < hexes->len; i++)
    note_known (all, g_array_index (hexes, CrPlace, i));
}

static void
check_way (const Named *it, const CrPassage *passage, int region)
{
  const CrMap *map = it->all->map;
  g_autofree char *from = NULL, *to = NULL;

  if (region >= 0)
    know_region (it->all, cr_linkage_get_region (it->all->linkage, region));
  if (cr_linkage_is_whole (it->all->linkage, passage))
    return;
  know_all (it->all, passage->ends[1]);
  from = cr_map_format_printed (map, passage->ends[0]);
  to = cr_map_format_printed (map, passage->ends[1]);
  offer_digging (
      cr_check_add (it->all->problems, "passage-broken", passage->ends[1],
                    g_strdup_printf (cr_text ("The hexes of the passage “%s” do not lead from %s "
                                              "to %s: dig it through."),
                                     cr_node_get_id (it->node), from, to)),
      map, passage);
}

static void
check_passage (const Named *it)
{
  g_autoptr (GError) error = NULL;
  CrPassage passage;
  int region;

  if (!check_ends (it))
    return;
  if (!cr_passage_read (it->all->map, it->node, &passage, &error)) {
    cr_check_add (it->all->problems, "passage-unreadable", CR_PLACE_MAP,
                  g_strdup_printf ("“%s”: %s.", cr_node_get_id (it->node), error->message));
    return;
  }
  region = cr_linkage_find_region (it->all->linkage, &passage);
  check_way (it, &passage, region);
  if (region >= 0)
    check_moat (it, region);
  check_sluice (it, &passage);
}

static gboolean
is_passage (const CrTerrainKind *kind)
{
  return kind->passage;
}

/* A cellar or a mine is no passage, and may have one way in. */
static gboolean
is_all_passage (const Passages *all, const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++) {
    const CrTerrainKind *terrain =
        cr_scene_get_terrain (all->scene, g_array_index (hexes, CrPlace, i));

    if (terrain == NULL || (!terrain->passage && !terrain->blocks && !terrain->stairs))
      return FALSE;
  }
  return TRUE;
}

static guint
count_ways_out (const CrWays *ways, const GArray *hexes)
{
  g_autoptr (GArray) out = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  guint n = 0;

  for (guint i = 0; i < hexes->len; i++) {
    g_array_set_size (out, 0);
    cr_ways_links (ways, g_array_index (hexes, CrPlace, i), out);
    n += out->len > 0;
  }
  return n;
}

/* Tells of hexes painted as a secret passage that no passage of the map goes through. */
static void
check_nameless (const Passages *all, const CrWays *ways, CrPlace start)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *at = cr_map_format_printed (all->map, start);
  guint n;

  gather_hexes (all, start, hexes);
  n = count_ways_out (ways, hexes);
  if (n >= 2 || !is_all_passage (all, hexes))
    return;
  cr_check_add (all->problems, "passage-with-one-end", start,
                g_strdup_printf (n == 1 ? cr_text ("The passage at %s has one way out only: make a "
                                                   "spiral stair at its other end.")
                                        : cr_text ("The passage at %s has no way out: make a "
                                                   "spiral stair at either end."),
                                 at));
}

static void
check_nameless_floors (const Passages *all, CrCheckRun *run)
{
  g_autoptr (GArray) dug = cr_check_find_terrain (all->scene, is_passage);

  for (guint i = 0; i < dug->len; i++) {
    CrPlace place = g_array_index (dug, CrPlace, i);

    /* A secret passage lies on a floor that only its owner knows of (TMP-07). */
    if (cr_floor_is_secret (cr_map_get_floor (all->map, place.floor)) && !is_known (all, place))
      check_nameless (all, cr_check_get_ways (run), place);
  }
}

static void
add_name (GHashTable *names, const char *name)
{
  if (name != NULL)
    g_hash_table_add (names, (gpointer) name);
}

/* Notes the hexes that passages and sluices name. */
static void
note_names (const Passages *all)
{
  for (guint i = 0; i < cr_map_n_nodes (all->map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (all->map, CR_SECTION_LINKS, i);

    for (int end = 0; end < 2 && cr_node_is (node, "passage"); end++)
      add_name (all->stairs, cr_node_get (node, end_names[end]));
  }
  for (guint i = 0; i < cr_map_n_nodes (all->map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (all->map, CR_SECTION_MECHANISMS, i);

    for (guint j = 0;
         g_strcmp0 (cr_node_get (node, "kind"), "sluice") == 0 && j < cr_node_n_children (node);
         j++)
      add_name (all->flooded, cr_node_get (cr_node_get_child (node, j), "of"));
  }
}

void
cr_check_passages (CrCheckRun *run)
{
  g_autoptr (GHashTable) stairs = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) flooded = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GArray) wet = g_array_new (FALSE, TRUE, sizeof (Wet));
  g_autoptr (CrLinkage) linkage = cr_linkage_new (cr_scene_get_map (run->scene));
  Passages all = { .scene = run->scene,
                   .map = cr_scene_get_map (run->scene),
                   .problems = run->problems,
                   .linkage = linkage,
                   .wet = wet,
                   .stairs = stairs,
                   .flooded = flooded,
                   .known = known };

  note_names (&all);
  note_idle (&all);
  for (guint i = 0; i < cr_map_n_nodes (all.map, CR_SECTION_LINKS); i++) {
    Named it = { &all, cr_map_get_node (all.map, CR_SECTION_LINKS, i), i };

    if (cr_node_is (it.node, "passage"))
      check_passage (&it);
  }
  check_nameless_floors (&all, run);
}
