/* cre-tool-terrain.c: paints terrain. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-terrain.h"

#include <glib/gi18n-lib.h>

#include "cre-names.h"

struct _CreToolTerrain {
  CreCodeBrush parent_instance;
};

G_DEFINE_FINAL_TYPE (CreToolTerrain, cre_tool_terrain, CRE_TYPE_CODE_BRUSH)

static char *
cre_tool_terrain_dup_label (CreBrush *brush, gboolean erase)
{
  g_autofree char *name = cre_code_brush_dup_name (CRE_CODE_BRUSH (brush), 0, FALSE);

  if (erase)
    return g_strdup (_ ("erasing of terrain"));
  /* Translators: the name of a terrain, as in “Undo painting of scrub” */
  return g_strdup_printf (_ ("painting of %s"), name);
}

static char *
cre_tool_terrain_dup_act (CreBrush *brush, const CreAim *aim, guint n_hexes)
{
  g_autofree char *name = cre_code_brush_dup_name (CRE_CODE_BRUSH (brush), aim->place.floor,
                                                   (aim->modifiers & CRE_CTRL) != 0);
  g_autofree char *head = cre_capitalize (name);

  if (cre_brush_get_shape (brush) == CRE_SHAPE_FLOOD)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: fills %u hex that is alike.",
                                         "%s: fills %u hexes that are alike.", n_hexes),
                            head, n_hexes);
  if (cre_brush_get_shape (brush) == CRE_SHAPE_BRUSH)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, brush of %d: paints %u hex.",
                                         "%s, brush of %d: paints %u hexes.", n_hexes),
                            head, cr_hex_n_within (cre_brush_get_size (brush)), n_hexes);
  /* Translators: the name of a terrain */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%s: paints %u hex.", "%s: paints %u hexes.", n_hexes), head,
      n_hexes);
}

static void
cre_tool_terrain_class_init (CreToolTerrainClass *klass)
{
  CreBrushClass *brush_class = CRE_BRUSH_CLASS (klass);

  brush_class->layer = CR_LAYER_TERRAIN;
  brush_class->dup_label = cre_tool_terrain_dup_label;
  CRE_CODE_BRUSH_CLASS (klass)->first_code = "flat";
  CRE_CODE_BRUSH_CLASS (klass)->dup_act = cre_tool_terrain_dup_act;
  CRE_CODE_BRUSH_CLASS (klass)->dup_name = cre_name_terrain;
}

static void
cre_tool_terrain_init (CreToolTerrain *tool)
{
}
