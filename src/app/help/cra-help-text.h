/* cra-help-text.h: texts of the help as markup of labels. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Returns: (transfer full): Pango markup of a text of the help, in which *word* is bold,
 * [words](page) a link to a page, {win.save} the key of an action, and the id of a rule a link to
 * that rule. The address of a link is "page:fire" or "rule:LOF-09". */
char *cra_help_markup (const char *text);
