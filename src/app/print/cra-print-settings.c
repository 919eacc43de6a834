/* cra-print-settings.c: what is to be printed, and how. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cra-print-settings.h"

/* One of them: a whole number, a yes or no, or a length. */
typedef struct {
  const char *name;
  GType type;
  double least, most, usual;
} Setting;

enum {
  PROP_0,
  PROP_HEX,
  PROP_PAPER,
  PROP_WAY,
  PROP_OVERLAP,
  PROP_MARGIN,
  PROP_WHOLE_HEXES,
  PROP_MARKS,
  PROP_OVERVIEW,
  PROP_COLOUR,
  PROP_ANSWERS,
  PROP_ALL_FLOORS,
  PROP_ACROSS,
  PROP_DOWN,
  N_PROPS
};

#define LENGTH G_TYPE_DOUBLE

static const Setting known[N_PROPS] = {
  [PROP_HEX] = { "hex", LENGTH, 5, 200, CR_SHEET_HEX_MM },
  [PROP_PAPER] = { "paper", G_TYPE_INT, 0, 100, 0 },
  [PROP_WAY] = { "way", G_TYPE_INT, 0, CR_PRINT_SIDEWAYS, CR_PRINT_FEWER },
  [PROP_OVERLAP] = { "overlap", G_TYPE_INT, 0, 100, 10 },
  [PROP_MARGIN] = { "margin", G_TYPE_INT, 0, 100, 10 },
  [PROP_WHOLE_HEXES] = { "whole-hexes", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_MARKS] = { "marks", G_TYPE_BOOLEAN, 0, 1, TRUE },
  [PROP_OVERVIEW] = { "overview", G_TYPE_BOOLEAN, 0, 1, TRUE },
  [PROP_COLOUR] = { "colour", G_TYPE_INT, 0, CR_N_VARIANTS - 1, 0 },
  [PROP_ANSWERS] = { "answers", G_TYPE_INT, 0, CRA_PRINT_WITHOUT, CRA_PRINT_TOGETHER },
  [PROP_ALL_FLOORS] = { "all-floors", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_ACROSS] = { "across", LENGTH, 80, 120, 100 },
  [PROP_DOWN] = { "down", LENGTH, 80, 120, 100 },
};

struct _CraPrintSettings {
  GObject parent_instance;

  double values[N_PROPS];
};

G_DEFINE_FINAL_TYPE (CraPrintSettings, cra_print_settings, G_TYPE_OBJECT)

static void
cra_print_settings_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CraPrintSettings *self = CRA_PRINT_SETTINGS (object);
  double wanted = known[id].type == LENGTH       ? g_value_get_double (value)
                  : known[id].type == G_TYPE_INT ? g_value_get_int (value)
                                                 : g_value_get_boolean (value);

  if (wanted < self->values[id] || wanted > self->values[id]) {
    self->values[id] = wanted;
    g_object_notify_by_pspec (object, pspec);
  }
}

static void
cra_print_settings_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  double now = CRA_PRINT_SETTINGS (object)->values[id];

  if (known[id].type == LENGTH)
    g_value_set_double (value, now);
  else if (known[id].type == G_TYPE_INT)
    g_value_set_int (value, (int) now);
  else
    g_value_set_boolean (value, now > 0);
}

static GParamSpec *
new_spec (const Setting *setting)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  if (setting->type == LENGTH)
    return g_param_spec_double (setting->name, NULL, NULL, setting->least, setting->most,
                                setting->usual, flags);
  if (setting->type == G_TYPE_INT)
    return g_param_spec_int (setting->name, NULL, NULL, (int) setting->least, (int) setting->most,
                             (int) setting->usual, flags);
  return g_param_spec_boolean (setting->name, NULL, NULL, setting->usual > 0, flags);
}

static void
cra_print_settings_class_init (CraPrintSettingsClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->set_property = cra_print_settings_set_property;
  object_class->get_property = cra_print_settings_get_property;
  for (guint id = 1; id < N_PROPS; id++)
    g_object_class_install_property (object_class, id, new_spec (&known[id]));
}

static void
cra_print_settings_init (CraPrintSettings *self)
{
  for (guint id = 1; id < N_PROPS; id++)
    self->values[id] = known[id].usual;
}

CraPrintSettings *
cra_print_settings_new (void)
{
  return g_object_new (CRA_TYPE_PRINT_SETTINGS, NULL);
}

void
cra_print_settings_read (CraPrintSettings *self, CrPrintWish *wish, CraPrintChoice *choice)
{
  const double *values = self->values;
  gsize n;
  const CrPaper *papers = cr_papers_get (&n);

  cr_print_wish_init (wish);
  wish->hex_mm = values[PROP_HEX];
  wish->tiling.paper = papers[MIN ((gsize) values[PROP_PAPER], n - 1)];
  wish->tiling.way = (CrPrintWay) values[PROP_WAY];
  wish->tiling.overlap = values[PROP_OVERLAP];
  wish->tiling.margin = values[PROP_MARGIN];
  wish->tiling.stretch_x = values[PROP_ACROSS] / 100;
  wish->tiling.stretch_y = values[PROP_DOWN] / 100;
  wish->whole_hexes = values[PROP_WHOLE_HEXES] > 0;
  wish->marks = values[PROP_MARKS] > 0;
  wish->overview = values[PROP_OVERVIEW] > 0;
  choice->variant = (CrVariant) values[PROP_COLOUR];
  choice->answers = (CraPrintAnswers) values[PROP_ANSWERS];
  choice->all_floors = values[PROP_ALL_FLOORS] > 0;
}
