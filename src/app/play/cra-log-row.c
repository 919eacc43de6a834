/* cra-log-row.c: a row of the log: what came of one order.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-log-row.h"

#include "cr-rule-words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _CraLogRow {
  GObject parent_instance;

  char *order, *stamp, *words, *rules;
  int viewer; /* the side for which it is told */
  gboolean heading, later, passed;
};

G_DEFINE_FINAL_TYPE (CraLogRow, cra_log_row, G_TYPE_OBJECT)

enum { PROP_0, PROP_LATER, N_PROPS };

static GParamSpec *props[N_PROPS];

/* Moves the id of a rule from the end of a sentence to @rules, where each rule stands once.
 * Returns: the length of the sentence without the id */
static gsize
take_rule (const char *sentence, GString *rules)
{
  const char *last = strrchr (sentence, ' ');

  if (last == NULL || cr_rule_measure_id (last + 1) == 0 ||
      last[1 + cr_rule_measure_id (last + 1)] != '\0')
    return strlen (sentence);
  if (strstr (rules->str, last + 1) == NULL)
    g_string_append_printf (rules, "%s%s", rules->len > 0 ? " · " : "", last + 1);
  return (gsize) (last - sentence);
}

static void
take_words (CraLogRow *self, CrePlay *play, const CrPlayed *played)
{
  g_auto (GStrv) told = cre_play_dup_words (play, played);
  GString *words = g_string_new (NULL), *rules = g_string_new (NULL);

  for (char **at = told; *at != NULL; at++) {
    gsize length = take_rule (*at, rules);

    g_string_append_printf (words, "%s%.*s", words->len > 0 ? "\n" : "", (int) length, *at);
  }
  if (played->anew)
    g_string_append_printf (words, "\n%s", _ ("Before this, dice were taken back."));
  self->words = g_string_free (words, FALSE);
  self->rules = g_string_free (rules, FALSE);
}

CraLogRow *
cra_log_row_new (CrePlay *play, const CrPlayed *played)
{
  CraLogRow *self = g_object_new (CRA_TYPE_LOG_ROW, NULL);

  self->order = g_strdup (played->order);
  self->stamp = played->phase < 0 ? g_strdup ("")
                                  : g_strdup_printf ("%d.%d", played->turn, played->phase + 1);
  self->heading = played->digest != NULL;
  self->viewer = cre_play_get_viewer (play);
  take_words (self, play, played);
  return self;
}

gboolean
cra_log_row_is_of (CraLogRow *self, CrePlay *play, const CrPlayed *played)
{
  return self->viewer == cre_play_get_viewer (play) && g_str_equal (self->order, played->order);
}

gboolean
cra_log_row_is_later (CraLogRow *self)
{
  return self->later;
}

void
cra_log_row_set_later (CraLogRow *self, gboolean later)
{
  if (self->later == later)
    return;
  self->later = later;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LATER]);
}

void
cra_log_row_set_passed (CraLogRow *self, gboolean passed)
{
  self->passed = passed;
}

gboolean
cra_log_row_is_passed (CraLogRow *self)
{
  return self->passed && self->heading && *self->rules == '\0' &&
         strchr (self->words, '\n') == NULL;
}

gboolean
cra_log_row_is_heading (CraLogRow *self)
{
  return self->heading;
}

const char *
cra_log_row_get_stamp (CraLogRow *self)
{
  return self->stamp;
}

const char *
cra_log_row_get_words (CraLogRow *self)
{
  return self->words;
}

const char *
cra_log_row_get_rules (CraLogRow *self)
{
  return self->rules;
}

static void
cra_log_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, CRA_LOG_ROW (object)->later);
}

static void
cra_log_row_finalize (GObject *object)
{
  CraLogRow *self = CRA_LOG_ROW (object);

  g_free (self->order);
  g_free (self->stamp);
  g_free (self->words);
  g_free (self->rules);
  G_OBJECT_CLASS (cra_log_row_parent_class)->finalize (object);
}

static void
cra_log_row_class_init (CraLogRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_log_row_finalize;
  G_OBJECT_CLASS (klass)->get_property = cra_log_row_get_property;
  props[PROP_LATER] =
      g_param_spec_boolean ("later", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
}

static void
cra_log_row_init (CraLogRow *self)
{
}
