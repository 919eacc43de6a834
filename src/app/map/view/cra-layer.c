/* cra-layer.c: one row of the layers panel: whether the layer is shown, and how strongly.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-layer.h"

#include "cr-painter.h"

#include <glib/gi18n.h>

static const struct {
  const char *title;
  gboolean shown, has_opacity;
  double opacity;
} layers[CRA_N_LAYERS] = {
  [CRA_LAYER_OVERLAY] = { N_ ("Fire and walking"), TRUE, TRUE, 1 },
  [CRA_LAYER_NUMBERS] = { N_ ("Hex numbers"), TRUE, FALSE, 1 },
  [CRA_LAYER_BADGES] = { N_ ("Levels"), TRUE, FALSE, 1 },
  [CRA_LAYER_LABELS] = { N_ ("Labels"), TRUE, FALSE, 1 },
  [CRA_LAYER_AREAS] = { N_ ("Named areas"), FALSE, FALSE, 1 },
  [CRA_LAYER_TICKS] = { N_ ("Grid corners"), TRUE, FALSE, 1 },
  [CRA_LAYER_LINES] = { N_ ("Grid lines"), TRUE, FALSE, 1 },
  [CRA_LAYER_SECRETS] = { N_ ("Secret passages"), FALSE, FALSE, 1 },
  [CRA_LAYER_CANOPIES] = { N_ ("Tree tops, dense"), TRUE, FALSE, 1 },
  [CRA_LAYER_GHOST] = { N_ ("Floor below, faintly"), TRUE, FALSE, 1 },
  [CRA_LAYER_WAYS] = { N_ ("Ways between floors"), TRUE, FALSE, 1 },
  [CRA_LAYER_PLAN] = { N_ ("Data over the picture"), FALSE, TRUE, 0.7 },
  [CRA_LAYER_TERRAIN] = { N_ ("Terrain"), TRUE, FALSE, 1 },
  [CRA_LAYER_PICTURE] = { N_ ("Picture"), TRUE, TRUE, 1 },
};

struct _CraLayer {
  GObject parent_instance;

  CraLayerId id;
  gboolean shown;
  double opacity;
};

G_DEFINE_FINAL_TYPE (CraLayer, cra_layer, G_TYPE_OBJECT)

enum { PROP_0, PROP_SHOWN, PROP_OPACITY, N_PROPS };

static GParamSpec *properties[N_PROPS];

static void
cra_layer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CraLayer *self = CRA_LAYER (object);

  if (id == PROP_SHOWN)
    g_value_set_boolean (value, self->shown);
  else
    g_value_set_double (value, self->opacity);
}

static void
cra_layer_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CraLayer *self = CRA_LAYER (object);

  if (id == PROP_SHOWN && self->shown != g_value_get_boolean (value)) {
    self->shown = !self->shown;
    g_object_notify_by_pspec (object, pspec);
  }
  if (id == PROP_OPACITY && self->opacity != g_value_get_double (value)) {
    self->opacity = g_value_get_double (value);
    g_object_notify_by_pspec (object, pspec);
  }
}

static void
cra_layer_class_init (CraLayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = cra_layer_get_property;
  object_class->set_property = cra_layer_set_property;
  properties[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, TRUE, flags);
  properties[PROP_OPACITY] = g_param_spec_double ("opacity", NULL, NULL, 0, 1, 1, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cra_layer_init (CraLayer *self)
{
  self->opacity = 1;
}

/* A picture over the drawn map begins with the opacity that the painter uses everywhere. */
static double
find_opacity (CraLayerId id)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  return id == CRA_LAYER_PICTURE ? options.opacity : layers[id].opacity;
}

CraLayer *
cra_layer_new (CraLayerId id)
{
  CraLayer *self = g_object_new (CRA_TYPE_LAYER, NULL);

  self->id = id;
  self->shown = layers[id].shown;
  self->opacity = find_opacity (id);
  return self;
}

CraLayerId
cra_layer_get_id (CraLayer *self)
{
  return self->id;
}

const char *
cra_layer_get_title (CraLayer *self)
{
  return _ (layers[self->id].title);
}

gboolean
cra_layer_has_opacity (CraLayer *self)
{
  return layers[self->id].has_opacity;
}

gboolean
cra_layer_get_shown (CraLayer *self)
{
  return self->shown;
}

double
cra_layer_get_opacity (CraLayer *self)
{
  return self->opacity;
}

char *
cra_layer_dup_description (CraLayer *self)
{
  const char *shown = self->shown ? _ ("shown") : _ ("hidden");

  if (!cra_layer_has_opacity (self))
    return g_strdup_printf ("%s, %s", cra_layer_get_title (self), shown);
  return g_strdup_printf (_ ("%s, %s, %d %%"), cra_layer_get_title (self), shown,
                          (int) (self->opacity * 100 + 0.5));
}
