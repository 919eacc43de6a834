/* cr-ruleset.c: terrain kinds, costs and options, read from data. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-ruleset.h"

#include <string.h>

#include "cr-error.h"
#include "cr-ruleset-private.h"
#include "cr-text.h"

/* The most a figure may be: twice the dearest of the printed ones is far below it. */
#define MOST 99

struct _CrRuleset {
  gint ref_count;
  CrNode *root; /* with what it extends; every name and source below points into it */
  GArray *movers, *terrains, *structures, *links, *weapons, *weathers, *works;
  GPtrArray *options;
  GHashTable *terrain_by_code, *structure_by_code; /* code → index + 1 */
  CrSideRule sides[CR_N_SIDE_KINDS];
};

static const char *const provenances[] = { "printed", "inferred", "house", NULL };
static const char *const covers[] = { "none", "light", "medium", "heavy", "infinite", NULL };
static const char *const answers[] = { "no", "yes", NULL };
static const char *const crossings[] = { "plain", "open", "inwards", "hoarded", "down", NULL };

typedef gboolean (*RowReader) (CrRuleset *ruleset, const CrNode *row, GError **error);

/**
 * cr_ruleset_read_provenance:
 *
 * Returns: FALSE with an error when the figure lacks its value or does not say where it is from
 */
gboolean
cr_ruleset_read_provenance (const CrNode *node, CrFigure *figure, GError **error)
{
  const char *unused;
  int provenance;

  if (!cr_node_need (node, "value", &unused, error) ||
      !cr_node_need (node, "provenance", &unused, error) ||
      !cr_node_read_enum (node, "provenance", provenances, CR_HOUSE, &provenance, error))
    return FALSE;
  figure->provenance = provenance;
  figure->source = cr_node_get (node, "source");
  return TRUE;
}

static gboolean
read_points (const CrNode *node, int least, CrFigure *figure, GError **error)
{
  if (!cr_ruleset_read_provenance (node, figure, error))
    return FALSE;
  figure->value = CR_IMPASSABLE;
  if (g_str_equal (cr_node_get (node, "value"), "impassable"))
    return TRUE;
  return cr_node_read_int (node, "value", least, MOST, 0, &figure->value, error);
}

static gboolean
read_number (const CrNode *row, const char *name, CrFigure *figure, GError **error)
{
  const CrNode *node = cr_node_find (row, name);

  *figure = (CrFigure){ 0, CR_INFERRED, NULL };
  if (node == NULL)
    return TRUE;
  return cr_ruleset_read_provenance (node, figure, error) &&
         cr_node_read_int (node, "value", 0, MOST, 0, &figure->value, error);
}

static gboolean
find_figure (const CrNode *row, const char *name, const CrNode **node_out, GError **error)
{
  *node_out = cr_node_find (row, name);
  if (*node_out != NULL)
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX, cr_text ("found <%s> without <%s>, expected one"),
                     cr_node_get_name (row), name);
  return FALSE;
}

static gboolean
read_cover (const CrNode *row, CrFigure *figure, GError **error)
{
  const CrNode *node;

  return find_figure (row, "cover", &node, error) &&
         cr_ruleset_read_provenance (node, figure, error) &&
         cr_node_read_enum (node, "value", covers, 0, &figure->value, error);
}

/* ROF-01: of a flat roof, against those who are neither on it nor higher. */
static gboolean
read_outer_cover (const CrNode *row, CrFigure *figure, GError **error)
{
  const CrNode *node = cr_node_find_with (row, "extra", "name", "cover-from-outside-or-below");

  return node == NULL || (cr_ruleset_read_provenance (node, figure, error) &&
                          cr_node_read_enum (node, "value", covers, 0, &figure->value, error));
}

static gboolean
read_combat (const CrNode *row, CrFigure *figure, GError **error)
{
  const CrNode *node;

  if (!find_figure (row, "combat", &node, error) ||
      !cr_ruleset_read_provenance (node, figure, error))
    return FALSE;
  figure->value = CR_COMBAT_NEVER;
  if (g_str_equal (cr_node_get (node, "value"), "impossible"))
    return TRUE;
  return cr_node_read_int (node, "value", -1, 1, 0, &figure->value, error);
}

