/* cre-tool-structure.c: says what hexes belong to: rampart, tower, keep. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cre-tool-structure.h"

#include <glib/gi18n-lib.h>

#include "cr-numbering.h"
#include "cre-names.h"

struct _CreToolStructure {
  CreBrush parent_instance;

  char *code;
};

G_DEFINE_FINAL_TYPE (CreToolStructure, cre_tool_structure, CRE_TYPE_BRUSH)

enum { PROP_CODE = 1, N_PROPS };

static GParamSpec *props[N_PROPS];

static const CrMap *
get_map (CreBrush *brush)
{
  return cre_document_get_map (cre_tool_get_document (CRE_TOOL (brush)));
}

static const char *
code_of (CreBrush *brush, int floor, gboolean erase)
{
  const CrMap *map = get_map (brush);

  if (!erase)
    return CRE_TOOL_STRUCTURE (brush)->code;
  return cr_map_get_code (map, CR_LAYER_STRUCTURE,
                          cr_map_get_floor (map, floor)->defaults[CR_LAYER_STRUCTURE]);
}

static void
cre_tool_structure_paint (CreBrush *brush, CrEdit *edit, CrPlace place, gboolean erase)
{
  int value = cre_document_intern_code (cre_tool_get_document (CRE_TOOL (brush)),
                                        CR_LAYER_STRUCTURE, code_of (brush, place.floor, erase));

  cr_edit_set_value (edit, get_map (brush), place, CR_LAYER_STRUCTURE, value);
}

static char *
dup_name (CreBrush *brush, const char *code)
{
  return cre_name_structure (cre_document_get_ruleset (cre_tool_get_document (CRE_TOOL (brush))),
                             code);
}

static char *
cre_tool_structure_dup_label (CreBrush *brush, gboolean erase)
{
  g_autofree char *name = dup_name (brush, CRE_TOOL_STRUCTURE (brush)->code);

  if (erase)
    return g_strdup (_ ("erasing of structures"));
  /* Translators: as in “Undo marking as rampart” */
  return g_strdup_printf (_ ("marking as %s"), name);
}

static char *
cre_tool_structure_dup_status (CreBrush *brush, const CreAim *aim, guint n_hexes)
{
  g_autofree char *name =
      dup_name (brush, code_of (brush, aim->place.floor, (aim->modifiers & CRE_CTRL) != 0));
  g_autofree char *at = cr_map_format_printed (get_map (brush), aim->place);

  if (n_hexes == 1)
    /* Translators: a hex number, then rampart, tower, keep, … */
    return g_strdup_printf (_ ("Marks %s as %s. Right click picks, Ctrl erases."), at, name);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Marks %u hex as %s.", "Marks %u hexes as %s.", n_hexes),
      n_hexes, name);
}

static void
set_code (CreToolStructure *tool, const char *code)
{
  if (g_strcmp0 (tool->code, code) == 0 || code == NULL)
    return;
  g_free (tool->code);
  tool->code = g_strdup (code);
  cre_brush_refresh (CRE_BRUSH (tool));
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_CODE]);
}

static void
cre_tool_structure_pick (CreTool *tool, const CreAim *aim)
{
  const CrMap *map = get_map (CRE_BRUSH (tool));

  if (cr_grid_contains (cr_map_get_grid (map), aim->place.hex))
    set_code (CRE_TOOL_STRUCTURE (tool), cr_map_get_structure (map, aim->place));
}

static void
cre_tool_structure_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CODE)
    set_code (CRE_TOOL_STRUCTURE (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
cre_tool_structure_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CODE)
    g_value_set_string (value, CRE_TOOL_STRUCTURE (object)->code);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
cre_tool_structure_finalize (GObject *object)
{
  g_free (CRE_TOOL_STRUCTURE (object)->code);
  G_OBJECT_CLASS (cre_tool_structure_parent_class)->finalize (object);
}

static void
cre_tool_structure_class_init (CreToolStructureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreBrushClass *brush_class = CRE_BRUSH_CLASS (klass);

  object_class->set_property = cre_tool_structure_set_property;
  object_class->get_property = cre_tool_structure_get_property;
  object_class->finalize = cre_tool_structure_finalize;
  CRE_TOOL_CLASS (klass)->pick = cre_tool_structure_pick;
  brush_class->layer = CR_LAYER_STRUCTURE;
  brush_class->paint = cre_tool_structure_paint;
  brush_class->dup_label = cre_tool_structure_dup_label;
  brush_class->dup_status = cre_tool_structure_dup_status;

  props[PROP_CODE] =
      g_param_spec_string ("code", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_structure_init (CreToolStructure *tool)
{
  tool->code = g_strdup ("rampart");
}
