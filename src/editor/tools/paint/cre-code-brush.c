/* cre-code-brush.c: brushes that paint one of many kinds. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cre-code-brush.h"

typedef struct {
  char *code;
  GPtrArray *recent; /* strings, the latest first */
} CreCodeBrushPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CreCodeBrush, cre_code_brush, CRE_TYPE_BRUSH)

enum { PROP_CODE = 1, PROP_RECENT, N_PROPS };

static GParamSpec *props[N_PROPS];

#define PRIVATE(brush) ((CreCodeBrushPrivate *) cre_code_brush_get_instance_private (brush))

static gboolean
is_code (gconstpointer a, gconstpointer b)
{
  return g_str_equal (a, b);
}

/* The code that is painted with is moved to the front. */
static void
remember_code (CreCodeBrush *brush)
{
  CreCodeBrushPrivate *priv = PRIVATE (brush);
  guint at;

  if (priv->recent->len > 0 && g_str_equal (priv->recent->pdata[0], priv->code))
    return;
  if (g_ptr_array_find_with_equal_func (priv->recent, priv->code, is_code, &at))
    g_ptr_array_remove_index (priv->recent, at);
  g_ptr_array_insert (priv->recent, 0, g_strdup (priv->code));
  if (priv->recent->len > CRE_CODE_BRUSH_N_RECENT)
    g_ptr_array_set_size (priv->recent, CRE_CODE_BRUSH_N_RECENT);
  g_object_notify_by_pspec (G_OBJECT (brush), props[PROP_RECENT]);
}

static void
cre_code_brush_paint (CreBrush *brush,
                      CrEdit *edit,
                      const CrPlace *places,
                      gsize n_places,
                      gboolean erase)
{
  CreMapDocument *document = cre_tool_get_document (CRE_TOOL (brush));
  CrLayer layer = CRE_BRUSH_GET_CLASS (brush)->layer;
  const CrMap *map = cre_tool_get_map (CRE_TOOL (brush));
  int value = erase ? cre_brush_get_default (brush, places[0].floor)
                    : cr_map_intern_code (cre_map_document_get_map (document), layer,
                                          PRIVATE (CRE_CODE_BRUSH (brush))->code);

  for (gsize i = 0; i < n_places; i++)
    cr_edit_set_value (edit, map, places[i], layer, value);
  if (!erase)
    remember_code (CRE_CODE_BRUSH (brush));
}

static char *
cre_code_brush_dup_status (CreBrush *brush, const CreAim *aim, guint n_hexes)
{
  return cre_brush_add_hint (brush,
                             CRE_CODE_BRUSH_GET_CLASS (brush)->dup_act (brush, aim, n_hexes));
}

char *
cre_code_brush_dup_name (CreCodeBrush *brush, int floor, gboolean erase)
{
  CreBrush *parent = CRE_BRUSH (brush);
  const char *code = erase ? cr_map_get_code (cre_tool_get_map (CRE_TOOL (parent)),
                                              CRE_BRUSH_GET_CLASS (brush)->layer,
                                              cre_brush_get_default (parent, floor))
                           : PRIVATE (brush)->code;

  return CRE_CODE_BRUSH_GET_CLASS (brush)->dup_name (
      cre_map_document_get_ruleset (cre_tool_get_document (CRE_TOOL (brush))), code);
}

const char *
cre_code_brush_get_code (CreCodeBrush *brush)
{
  return PRIVATE (brush)->code;
}

static void
set_code (CreCodeBrush *brush, const char *code)
{
  CreCodeBrushPrivate *priv = PRIVATE (brush);

  if (g_strcmp0 (priv->code, code) == 0 || code == NULL)
    return;
  g_free (priv->code);
  priv->code = g_strdup (code);
  cre_tool_show (CRE_TOOL (brush));
  g_object_notify_by_pspec (G_OBJECT (brush), props[PROP_CODE]);
}

static void
cre_code_brush_pick (CreTool *tool, const CreAim *aim)
{
  const CrMap *map = cre_tool_get_map (tool);
  CrLayer layer = CRE_BRUSH_GET_CLASS (tool)->layer;

  if (cr_grid_contains (cr_map_get_grid (map), aim->place.hex))
    set_code (CRE_CODE_BRUSH (tool),
              cr_map_get_code (map, layer, cr_map_get_value (map, aim->place, layer)));
}

static void
set_recent (CreCodeBrush *brush, const char *const *codes)
{
  g_ptr_array_set_size (PRIVATE (brush)->recent, 0);
  for (gsize i = 0; codes != NULL && codes[i] != NULL; i++)
    g_ptr_array_add (PRIVATE (brush)->recent, g_strdup (codes[i]));
  g_object_notify_by_pspec (G_OBJECT (brush), props[PROP_RECENT]);
}

static void
cre_code_brush_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CODE)
    set_code (CRE_CODE_BRUSH (object), g_value_get_string (value));
  else
    set_recent (CRE_CODE_BRUSH (object), g_value_get_boxed (value));
}

static char **
dup_recent (CreCodeBrush *brush)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < PRIVATE (brush)->recent->len; i++)
    g_strv_builder_add (builder, PRIVATE (brush)->recent->pdata[i]);
  return g_strv_builder_end (builder);
}

static void
cre_code_brush_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CODE)
    g_value_set_string (value, PRIVATE (CRE_CODE_BRUSH (object))->code);
  else
    g_value_take_boxed (value, dup_recent (CRE_CODE_BRUSH (object)));
}

static void
cre_code_brush_constructed (GObject *object)
{
  PRIVATE (CRE_CODE_BRUSH (object))->code =
      g_strdup (CRE_CODE_BRUSH_GET_CLASS (object)->first_code);
  G_OBJECT_CLASS (cre_code_brush_parent_class)->constructed (object);
}

static void
cre_code_brush_finalize (GObject *object)
{
  g_free (PRIVATE (CRE_CODE_BRUSH (object))->code);
  g_ptr_array_unref (PRIVATE (CRE_CODE_BRUSH (object))->recent);
  G_OBJECT_CLASS (cre_code_brush_parent_class)->finalize (object);
}

static void
cre_code_brush_class_init (CreCodeBrushClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = cre_code_brush_constructed;
  object_class->set_property = cre_code_brush_set_property;
  object_class->get_property = cre_code_brush_get_property;
  object_class->finalize = cre_code_brush_finalize;
  CRE_TOOL_CLASS (klass)->pick = cre_code_brush_pick;
  CRE_BRUSH_CLASS (klass)->paint = cre_code_brush_paint;
  CRE_BRUSH_CLASS (klass)->dup_status = cre_code_brush_dup_status;
  props[PROP_CODE] =
      g_param_spec_string ("code", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_RECENT] =
      g_param_spec_boxed ("recent", NULL, NULL, G_TYPE_STRV,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_code_brush_init (CreCodeBrush *brush)
{
  PRIVATE (brush)->recent = g_ptr_array_new_with_free_func (g_free);
}