static gboolean
read_flag (const CrNode *row, const char *name, gboolean *flag, GError **error)
{
  return cr_node_read_enum (row, name, answers, FALSE, flag, error);
}

/* A mover without a figure of his own pays those of the mover he is counted "as". */
static gboolean
fill_movers (const CrRuleset *ruleset, const CrNode *row, CrFigure *cost, guint set, GError **error)
{
  for (guint i = 0; i < ruleset->movers->len; i++) {
    const CrMover *mover = &g_array_index (ruleset->movers, CrMover, i);
    const char *as = cr_node_get (mover->node, "as");
    int other = as != NULL ? cr_ruleset_find_mover (ruleset, as) : -1;

    if (set & 1u << i)
      continue;
    if (other < 0 || !(set & 1u << other)) {
      cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                         cr_text ("found <%s> without <move mover=\"%s\">, expected one"),
                         cr_node_get_name (row), mover->id);
      return FALSE;
    }
    cost[i] = cost[other];
  }
  return TRUE;
}

static gboolean
find_mover (const CrRuleset *ruleset, const CrNode *move, int *mover_out, GError **error)
{
  const char *id;

  if (!cr_node_need (move, "mover", &id, error))
    return FALSE;
  *mover_out = cr_ruleset_find_mover (ruleset, id);
  if (*mover_out >= 0)
    return TRUE;
  cr_node_set_error (move, error, CR_ERROR_UNKNOWN,
                     cr_text ("found mover=\"%s\", expected a mover of this ruleset"), id);
  return FALSE;
}

/* The moves of a row for one crossing; of terrains there is only the plain one. */
static gboolean
read_moves (const CrRuleset *ruleset,
            const CrNode *row,
            CrCrossing crossing,
            CrFigure *cost,
            GError **error)
{
  int least = cr_node_is (row, "terrain") ? 1 : 0;
  guint set = 0;

  for (guint i = 0; i < cr_node_n_children (row); i++) {
    const CrNode *move = cr_node_get_child (row, i);
    int mover, when;

    if (!cr_node_is (move, "move"))
      continue;
    if (!find_mover (ruleset, move, &mover, error) ||
        !cr_node_read_enum (move, "when", crossings, CR_CROSS_PLAIN, &when, error))
      return FALSE;
    if (when != (int) crossing)
      continue;
    if (!read_points (move, least, &cost[mover], error))
      return FALSE;
    set |= 1u << mover;
  }
  if (set == 0 && crossing != CR_CROSS_PLAIN)
    return TRUE;
  return fill_movers (ruleset, row, cost, set, error);
}

static gboolean
read_mover (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrMover mover = { .node = row };

  if (!cr_node_need (row, "id", &mover.id, error))
    return FALSE;
  if (ruleset->movers->len == CR_MAX_MOVERS) {
    cr_node_set_error (row, error, CR_ERROR_LIMIT,
                       cr_text ("found more than %d movers, expected no more"), CR_MAX_MOVERS);
    return FALSE;
  }
  g_array_append_val (ruleset->movers, mover);
  return TRUE;
}

static gboolean
read_code (const CrNode *row, GHashTable *known, const char **code_out, GError **error)
{
  gsize length;

  if (!cr_node_need (row, "code", code_out, error))
    return FALSE;
  length = strspn (*code_out, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
  if (length >= 1 && length <= 12 && (*code_out)[length] == '\0' &&
      !g_hash_table_contains (known, *code_out))
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                     cr_text ("found code=\"%s\", expected 1 to 12 letters, used once"), *code_out);
  return FALSE;
}

