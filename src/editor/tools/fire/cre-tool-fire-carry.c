/* cre-tool-fire-carry.c: who is asked about goes with his hex.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

static gboolean
carry (CreToolFire *tool, const CrEdit *edit, CrPlace *place)
{
  return cr_edit_carry (edit, place) && cre_tool_fire_is_place (tool, *place);
}

/* The others are asked about as before. */
static void
carry_shooters (CreToolFire *tool, const CrEdit *edit)
{
  for (guint i = tool->shooters->len; i > 0; i--)
    if (!carry (tool, edit, &g_array_index (tool->shooters, CrPlace, i - 1)))
      g_array_remove_index (tool->shooters, i - 1);
}

/* A way ends where its first hex is lost; one hex alone is none. */
static void
carry_way (CreToolFire *tool, const CrEdit *edit)
{
  guint n = 0;

  while (n < tool->way->len && carry (tool, edit, &g_array_index (tool->way, CrPlace, n)))
    n++;
  g_array_set_size (tool->way, n > 1 ? n : 0);
}

/**
 * cre_tool_fire_carry:
 * @edit: just swapped in, which made or took floors away, or moved the edges of the map
 *
 * Shooters, target and way go where their hexes went; those that are gone are let go.
 */
void
cre_tool_fire_carry (CreToolFire *tool, const CrEdit *edit)
{
  CrPlace sided = { 0, tool->side_of };

  carry_shooters (tool, edit);
  carry_way (tool, edit);
  tool->has_target =
      tool->has_target && carry (tool, edit, &tool->target) && tool->shooters->len > 0;
  tool->has_field = tool->has_field && tool->shooters->len > 0;
  tool->has_victim = tool->has_victim && carry (tool, edit, &tool->victim);
  tool->has_wonder = tool->has_wonder && carry (tool, edit, &tool->wonder);
  tool->target_last = tool->target_last && tool->has_target;
  tool->pending = tool->pending && tool->shooters->len > 0;
  for (int i = 0; i < 2; i++)
    tool->posted[i] = tool->posted[i] && carry (tool, edit, &tool->posts[i].place);
  if (cr_edit_carry (edit, &sided))
    tool->side_of = sided.hex;
}

static void
copy_switches (CreToolFire *tool, const CreToolFire *before)
{
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, before->switches);
  while (g_hash_table_iter_next (&iter, &name, &value))
    g_hash_table_replace (tool->switches, g_strdup (name), g_strdup (value));
}

static void
copy_places (GArray *to, const GArray *from)
{
  if (from->len > 0)
    g_array_append_vals (to, from->data, from->len);
}

/* Asks what was asked, as far as it is still on the map. Changes that were tried are not: they are
 * told by addresses. */
void
cre_tool_fire_resume (CreTool *base, CreTool *base_before, const CrEdit *edit)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  const CreToolFire *before = CRE_TOOL_FIRE (base_before);

  copy_switches (tool, before);
  copy_places (tool->shooters, before->shooters);
  copy_places (tool->way, before->way);
  tool->target = before->target;
  tool->victim = before->victim;
  tool->wonder = before->wonder;
  tool->has_target = before->has_target;
  tool->has_field = before->has_field;
  tool->has_victim = before->has_victim;
  tool->has_wonder = before->has_wonder;
  tool->target_last = before->target_last;
  tool->from_side = before->from_side;
  tool->sided = before->sided;
  tool->side_of = before->side_of;
  for (int i = 0; i < 2; i++) {
    tool->posts[i] = before->posts[i];
    tool->posted[i] = before->posted[i];
  }
  cre_tool_fire_carry (tool, edit);
  cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}
