/* cra-fit-activity.h: the pictures of a map laid on its grid.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cra-fit-page.h"

/**
 * CraFitActivity:
 *
 * All that is done from its beginning to Done is one step of the document, whatever the pictures;
 * Cancel takes all of it back. Meanwhile undo goes through the steps of the fit of one picture.
 *
 * It is asked for with the floor that is seen, and after a space what is wanted: "new" for a map
 * that begins with its picture and goes with Cancel, or the address of a picture to be added.
 */
#define CRA_TYPE_FIT_ACTIVITY (cra_fit_activity_get_type ())
G_DECLARE_FINAL_TYPE (CraFitActivity, cra_fit_activity, CRA, FIT_ACTIVITY, CraActivity)

/* Returns: (transfer none) */
CraFitPage *cra_fit_activity_get_page (CraFitActivity *self);

/* Returns: (transfer none) (nullable): of the picture in hand; NULL while it is not shown */
CreFit *cra_fit_activity_get_fit (CraFitActivity *self);
