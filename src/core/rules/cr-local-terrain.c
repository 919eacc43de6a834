/* cr-local-terrain.c: what one game makes of a kind of terrain, as a choice of its rules.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-local-terrain.h"

#include <string.h>

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"

#define PREFIX "terrain."

/* The most that a local terrain may cost and rise. */
#define MOST_POINTS 99
#define MOST_HEIGHT 9

const char *
cr_local_terrain_get_code (const char *choice)
{
  return g_str_has_prefix (choice, PREFIX) ? choice + strlen (PREFIX) : NULL;
}

char *
cr_local_terrain_make_id (const char *code)
{
  return g_strconcat (PREFIX, code, NULL);
}

/* (transfer full): "foot 3" and so on, each without blanks around it */
static char **
split_costs (const char *text)
{
  char **parts = g_strsplit (text, ",", -1), **kept = parts;

  for (char **part = parts; *part != NULL; part++)
    if (*g_strstrip (*part) != '\0')
      *kept++ = *part;
    else
      g_free (*part);
  *kept = NULL;
  return parts;
}

/* (nullable): what a part says of that key */
static const char *
find_value (const char *part, const char *key)
{
  gsize length = strlen (key);

  if (strncmp (part, key, length) != 0 || part[length] != ' ')
    return NULL;
  return part + length + strspn (part + length, " ");
}

char *
cr_local_terrain_get (const char *text, const char *key)
{
  g_auto (GStrv) parts = split_costs (text);

  for (char **part = parts; *part != NULL; part++)
    if (find_value (*part, key) != NULL)
      return g_strdup (find_value (*part, key));
  return NULL;
}

char *
cr_local_terrain_set (const char *text, const char *key, const char *value)
{
  g_auto (GStrv) parts = split_costs (text);
  g_autoptr (GString) said = g_string_new (NULL);
  gboolean found = FALSE;

  for (char **part = parts; *part != NULL; part++) {
    gboolean here = find_value (*part, key) != NULL;

    if (here && (value == NULL || found))
      continue;
    found |= here;
    g_string_append_printf (said, "%s%s", said->len > 0 ? ", " : "", here ? key : *part);
    if (here)
      g_string_append_printf (said, " %s", value);
  }
  if (!found && value != NULL)
    g_string_append_printf (said, "%s%s %s", said->len > 0 ? ", " : "", key, value);
  return g_string_free (g_steal_pointer (&said), FALSE);
}

static gboolean
is_points (const char *value)
{
  int points;

  return g_str_equal (value, "impassable") || cr_text_parse_int (value, 1, MOST_POINTS, &points);
}

static gboolean
is_cover (const char *value)
{
  for (CrCover cover = CR_COVER_NONE; cover <= CR_COVER_INFINITE; cover++)
    if (g_str_equal (cr_cover_get_name (cover), value))
      return TRUE;
  return FALSE;
}

static gboolean
is_combat (const char *value)
{
  int shift;

  return g_str_equal (value, "impossible") || cr_text_parse_int (value, -1, 1, &shift);
}

static gboolean
is_height (const char *value)
{
  int height;

  return cr_text_parse_int (value, 0, MOST_HEIGHT, &height);
}

/* What may be said, and the element that says it in a ruleset. */
static const struct {
  const char *key, *element;
  gboolean (*is) (const char *value);
} figures[] = {
  { CR_LOCAL_COVER, "cover", is_cover },
  { CR_LOCAL_COMBAT, "combat", is_combat },
  { CR_LOCAL_HEIGHT, "obstruction", is_height },
};

/* (transfer full) (nullable): the element that the part stands for */
static CrNode *
read_part (const CrRuleset *base, const char *part)
{
  const char *value = NULL, *mover = NULL;
  CrNode *node = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (figures) && node == NULL; i++)
    if ((value = find_value (part, figures[i].key)) != NULL && figures[i].is (value))
      node = cr_node_new (figures[i].element);
  for (guint i = 0; i < cr_ruleset_n_movers (base) && node == NULL; i++) {
    mover = cr_ruleset_get_mover (base, i)->id;
    if ((value = find_value (part, mover)) != NULL && is_points (value)) {
      node = cr_node_new ("move");
      cr_node_set (node, "mover", mover);
    }
  }
  if (node == NULL)
    return NULL;
  cr_node_set (node, "value", value);
  cr_node_set (node, "provenance", "house");
  return node;
}

static void
refuse_part (const CrRuleset *base, const char *id, const char *part, GError **error)
{
  g_autoptr (GString) movers = g_string_new (NULL);

  for (guint i = 0; i < cr_ruleset_n_movers (base); i++)
    g_string_append_printf (movers, "%s%s", i > 0 ? ", " : "", cr_ruleset_get_mover (base, i)->id);
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               cr_text ("found “%1$s” in %2$s, expected one of these movers with its points or "
                        "impassable: %3$s; or cover none to infinite, combat −1 to 1 or "
                        "impossible, height 0 to %4$d"),
               part, id, movers->str, MOST_HEIGHT);
}

static gboolean
refuse_code (const CrRuleset *base, const char *id, GError **error)
{
  CrNear near = { .name = cr_local_terrain_get_code (id) };

  for (guint i = 0; i < cr_ruleset_n_terrains (base); i++)
    cr_near_offer (&near, cr_ruleset_get_terrain (base, i)->code);
  return cr_near_refuse (
      &near, error, cr_text ("found “%1$s”, and the ruleset “%2$s” has no terrain of that code"),
      id, cr_ruleset_get_id (base));
}

CrNode *
cr_local_terrain_new (const CrRuleset *base, const char *id, const char *text, GError **error)
{
  const char *code = cr_local_terrain_get_code (id);
  g_auto (GStrv) parts = split_costs (text);
  g_autoptr (CrNode) row = cr_node_new ("terrain");

  if (cr_ruleset_find_terrain (base, code) == NULL && !refuse_code (base, id, error))
    return NULL;
  cr_node_set (row, "code", code);
  for (char **part = parts; *part != NULL; part++) {
    CrNode *figure = read_part (base, *part);

    if (figure == NULL) {
      refuse_part (base, id, *part, error);
      return NULL;
    }
    cr_node_take_child (row, figure);
  }
  return g_steal_pointer (&row);
}

/* Whether the row of the ruleset says the same value where the other says one. */
static gboolean
has_figure (const CrNode *row, const CrNode *figure)
{
  const CrNode *own = cr_node_is (figure, "move")
                          ? cr_node_find_with (row, "move", "mover", cr_node_get (figure, "mover"))
                          : cr_node_find (row, cr_node_get_name (figure));

  return own != NULL && g_strcmp0 (cr_node_get (own, "value"), cr_node_get (figure, "value")) == 0;
}

gboolean
cr_local_terrain_is_default (const CrRuleset *base, const char *id, const char *text)
{
  g_autoptr (CrNode) row = cr_local_terrain_new (base, id, text, NULL);
  const CrTerrainKind *kind = cr_ruleset_find_terrain (base, cr_local_terrain_get_code (id));

  for (guint i = 0; row != NULL && i < cr_node_n_children (row); i++)
    if (!has_figure (kind->node, cr_node_get_child (row, i)))
      return FALSE;
  return row != NULL;
}
