/* cr-lof-men-die.c: the band of the weapon and what is known of the die.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-men-private.h"

static void
add_modifier (CrLof *lof, const char *rule, int value)
{
  if (value == 0 || lof->n_modifiers == CR_LOF_MAX_MODIFIERS)
    return;
  lof->modifiers[lof->n_modifiers++] = (CrLofModifier){ rule, value };
}

static void
add_figure (const CrLofCase *self, CrLof *lof, const char *rule, CrRuleFigure figure)
{
  add_modifier (lof, rule,
                cr_ruleset_get_figure (cr_scene_get_ruleset (self->scene), figure).value);
}

void
cr_lof_men_record (const CrLofCase *self, CrLof *lof)
{
  const CrMan *who = self->men[CR_LOF_SHOOTER].who;

  lof->weapon = self->options->weapon;
  lof->band = cr_lof_men_get_band (self);
  if (lof->reason == CR_LOF_OUT_OF_RANGE)
    lof->limit = lof->weapon->reach[CR_BAND_LONG].value;
  if (lof->reason == CR_LOF_UNSEEN)
    lof->limit = cr_lof_men_get_visibility (self);
  if (lof->band >= 0 && lof->band < CR_N_BANDS)
    add_modifier (lof, "MIS-01", lof->weapon->modifier[lof->band].value);
  if (self->men[CR_LOF_SHOOTER].tower != NULL && self->men[CR_LOF_SHOOTER].tower->moving)
    add_figure (self, lof, "TWR-13", CR_FIGURE_IN_A_MOVING_TOWER);
  else if (who != NULL && who->moving)
    add_figure (self, lof, "MIS-02", CR_FIGURE_ON_THE_MOVE);
  if (self->men[CR_LOF_SHOOTER].site.crown)
    add_figure (self, lof, "MIS-02", CR_FIGURE_UP_A_TREE);
  if (!cr_lof_men_have_sky (self))
    return;

  CrSky sky = cr_muster_get_sky (cr_lof_men_get_muster (self));
  add_modifier (lof, "WEA-01", sky.weather != NULL ? sky.weather->shooting.value : 0);
  if (sky.sun)
    add_figure (self, lof, "MIS-02", CR_FIGURE_INTO_THE_SUN);
  if (sky.dim)
    add_figure (self, lof, "MIS-02", CR_FIGURE_IN_DIM_LIGHT);
}
