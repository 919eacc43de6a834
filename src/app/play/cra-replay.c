/* cra-replay.c: plays a game again by itself, with pauses to read what happens.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-replay.h"

#include <string.h>

/* The pause before an order, in milliseconds: always, for each letter of what is to be read at the
 * speed of a quick reader, and at most. */
#define PAUSE 350
#define LETTER 22
#define LONGEST 4000

/* The pause after a phase that ended at once, in which there is nothing to read. */
#define SHORTEST 120

static const double speeds[] = { 1, 2, 4, 0.5 };

struct _CraReplay {
  GObject parent_instance;

  CrePlay *play; /* nullable, owned */
  guint timer, speed;
};

G_DEFINE_FINAL_TYPE (CraReplay, cra_replay, G_TYPE_OBJECT)

enum { PROP_0, PROP_RUNNING, N_PROPS };

static GParamSpec *props[N_PROPS];

gboolean
cra_replay_is_running (CraReplay *self)
{
  return self->timer != 0;
}

void
cra_replay_stop (CraReplay *self)
{
  if (self->timer == 0)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
}

/* Whether an order has nothing to read but the name of the phase that begins. */
static gboolean
is_bare (const CrPlayed *played)
{
  return played != NULL && played->digest != NULL && played->words != NULL &&
         g_strv_length (played->words) == 1;
}

static const CrPlayed *
get_last (const GPtrArray *played)
{
  return played->len > 0 ? played->pdata[played->len - 1] : NULL;
}

/* Returns: how many milliseconds it takes to read what happened last */
static guint
find_pause (CraReplay *self)
{
  const CrPlayed *last = get_last (cre_play_get_log (self->play)->played);
  gsize n = 0;

  if (is_bare (last) && is_bare (get_last (cre_play_get_undone (self->play))))
    return (guint) (SHORTEST / speeds[self->speed]);
  for (char **words = last != NULL ? last->words : NULL; words != NULL && *words != NULL; words++)
    n += strlen (*words);
  return (guint) (MIN (PAUSE + n * LETTER, LONGEST) / speeds[self->speed]);
}

static gboolean next_cb (gpointer data);

static void
wait_pause (CraReplay *self)
{
  self->timer = g_timeout_add (find_pause (self), next_cb, self);
}

static gboolean
next_cb (gpointer data)
{
  CraReplay *self = data;

  /* Listeners of the order may stop the replay. */
  cre_document_redo (CRE_DOCUMENT (self->play));
  if (self->timer == 0)
    return G_SOURCE_REMOVE;
  wait_pause (self);
  if (cre_play_get_undone (self->play)->len == 0)
    cra_replay_stop (self);
  return G_SOURCE_REMOVE;
}

void
cra_replay_start (CraReplay *self)
{
  if (self->timer != 0 || self->play == NULL)
    return;
  if (cre_play_get_undone (self->play)->len == 0)
    cre_play_go_to (self->play, 0);
  if (cre_play_get_undone (self->play)->len == 0)
    return;
  wait_pause (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
}

double
cra_replay_change_speed (CraReplay *self)
{
  self->speed = (self->speed + 1) % G_N_ELEMENTS (speeds);
  return speeds[self->speed];
}

void
cra_replay_set_play (CraReplay *self, CrePlay *play)
{
  cra_replay_stop (self);
  g_set_object (&self->play, play);
}

static void
cra_replay_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, cra_replay_is_running (CRA_REPLAY (object)));
}

static void
cra_replay_dispose (GObject *object)
{
  cra_replay_set_play (CRA_REPLAY (object), NULL);
  G_OBJECT_CLASS (cra_replay_parent_class)->dispose (object);
}

static void
cra_replay_class_init (CraReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_replay_dispose;
  G_OBJECT_CLASS (klass)->get_property = cra_replay_get_property;
  props[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
}

static void
cra_replay_init (CraReplay *self)
{
}

CraReplay *
cra_replay_new (void)
{
  return g_object_new (CRA_TYPE_REPLAY, NULL);
}
