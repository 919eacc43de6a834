/* cli-json.c: answers as JSON, and as lines. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <stdio.h>

#include "cr-numbering.h"

/* These functions leave the member out when there is nothing to tell. */
void
cli_json_string (JsonBuilder *json, const char *key, const char *value)
{
  if (value == NULL)
    return;
  json_builder_set_member_name (json, key);
  json_builder_add_string_value (json, value);
}

void
cli_json_int (JsonBuilder *json, const char *key, int value)
{
  json_builder_set_member_name (json, key);
  json_builder_add_int_value (json, value);
}

void
cli_json_at (JsonBuilder *json, const CrMap *map, CrPlace place)
{
  CrNumbering numbering = cr_map_get_numbering (map);
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree char *printed = cr_numbering_format (&numbering, grid, place.hex);
  g_autofree char *at = cr_grid_format_hex (grid, place.hex);

  cli_json_string (json, "hex", printed);
  cli_json_string (json, "at", at);
  cli_json_string (json, "floor", cr_map_get_floor (map, place.floor)->id);
}

void
cli_json_members_of_place (JsonBuilder *json, const CrScene *scene, CrPlace place)
{
  const CrMap *map = cr_scene_get_map (scene);
  int front = cr_map_get_front (map, place);

  cli_json_at (json, map, place);
  cli_json_int (json, "level", cr_scene_get_level (scene, place));
  cli_json_string (json, "structure", cr_map_get_structure (map, place));
  cli_json_string (json, "terrain", cr_map_get_terrain (map, place));
  if (front >= 0)
    cli_json_string (
        json, "facing",
        cr_direction_get_name ((CrDirection) front, cr_map_get_grid (map)->orientation));
}

void
cli_json_place (JsonBuilder *json, const CrScene *scene, CrPlace place)
{
  json_builder_begin_object (json);
  cli_json_members_of_place (json, scene, place);
  json_builder_end_object (json);
}

void
cli_json_places (JsonBuilder *json, const char *key, const CrScene *scene, const GArray *places)
{
  json_builder_set_member_name (json, key);
  json_builder_begin_array (json);
  for (guint i = 0; i < places->len; i++)
    cli_json_place (json, scene, g_array_index (places, CrPlace, i));
  json_builder_end_array (json);
}

void
cli_json_print (JsonBuilder *json)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = json_builder_get_root (json);
  g_autofree char *text = NULL;

  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  json_generator_set_indent (generator, 1);
  text = json_generator_to_data (generator, NULL);
  /* Not g_print(), which would turn it into the locale's encoding: JSON is UTF-8. */
  fputs (text, stdout);
  fputc ('\n', stdout);
}

void
cli_json_grid (JsonBuilder *json, const CrGrid *grid)
{
  cli_json_int (json, "columns", grid->columns);
  cli_json_int (json, "rows", grid->rows);
  cli_json_string (json, "orientation", grid->orientation == CR_FLAT ? "flat" : "pointy");
  cli_json_string (json, "shift", grid->shift == CR_SHIFT_ODD ? "odd" : "even");
}
