/* cra-inspector.h: the hex that is selected, every field to be edited. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cre-document.h"

#include <gtk/gtk.h>

#define CRA_TYPE_INSPECTOR (cra_inspector_get_type ())
G_DECLARE_FINAL_TYPE (CraInspector, cra_inspector, CRA, INSPECTOR, GtkBox)

void cra_inspector_set_document (CraInspector *self, CreDocument *document);
void cra_inspector_set_place (CraInspector *self, const CrPlace *place);
