/* cre-tool-terrain.c: paints terrain. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-terrain.h"

#include <glib/gi18n-lib.h>

#include "cre-names.h"

struct _CreToolTerrain {
  CreBrush parent_instance;

  char *code;
  gboolean only_empty;
};

G_DEFINE_FINAL_TYPE (CreToolTerrain, cre_tool_terrain, CRE_TYPE_BRUSH)

enum { PROP_CODE = 1, PROP_ONLY_EMPTY, N_PROPS };

static GParamSpec *props[N_PROPS];

static const CrMap *
get_map (CreBrush *brush)
{
  return cre_document_get_map (cre_tool_get_document (CRE_TOOL (brush)));
}

static int
default_of (const CrMap *map, int floor)
{
  return cr_map_get_floor (map, floor)->defaults[CR_LAYER_TERRAIN];
}

static void
cre_tool_terrain_paint (CreBrush *brush, CrEdit *edit, CrPlace place, gboolean erase)
{
  CreDocument *document = cre_tool_get_document (CRE_TOOL (brush));
  const CrMap *map = get_map (brush);
  int value =
      erase ? default_of (map, place.floor)
            : cre_document_intern_code (document, CR_LAYER_TERRAIN, CRE_TOOL_TERRAIN (brush)->code);

  cr_edit_set_value (edit, map, place, CR_LAYER_TERRAIN, value);
}

static gboolean
cre_tool_terrain_may_paint (CreBrush *brush, CrPlace place)
{
  const CrMap *map = get_map (brush);
  int value = cr_map_get_value (map, place, CR_LAYER_TERRAIN);

  return !CRE_TOOL_TERRAIN (brush)->only_empty || value == 0 ||
         value == default_of (map, place.floor);
}

static char *
dup_name (CreBrush *brush, const char *code)
{
  return cre_name_terrain (cre_document_get_ruleset (cre_tool_get_document (CRE_TOOL (brush))),
                           code);
}

static char *
cre_tool_terrain_dup_label (CreBrush *brush, gboolean erase)
{
  g_autofree char *name = dup_name (brush, CRE_TOOL_TERRAIN (brush)->code);

  if (erase)
    return g_strdup (_ ("erasing of terrain"));
  /* Translators: the name of a terrain, as in “Undo painting of scrub” */
  return g_strdup_printf (_ ("painting of %s"), name);
}

static char *
cre_tool_terrain_dup_status (CreBrush *brush, const CreAim *aim, guint n_hexes)
{
  gboolean erase = (aim->modifiers & CRE_CTRL) != 0;
  const CrMap *map = get_map (brush);
  const char *code =
      erase ? cr_map_get_code (map, CR_LAYER_TERRAIN, default_of (map, aim->place.floor))
            : CRE_TOOL_TERRAIN (brush)->code;
  g_autofree char *name = dup_name (brush, code);
  g_autofree char *head = cre_capitalize (name);
  int n_brush = cr_hex_n_within (cre_brush_get_size (brush));

  if (cre_brush_get_flood (brush))
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%s: fills %u connected hex. Right click picks.",
                     "%s: fills %u connected hexes. Right click picks.", n_hexes),
        head, n_hexes);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "%s, brush of %d: paints %u hex. Right click picks, Shift draws a line, Ctrl "
                   "erases.",
                   "%s, brush of %d: paints %u hexes. Right click picks, Shift draws a line, Ctrl "
                   "erases.",
                   n_hexes),
      head, n_brush, n_hexes);
}

static void
cre_tool_terrain_pick (CreTool *tool, const CreAim *aim)
{
  const CrMap *map = get_map (CRE_BRUSH (tool));

  if (cr_grid_contains (cr_map_get_grid (map), aim->place.hex))
    cre_tool_terrain_set_code (CRE_TOOL_TERRAIN (tool), cr_map_get_terrain (map, aim->place));
}

void
cre_tool_terrain_set_code (CreToolTerrain *tool, const char *code)
{
  if (g_strcmp0 (tool->code, code) == 0 || code == NULL)
    return;
  g_free (tool->code);
  tool->code = g_strdup (code);
  cre_brush_refresh (CRE_BRUSH (tool));
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_CODE]);
}

static void
set_only_empty (CreToolTerrain *tool, gboolean only_empty)
{
  if (tool->only_empty == only_empty)
    return;
  tool->only_empty = only_empty;
  cre_brush_refresh (CRE_BRUSH (tool));
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_ONLY_EMPTY]);
}

static void
cre_tool_terrain_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CODE)
    cre_tool_terrain_set_code (CRE_TOOL_TERRAIN (object), g_value_get_string (value));
  else if (id == PROP_ONLY_EMPTY)
    set_only_empty (CRE_TOOL_TERRAIN (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
cre_tool_terrain_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CODE)
    g_value_set_string (value, CRE_TOOL_TERRAIN (object)->code);
  else if (id == PROP_ONLY_EMPTY)
    g_value_set_boolean (value, CRE_TOOL_TERRAIN (object)->only_empty);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
cre_tool_terrain_finalize (GObject *object)
{
  g_free (CRE_TOOL_TERRAIN (object)->code);
  G_OBJECT_CLASS (cre_tool_terrain_parent_class)->finalize (object);
}

static void
cre_tool_terrain_class_init (CreToolTerrainClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreBrushClass *brush_class = CRE_BRUSH_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = cre_tool_terrain_set_property;
  object_class->get_property = cre_tool_terrain_get_property;
  object_class->finalize = cre_tool_terrain_finalize;
  CRE_TOOL_CLASS (klass)->pick = cre_tool_terrain_pick;
  brush_class->layer = CR_LAYER_TERRAIN;
  brush_class->paint = cre_tool_terrain_paint;
  brush_class->may_paint = cre_tool_terrain_may_paint;
  brush_class->dup_label = cre_tool_terrain_dup_label;
  brush_class->dup_status = cre_tool_terrain_dup_status;

  props[PROP_CODE] = g_param_spec_string ("code", NULL, NULL, NULL, flags);
  props[PROP_ONLY_EMPTY] = g_param_spec_boolean ("only-empty", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_terrain_init (CreToolTerrain *tool)
{
  tool->code = g_strdup ("flat");
}
