/* cra-rule-links.h: ids of rules in texts, which tell what they say and open their page.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ruleset.h"

#include <gtk/gtk.h>

/* (transfer full): "LOF-23: its title", then its words and where it comes from; the id alone of a
 * rule that there is not. */
char *cra_rule_dup_tip (const char *id);

/* (transfer full): a source, and what the first rule that it names says; as it is when there is
 * none.
 */
char *cra_rule_dup_source (const char *source);
/* Shows a text that opens the page of the first rule that @source (nullable) names, if it does. */
void cra_rule_set_link (GtkLabel *label, const char *text, const char *source);

/* (transfer full): of a figure that no book prints, who says so, and what his rule says; NULL of
 * one that is printed. */
char *cra_rule_dup_figure_tip (const CrFigure *figure);

/* (transfer full): markup of a text in which each mark, “2 H” or “1 ?”, has that of its figure for
 * a tooltip, and opens the page of its rule.
 * @figures: (element-type CrFigure): of the marks, one after another */
char *cra_rule_mark_figures (const char *text, const GPtrArray *figures);

/* Shows a text in which each id of a rule has that for a tooltip, and opens the rule's page. */
void cra_rule_set_text (GtkLabel *label, const char *text);
void cra_rule_set_markup (GtkLabel *label, const char *markup);
/* The id alone; its tooltip is the caller's. */
void cra_rule_set_id (GtkLabel *label, const char *id);
