/* cre-tool-terrain.c: paints terrain. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-terrain.h"

#include <glib/gi18n-lib.h>

#include "cre-names.h"

struct _CreToolTerrain {
  CreCodeBrush parent_instance;

  CrDirection front;
};

G_DEFINE_FINAL_TYPE (CreToolTerrain, cre_tool_terrain, CRE_TYPE_CODE_BRUSH)

enum { PROP_FRONT = 1, PROP_HAS_FRONT, N_PROPS };

static GParamSpec *props[N_PROPS];

static gboolean
has_front (CreToolTerrain *tool)
{
  const CrTerrainKind *kind = cr_ruleset_find_terrain (
      cre_map_document_get_ruleset (cre_tool_get_document (CRE_TOOL (tool))),
      cre_code_brush_get_code (CRE_CODE_BRUSH (tool)));

  return kind != NULL && kind->front.value > 0;
}

static void
set_front (CreToolTerrain *tool, int front)
{
  if ((int) tool->front == front)
    return;
  tool->front = (CrDirection) front;
  cre_tool_show (CRE_TOOL (tool));
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_FRONT]);
}

/* @sixths: sixths of a circle, clockwise; negative for the other way */
static gboolean
cre_tool_terrain_turn (CreTool *base, int sixths)
{
  CreToolTerrain *tool = CRE_TOOL_TERRAIN (base);
  int front = ((int) tool->front + sixths) % CR_N_DIRECTIONS;

  if (!has_front (tool))
    return FALSE;
  set_front (tool, (front + CR_N_DIRECTIONS) % CR_N_DIRECTIONS);
  return TRUE;
}

/* A terrain without a front clears the front of the hex. In the image of a mirror the front is
 * mirrored. */
static void
cre_tool_terrain_paint (CreBrush *brush,
                        CrEdit *edit,
                        const CrPlace *places,
                        gsize n_places,
                        gboolean erase)
{
  CreToolTerrain *tool = CRE_TOOL_TERRAIN (brush);
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  gboolean fronted = !erase && has_front (tool);
  int plain = cr_map_get_floor (map, places[0].floor)->defaults[CR_LAYER_FACING];

  CRE_BRUSH_CLASS (cre_tool_terrain_parent_class)->paint (brush, edit, places, n_places, erase);
  for (gsize i = 0; i < n_places; i++)
    cr_edit_set_value (edit, map, places[i], CR_LAYER_FACING,
                       fronted ? 1 + (int) cre_brush_mirror (brush, places[i], tool->front)
                               : plain);
}

static void
cre_tool_terrain_pick (CreTool *tool, const CreAim *aim)
{
  int front = cr_map_get_front (cre_tool_get_map (tool), aim->place);

  CRE_TOOL_CLASS (cre_tool_terrain_parent_class)->pick (tool, aim);
  if (front >= 0)
    set_front (CRE_TOOL_TERRAIN (tool), front);
}

/* Returns: (transfer full): the beginning of a sentence about what is painted: "Stakes, front to
 * NE" */
static char *
dup_head (CreBrush *brush, const CreAim *aim)
{
  CreToolTerrain *tool = CRE_TOOL_TERRAIN (brush);
  gboolean erase = (aim->modifiers & CRE_CTRL) != 0;
  g_autofree char *name = cre_code_brush_dup_name (CRE_CODE_BRUSH (brush), aim->place.floor, erase);
  g_autofree char *head = cre_capitalize (name), *front = NULL;

  if (erase || !has_front (tool))
    return g_steal_pointer (&head);
  front = cre_format_front ((int) tool->front,
                            cr_map_get_grid (cre_tool_get_map (CRE_TOOL (tool)))->orientation);
  return g_strdup_printf ("%s, %s", head, front);
}

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
  g_autofree char *head = dup_head (brush, aim);

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
cre_tool_terrain_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  set_front (CRE_TOOL_TERRAIN (object), g_value_get_int (value));
}

static void
cre_tool_terrain_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolTerrain *tool = CRE_TOOL_TERRAIN (object);

  if (id == PROP_FRONT)
    g_value_set_int (value, (int) tool->front);
  else
    g_value_set_boolean (value, has_front (tool));
}

static void
cre_tool_terrain_class_init (CreToolTerrainClass *klass)
{
  CreBrushClass *brush_class = CRE_BRUSH_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = cre_tool_terrain_set_property;
  object_class->get_property = cre_tool_terrain_get_property;
  CRE_TOOL_CLASS (klass)->pick = cre_tool_terrain_pick;
  CRE_TOOL_CLASS (klass)->turn = cre_tool_terrain_turn;
  brush_class->paint = cre_tool_terrain_paint;
  props[PROP_FRONT] =
      g_param_spec_int ("front", NULL, NULL, 0, CR_N_DIRECTIONS - 1, 0,
                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_HAS_FRONT] =
      g_param_spec_boolean ("has-front", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  brush_class->layer = CR_LAYER_TERRAIN;
  brush_class->dup_label = cre_tool_terrain_dup_label;
  CRE_CODE_BRUSH_CLASS (klass)->first_code = "flat";
  CRE_CODE_BRUSH_CLASS (klass)->dup_act = cre_tool_terrain_dup_act;
  CRE_CODE_BRUSH_CLASS (klass)->dup_name = cre_name_terrain;
}

static void
tell_front (CreToolTerrain *tool)
{
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_HAS_FRONT]);
}

static void
cre_tool_terrain_init (CreToolTerrain *tool)
{
  g_signal_connect (tool, "notify::code", G_CALLBACK (tell_front), NULL);
}