static gboolean
read_terrain_flags (const CrNode *row, CrTerrainKind *kind, GError **error)
{
  return read_flag (row, "blocks", &kind->blocks, error) &&
         read_flag (row, "roofed", &kind->roofed, error) &&
         read_flag (row, "low", &kind->low, error) && read_flag (row, "moat", &kind->moat, error) &&
         read_flag (row, "slope", &kind->slope, error) &&
         read_flag (row, "bridge", &kind->bridge, error) &&
         read_flag (row, "stairs", &kind->stairs, error) &&
         read_flag (row, "passage", &kind->passage, error) &&
         read_flag (row, "one-sided", &kind->one_sided, error) &&
         read_flag (row, "breach", &kind->breach, error) &&
         read_flag (row, "tree", &kind->tree, error);
}

static gboolean
read_terrain (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrTerrainKind kind = { .node = row };

  if (!read_code (row, ruleset->terrain_by_code, &kind.code, error) ||
      !cr_node_need (row, "group", &kind.group, error) ||
      !read_moves (ruleset, row, CR_CROSS_PLAIN, kind.cost, error) ||
      !read_cover (row, &kind.cover, error) || !read_outer_cover (row, &kind.outer_cover, error) ||
      !read_combat (row, &kind.combat, error) ||
      !read_number (row, "obstruction", &kind.obstruction, error) ||
      !read_number (row, "climb", &kind.climb, error) || !read_terrain_flags (row, &kind, error))
    return FALSE;
  g_array_append_val (ruleset->terrains, kind);
  g_hash_table_insert (ruleset->terrain_by_code, (gpointer) kind.code,
                       GUINT_TO_POINTER (ruleset->terrains->len));
  return TRUE;
}

static gboolean
read_structure (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrStructureKind kind = { .node = row, .floor = cr_node_get (row, "floor") };

  if (!read_code (row, ruleset->structure_by_code, &kind.code, error) ||
      !read_flag (row, "wall-walk", &kind.wall_walk, error) ||
      !read_flag (row, "tower", &kind.tower, error) ||
      !read_flag (row, "keep", &kind.keep, error) ||
      !cr_node_read_int (row, "rise", 0, 9, 0, &kind.rise, error))
    return FALSE;
  if (kind.floor != NULL && cr_ruleset_find_terrain (ruleset, kind.floor) == NULL) {
    cr_node_set_error (row, error, CR_ERROR_UNKNOWN, cr_text ("there is no terrain “%s”"),
                       kind.floor);
    return FALSE;
  }
  g_array_append_val (ruleset->structures, kind);
  g_hash_table_insert (ruleset->structure_by_code, (gpointer) kind.code,
                       GUINT_TO_POINTER (ruleset->structures->len));
  return TRUE;
}

static gboolean
read_side (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  const char *name;
  CrSideKind kind;

  if (!cr_node_need (row, "kind", &name, error))
    return FALSE;
  if (!cr_side_kind_parse (name, &kind)) {
    cr_node_set_error (row, error, CR_ERROR_UNKNOWN,
                       cr_text ("found kind=\"%s\", expected a kind of side"), name);
    return FALSE;
  }

  CrSideRule *rule = &ruleset->sides[kind];

  rule->node = row;
  for (int crossing = 0; crossing < CR_N_CROSSINGS; crossing++) {
    memcpy (rule->cost[crossing], rule->cost[CR_CROSS_PLAIN], sizeof rule->cost[crossing]);
    if (!read_moves (ruleset, row, crossing, rule->cost[crossing], error))
      return FALSE;
  }
  return read_cover (row, &rule->cover, error) && read_number (row, "climb", &rule->climb, error);
}

static gboolean
read_link (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrLinkRule rule = { .node = row };

  if (!cr_node_need (row, "kind", &rule.kind, error) ||
      !read_flag (row, "per-level", &rule.per_level, error) ||
      !read_moves (ruleset, row, CR_CROSS_PLAIN, rule.cost, error))
    return FALSE;
  memcpy (rule.down, rule.cost, sizeof rule.down);
  if (!read_moves (ruleset, row, CR_CROSS_DOWN, rule.down, error))
    return FALSE;
  g_array_append_val (ruleset->links, rule);
  return TRUE;
}

static gboolean
read_weapon (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrWeapon weapon;

  if (!cr_weapon_read (row, &weapon, error))
    return FALSE;
  g_array_append_val (ruleset->weapons, weapon);
  return TRUE;
}

