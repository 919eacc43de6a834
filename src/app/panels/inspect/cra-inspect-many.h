/* cra-inspect-many.h: the fields of several sides at once.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

#define CRA_TYPE_INSPECT_MANY (cra_inspect_many_get_type ())
G_DECLARE_FINAL_TYPE (CraInspectMany, cra_inspect_many, CRA, INSPECT_MANY, GtkBox)

/**
 * cra_inspect_many_show:
 * @marks: (element-type CreMark): sides
 */
void cra_inspect_many_show (CraInspectMany *self, CreMapDocument *document, const GArray *marks);
