/* cli-castle.c: a map with its ruleset, and places on it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-picture.h"
#include "cr-data.h"
#include "cr-error.h"
#include "cr-field.h"
#include "cr-near.h"
#include "cr-numbering.h"
#include "cr-operation.h"
#include "cr-save.h"
#include "cr-target.h"
#include "cr-text.h"
#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"

#define MOST_POINTS 9999
#define ENDING ".ruleset.xml"

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* "classic, siege" */
static char *
list_profiles (void)
{
  g_autofree char *folder = cr_data_path ("rules");
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    if (g_str_has_suffix (name, ENDING))
      g_ptr_array_add (ids, g_strndup (name, strlen (name) - strlen (ENDING)));
  g_ptr_array_sort (ids, compare_names);
  g_ptr_array_add (ids, NULL);
  return g_strjoinv (", ", (char **) ids->pdata);
}

/* A ruleset beside the map goes before a shipped one of the same id. */
static CrRuleset *
load_profile (const char *path, const char *id, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_strconcat (id, ENDING, NULL);
  g_autofree char *beside = g_build_filename (folder, name, NULL);
  g_autofree char *relative = g_build_filename ("rules", name, NULL);
  g_autofree char *shipped = cr_data_path (relative), *known = NULL;
  g_auto (GStrv) ids = NULL;
  CrNear near = { .name = id };

  if (g_file_test (beside, G_FILE_TEST_EXISTS))
    return cr_ruleset_load (beside, error);
  if (g_file_test (id, G_FILE_TEST_EXISTS) || g_file_test (shipped, G_FILE_TEST_EXISTS))
    return cr_ruleset_load (id, error);
  known = list_profiles ();
  ids = g_strsplit (known, ", ", -1);
  cr_near_offer_all (&near, (const char *const *) ids);
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found %s %s, expected one of %s"),
               "--profile", id, known);
  cr_near_tell (&near, error);
  return NULL;
}

/**
 * cli_castle_load_quietly:
 * @profile: (nullable): id of the ruleset to use instead of the map's own
 *
 * Says nothing of a ruleset that is not there; @lost tells.
 */
CliCastle *
cli_castle_load_quietly (const char *path, const char *profile, GError **error)
{
  g_autoptr (CliCastle) castle = g_new0 (CliCastle, 1);
  g_autoptr (CrMap) map = NULL;
  g_autoptr (CrRuleset) ruleset = NULL;

  castle->path = g_strdup (path);
  castle->profile = g_strdup (profile);
  map = cr_map_load (path, &castle->state, error);
  if (map == NULL)
    return NULL;
  ruleset = profile != NULL ? load_profile (path, profile, error)
                            : cr_ruleset_load_for_map (map, path, &castle->lost, error);
  if (ruleset == NULL)
    return NULL;
  castle->it = cr_castle_new (g_steal_pointer (&map), ruleset);
  castle->map = cr_castle_get_map (castle->it);
  castle->ruleset = ruleset;
  castle->scene = cr_castle_get_scene (castle->it);
  return g_steal_pointer (&castle);
}

/* The same, with one sentence of warning where the map's ruleset is not there. */
CliCastle *
cli_castle_load (const char *path, const char *profile, GError **error)
{
  CliCastle *castle = cli_castle_load_quietly (path, profile, error);

  if (castle != NULL && castle->lost != NULL) {
    g_autofree char *place = cr_text_show (path), *lost = cr_text_show (castle->lost);

    g_printerr ("crenel-cli: %s: %s\n", place, lost);
  }
  return castle;
}

void
cli_castle_free (CliCastle *castle)
{
  if (castle == NULL)
    return;
  cr_castle_free (castle->it);
  g_free (castle->lost);
  g_free (castle->path);
  g_free (castle->profile);
  g_free (castle);
}

/**
 * cli_castle_check_target:
 * @target: a picture or print that is about to be written
 *
 * Returns: FALSE with one sentence when the castle was read from that file
 */
gboolean
cli_castle_check_target (const CliCastle *castle, const char *target, GError **error)
{
  return cr_target_check (castle->map, castle->path, CR_TARGET_OTHER, target, error) &&
         (castle->profile == NULL ||
          cr_target_check_ruleset (target, castle->profile, castle->path, error));
}

/* The state that the file must still have when it is the one that was read. */
static CrFileState *
find_state (CliCastle *castle, const char *target)
{
  return cr_file_is_same (castle->path, target) ? &castle->state : NULL;
}

/**
 * cli_castle_save_bytes:
 * @bytes: the castle as a file
 *
 * Over the file that the castle was read from only as long as nobody else has written to it.
 */
gboolean
cli_castle_save_bytes (CliCastle *castle, GBytes *bytes, const char *target, GError **error)
{
  return cr_target_check (castle->map, castle->path, CR_TARGET_MAP, target, error) &&
         cr_save (target, bytes, find_state (castle, target), error);
}

/* The same for the castle as it is now; its pictures are found from there, too. */
gboolean
cli_castle_save (CliCastle *castle, const char *target, GError **error)
{
  return cr_target_check (castle->map, castle->path, CR_TARGET_MAP, target, error) &&
         cli_picture_settle_all (castle->it, castle->path, target, error) &&
         cr_map_save (castle->map, target, find_state (castle, target), error);
}