static gboolean
read_weather (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrWeather weather;

  if (!cr_weather_read (row, &weather, error))
    return FALSE;
  g_array_append_val (ruleset->weathers, weather);
  return TRUE;
}

static gboolean
read_work (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrWork work;
  gboolean read = cr_work_read (row, &work, error);

  g_array_append_val (ruleset->works, work);
  return read;
}

static gboolean
read_option (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  const char *id, *value;

  if (!cr_node_need (row, "id", &id, error) || !cr_node_need (row, "default", &value, error))
    return FALSE;
  if (cr_node_find_with (row, "choice", "value", value) == NULL) {
    cr_node_set_error (row, error, CR_ERROR_UNKNOWN,
                       cr_text ("found default=\"%s\", expected one of the choices of %s"), value,
                       id);
    return FALSE;
  }
  g_ptr_array_add (ruleset->options, (gpointer) row);
  return TRUE;
}

static gboolean
read_rows (CrRuleset *ruleset, const char *list, const char *row, RowReader read, GError **error)
{
  const CrNode *parent = cr_node_find (ruleset->root, list);

  for (guint i = 0; parent != NULL && i < cr_node_n_children (parent); i++) {
    const CrNode *child = cr_node_get_child (parent, i);
    if (cr_node_is (child, row) && !read (ruleset, child, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
has_every_side (const CrRuleset *ruleset, GError **error)
{
  for (int kind = 0; kind < CR_SIDE_OTHER; kind++)
    if (ruleset->sides[kind].node == NULL) {
      cr_node_set_error (ruleset->root, error, CR_ERROR_SYNTAX,
                         cr_text ("found no <side kind=\"%s\">, expected one of each kind"),
                         cr_side_kind_get_name (kind));
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_ruleset (CrRuleset *ruleset, GError **error)
{
  return read_rows (ruleset, "movers", "mover", read_mover, error) &&
         read_rows (ruleset, "terrains", "terrain", read_terrain, error) &&
         read_rows (ruleset, "structures", "structure", read_structure, error) &&
         read_rows (ruleset, "sides", "side", read_side, error) &&
         read_rows (ruleset, "links", "link", read_link, error) &&
         read_rows (ruleset, "weapons", "weapon", read_weapon, error) &&
         read_rows (ruleset, "weathers", "weather", read_weather, error) &&
         read_rows (ruleset, "works", "work", read_work, error) &&
         read_rows (ruleset, "options", "option", read_option, error) &&
         has_every_side (ruleset, error);
}

static gboolean
check_base (const CrNode *root, const CrRuleset *base, GError **error)
{
  const char *id, *extends = cr_node_get (root, "extends");

  if (!cr_node_is (root, "ruleset")) {
    cr_node_set_error (root, error, CR_ERROR_SYNTAX, cr_text ("found <%s>, expected <ruleset>"),
                       cr_node_get_name (root));
    return FALSE;
  }
  if (!cr_node_need (root, "id", &id, error))
    return FALSE;
  if (extends == NULL || (base != NULL && g_str_equal (extends, cr_ruleset_get_id (base))))
    return TRUE;
  cr_node_set_error (root, error, CR_ERROR_UNKNOWN,
                     cr_text ("found extends=\"%s\", expected a ruleset that is there"), extends);
  return FALSE;
}

/**
 * cr_ruleset_new:
 * @root: the element ruleset
 * @base: (nullable): the ruleset that @root names in extends; its rows hold where @root has none
 *
 * Returns: (transfer full) (nullable): NULL with an error that says where and what was expected
 */
CrRuleset *
cr_ruleset_new (const CrNode *root, const CrRuleset *base, GError **error)
{
  g_autoptr (CrRuleset) ruleset = NULL;

  if (!check_base (root, base, error))
    return NULL;
  ruleset = g_new0 (CrRuleset, 1);
  ruleset->ref_count = 1;
  ruleset->root = cr_node_get (root, "extends") != NULL ? cr_ruleset_merge (base->root, root)
                                                        : cr_node_ref (root);
  ruleset->movers = g_array_new (FALSE, TRUE, sizeof (CrMover));
  ruleset->terrains = g_array_new (FALSE, TRUE, sizeof (CrTerrainKind));
  ruleset->structures = g_array_new (FALSE, TRUE, sizeof (CrStructureKind));
  ruleset->links = g_array_new (FALSE, TRUE, sizeof (CrLinkRule));
  ruleset->weapons = g_array_new (FALSE, TRUE, sizeof (CrWeapon));
  ruleset->weathers = g_array_new (FALSE, TRUE, sizeof (CrWeather));
  ruleset->works = g_array_new (FALSE, TRUE, sizeof (CrWork));
  g_array_set_clear_func (ruleset->works, (GDestroyNotify) cr_work_clear);
  ruleset->options = g_ptr_array_new ();
  ruleset->terrain_by_code = g_hash_table_new (g_str_hash, g_str_equal);
  ruleset->structure_by_code = g_hash_table_new (g_str_hash, g_str_equal);
  return read_ruleset (ruleset, error) ? g_steal_pointer (&ruleset) : NULL;
}

CrRuleset *
cr_ruleset_ref (const CrRuleset *ruleset)
{
  CrRuleset *shared = (CrRuleset *) ruleset;

  g_atomic_int_inc (&shared->ref_count);
  return shared;
}

void
cr_ruleset_unref (CrRuleset *ruleset)
{
  if (ruleset == NULL || !g_atomic_int_dec_and_test (&ruleset->ref_count))
    return;
  g_array_unref (ruleset->movers);
  g_array_unref (ruleset->terrains);
  g_array_unref (ruleset->structures);
  g_array_unref (ruleset->links);
  g_array_unref (ruleset->weapons);
  g_array_unref (ruleset->weathers);
  g_array_unref (ruleset->works);
  g_ptr_array_unref (ruleset->options);
  g_hash_table_unref (ruleset->terrain_by_code);
  g_hash_table_unref (ruleset->structure_by_code);
  cr_node_unref (ruleset->root);
  g_free (ruleset);
}

const char *
cr_ruleset_get_id (const CrRuleset *ruleset)
{
  return cr_node_get (ruleset->root, "id");
}

/* The whole of it, what it extends included. */
const CrNode *
cr_ruleset_get_node (const CrRuleset *ruleset)
{
  return ruleset->root;
}

guint
cr_ruleset_n_terrains (const CrRuleset *ruleset)
{
  return ruleset->terrains->len;
}

const CrTerrainKind *
cr_ruleset_get_terrain (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->terrains->len, NULL);
  return &g_array_index (ruleset->terrains, CrTerrainKind, index);
}

/**
 * cr_ruleset_find_terrain:
 *
 * Returns: (nullable): NULL for a code this ruleset does not know
 */
const CrTerrainKind *
cr_ruleset_find_terrain (const CrRuleset *ruleset, const char *code)
{
  guint found = GPOINTER_TO_UINT (g_hash_table_lookup (ruleset->terrain_by_code, code));

  return found > 0 ? cr_ruleset_get_terrain (ruleset, found - 1) : NULL;
}

guint
cr_ruleset_n_structures (const CrRuleset *ruleset)
{
  return ruleset->structures->len;
}

const CrStructureKind *
cr_ruleset_get_structure (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->structures->len, NULL);
  return &g_array_index (ruleset->structures, CrStructureKind, index);
}

/**
 * cr_ruleset_find_structure:
 *
 * Returns: (nullable): NULL for a code this ruleset does not know
 */
const CrStructureKind *
cr_ruleset_find_structure (const CrRuleset *ruleset, const char *code)
{
  guint found = GPOINTER_TO_UINT (g_hash_table_lookup (ruleset->structure_by_code, code));

  return found > 0 ? cr_ruleset_get_structure (ruleset, found - 1) : NULL;
}

/* Of what Crenel does not know it costs nothing to cross, and it shelters nobody. */
const CrSideRule *
cr_ruleset_get_side (const CrRuleset *ruleset, CrSideKind kind)
{
  return &ruleset->sides[kind];
}

/**
 * cr_ruleset_find_link:
 *
 * Returns: (nullable): NULL for a kind of link this ruleset does not know
 */
const CrLinkRule *
cr_ruleset_find_link (const CrRuleset *ruleset, const char *kind)
{
  for (guint i = 0; i < ruleset->links->len; i++)
    if (g_str_equal (g_array_index (ruleset->links, CrLinkRule, i).kind, kind))
      return &g_array_index (ruleset->links, CrLinkRule, i);
  return NULL;
}

guint
cr_ruleset_n_movers (const CrRuleset *ruleset)
{
  return ruleset->movers->len;
}

const CrMover *
cr_ruleset_get_mover (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->movers->len, NULL);
  return &g_array_index (ruleset->movers, CrMover, index);
}

/* -1: there is none of that id. */
int
cr_ruleset_find_mover (const CrRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->movers->len; i++)
    if (g_str_equal (g_array_index (ruleset->movers, CrMover, i).id, id))
      return i;
  return -1;
}

guint
cr_ruleset_n_weapons (const CrRuleset *ruleset)
{
  return ruleset->weapons->len;
}

const CrWeapon *
cr_ruleset_get_weapon (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->weapons->len, NULL);
  return &g_array_index (ruleset->weapons, CrWeapon, index);
}

/**
 * cr_ruleset_find_weapon:
 *
 * Returns: (nullable): NULL for a weapon this ruleset does not know
 */
const CrWeapon *
cr_ruleset_find_weapon (const CrRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->weapons->len; i++)
    if (g_str_equal (g_array_index (ruleset->weapons, CrWeapon, i).id, id))
      return &g_array_index (ruleset->weapons, CrWeapon, i);
  return NULL;
}

