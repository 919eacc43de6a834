/* cra-tray-row.c: a row of the tray: a man of the library, or a kind of gear.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tray-row.h"

#include <glib/gi18n.h>
#include <string.h>

/* @fighter: the man as he enters; nobody for gear @class_name: (nullable): borrowed, as the
 * character is @work: (nullable): borrowed; NULL for a man */
struct _CraTrayRow {
  GObject parent_instance;

  CrFighter fighter;
  char *text;
  const char *class_name;
  const CrWork *work;
  guint here;
};

G_DEFINE_FINAL_TYPE (CraTrayRow, cra_tray_row, G_TYPE_OBJECT)

enum { PROP_HERE = 1, N_PROPS };

static GParamSpec *props[N_PROPS];

static void
cra_tray_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_value_set_uint (value, CRA_TRAY_ROW (object)->here);
}

static void
cra_tray_row_finalize (GObject *object)
{
  g_free (CRA_TRAY_ROW (object)->text);
  G_OBJECT_CLASS (cra_tray_row_parent_class)->finalize (object);
}

static void
cra_tray_row_class_init (CraTrayRowClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = cra_tray_row_get_property;
  G_OBJECT_CLASS (klass)->finalize = cra_tray_row_finalize;
  props[PROP_HERE] = g_param_spec_uint ("here", NULL, NULL, 0, G_MAXUINT, 0,
                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
}

static void
cra_tray_row_init (CraTrayRow *self)
{
}

static CraTrayRow *
new_row (const char *text)
{
  CraTrayRow *self = g_object_new (CRA_TYPE_TRAY_ROW, NULL);

  self->text = g_strdup (text);
  return self;
}

CraTrayRow *
cra_tray_row_new_gear (const char *text, const CrWork *work)
{
  CraTrayRow *self = new_row (text);

  self->work = work;
  return self;
}

const CrWork *
cra_tray_row_get_work (CraTrayRow *self)
{
  return self->work;
}

const CrCharacter *
cra_tray_row_get (CraTrayRow *self)
{
  return self->fighter.character;
}

const char *
cra_tray_row_get_text (CraTrayRow *self)
{
  return self->text;
}

guint
cra_tray_row_get_here (CraTrayRow *self)
{
  return self->here;
}

void
cra_tray_row_follow (CraTrayRow *self, CrePlay *play)
{
  guint here = cre_play_count (play, self->fighter.character, self->fighter.side);

  if (here == self->here)
    return;
  self->here = here;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HERE]);
}

CrToken
cra_tray_row_get_token (CraTrayRow *self)
{
  const CrFighter *fighter = &self->fighter;

  return (CrToken){ .name = self->text,
                    .arms = fighter->character->id,
                    .face = fighter->character->face,
                    .side = fighter->side,
                    .attack = cr_fighter_get_attack (fighter),
                    .defence = cr_fighter_get_defence (fighter),
                    .movement = cr_fighter_get_allowance (fighter),
                    .animal = fighter->character->animal };
}

char *
cra_tray_row_dup_spoken (CraTrayRow *self)
{
  CrToken token = cra_tray_row_get_token (self);
  g_autoptr (GString) text = g_string_new (self->text);

  if (self->class_name != NULL)
    g_string_append_printf (text, ", %s", self->class_name);
  if (token.animal)
    g_string_append_printf (text, _ (", defence %d"), token.defence);
  else
    g_string_append_printf (text, _ (", attack %1$d, defence %2$d, %3$d movement points"),
                            token.attack, token.defence, token.movement);
  if (self->here > 0)
    /* Translators: so many of such men */
    g_string_append_printf (text, _ (", %u on the map"), self->here);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
has_words (const char *text, const char *needle)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL && strstr (folded, needle) != NULL;
}

gboolean
cra_tray_row_has_words (CraTrayRow *self, const char *words)
{
  g_autofree char *folded = g_utf8_casefold (words, -1);

  return has_words (self->text, folded) || has_words (self->class_name, folded);
}

int
cra_tray_row_is_called (CraTrayRow *self, const char *words)
{
  g_autofree char *name = g_utf8_casefold (self->text, -1);
  g_autofree char *folded = g_utf8_casefold (words, -1);

  return g_str_equal (name, folded) ? 2 : g_str_has_prefix (name, folded);
}

/* Returns: (nullable): his name in the scenario, if he is the only man of his character on that
 * side */
static const char *
find_name (const CrState *state, const CrCharacter *character, int party)
{
  const CrScenario *scenario = cr_state_get_scenario (state);
  const char *own = NULL;
  int n = 0;

  for (guint i = 0; scenario != NULL && i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    if (!g_str_equal (man->character, character->id) ||
        cr_scenario_get_force (scenario, (guint) man->force)->side != party)
      continue;
    own = cr_node_get_localized (man->node, "name", g_get_language_names ());
    n++;
  }
  return n == 1 && own != NULL ? own : cr_character_get_name (character, g_get_language_names ());
}

static void
add_class (GPtrArray *rows, CrePlay *play, int party, const CrCharacterClass *class)
{
  const CrState *state = cre_play_get_state (play);
  const CrCharacters *library = cr_state_get_library (state);
  const char *class_name =
      class != NULL ? cr_node_get_localized (class->node, "name", g_get_language_names ()) : NULL;

  for (guint i = 0; i < cr_characters_n (library); i++) {
    const CrCharacter *character = cr_characters_get (library, i);
    const char *name = find_name (state, character, party);
    CraTrayRow *row;

    if (g_strcmp0 (character->class_id, class != NULL ? class->id : NULL) != 0 ||
        !cre_play_awaits (play, character, party))
      continue;
    row = new_row (name);
    row->class_name = class_name;
    row->fighter = (CrFighter){ .character = character,
                                .side = (guint8) party,
                                .first = cr_state_says (state, "allowances", "first") };
    cra_tray_row_follow (row, play);
    g_ptr_array_add (rows, row);
  }
}

GPtrArray *
cra_tray_row_list (CrePlay *play, int party)
{
  const CrCharacters *library = cr_state_get_library (cre_play_get_state (play));
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < cr_characters_n_classes (library); i++)
    add_class (rows, play, party, cr_characters_get_class (library, i));
  add_class (rows, play, party, NULL);
  return rows;
}
