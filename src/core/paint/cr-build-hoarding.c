/* cr-build-hoarding.c: hoardings hung before battlements. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-build-private.h"
#include "cr-curtain.h"
#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-text.h"

static gboolean
refuse_fit (CrHoardingFit fit, const char *at, GError **error)
{
  switch (fit) {
  case CR_HOARDING_NO_BATTLEMENT:
    return cr_error_refuse (error, CR_ERROR_PLACE,
                            cr_text ("%s has no battlement that could carry a hoarding (HRD-01)"),
                            at);
  case CR_HOARDING_SLIT_TOWER:
    return cr_error_refuse (
        error, CR_ERROR_PLACE,
        cr_text ("%s belongs to a tower with slits, which carries no hoarding (HRD-01)"), at);
  default:
    return cr_error_refuse (
        error, CR_ERROR_PLACE,
        cr_text ("%s belongs to an inner wall: what lies before it is within the castle (HRD-01)"),
        at);
  }
}

static gboolean
check_side (const CrScene *scene,
            const CrOutside *outside,
            CrPlace inside,
            CrDirection direction,
            GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrHoardingFit fit = cr_curtain_fit (scene, outside, inside, direction);
  g_autofree char *at = cr_map_format_printed_side (map, inside, direction);

  if (fit != CR_HOARDING_FITS)
    return refuse_fit (fit, at, error);
  if (cr_map_find_side (map, inside, direction, CR_SIDE_HOARDING) != NULL)
    return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("%s has a hoarding already"), at);
  return TRUE;
}

/* HRD-02: one level along the whole hoarding. */
static gboolean
check_level (const CrMap *map, CrPlace first, CrPlace inside, GError **error)
{
  int level = cr_map_get_level (map, inside), kept = cr_map_get_level (map, first);
  g_autofree char *at = cr_map_format_printed (map, inside);

  if (level == kept)
    return TRUE;
  return cr_error_refuse (
      error, CR_ERROR_PLACE,
      cr_text ("%s is at level %d, the hoarding at %d: it keeps the level of its battlement "
               "(HRD-02)"),
      at, level, kept);
}

gboolean
cr_build_hoarding (CrEdit *edit, const CrScene *scene, const CrHoardingPlan *plan, GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (CrOutside) outside = cr_outside_new (scene);
  CrSide hoarding = { .kind = CR_SIDE_HOARDING, .inside = CR_INSIDE_HERE };
  CrDirection direction = plan->direction;
  CrPlace inside = plan->inside;

  hoarding.height = CR_HEIGHT_DEFAULT;
  hoarding.arc = CR_ARC_DEFAULT;
  for (int i = 0; i < plan->n; i++) {
    if (i > 0 && !cr_curtain_next (map, plan->right, &inside, &direction))
      return cr_error_refuse (
          error, CR_ERROR_PLACE,
          cr_text ("the battlements go no farther: there is room for %d of %d (HRD-01)"), i,
          plan->n);
    if (!check_level (map, plan->inside, inside, error) ||
        !check_side (scene, outside, inside, direction, error))
      return FALSE;
    cr_edit_put_side (edit, map, inside, direction, hoarding);
  }
  return TRUE;
}
