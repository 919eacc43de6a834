/* cre-tool-stairway-show.c: what the stairway tool shows before it builds, and says.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-stairway-private.h"

#include <glib/gi18n-lib.h>

#include "cre-names.h"
#include "cre-run.h"

/* Each step by the level that counting from the foot gives it (ELV-01). */
static void
tag_levels (CreToolStairway *tool)
{
  guint n = cre_run_get_length (tool->run);
  int foot =
      cr_map_get_level (cre_tool_get_map (CRE_TOOL (tool)),
                        cre_tool_stairway_get_place (tool, cre_tool_stairway_from_foot (tool, 0)));

  for (guint i = 0; i < n; i++) {
    CrPlace place = cre_run_get (tool->run, cre_tool_stairway_from_foot (tool, i));
    gboolean head = i > 0 && i + 1 == n;
    int level = head ? cr_map_get_level (cre_tool_get_map (CRE_TOOL (tool)),
                                         cre_tool_stairway_get_place (
                                             tool, cre_tool_stairway_from_foot (tool, i)))
                     : foot + (int) i;
    g_autofree char *text = cre_format_level (level);

    cre_tool_add_tag (CRE_TOOL (tool), place, text);
  }
}

static void
describe_stairway (CreToolStairway *tool)
{
  g_autoptr (GError) error = NULL;
  guint n = cre_run_get_length (tool->run);

  if (n < 3) {
    cre_tool_take_status (CRE_TOOL (tool),
                          g_strdup (_ ("Drag from the foot over the steps to the head.")));
    return;
  }

  g_autoptr (CrEdit) edit = cre_tool_stairway_plan (tool, &error);
  if (edit == NULL) {
    /* Translators: why it cannot be built follows */
    cre_tool_take_status (CRE_TOOL (tool),
                          g_strdup_printf (_ ("No stairway here: %s."), error->message));
    return;
  }

  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  g_autofree char *low = cre_format_level (cr_map_get_level (
      map, cre_tool_stairway_get_place (tool, cre_tool_stairway_from_foot (tool, 0))));
  g_autofree char *high = cre_format_level (cr_map_get_level (
      map, cre_tool_stairway_get_place (tool, cre_tool_stairway_from_foot (tool, n - 1))));
  cre_tool_take_status (
      CRE_TOOL (tool),
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                    "Drag from the foot to the head: %u hex, %s to %s.",
                                    "Drag from the foot to the head: %u hexes, %s to %s.", n),
                       n, low, high));
}

void
cre_tool_stairway_show_run (CreToolStairway *tool)
{
  cre_run_preview (tool->run, CRE_TOOL (tool));
  cre_tool_clear_tags (CRE_TOOL (tool));
  if (cre_run_get_length (tool->run) > 1)
    tag_levels (tool);
  describe_stairway (tool);
}

static void
describe_present (CreToolStairway *tool, guint link)
{
  CreTool *base = CRE_TOOL (tool);
  const CrNode *node = cr_map_get_node (cre_tool_get_map (CRE_TOOL (tool)), CR_SECTION_LINKS, link);
  g_autofree char *name =
      cre_stair_link_dup_name (cre_tool_get_document (base), cr_node_get_name (node));
  g_autofree char *capital = cre_capitalize (name);

  /* Translators: spiral stair, ladder, stairway, … */
  cre_tool_take_status (base, g_strdup_printf (_ ("%s. Ctrl+click removes it."), capital));
}

void
cre_tool_stairway_show_hover (CreToolStairway *self)
{
  CreTool *tool = CRE_TOOL (self);
  const CreAim *aim = &self->hovered;
  CreMark mark = { aim->place, -1 };
  CreStairLink link = cre_tool_stairway_make_link (self, aim);
  int present;

  cre_tool_clear_tags (tool);
  cre_tool_set_preview (tool, &mark, self->is_hovered ? 1 : 0);
  if (!self->is_hovered) {
    cre_tool_take_status (tool, NULL);
    return;
  }
  present = cre_tool_stairway_find (self, aim->place);
  if (self->kind != CRE_STAIRS_STRAIGHT)
    cre_stair_link_show (tool, &link);
  else
    describe_stairway (self);
  if (present >= 0 && (self->kind == CRE_STAIRS_STRAIGHT || (aim->modifiers & CRE_CTRL)))
    describe_present (self, (guint) present);
}
