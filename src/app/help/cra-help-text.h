/* cra-help-text.h: texts of the help as markup of labels. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* In a text of the help *word* is bold, [words](page) a link to a page, {win.save} the key of an
 * action, and the id of a rule a link to that rule. What a link opens is its address: "page:fire",
 * "rule:LOF-09". */
char *cra_help_markup (const char *text);
