/* cra-print-settings.c: the settings of the print window.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-print-settings.h"

#include <string.h>

/* Two keys of the settings: values by the name of the property, and corrections by the name of the
 * printer. */
#define KEPT_KEY "print"
#define PRINTERS_KEY "printers"

/* The type and limits of a setting: a whole number, a boolean, or a length. */
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
  PROP_PICTURE,
  PROP_GRID,
  PROP_NUMBERS,
  PROP_NUMBER_PLACE,
  PROP_LEVELS,
  PROP_LABELS,
  PROP_TITLE,
  PROP_LEVEL_KEY,
  PROP_SIDES,
  PROP_SCALE,
  PROP_TERRAIN_KEY,
  PROP_MAP,
  PROP_AREAS,
  PROP_SECTION,
  PROP_OWN_WIDTH,
  PROP_OWN_HEIGHT,
  PROP_FIT_COLUMNS,
  PROP_FIT_ROWS,
  PROP_COUNTERS,
  PROP_MARKERS,
  PROP_COUNTER_SIZE,
  PROP_COPIES,
  PROP_GAP,
  PROP_BACKS,
  PROP_BACK_RIGHT,
  PROP_BACK_DOWN,
  PROP_DENSITY,
  PROP_AIDS, /* one for each aid, in their order */
  PROP_PRINTER = PROP_AIDS + CR_N_AIDS,
  PROP_CHARACTERS, /* this and the next are not kept for the next print */
  PROP_WHO,
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
  [PROP_PICTURE] = { "picture", G_TYPE_INT, 0, CRA_PRINT_BOTH, CRA_PRINT_AS_SHOWN },
  [PROP_GRID] = { "grid", G_TYPE_INT, 0, CRA_PRINT_NO_GRID, CRA_PRINT_LINES_AND_CORNERS },
  [PROP_NUMBERS] = { "numbers", G_TYPE_BOOLEAN, 0, 1, TRUE },
  [PROP_NUMBER_PLACE] = { "number-place", G_TYPE_INT, 0, CR_N_NUMBER_PLACES - 1, CR_NUMBER_ABOVE },
  [PROP_LEVELS] = { "levels", G_TYPE_BOOLEAN, 0, 1, TRUE },
  [PROP_LABELS] = { "labels", G_TYPE_BOOLEAN, 0, 1, TRUE },
  [PROP_TITLE] = { "title", G_TYPE_BOOLEAN, 0, 1, TRUE },
  [PROP_LEVEL_KEY] = { "level-key", G_TYPE_BOOLEAN, 0, 1, TRUE },
  [PROP_SIDES] = { "sides", G_TYPE_BOOLEAN, 0, 1, TRUE },
  [PROP_SCALE] = { "scale", G_TYPE_BOOLEAN, 0, 1, TRUE },
  [PROP_TERRAIN_KEY] = { "terrain-key", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_MAP] = { "map", G_TYPE_BOOLEAN, 0, 1, TRUE },
  [PROP_AREAS] = { "areas", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_SECTION] = { "section", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_OWN_WIDTH] = { "own-width", G_TYPE_INT, 50, 3000, 210 },
  [PROP_OWN_HEIGHT] = { "own-height", G_TYPE_INT, 50, 3000, 297 },
  [PROP_FIT_COLUMNS] = { "fit-columns", G_TYPE_INT, 1, 1000, 26 },
  [PROP_FIT_ROWS] = { "fit-rows", G_TYPE_INT, 1, 1000, 16 },
  [PROP_COUNTERS] = { "counters", G_TYPE_INT, 0, CRA_PRINT_PLAYERS, CRA_PRINT_NOBODY },
  [PROP_MARKERS] = { "markers", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_COUNTER_SIZE] = { "counter-size", LENGTH, 5, 100, 18 },
  [PROP_COPIES] = { "copies", G_TYPE_INT, 1, 99, 1 },
  [PROP_GAP] = { "gap", LENGTH, 0, 20, 0 },
  [PROP_BACKS] = { "backs", G_TYPE_INT, 0, CR_N_BACKS - 1, CR_BACKS_LONG },
  [PROP_BACK_RIGHT] = { "back-right", LENGTH, -10, 10, 0 },
  [PROP_BACK_DOWN] = { "back-down", LENGTH, -10, 10, 0 },
  [PROP_DENSITY] = { "picture-density", LENGTH, 0.5, 100, 11.8 }, /* 300 pixels to the inch */
  [PROP_AIDS + CR_AID_TERRAIN] = { "terrain", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_AIDS + CR_AID_TABLES] = { "tables", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_AIDS + CR_AID_RANGE] = { "range", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_AIDS + CR_AID_ODDS] = { "odds", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_AIDS + CR_AID_CHARACTERS] = { "characters", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_AIDS + CR_AID_RECORD] = { "record", G_TYPE_BOOLEAN, 0, 1, FALSE },
  [PROP_PRINTER] = { "printer", G_TYPE_STRING, 0, 0, 0 },
  [PROP_CHARACTERS] = { "characters-file", G_TYPE_STRING, 0, 0, 0 },
  [PROP_WHO] = { "who", G_TYPE_STRING, 0, 0, 0 },
};

