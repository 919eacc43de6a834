/* cre-ask-options.c: the options of a question and of what is drawn, as properties.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-ask-private.h"

enum {
  PROP_SHOW_FIELD = 1,
  PROP_SHOW_DEAD,
  PROP_SHOW_COUNTS,
  PROP_SHOW_BANDS,
  PROP_SUN,
  PROP_DIM,
  PROP_SIDE,
  PROP_MOVER,
  PROP_POINTS,
  PROP_WEAPON,
  PROP_WEATHER,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static guint
find_switch (const char *name)
{
  guint i = 0;

  while (i < CR_LOF_N_SWITCHES - 1 && !g_str_equal (cr_lof_switch_get_name (i), name))
    i++;
  return i;
}

void
cre_ask_set_switch (CreAsk *ask, const char *name, const char *value)
{
  CrQuestion *question = cre_ask_dup_question (ask);

  cr_question_set_switch (question, find_switch (name), value);
  cre_ask_put (ask, question);
}

const char *
cre_ask_get_switch (CreAsk *ask, const char *name)
{
  return cr_question_get_switch (ask->question, find_switch (name));
}

guint
cre_ask_n_switched (CreAsk *ask)
{
  guint n = 0;

  for (guint i = 0; i < CR_LOF_N_SWITCHES; i++)
    n += cr_question_get_switch (ask->question, i) != NULL;
  return n;
}

/* Sets what is drawn of a field of fire; the properties are in the order of the bits. */
static void
show_man (CreAsk *ask, guint id, gboolean shown)
{
  guint bit = 1u << (id - PROP_SHOW_FIELD);

  cre_ask_show (ask, (CreShown) (shown ? ask->shown | bit : ask->shown & ~bit));
}

/* Weather and light belong to the men on the map and are the same for all questions. */
static void
set_sky (CreAsk *ask, guint id, const GValue *value)
{
  const CrRuleset *ruleset = cre_map_document_get_ruleset (ask->document);
  const char *weather = id == PROP_WEATHER ? g_value_get_string (value) : NULL;
  CrSky sky = cr_muster_get_sky (cre_men_get_muster (cre_men_get (ask->document)));

  if (id == PROP_SUN)
    sky.sun = g_value_get_boolean (value);
  else if (id == PROP_DIM)
    sky.dim = g_value_get_boolean (value);
  else
    sky.weather = weather != NULL ? cr_ruleset_find_weather (ruleset, weather) : NULL;
  cre_men_set_sky (cre_men_get (ask->document), sky);
}

/* Returns: the index of the ruleset's mover; if the question names none, that of a man on foot */
static int
get_mover (CreAsk *ask)
{
  const char *id = cr_question_get_mover (ask->question);

  return MAX (cr_ruleset_find_mover (cre_map_document_get_ruleset (ask->document),
                                     id != NULL ? id : "foot"),
              0);
}

static void
set_mover (CreAsk *ask, CrQuestion *question, int mover)
{
  const CrRuleset *ruleset = cre_map_document_get_ruleset (ask->document);

  if (mover < (int) cr_ruleset_n_movers (ruleset))
    cr_question_set_mover (question, cr_ruleset_get_mover (ruleset, (guint) mover)->id);
  else
    g_warning ("the ruleset has no mover %d", mover);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreAsk *ask = CRE_ASK (object);
  CrQuestion *question;

  if (id <= PROP_SHOW_BANDS) {
    show_man (ask, id, g_value_get_boolean (value));
  } else if (id >= PROP_SIDE && id <= PROP_WEAPON) {
    question = cre_ask_dup_question (ask);
    if (id == PROP_SIDE)
      cr_question_set_side (question, g_value_get_int (value));
    else if (id == PROP_MOVER)
      set_mover (ask, question, g_value_get_int (value));
    else if (id == PROP_POINTS)
      cr_question_set_points (question, g_value_get_int (value));
    else
      cr_question_set_weapon (question, g_value_get_string (value));
    cre_ask_put (ask, question);
  } else {
    set_sky (ask, id, value);
  }
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreAsk *ask = CRE_ASK (object);

  if (id <= PROP_SHOW_BANDS)
    g_value_set_boolean (value, ask->shown >> (id - PROP_SHOW_FIELD) & 1);
  else if (id == PROP_SUN)
    g_value_set_boolean (value, cr_question_has (ask->question, CR_QUESTION_SUN));
  else if (id == PROP_DIM)
    g_value_set_boolean (value, cr_question_has (ask->question, CR_QUESTION_DIM));
  else if (id == PROP_SIDE)
    g_value_set_int (value, cr_question_get_side (ask->question));
  else if (id == PROP_MOVER)
    g_value_set_int (value, get_mover (ask));
  else if (id == PROP_POINTS)
    g_value_set_int (value, cr_question_get_points (ask->question));
  else
    g_value_set_string (value, id == PROP_WEAPON ? cr_question_get_weapon (ask->question)
                                                 : cr_question_get_weather (ask->question));
}

void
cre_ask_install_options (GObjectClass *klass)
{
  static const char *const flags[] = { "show-field", "show-dead", "show-counts",
                                       "show-bands", "sun",       "dim" };
  GParamFlags told = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  klass->set_property = set_property;
  klass->get_property = get_property;
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    props[i + 1] = g_param_spec_boolean (flags[i], NULL, NULL, FALSE, told);
  props[PROP_SIDE] = g_param_spec_int ("side", NULL, NULL, -1, CR_N_DIRECTIONS - 1, -1, told);
  props[PROP_MOVER] = g_param_spec_int ("mover", NULL, NULL, 0, CR_MAX_MOVERS - 1, 0, told);
  props[PROP_POINTS] = g_param_spec_int ("points", NULL, NULL, -1, 999, -1, told);
  props[PROP_WEAPON] = g_param_spec_string ("weapon", NULL, NULL, NULL, told);
  props[PROP_WEATHER] = g_param_spec_string ("weather", NULL, NULL, NULL, told);
  g_object_class_install_properties (klass, N_PROPS, props);
}

void
cre_ask_notify_options (CreAsk *ask)
{
  g_object_freeze_notify (G_OBJECT (ask));
  for (guint id = 1; id < N_PROPS; id++)
    g_object_notify_by_pspec (G_OBJECT (ask), props[id]);
  g_object_thaw_notify (G_OBJECT (ask));
}
