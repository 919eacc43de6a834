/* test-characters.c: who may be in a game. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-characters.h"
#include "cr-error.h"
#include "fixture.h"

static CrRuleset *siege;
static CrCharacters *sample;

static CrCharacters *
read (const char *xml, GError **error)
{
  g_autoptr (CrNode) root = fixture_read_sound_node (xml);

  return cr_characters_new (root, error);
}

static CrCharacters *
load_sample (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "data", "characters",
                                            "sample.characters.xml", NULL);
  g_autofree char *xml = NULL;
  g_autoptr (GError) error = NULL;
  CrCharacters *characters;

  g_assert_true (g_file_get_contents (path, &xml, NULL, NULL));
  characters = read (xml, &error);
  g_assert_no_error (error);
  return characters;
}

static void
assert_figure (const CrFigure *figure, int value, CrProvenance provenance)
{
  g_assert_cmpint (figure->value, ==, value);
  g_assert_cmpint (figure->provenance, ==, provenance);
  g_assert_true (provenance != CR_PRINTED || figure->source != NULL);
}

/* What the texts quote of part G, and no more, is printed or inferred. */
static void
test_quoted (void)
{
  const CrCharacter *roland = cr_characters_find (sample, "roland");
  const CrCharacter *hal = cr_characters_find (sample, "hal");

  assert_figure (&roland->foot.attack[CR_CHARACTER_WHOLE], 30, CR_PRINTED);
  assert_figure (&roland->foot.attack[CR_CHARACTER_WOUNDED], 20, CR_HOUSE);
  assert_figure (&roland->mounted.movement[CR_CHARACTER_WHOLE], 12, CR_PRINTED);
  assert_figure (&cr_characters_find (sample, "clarence")->foot.attack[0], 24, CR_INFERRED);
  assert_figure (&cr_characters_find (sample, "tybalt")->foot.defence[0], 6, CR_INFERRED);
  assert_figure (&cr_characters_find (sample, "fursa")->foot.defence[0], 7, CR_INFERRED);
  assert_figure (&cr_characters_find (sample, "mark")->foot.defence[0], 6, CR_INFERRED);
  assert_figure (&hal->foot.movement[CR_CHARACTER_WHOLE], 8, CR_PRINTED);
  assert_figure (&hal->foot.movement[CR_CHARACTER_WOUNDED], 4, CR_PRINTED);
  assert_figure (&hal->foot.first[CR_CHARACTER_WHOLE], 6, CR_HOUSE);
  assert_figure (&hal->foot.attack[CR_CHARACTER_WHOLE], 9, CR_HOUSE);
  assert_figure (&cr_characters_find (sample, "edith")->foot.movement[0], 4, CR_INFERRED);
}

/* U-18: the later games changed nothing for a man in armour on foot (S2 1.6). */
static void
test_first (void)
{
  const CrCharacter *arnim = cr_characters_find (sample, "arnim");

  for (int state = 0; state < CR_N_CHARACTER_STATES; state++)
    g_assert_true (
        memcmp (&arnim->foot.first[state], &arnim->foot.movement[state], sizeof (CrFigure)) == 0);
}

