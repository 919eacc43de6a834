/* cr-words-assembly.c: maps put together, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-assembly.h"

#include "cr-map-words.h"
#include "cr-text.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))
#define N_(text) (text)

/* Whether the same map is a part twice; both parts are then named with their ids. */
static gboolean
has_twin (const CrAssembly *assembly, guint part)
{
  for (guint i = 0; i < assembly->parts->len; i++)
    if (i != part && g_str_equal (cr_assembly_get_part (assembly, i)->map,
                                  cr_assembly_get_part (assembly, part)->map))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): what people call a part: "Border Castle" */
static char *
name_part (const CrGround *ground, guint part, const char *const *languages)
{
  const CrPart *it = cr_assembly_get_part (ground->assembly, part);
  const char *name = cr_node_get_localized (it->node, "name", languages);

  if (name == NULL && ground->maps[part] != NULL && !has_twin (ground->assembly, part))
    name = cr_map_get_title (ground->maps[part], languages);
  return g_strdup (name != NULL ? name : it->id);
}

/* Returns: (transfer full): the name printed at that side of the map, otherwise its direction */
static char *
name_edge (const CrMap *map, CrMapEdge edge)
{
  static const char *const edges[] = { N_ ("the upper edge"), N_ ("the right edge"),
                                       N_ ("the lower edge"), N_ ("the left edge") };
  const char *name = cr_map_get_edge_name (map, edge);

  return name != NULL && *name != '\0' ? g_strdup_printf (cr_text ("side %s"), name)
                                       : g_strdup (cr_text (edges[edge]));
}

static char *
tell_shared (const CrJoin *join)
{
  g_autofree char *shared = g_strdup_printf (
      ngettext ("%u half hex shared", "%u half hexes shared", join->n_shared), join->n_shared);

  if (join->n_shared == 0)
    return g_strdup (cr_text ("whole hexes beside each other"));
  if (join->n_differ == 0)
    return g_strdup_printf (cr_text ("%s, none differs"), shared);
  return g_strdup_printf (ngettext ("%1$s, %2$u differs", "%1$s, %2$u differ", join->n_differ),
                          shared, join->n_differ);
}

char *
cr_words_join (const CrGround *ground, guint part, const CrJoin *join, const char *const *languages)
{
  g_autofree char *own = name_edge (ground->maps[part], join->own);
  g_autofree char *edge = name_edge (ground->maps[join->to], join->edge);
  g_autofree char *name = name_part (ground, part, languages);
  g_autofree char *to = name_part (ground, (guint) join->to, languages);
  g_autofree char *shared = tell_shared (join);

  if (join->turn == 0)
    return g_strdup_printf (cr_text ("%1$s of %2$s to %3$s of %4$s: %5$s"), own, name, edge, to,
                            shared);
  return g_strdup_printf (cr_text ("%1$s of %2$s to %3$s of %4$s, turned by %6$d°: %5$s"), own,
                          name, edge, to, shared, join->turn);
}

static char *
tell_differs (const CrGround *ground,
              const CrAssemblyFinding *finding,
              const char *name,
              const char *other)
{
  g_autofree char *at = cr_grid_format_hex (cr_map_get_grid (ground->maps[0]), finding->hex);

  return g_strdup_printf (
      ngettext ("%4$u hex that %1$s shares with %2$s is another there (%3$s): say whose it is "
                "with shared=\"mine\" or \"theirs\", or with <choice>",
                "%4$u hexes that %1$s shares with %2$s are others there (the first is %3$s): say "
                "whose they are with shared=\"mine\" or \"theirs\", or with <choice>",
                finding->n),
      name, other, at, finding->n);
}

char *
cr_words_assembly_finding (const CrGround *ground,
                           const CrAssemblyFinding *finding,
                           const char *const *languages)
{
  g_autofree char *name = name_part (ground, finding->part, languages);
  g_autofree char *other =
      finding->other >= 0 ? name_part (ground, (guint) finding->other, languages) : NULL;

  switch (finding->kind) {
  case CR_ASSEMBLY_COVERS:
    return g_strdup_printf (cr_text ("%1$s lies on %2$s: move it, or say overlay=\"yes\""), name,
                            other);
  case CR_ASSEMBLY_APART:
    return g_strdup_printf (cr_text ("no edge of %s lies on an edge of another map: join lists "
                                     "where it fits"),
                            name);
  case CR_ASSEMBLY_HALVES:
    return g_strdup_printf (cr_text ("one of %1$s and %2$s has half hexes at its edges, the other "
                                     "whole ones: they cannot be joined"),
                            name, other);
  case CR_ASSEMBLY_DIFFERS:
    return tell_differs (ground, finding, name, other);
  case CR_ASSEMBLY_CHANGED:
    return g_strdup_printf (cr_text ("%s is not as it was when it was joined: look at its edges"),
                            name);
  default:
    return g_strdup_printf (cr_text ("%1$s and %2$s have both a side %3$s, so “enter by side %3$s” "
                                     "could mean two"),
                            name, other, finding->name);
  }
}
