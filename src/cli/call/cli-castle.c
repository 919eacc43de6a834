/* cli-castle.c: a map with its ruleset, and places on it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-picture.h"
#include "cr-data.h"
#include "cr-error.h"
#include "cr-near.h"
#include "cr-save.h"
#include "cr-target.h"
#include "cr-text.h"
#include "cr-xml-assembly.h"
#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"

#define ENDING ".ruleset.xml"

/* A ruleset beside the map goes before a shipped one of the same id. */
static CrRuleset *
load_profile (const char *path, const char *id, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_strconcat (id, ENDING, NULL);
  g_autofree char *beside = g_build_filename (folder, name, NULL);
  g_autofree char *relative = g_build_filename ("rules", name, NULL);
  g_autofree char *shipped = cr_data_path (relative), *known = NULL;
  g_auto (GStrv) ids = cr_data_list_ids ("rules", ENDING);
  CrNear near = { .name = id };

  if (g_file_test (beside, G_FILE_TEST_EXISTS))
    return cr_ruleset_load (beside, error);
  if (g_file_test (id, G_FILE_TEST_EXISTS) || g_file_test (shipped, G_FILE_TEST_EXISTS))
    return cr_ruleset_load (id, error);
  known = g_strjoinv (", ", ids);
  cr_near_offer_all (&near, (const char *const *) ids);
  cr_near_refuse (&near, error, _ ("found %s %s, expected one of %s"), "--profile", id, known);
  return NULL;
}

CliCastle *
cli_castle_load_quietly (const char *path, const char *profile, GError **error)
{
  g_autoptr (CliCastle) castle = g_new0 (CliCastle, 1);
  g_autoptr (CrMap) map = NULL;
  g_autoptr (CrRuleset) ruleset = NULL;

  castle->path = g_strdup (path);
  castle->profile = g_strdup (profile);
  map = cr_map_open (path, &castle->state, error);
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

gboolean
cli_castle_check_target (const CliCastle *castle, const char *target, GError **error)
{
  return cr_target_check (castle->map, castle->path, CR_TARGET_OTHER, target, error) &&
         (castle->profile == NULL ||
          cr_target_check_ruleset (target, castle->profile, castle->path, error));
}

/* Returns: (nullable): the state that the file must still have, if the target is the file that was
 * read */
static CrFileState *
find_state (CliCastle *castle, const char *target)
{
  return cr_file_is_same (castle->path, target) ? &castle->state : NULL;
}

/* A map that was put together from several has no file of its own to be saved over. */
static gboolean
check_map_target (const CliCastle *castle, const char *target, GError **error)
{
  g_autofree char *name = g_path_get_basename (target);

  if (!cr_assembly_is_path (castle->path) || !cr_assembly_is_path (target))
    return cr_target_check (castle->map, castle->path, CR_TARGET_MAP, target, error);
  g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
               _ ("“%s” is several maps put together: change those, or save to NAME.map.xml"),
               name);
  return FALSE;
}

gboolean
cli_castle_save_bytes (CliCastle *castle, GBytes *bytes, const char *target, GError **error)
{
  return check_map_target (castle, target, error) &&
         cr_save (target, bytes, find_state (castle, target), error);
}

gboolean
cli_castle_save (CliCastle *castle, const char *target, GError **error)
{
  return check_map_target (castle, target, error) &&
         cli_picture_settle_all (castle->it, castle->path, target, error) &&
         cr_map_save (castle->map, target, find_state (castle, target), error);
}

GArray *
cli_places_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (CrPlace));
}

const char *
cli_men_about (void)
{
  return _ ("FROM is a hex, several (3,4;5,6 or 3,4..3,9), @AREA, or the men who could stand "
            "there: @ramparts on every rampart, @slits behind every slit, @garrison both, of the "
            "castle as it is before any change; @men and @others are those given with --man, of "
            "the shooter's side and of the other.");
}

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
