/* cmd-suggest.c: terrain proposed from the picture. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>

#include "cli-picture.h"
#include "cr-decode.h"
#include "cr-error.h"
#include "cr-limits.h"
#include "cr-numbering.h"
#include "cr-operation.h"
#include "cr-picture.h"
#include "cr-sample.h"
#include "cr-suggest.h"
#include "cr-target.h"
#include "cr-text.h"

/* The options of the command. */
typedef struct {
  char *output, *floor, *learn, *least;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->output);
  g_free (wishes->floor);
  g_free (wishes->learn);
  g_free (wishes->least);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

/* Finds the map's own <picture> with these bytes, because only that has a fit. */
static const CrNode *
find_picture (const CrMap *map, const char *path, GBytes *bytes, GError **error)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *picture = cr_map_get_node (map, CR_SECTION_PICTURES, i);

    if (cr_node_is (picture, "picture") && cr_node_get (picture, "id") != NULL &&
        cr_picture_is_same (picture, bytes))
      return picture;
  }
  g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
               _ ("%s is not a picture of this map; lay it on with crenel-cli fit first"), path);
  return NULL;
}

static gboolean
take_picture (CrArt *art, const char *path, GError **error)
{
  const CrMap *map = cr_scene_get_map (cr_art_get_scene (art));
  g_autoptr (GBytes) bytes = cr_file_read (path, CR_LIMIT_PICTURE_BYTES, NULL, error);
  const CrNode *picture = bytes != NULL ? find_picture (map, path, bytes, error) : NULL;
  cairo_surface_t *surface = picture != NULL ? cr_decode_bytes (bytes, path, error) : NULL;

  if (surface == NULL)
    return FALSE;
  cr_art_set_picture (art, cr_node_get (picture, "id"), surface);
  cairo_surface_destroy (surface);
  return TRUE;
}

static gboolean
read_floor (const CrMap *map, const char *text, int *floor_out, GError **error)
{
  *floor_out = text != NULL ? cr_map_find_floor (map, text) : 0;
  return *floor_out >= 0 || cr_map_refuse_floor (map, text, error);
}

static gboolean
read_least (const char *text, int *least_out, GError **error)
{
  *least_out = CR_SUGGEST_LEAST;
  if (text == NULL || cr_text_parse_int (text, CR_SUGGEST_LOWEST, 100, least_out))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("found --least %s, expected a whole number from %d to 100"), text,
               CR_SUGGEST_LOWEST);
  return FALSE;
}

static GArray *
suggest_terrain (const CliCastle *castle, CrArt *art, int floor, const char *learn, GError **error)
{
  g_autoptr (GArray) also = cli_places_new ();
  g_autoptr (CrPatches) patches = NULL;

  if (learn != NULL && !cr_operation_parse_places (castle->map, learn, also, error))
    return NULL;
  patches = cr_art_sample_pictures (art, floor);
  return cr_suggest_terrain (castle->map, floor, patches, also, error);
}

static const char *
get_code (const CrMap *map, const CrSuggestion *suggestion, int least)
{
  if (suggestion->terrain < 0 || suggestion->confidence < least)
    return NULL;
  return cr_map_get_code (map, CR_LAYER_TERRAIN, suggestion->terrain);
}

static void
print_json (const CrMap *map, const GArray *suggestions, int least)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "places");
  json_builder_begin_array (json);
  for (guint i = 0; i < suggestions->len; i++) {
    const CrSuggestion *suggestion = &g_array_index (suggestions, CrSuggestion, i);

    json_builder_begin_object (json);
    cli_json_at (json, map, suggestion->place);
    json_builder_set_member_name (json, "terrain");
    /* The key is written even where its value is null. */
    json_builder_add_string_value (json, get_code (map, suggestion, least));
    cli_json_int (json, "confidence", suggestion->confidence);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
  json_builder_end_object (json);
  cli_json_print (json);
}

static int
print_table (const CrMap *map, const GArray *suggestions, int least)
{
  int n = 0;

  for (guint i = 0; i < suggestions->len; i++) {
    const CrSuggestion *suggestion = &g_array_index (suggestions, CrSuggestion, i);
    const char *code = get_code (map, suggestion, least);
    g_autofree char *hex = cr_map_format_printed (map, suggestion->place);

    if (code == NULL)
      continue;
    n++;
    g_print ("%-8s %-12s %3d %%\n", hex, code, suggestion->confidence);
  }
  g_print (g_dngettext (GETTEXT_PACKAGE, "%d hex of %d looks like what was painted\n",
                        "%d hexes of %d look like what was painted\n", (gulong) n),
           n, (int) suggestions->len);
  return n;
}

static gboolean
save_map (CliCastle *castle, const char *to, const GArray *suggestions, int least, GError **error)
{
  g_autoptr (CrEdit) edit = cr_suggest_accept (castle->map, suggestions, least);

  cr_castle_swap (castle->it, edit, NULL);
  return cli_castle_save (castle, to, error);
}

static CliStatus
run_wishes (CliCall *call, const Wishes *wishes, GError **error)
{
  g_autoptr (CliCastle) castle = cli_castle_load (call->words[0], NULL, error);
  g_autoptr (CrArt) art = castle != NULL ? cr_art_new (castle->scene) : NULL;
  g_autoptr (GArray) suggestions = NULL;
  int floor, least;

  if (castle == NULL || !read_floor (castle->map, wishes->floor, &floor, error) ||
      !read_least (wishes->least, &least, error))
    return CLI_FAILED;
  if (call->n_words > 1 && wishes->output != NULL &&
      !cr_target_check_picture (wishes->output, call->words[1], error))
    return CLI_FAILED;
  if (call->n_words > 1 ? !take_picture (art, call->words[1], error)
                        : !cli_picture_load_all (art, call->words[0], error))
    return CLI_FAILED;
  suggestions = suggest_terrain (castle, art, floor, wishes->learn, error);
  if (suggestions == NULL)
    return CLI_FAILED;
  if (call->json)
    print_json (castle->map, suggestions, least);
  else
    print_table (castle->map, suggestions, least);
  if (wishes->output != NULL && !save_map (castle, wishes->output, suggestions, least, error))
    return CLI_FAILED;
  return CLI_YES;
}

CliStatus
cli_suggest (CliCall *call, GError **error)
{
  g_auto (Wishes) wishes = { 0 };
  const GOptionEntry entries[] = {
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &wishes.output,
      N_ ("Save the map with the proposals painted"), N_ ("OUT") },
    { "floor", 0, 0, G_OPTION_ARG_STRING, &wishes.floor, N_ ("Read this floor, not the first"),
      N_ ("ID") },
    { "learn", 0, 0, G_OPTION_ARG_STRING, &wishes.learn,
      N_ ("Learn from these hexes too, as they are"), N_ ("HEXES") },
    { "least", 0, 0, G_OPTION_ARG_STRING, &wishes.least,
      N_ ("Propose what is at least so sure, in per cent (50)"), N_ ("N") },
    { NULL },
  };

  return cli_call_parse (call, entries, error) ? run_wishes (call, &wishes, error) : CLI_FAILED;
}