static void
test_whole_library (void)
{
  static const char *const french[] = { "fr", NULL };
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (cr_characters_n (sample), >=, 45);
  g_assert_cmpuint (cr_characters_n_classes (sample), >=, 11);
  g_assert_true (cr_characters_check (sample, siege, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < cr_characters_n_classes (sample); i++) {
    const CrNode *node = cr_characters_get_class (sample, i)->node;

    g_assert_nonnull (cr_node_find_with (node, "name", "xml:lang", "fr"));
    g_assert_nonnull (cr_node_get_localized (node, "name", french));
  }
  for (guint i = 0; i < cr_characters_n (sample); i++) {
    const CrCharacter *man = cr_characters_get (sample, i);

    g_test_message ("%s", man->id);
    g_assert_true (cr_characters_find (sample, man->id) == man);
    g_assert_nonnull (cr_characters_find_class (sample, man->class_id));
    if (man->animal) /* a horse lives or is dead */
      continue;
    g_assert_cmpint (man->foot.attack[1].value, <=, man->foot.attack[0].value);
    g_assert_cmpint (man->foot.defence[1].value, <, man->foot.defence[0].value);
    g_assert_cmpint (man->foot.movement[1].value, <, man->foot.movement[0].value);
    if (man->rides)
      g_assert_cmpint (man->mounted.movement[0].value, >, man->foot.movement[0].value);
  }
}

/* A knight has four counters, and in the saddle he is as strong at least; a footman has two. */
static void
test_knight (void)
{
  const CrCharacter *knight = cr_characters_find (sample, "piers");
  const CrCharacter *footman = cr_characters_find (sample, "hal");

  for (int state = 0; state < CR_N_CHARACTER_STATES; state++) {
    g_assert_cmpint (knight->mounted.attack[state].value, >, knight->foot.attack[state].value);
    g_assert_cmpint (knight->mounted.defence[state].value, >, knight->foot.defence[state].value);
    g_assert_cmpint (knight->mounted.movement[state].value, >, knight->foot.movement[state].value);
    g_assert_cmpint (footman->mounted.attack[state].value, <, 0);
  }
  g_assert_cmpint (knight->mounted.movement[CR_CHARACTER_WHOLE].value, ==, 12);
}

static void
test_roles (void)
{
  g_assert_cmpint (cr_characters_find (sample, "roland")->roles, ==, CR_ROLE_COMMANDER);
  g_assert_cmpint (cr_characters_find (sample, "boldric")->roles, ==, CR_ROLE_ENGINEER);
  g_assert_cmpint (cr_characters_find (sample, "gobin")->roles, ==,
                   CR_ROLE_PEASANT | CR_ROLE_LOADER);
  g_assert_cmpint (cr_characters_find (sample, "hal")->roles, ==, 0);
  g_assert_true (cr_characters_find (sample, "piers")->armour);
  g_assert_true (cr_characters_find (sample, "piers")->rides);
  g_assert_false (cr_characters_find (sample, "hal")->armour);
  g_assert_false (cr_characters_find (sample, "hal")->rides);
  g_assert_cmpstr (cr_characters_find (sample, "myrlin")->weapons[0], ==, "longbow");
  g_assert_null (cr_characters_find (sample, "wynken")->weapons[0]);
  g_assert_null (
      cr_characters_find (sample, "roland")->weapons[0]); /* he does not throw his lance */
  g_assert_cmpstr (cr_role_get_name (3), ==, "loader");
  g_assert_null (cr_role_get_name (4));
}

#define F(name, more) \
  "<" name " state='whole' value='3' provenance='house'" more "/>" \
  "<" name " state='wounded' value='2' provenance='house'" more "/>"
#define ALL F ("attack", "") F ("defence", "") F ("movement", "")
#define LIBRARY(inside) "<characters id='l'>\n" inside "</characters>"

/* A man of no class; one who has something of his own, and the rest of his class. */
static void
test_classes (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrCharacters) library =
      read (LIBRARY ("<character id='alone'>" ALL "</character>"
                     "<class id='guard' armour='yes' weapons='sling axe' roles='loader'>" ALL
                     "</class><character id='plain' class='guard'/>"
                     "<character id='own' class='guard' armour='no' weapons='' roles=''>"
                     "<attack state='whole' value='9' provenance='printed' source='S4'/>"
                     "</character>"),
            &error);
  const CrCharacter *plain, *own;

  g_assert_no_error (error);
  plain = cr_characters_find (library, "plain");
  own = cr_characters_find (library, "own");
  g_assert_true (plain->armour && plain->roles == CR_ROLE_LOADER);
  g_assert_cmpstr (plain->weapons[1], ==, "axe");
  g_assert_true (!own->armour && own->roles == 0 && own->weapons[0] == NULL);
  assert_figure (&own->foot.attack[0], 9, CR_PRINTED);
  assert_figure (&own->foot.attack[1], 2, CR_HOUSE);
  assert_figure (&plain->foot.attack[0], 3, CR_HOUSE);
  g_assert_null (cr_characters_find (library, "alone")->class_id);
  g_assert_null (cr_characters_find (library, "nobody"));
}