static const struct {
  guint id, bits;
} shows[] = {
  { PROP_NUMBERS, CR_SHOW_NUMBERS }, { PROP_LEVELS, CR_SHOW_BADGES },
  { PROP_LABELS, CR_SHOW_LABELS },   { PROP_TITLE, CR_SHOW_TITLE },
  { PROP_LEVEL_KEY, CR_SHOW_KEY },   { PROP_SIDES, CR_SHOW_SIDES },
  { PROP_SCALE, CR_SHOW_SCALE },
};

static const guint grids[] = { [CRA_PRINT_LINES_AND_CORNERS] = CR_SHOW_LINES | CR_SHOW_TICKS,
                               [CRA_PRINT_LINES] = CR_SHOW_LINES,
                               [CRA_PRINT_CORNERS] = CR_SHOW_TICKS,
                               [CRA_PRINT_NO_GRID] = 0 };

struct _CraPrintSettings {
  GObject parent_instance;

  double values[N_PROPS];
  char *printer, *characters, *who;
  GSettings *kept; /* nullable */
};

G_DEFINE_FINAL_TYPE (CraPrintSettings, cra_print_settings, G_TYPE_OBJECT)

static GVariant *
new_value (CraPrintSettings *self, guint id)
{
  double now = self->values[id];

  return known[id].type == LENGTH       ? g_variant_new_double (now)
         : known[id].type == G_TYPE_INT ? g_variant_new_int32 ((int) now)
                                        : g_variant_new_boolean (now > 0);
}

/* These settings belong to a printer and hold for all maps that are printed on it. */
static const guint of_printer[] = { PROP_ACROSS, PROP_DOWN, PROP_BACK_RIGHT, PROP_BACK_DOWN };
#define N_OF_PRINTER G_N_ELEMENTS (of_printer)

static gboolean
is_of_printer (guint id)
{
  gboolean found = FALSE;

  for (gsize i = 0; i < N_OF_PRINTER; i++)
    found = found || of_printer[i] == id;
  return found;
}

static void
keep_settings (CraPrintSettings *self)
{
  GVariantDict dict;

  if (self->kept == NULL)
    return;
  g_variant_dict_init (&dict, NULL);
  for (guint id = 1; id < PROP_PRINTER; id++)
    if (!is_of_printer (id))
      g_variant_dict_insert_value (&dict, known[id].name, new_value (self, id));
  g_variant_dict_insert (&dict, known[PROP_PRINTER].name, "s", self->printer);
  g_settings_set_value (self->kept, KEPT_KEY, g_variant_dict_end (&dict));
}

/* @numbers: in the order of @of_printer */
static void
keep_printer (CraPrintSettings *self, const char *name, const double *numbers)
{
  g_autoptr (GVariant) known_ones = NULL;
  GVariantDict dict;

  if (self->kept == NULL)
    return;
  known_ones = g_settings_get_value (self->kept, PRINTERS_KEY);
  g_variant_dict_init (&dict, known_ones);
  g_variant_dict_insert_value (
      &dict, name,
      g_variant_new_fixed_array (G_VARIANT_TYPE_DOUBLE, numbers, N_OF_PRINTER, sizeof (double)));
  g_settings_set_value (self->kept, PRINTERS_KEY, g_variant_dict_end (&dict));
}

/* Gets the corrections that are kept for a printer, otherwise the usual ones. Settings of an older
 * version have only two numbers, without those of the backs. */
static void
find_printer (CraPrintSettings *self, const char *name, double *numbers_out)
{
  g_autoptr (GVariant) printers =
      self->kept != NULL ? g_settings_get_value (self->kept, PRINTERS_KEY) : NULL;
  g_autoptr (GVariant) kept =
      printers != NULL ? g_variant_lookup_value (printers, name, G_VARIANT_TYPE ("ad")) : NULL;
  const double *numbers;
  gsize n;

  for (gsize i = 0; i < N_OF_PRINTER; i++)
    numbers_out[i] = known[of_printer[i]].usual;
  if (kept != NULL) {
    numbers = g_variant_get_fixed_array (kept, &n, sizeof (double));
    memcpy (numbers_out, numbers, MIN (n, N_OF_PRINTER) * sizeof (double));
  } else if (printers != NULL) {
    g_variant_lookup (printers, name, "(dd)", &numbers_out[0], &numbers_out[1]);
  }
}

