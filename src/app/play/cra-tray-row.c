/* cra-tray-row.c: a man of the library, the heading over those of his class, or gear.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tray-row.h"

#include <string.h>

struct _CraTrayRow {
  GObject parent_instance;

  const CrCharacter *character;
  char *text;
  gboolean ladder;
};

G_DEFINE_FINAL_TYPE (CraTrayRow, cra_tray_row, G_TYPE_OBJECT)

static void
cra_tray_row_finalize (GObject *object)
{
  g_free (CRA_TRAY_ROW (object)->text);
  G_OBJECT_CLASS (cra_tray_row_parent_class)->finalize (object);
}

static void
cra_tray_row_class_init (CraTrayRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_tray_row_finalize;
}

static void
cra_tray_row_init (CraTrayRow *self)
{
}

CraTrayRow *
cra_tray_row_new (const CrCharacter *character, const char *text)
{
  CraTrayRow *self = g_object_new (CRA_TYPE_TRAY_ROW, NULL);

  self->character = character;
  self->text = g_strdup (text);
  return self;
}

CraTrayRow *
cra_tray_row_new_ladder (const char *text)
{
  CraTrayRow *self = cra_tray_row_new (NULL, text);

  self->ladder = TRUE;
  return self;
}

gboolean
cra_tray_row_is_ladder (CraTrayRow *self)
{
  return self->ladder;
}

const CrCharacter *
cra_tray_row_get (CraTrayRow *self)
{
  return self->character;
}

const char *
cra_tray_row_get_text (CraTrayRow *self)
{
  return self->text;
}

CrToken
cra_tray_row_get_token (CraTrayRow *self, int party)
{
  CrFighter fighter = { .character = self->character };

  return (CrToken){ .name = self->text,
                    .arms = self->character->id,
                    .side = party,
                    .attack = cr_fighter_get_attack (&fighter),
                    .defence = cr_fighter_get_defence (&fighter),
                    .movement = cr_fighter_get_allowance (&fighter) };
}

static gboolean
has_words (const char *text, const char *needle)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, needle) != NULL;
}

/* Those of one class, with its heading before the first of them. */
static void
add_class (GPtrArray *rows,
           const CrCharacters *library,
           const char *id,
           const char *heading,
           const char *needle)
{
  gboolean headed = FALSE;

  for (guint i = 0; i < cr_characters_n (library); i++) {
    const CrCharacter *character = cr_characters_get (library, i);
    const char *name = cr_character_get_name (character, g_get_language_names ());

    if (g_strcmp0 (character->class_id, id) != 0 ||
        !(has_words (name, needle) || (heading != NULL && has_words (heading, needle))))
      continue;
    if (!headed && heading != NULL)
      g_ptr_array_add (rows, cra_tray_row_new (NULL, heading));
    headed = TRUE;
    g_ptr_array_add (rows, cra_tray_row_new (character, name));
  }
}

GPtrArray *
cra_tray_row_list (const CrCharacters *library, const char *needle)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *folded = g_utf8_casefold (needle, -1);

  for (guint i = 0; i < cr_characters_n_classes (library); i++) {
    const CrCharacterClass *class = cr_characters_get_class (library, i);

    add_class (rows, library, class->id,
               cr_node_get_localized (class->node, "name", g_get_language_names ()), folded);
  }
  add_class (rows, library, NULL, NULL, folded);
  return rows;
}