guint
cr_ruleset_n_works (const CrRuleset *ruleset)
{
  return ruleset->works->len;
}

const CrWork *
cr_ruleset_get_work (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->works->len, NULL);
  return &g_array_index (ruleset->works, CrWork, index);
}

/**
 * cr_ruleset_find_work:
 *
 * Returns: (nullable): NULL for a work this ruleset does not know
 */
const CrWork *
cr_ruleset_find_work (const CrRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->works->len; i++)
    if (g_str_equal (g_array_index (ruleset->works, CrWork, i).id, id))
      return &g_array_index (ruleset->works, CrWork, i);
  return NULL;
}

guint
cr_ruleset_n_weathers (const CrRuleset *ruleset)
{
  return ruleset->weathers->len;
}

const CrWeather *
cr_ruleset_get_weather (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->weathers->len, NULL);
  return &g_array_index (ruleset->weathers, CrWeather, index);
}

/**
 * cr_ruleset_find_weather:
 *
 * Returns: (nullable): NULL for a weather this ruleset does not know
 */
const CrWeather *
cr_ruleset_find_weather (const CrRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->weathers->len; i++)
    if (g_str_equal (g_array_index (ruleset->weathers, CrWeather, i).id, id))
      return &g_array_index (ruleset->weathers, CrWeather, i);
  return NULL;
}

guint
cr_ruleset_n_options (const CrRuleset *ruleset)
{
  return ruleset->options->len;
}

const CrNode *
cr_ruleset_get_option (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->options->len, NULL);
  return g_ptr_array_index (ruleset->options, index);
}

/**
 * cr_ruleset_get_option_value:
 *
 * Returns: (nullable): the default of that option, NULL when the ruleset has none of that id
 */
const char *
cr_ruleset_get_option_value (const CrRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->options->len; i++) {
    const CrNode *option = g_ptr_array_index (ruleset->options, i);
    if (g_str_equal (cr_node_get (option, "id"), id))
      return cr_node_get (option, "default");
  }
  return NULL;
}

const char *
cr_provenance_get_name (CrProvenance provenance)
{
  return provenances[provenance];
}

const char *
cr_cover_get_name (CrCover cover)
{
  return covers[cover];
}