static void
test_wrong_input (void)
{
  static const struct {
    const char *xml;
    int code;
    const char *says;
  } wrong[] = {
    { "<characters/>", CR_ERROR_SYNTAX, "*without id*" },
    { LIBRARY ("<character/>"), CR_ERROR_SYNTAX, "line 2*without id*" },
    { LIBRARY ("<character id='a b'/>"), CR_ERROR_SYNTAX, "*a name that no other has*" },
    { LIBRARY ("<character id='a'>" ALL "</character>\n<character id='a'>" ALL "</character>"),
      CR_ERROR_SYNTAX, "line 3*a name that no other has*" },
    { LIBRARY ("<class id='a'/><class id='a'/>"), CR_ERROR_SYNTAX, "*no other has*" },
    { LIBRARY ("<character id='a'>" F ("attack", "") F ("defence", "") "</character>"),
      CR_ERROR_SYNTAX, "line 2*no <movement state=\"whole\">*" },
    { LIBRARY ("<character id='a'>" ALL F ("attack", " mounted='yes'") "</character>"),
      CR_ERROR_SYNTAX, "*no <defence state=\"whole\" mounted=\"yes\">*" },
    { LIBRARY ("<class id='guard'/><character id='a' class='gard'/>"), CR_ERROR_UNKNOWN,
      "*class=\"gard\"*did you mean “guard”*" },
    { LIBRARY ("<character id='a' class='b'/><class id='b'/>"), CR_ERROR_UNKNOWN,
      "*a class that stands above it*" },
    { LIBRARY ("<character id='a' roles='king'>" ALL "</character>"), CR_ERROR_SYNTAX,
      "*roles=\"king\"*commander*" },
    { LIBRARY ("<character id='a' armour='some'>" ALL "</character>"), CR_ERROR_SYNTAX,
      "*armour=\"some\"*" },
    { LIBRARY ("<character id='a'>" ALL F ("attack", " game='first'") "</character>"),
      CR_ERROR_SYNTAX, "*in <attack>, expected it in <movement> alone*" },
    { LIBRARY ("<character id='a'><attack value='3' provenance='house'/></character>"),
      CR_ERROR_SYNTAX, "*without state*" },
    { LIBRARY ("<character id='a'><attack state='whole' value='301' provenance='house'/>"
               "</character>"),
      CR_ERROR_SYNTAX, "*from 0 to 300*" },
    { LIBRARY ("<character id='a'><attack state='whole' value='3'/></character>"), CR_ERROR_SYNTAX,
      "*without provenance*" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (read (wrong[i].xml, &error));
    g_assert_error (error, CR_ERROR, wrong[i].code);
    g_test_message ("%s", error->message);
    g_assert_true (g_pattern_match_simple (wrong[i].says, error->message));
  }
}

static void
test_unknown_weapon (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrCharacters) library =
      read (LIBRARY ("<character id='a' weapons='sling longbo'>" ALL "</character>"), &error);

  g_assert_no_error (error);
  g_assert_false (cr_characters_check (library, siege, &error));
  g_assert_true (g_pattern_match_simple ("line 2*the weapon “longbo”*did you mean “longbow”*",
                                         error->message));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  siege = fixture_load_ruleset ("siege", NULL);
  sample = load_sample ();
  g_test_add_func ("/core/characters/quoted", test_quoted);
  g_test_add_func ("/core/characters/first", test_first);
  g_test_add_func ("/core/characters/whole-library", test_whole_library);
  g_test_add_func ("/core/characters/knight/CHR-03", test_knight);
  g_test_add_func ("/core/characters/roles", test_roles);
  g_test_add_func ("/core/characters/classes", test_classes);
  g_test_add_func ("/core/characters/wrong-input", test_wrong_input);
  g_test_add_func ("/core/characters/unknown-weapon", test_unknown_weapon);
  status = g_test_run ();
  cr_characters_unref (sample);
  cr_ruleset_unref (siege);
  return status;
}
