/* cra-fit-activity.h: the activity in which the pictures of a map are laid on its grid.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"

/**
 * CraFitActivity:
 *
 * All that is done from its beginning to Done is one step of undo of the document, however many
 * pictures are fitted; Cancel takes all of it back. Within the activity, undo steps through the
 * changes of the picture in hand.
 *
 * Its @how is the number of the floor that is shown, and after a space what is wanted: "new" for a
 * map that was just made for its picture, which Cancel takes back too, or the address of a picture
 * to add.
 */
#define CRA_TYPE_FIT_ACTIVITY (cra_fit_activity_get_type ())
G_DECLARE_FINAL_TYPE (CraFitActivity, cra_fit_activity, CRA, FIT_ACTIVITY, CraActivity)