static void
take_value (CraPrintSettings *self, guint id, double wanted)
{
  double value = CLAMP (wanted, known[id].least, known[id].most);

  if (value >= self->values[id] && value <= self->values[id])
    return;
  self->values[id] = value;
  g_object_notify (G_OBJECT (self), known[id].name);
}

static void
take_printer (CraPrintSettings *self, const char *name)
{
  double numbers[N_OF_PRINTER];

  g_free (self->printer);
  self->printer = g_strdup (name);
  find_printer (self, name, numbers);
  for (gsize i = 0; i < N_OF_PRINTER; i++)
    take_value (self, of_printer[i], numbers[i]);
  g_object_notify (G_OBJECT (self), known[PROP_PRINTER].name);
}

static void
take_text (CraPrintSettings *self, guint id, const char *text)
{
  char **kept = id == PROP_WHO ? &self->who : &self->characters;

  if (id == PROP_PRINTER) {
    take_printer (self, text);
  } else if (!g_str_equal (*kept, text)) {
    g_free (*kept);
    *kept = g_strdup (text);
    g_object_notify (G_OBJECT (self), known[id].name);
  }
}

static const char *
get_text (CraPrintSettings *self, guint id)
{
  return id == PROP_PRINTER ? self->printer : id == PROP_WHO ? self->who : self->characters;
}

static void
keep_this_printer (CraPrintSettings *self)
{
  double numbers[N_OF_PRINTER];

  for (gsize i = 0; i < N_OF_PRINTER; i++)
    numbers[i] = self->values[of_printer[i]];
  keep_printer (self, self->printer, numbers);
}

static void
cra_print_settings_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CraPrintSettings *self = CRA_PRINT_SETTINGS (object);

  if (known[id].type == G_TYPE_STRING)
    take_text (self, id, g_value_get_string (value));
  else
    take_value (self, id,
                known[id].type == LENGTH       ? g_value_get_double (value)
                : known[id].type == G_TYPE_INT ? g_value_get_int (value)
                                               : g_value_get_boolean (value));
  if (is_of_printer (id))
    keep_this_printer (self);
  keep_settings (self);
}

static void
cra_print_settings_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CraPrintSettings *self = CRA_PRINT_SETTINGS (object);
  double now = self->values[id];

  if (known[id].type == G_TYPE_STRING)
    g_value_set_string (value, get_text (self, id));
  else if (known[id].type == LENGTH)
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

  if (setting->type == G_TYPE_STRING)
    return g_param_spec_string (setting->name, NULL, NULL, "", flags);
  if (setting->type == LENGTH)
    return g_param_spec_double (setting->name, NULL, NULL, setting->least, setting->most,
                                setting->usual, flags);
  if (setting->type == G_TYPE_INT)
    return g_param_spec_int (setting->name, NULL, NULL, (int) setting->least, (int) setting->most,
                             (int) setting->usual, flags);
  return g_param_spec_boolean (setting->name, NULL, NULL, setting->usual > 0, flags);
}

static void
cra_print_settings_finalize (GObject *object)
{
  CraPrintSettings *self = CRA_PRINT_SETTINGS (object);

  g_free (self->printer);
  g_free (self->characters);
  g_free (self->who);
  g_clear_object (&self->kept);
  G_OBJECT_CLASS (cra_print_settings_parent_class)->finalize (object);
}

static void
cra_print_settings_class_init (CraPrintSettingsClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->finalize = cra_print_settings_finalize;
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
  self->printer = g_strdup ("");
  self->characters = g_strdup ("");
  self->who = g_strdup ("");
}

static double
read_value (GVariant *value, guint id)
{
  return known[id].type == LENGTH && g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE)
             ? g_variant_get_double (value)
         : known[id].type == G_TYPE_INT && g_variant_is_of_type (value, G_VARIANT_TYPE_INT32)
             ? g_variant_get_int32 (value)
         : known[id].type == G_TYPE_BOOLEAN && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN)
             ? g_variant_get_boolean (value)
             : known[id].usual;
}

static void
read_kept (CraPrintSettings *self)
{
  g_autoptr (GVariant) kept = g_settings_get_value (self->kept, KEPT_KEY);
  const char *printer = "";

  for (guint id = 1; id < PROP_PRINTER; id++) {
    g_autoptr (GVariant) value = g_variant_lookup_value (kept, known[id].name, NULL);

    if (value != NULL)
      take_value (self, id, read_value (value, id));
  }
  g_variant_lookup (kept, known[PROP_PRINTER].name, "&s", &printer);
  take_printer (self, printer);
}

