/* cr-exposure.c: how much fire a way lies under. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-exposure.h"

#include "cr-hitters.h"

struct _CrExposure {
  GArray *steps;
  guint total, n_men, n_safe, worst;
};

static void
clear_step_cb (gpointer data)
{
  CrExposureStep *step = data;

  g_array_unref (step->hitters);
}

static guint
hash_place_cb (gconstpointer data)
{
  const CrPlace *place = data;

  return (guint) (place->floor * 1000003 + place->hex.q * 8191 + place->hex.r);
}

static gboolean
equal_place_cb (gconstpointer a, gconstpointer b)
{
  const CrPlace *one = a, *other = b;

  return cr_place_equal (*one, *other);
}

static void
add_step (CrExposure *exposure, CrPlace place, GArray *hitters, GHashTable *men)
{
  CrExposureStep step = { place, hitters };
  guint most =
      exposure->steps->len > 0 ? cr_exposure_get_step (exposure, exposure->worst)->hitters->len : 0;

  for (guint i = 0; i < hitters->len; i++)
    g_hash_table_add (men, &g_array_index (hitters, CrLof, i).from);
  if (hitters->len > most)
    exposure->worst = exposure->steps->len;
  exposure->total += hitters->len;
  exposure->n_safe += hitters->len == 0 ? 1 : 0;
  g_array_append_val (exposure->steps, step);
}

CrExposure *
cr_exposure_new (CrFire *fire, CrPlaces way, CrPlaces shooters, const CrLofOptions *options)
{
  g_autoptr (GHashTable) men = g_hash_table_new (hash_place_cb, equal_place_cb);
  CrExposure *exposure = g_new0 (CrExposure, 1);
  static const CrPlace nobody = { 0 };

  exposure->steps = g_array_new (FALSE, FALSE, sizeof (CrExposureStep));
  g_array_set_clear_func (exposure->steps, clear_step_cb);
  for (gsize i = 0; i < way.n; i++)
    add_step (exposure, way.places[i],
              cr_hitters_find (fire, way.places[i],
                               shooters.n > 0 ? shooters : (CrPlaces){ &nobody, 0 }, options),
              men);
  exposure->n_men = g_hash_table_size (men);
  return exposure;
}

void
cr_exposure_free (CrExposure *exposure)
{
  if (exposure == NULL)
    return;
  g_array_unref (exposure->steps);
  g_free (exposure);
}

guint
cr_exposure_n_steps (const CrExposure *exposure)
{
  return exposure->steps->len;
}

const CrExposureStep *
cr_exposure_get_step (const CrExposure *exposure, guint index)
{
  return &g_array_index (exposure->steps, CrExposureStep, index);
}

guint
cr_exposure_get_total (const CrExposure *exposure)
{
  return exposure->total;
}

guint
cr_exposure_n_men (const CrExposure *exposure)
{
  return exposure->n_men;
}

guint
cr_exposure_n_safe (const CrExposure *exposure)
{
  return exposure->n_safe;
}

guint
cr_exposure_get_worst (const CrExposure *exposure)
{
  return exposure->worst;
}