GArray *
cli_places_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (CrPlace));
}

/* A place that is on the map, not void. */
gboolean
cli_read_place (const CrMap *map, const char *text, CrPlace *place_out, GError **error)
{
  if (!cr_map_parse_printed (map, text, place_out, error))
    return FALSE;
  if (cr_map_has_place (map, *place_out))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
               _ ("found “%s”, expected a hex of the map; there the map is void"), text);
  return FALSE;
}

const char *
cli_men_about (void)
{
  return _ ("FROM is a hex, several (3,4;5,6 or 3,4..3,9), @AREA, or the men who could stand "
            "there: @ramparts on every rampart, @slits behind every slit, @garrison both, of the "
            "castle as it is before any change; @men and @others are those given with --man, of "
            "the shooter's side and of the other.");
}

/* The men who could stand somewhere. */
static const struct {
  const char *word;
  CrGarrison which;
} garrisons[] = {
  { "@ramparts", CR_GARRISON_RAMPARTS },
  { "@slits", CR_GARRISON_SLITS },
  { "@garrison", CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS },
};

/* 0 when the word means no such. */
static CrGarrison
find_garrison (const char *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (garrisons); i++)
    if (g_str_equal (text, garrisons[i].word))
      return garrisons[i].which;
  return 0;
}

/* An area that is near has been asked for already. */
static gboolean
ask_garrison (const CrMap *map, const char *text, GError **error)
{
  CrNear near = { .name = text }, areas = { .name = text + 1 };

  for (guint i = 0; *text == '@' && i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *area = cr_map_get_node (map, CR_SECTION_AREAS, i);

    cr_near_offer (&areas, cr_node_get (area, "id"));
    cr_near_offer (&areas, cr_node_get (area, "name"));
  }
  for (gsize i = 0; *text == '@' && areas.n == 0 && i < G_N_ELEMENTS (garrisons); i++)
    cr_near_offer (&near, garrisons[i].word);
  cr_near_tell (&near, error);
  return FALSE;
}

/**
 * cli_read_men:
 * @text: a hex, several ("3,4;5,6", "3,4..3,9"), "@AREA", "@ramparts", "@slits" or "@garrison"
 * @places: (element-type CrPlace): appended to
 */
gboolean
cli_read_men (const CrScene *scene, const char *text, GArray *places, GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrGarrison garrison = find_garrison (text);
  guint n_before = places->len;

  if (garrison != 0)
    cr_field_garrison (scene, garrison, places);
  else if (!cr_operation_parse_places (map, text, places, error))
    return ask_garrison (map, text, error);

  for (guint i = n_before; i < places->len;)
    if (cr_map_has_place (map, g_array_index (places, CrPlace, i)))
      i++;
    else
      g_array_remove_index (places, i);
  if (places->len > n_before)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE, _ ("found no man at “%s”, expected one at least"),
               text);
  return FALSE;
}

gboolean
cli_read_mover (const CrRuleset *ruleset, const char *text, int *mover_out, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);
  CrNear near = { .name = text };

  *mover_out = cr_ruleset_find_mover (ruleset, text != NULL ? text : "foot");
  if (*mover_out >= 0)
    return TRUE;
  for (guint i = 0; i < cr_ruleset_n_movers (ruleset); i++) {
    const char *known_id = cr_ruleset_get_mover (ruleset, i)->id;

    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", known_id);
    cr_near_offer (&near, known_id);
  }
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found mover “%s”, expected one of %s"), text,
               known->str);
  cr_near_tell (&near, error);
  return FALSE;
}

/* @text: (nullable): what --mp was given */
gboolean
cli_read_movement_points (const char *text, int *points_out, GError **error)
{
  if (text == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("expected --mp N, his movement points"));
    return FALSE;
  }
  if (cr_text_parse_int (text, 0, MOST_POINTS, points_out))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("found --mp %s, expected a whole number from %d to %d"), text, 0, MOST_POINTS);
  return FALSE;
}

/* Returns: (nullable): with an error that lists those there are */
const CrWeather *
cli_find_weather (const CrRuleset *ruleset, const char *id, GError **error)
{
  const CrWeather *weather = cr_ruleset_find_weather (ruleset, id);
  g_autoptr (GString) known = g_string_new (NULL);
  CrNear near = { .name = id };

  if (weather != NULL)
    return weather;
  for (guint i = 0; i < cr_ruleset_n_weathers (ruleset); i++) {
    const char *known_id = cr_ruleset_get_weather (ruleset, i)->id;

    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", known_id);
    cr_near_offer (&near, known_id);
  }
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found --weather %s, expected one of %s"), id,
               known->str);
  cr_near_tell (&near, error);
  return NULL;
}

/* Every place of the map, floor by floor, row-major. */
void
cli_each_place (const CrMap *map, CliEachPlace each, gpointer data)
{
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };

      if (cr_map_has_place (map, place))
        each (place, data);
    }
}