CraPrintSettings *
cra_print_settings_new (GSettings *kept)
{
  CraPrintSettings *self = g_object_new (CRA_TYPE_PRINT_SETTINGS, NULL);

  if (kept != NULL) {
    self->kept = g_object_ref (kept);
    read_kept (self);
  }
  return self;
}

char **
cra_print_settings_list_printers (CraPrintSettings *self)
{
  g_autoptr (GVariant) printers =
      self->kept != NULL ? g_settings_get_value (self->kept, PRINTERS_KEY) : NULL;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  GVariantIter iter;
  const char *name;

  if (printers != NULL) {
    g_variant_iter_init (&iter, printers);
    while (g_variant_iter_next (&iter, "{&sv}", &name, NULL))
      if (*name != '\0')
        g_strv_builder_add (names, name);
  }
  return g_strv_builder_end (names);
}

void
cra_print_settings_meet_printer (CraPrintSettings *self, const char *name)
{
  double numbers[N_OF_PRINTER];

  find_printer (self, name, numbers);
  keep_printer (self, name, numbers);
  take_printer (self, name);
  keep_settings (self);
}

static void
read_counters (CraPrintSettings *self, CraPrintChoice *choice)
{
  const double *values = self->values;

  cr_counters_wish_init (&choice->counters);
  choice->counters.size = values[PROP_COUNTER_SIZE];
  choice->counters.length = values[PROP_COUNTER_SIZE] + values[PROP_HEX];
  choice->counters.gap = values[PROP_GAP];
  choice->counters.backs = (CrBacks) values[PROP_BACKS];
  choice->counters.back_x = values[PROP_BACK_RIGHT];
  choice->counters.back_y = values[PROP_BACK_DOWN];
  choice->counters.variant = choice->variant;
  choice->men = (CraPrintCounters) values[PROP_COUNTERS];
  choice->markers = values[PROP_MARKERS] > 0;
  choice->copies = (int) values[PROP_COPIES];
  choice->characters = self->characters;
  choice->who = self->who;
}

static void
read_choice (const double *values, CraPrintChoice *choice)
{
  *choice = (CraPrintChoice){ .variant = (CrVariant) values[PROP_COLOUR],
                              .answers = (CraPrintAnswers) values[PROP_ANSWERS],
                              .picture = (CraPrintPicture) values[PROP_PICTURE],
                              .all_floors = values[PROP_ALL_FLOORS] > 0,
                              .terrain_key = values[PROP_TERRAIN_KEY] > 0,
                              .areas = values[PROP_AREAS] > 0,
                              .section = values[PROP_SECTION] > 0,
                              .numbers = (CrNumberPlace) values[PROP_NUMBER_PLACE] };
  choice->show = grids[(int) values[PROP_GRID]];
  for (gsize i = 0; i < G_N_ELEMENTS (shows); i++)
    if (values[shows[i].id] > 0)
      choice->show |= shows[i].bits;
  for (guint kind = 0; kind < CR_N_AIDS; kind++)
    if (values[PROP_AIDS + kind] > 0)
      choice->aids |= 1u << kind;
}

/* The index after the named papers stands for the author's own. */
static CrPaper
read_paper (const double *values)
{
  double width = values[PROP_OWN_WIDTH], height = values[PROP_OWN_HEIGHT];
  gsize n;
  const CrPaper *papers = cr_papers_get (&n);

  return (gsize) values[PROP_PAPER] < n
             ? papers[(gsize) values[PROP_PAPER]]
             : (CrPaper){ NULL, MIN (width, height), MAX (width, height) };
}

void
cra_print_settings_read (CraPrintSettings *self, CrPrintWish *wish, CraPrintChoice *choice)
{
  const double *values = self->values;

  cr_print_wish_init (wish);
  wish->hex_mm = values[PROP_HEX];
  wish->tiling.paper = read_paper (values);
  wish->tiling.way = (CrPrintWay) values[PROP_WAY];
  wish->tiling.overlap = values[PROP_OVERLAP];
  wish->tiling.margin = values[PROP_MARGIN];
  wish->tiling.stretch_x = values[PROP_ACROSS] / 100;
  wish->tiling.stretch_y = values[PROP_DOWN] / 100;
  wish->whole_hexes = values[PROP_WHOLE_HEXES] > 0;
  wish->marks = values[PROP_MARKS] > 0;
  wish->overview = values[PROP_OVERVIEW] > 0;
  wish->no_map = values[PROP_MAP] <= 0;
  read_choice (values, choice);
  read_counters (self, choice);
}
