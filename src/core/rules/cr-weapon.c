/* cr-weapon.c: weapons and weather, read from data. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-weapon.h"

#include "cr-error.h"
#include "cr-ruleset-private.h"
#include "cr-ruleset-rows.h"
#include "cr-text.h"

/* Farther than any map is wide. */
#define FARTHEST 999

static const char *const bands[] = { "short", "medium", "long", "out", NULL };
static const char *const over_men[] = { "never", "far", NULL };
static const char *const kneeling[] = { "yes", "loader", "never", NULL };
static const char *const frequencies[] = { "offensive", "both", "loader", NULL };
static const char *const paces[] = { "free", "halved", "still", NULL };
static const char *const answers[] = { "no", "yes", NULL };

const char *
cr_band_get_name (CrBand band)
{
  return bands[band];
}

CrBand
cr_weapon_get_band (const CrWeapon *weapon, int range)
{
  int band = CR_BAND_SHORT;

  while (band < CR_N_BANDS && range > weapon->reach[band].value)
    band++;
  return (CrBand) band;
}

static gboolean
need_figure (const CrNode *row, const char *name, const CrNode *node, GError **error)
{
  if (node != NULL)
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX, cr_text ("found <%s> without <%s>, expected one"),
                     cr_node_get_name (row), name);
  return FALSE;
}

static gboolean
read_quality (const CrNode *row,
              const char *name,
              const char *const *values,
              CrFigure *figure,
              GError **error)
{
  const CrNode *node = cr_node_find (row, name);

  return need_figure (row, name, node, error) && cr_figure_read (node, figure, error) &&
         cr_node_read_enum (node, "value", values, 0, &figure->value, error);
}

/* A figure that is not there stays as it is. */
static gboolean
read_rare_quality (const CrNode *row,
                   const char *name,
                   const char *const *values,
                   CrFigure *figure,
                   GError **error)
{
  return cr_node_find (row, name) == NULL || read_quality (row, name, values, figure, error);
}

static gboolean
read_band (const CrNode *row, const char *name, int band, CrFigure *figure, GError **error)
{
  const CrNode *node = cr_node_find_with (row, name, "band", bands[band]);
  gboolean reach = g_str_equal (name, "reach");

  return need_figure (row, name, node, error) && cr_figure_read (node, figure, error) &&
         cr_node_read_int (node, "value", reach ? 0 : -9, reach ? FARTHEST : 9, 0, &figure->value,
                           error);
}

static gboolean
read_number (const CrNode *row, const char *name, int most, CrFigure *figure, GError **error)
{
  const CrNode *node = cr_node_find (row, name);

  *figure = (CrFigure){ 0, CR_INFERRED, NULL };
  if (node == NULL)
    return TRUE;
  return cr_figure_read (node, figure, error) &&
         cr_node_read_int (node, "value", 0, most, 0, &figure->value, error);
}

/* RCK-02: one hex farther off after the other. */
static gboolean
read_manners (const CrNode *row, CrWeapon *weapon, GError **error)
{
  weapon->pile = cr_node_get (row, "pile");
  for (; weapon->n_manners < CR_WEAPON_MANNERS; weapon->n_manners++) {
    char hexes[] = { (char) ('0' + weapon->n_manners), '\0' };
    const CrNode *node = cr_node_find_with (row, "manner", "hexes", hexes);
    CrFigure figure;

    if (node == NULL)
      break;
    if (!cr_figure_read (node, &figure, error) ||
        !cr_node_need (node, "value", &weapon->manners[weapon->n_manners], error))
      return FALSE;
  }
  return TRUE;
}

gboolean
cr_weapon_read (const CrNode *row, CrWeapon *weapon, GError **error)
{
  *weapon = (CrWeapon){ .hoarding = { 1, CR_INFERRED, NULL },
                        .frequency = { CR_FREQUENCY_OFFENSIVE, CR_INFERRED, NULL },
                        .pace = { CR_PACE_FREE, CR_INFERRED, NULL },
                        .node = row };
  if (!cr_node_need (row, "id", &weapon->id, error))
    return FALSE;
  for (int band = 0; band < CR_N_BANDS; band++)
    if (!read_band (row, "reach", band, &weapon->reach[band], error) ||
        !read_band (row, "modifier", band, &weapon->modifier[band], error))
      return FALSE;
  return read_quality (row, "over-men", over_men, &weapon->over_men, error) &&
         read_quality (row, "kneeling", kneeling, &weapon->kneeling, error) &&
         read_quality (row, "tree", answers, &weapon->tree, error) &&
         read_quality (row, "murder-holes", answers, &weapon->murder_holes, error) &&
         read_quality (row, "upwards", answers, &weapon->upwards, error) &&
         read_rare_quality (row, "hoarding", answers, &weapon->hoarding, error) &&
         read_rare_quality (row, "downwards", answers, &weapon->downwards, error) &&
         read_rare_quality (row, "frequency", frequencies, &weapon->frequency, error) &&
         read_rare_quality (row, "pace", paces, &weapon->pace, error) &&
         read_rare_quality (row, "flaming", answers, &weapon->flaming, error) &&
         read_number (row, "scale", 9, &weapon->scale, error) && read_manners (row, weapon, error);
}

/* "3/4" */
static gboolean
read_fraction (const CrNode *row, CrWeather *weather, GError **error)
{
  const CrNode *node = cr_node_find (row, "movement");
  g_auto (GStrv) parts = NULL;

  if (node == NULL)
    return TRUE;
  if (!cr_figure_read (node, &weather->movement, error))
    return FALSE;
  parts = g_strsplit (cr_node_get (node, "value"), "/", 2);
  if (g_strv_length (parts) == 2 && cr_text_parse_int (parts[1], 1, 9, &weather->movement_of) &&
      cr_text_parse_int (parts[0], 0, weather->movement_of, &weather->movement.value))
    return TRUE;
  cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                     cr_text ("found value=\"%s\", expected a fraction such as 3/4"),
                     cr_node_get (node, "value"));
  return FALSE;
}

gboolean
cr_weather_read (const CrNode *row, CrWeather *weather, GError **error)
{
  *weather = (CrWeather){ .movement = { 1, CR_INFERRED, NULL },
                          .movement_of = 1,
                          .after = cr_node_get (row, "after"),
                          .node = row };
  return cr_node_need (row, "id", &weather->id, error) &&
         read_number (row, "visibility", FARTHEST, &weather->visibility, error) &&
         read_number (row, "shooting", 9, &weather->shooting, error) &&
         cr_ruleset_read_combat (row, &weather->combat, error) &&
         cr_ruleset_read_flag (row, "dark", &weather->dark, error) &&
         read_fraction (row, weather, error);
}
