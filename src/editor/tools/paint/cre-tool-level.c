/* cre-tool-level.c: sets, raises and lowers levels. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-level.h"

#include <glib/gi18n-lib.h>

#include "cre-names.h"

struct _CreToolLevel {
  CreBrush parent_instance;

  CreLevelMode mode;
  int level;
};

G_DEFINE_FINAL_TYPE (CreToolLevel, cre_tool_level, CRE_TYPE_BRUSH)

static const CreField fields[] = {
  { "mode", G_STRUCT_OFFSET (CreToolLevel, mode), FALSE, CRE_LEVEL_SET, CRE_LEVEL_LOWER,
    CRE_LEVEL_SET },
  { "level", G_STRUCT_OFFSET (CreToolLevel, level), FALSE, CR_LEVEL_MIN, CR_LEVEL_MAX, 1 },
};

static void
cre_tool_level_paint (CreBrush *brush,
                      CrEdit *edit,
                      const CrPlace *places,
                      gsize n_places,
                      gboolean erase)
{
  CreToolLevel *tool = CRE_TOOL_LEVEL (brush);
  const CrMap *map = cre_tool_get_map (CRE_TOOL (brush));
  int by = erase || tool->mode == CRE_LEVEL_SET ? 0 : tool->mode == CRE_LEVEL_RAISE ? 1 : -1;
  int level = erase ? cre_brush_get_default (brush, places[0].floor) : tool->level;

  for (gsize i = 0; i < n_places; i++) {
    int put = by != 0 ? cr_map_get_level (map, places[i]) + by : level;

    cr_edit_set_value (edit, map, places[i], CR_LAYER_LEVEL,
                       CLAMP (put, CR_LEVEL_MIN, CR_LEVEL_MAX));
  }
}

static char *
cre_tool_level_dup_label (CreBrush *brush, gboolean erase)
{
  CreToolLevel *tool = CRE_TOOL_LEVEL (brush);
  g_autofree char *level = cre_format_level (tool->level);

  if (erase)
    return g_strdup (_ ("erasing of levels"));
  if (tool->mode == CRE_LEVEL_RAISE)
    return g_strdup (_ ("raising"));
  if (tool->mode == CRE_LEVEL_LOWER)
    return g_strdup (_ ("lowering"));
  /* Translators: as in “Undo setting of level +1” */
  return g_strdup_printf (_ ("setting of level %s"), level);
}

static char *
dup_act (CreBrush *brush, const CreAim *aim, guint n_hexes)
{
  CreToolLevel *tool = CRE_TOOL_LEVEL (brush);
  gboolean erase = (aim->modifiers & CRE_CTRL) != 0;
  g_autofree char *level =
      cre_format_level (erase ? cre_brush_get_default (brush, aim->place.floor) : tool->level);
  const char *format;

  if (!erase && tool->mode == CRE_LEVEL_RAISE)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Raises %u hex by one level.",
                                         "Raises %u hexes by one level.", n_hexes),
                            n_hexes);
  if (!erase && tool->mode == CRE_LEVEL_LOWER)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Lowers %u hex by one level.",
                                         "Lowers %u hexes by one level.", n_hexes),
                            n_hexes);
  format = g_dngettext (GETTEXT_PACKAGE, "Sets level %s on %u hex.", "Sets level %s on %u hexes.",
                        n_hexes);
  return g_strdup_printf (format, level, n_hexes);
}

static char *
cre_tool_level_dup_status (CreBrush *brush, const CreAim *aim, guint n_hexes)
{
  return cre_brush_add_hint (brush, dup_act (brush, aim, n_hexes));
}

/* After a pick the level is set, because whoever picks one wants to use it. */
static void
cre_tool_level_pick (CreTool *tool, const CreAim *aim)
{
  const CrMap *map = cre_tool_get_map (tool);

  if (!cr_grid_contains (cr_map_get_grid (map), aim->place.hex))
    return;
  g_object_set (tool, "mode", CRE_LEVEL_SET, "level", cr_map_get_level (map, aim->place), NULL);
}

static void
cre_tool_level_field_changed (CreTool *tool, const char *name)
{
  cre_tool_show (tool);
}

static void
cre_tool_level_class_init (CreToolLevelClass *klass)
{
  CreBrushClass *brush_class = CRE_BRUSH_CLASS (klass);

  CRE_TOOL_CLASS (klass)->pick = cre_tool_level_pick;
  brush_class->layer = CR_LAYER_LEVEL;
  brush_class->paint = cre_tool_level_paint;
  brush_class->dup_label = cre_tool_level_dup_label;
  brush_class->dup_status = cre_tool_level_dup_status;
  CRE_TOOL_CLASS (klass)->field_changed = cre_tool_level_field_changed;
  cre_tool_class_install_fields (CRE_TOOL_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
cre_tool_level_init (CreToolLevel *tool)
{
}
