/* cra-rule-links.h: ids of rules in texts as links with the rule's words as a tooltip.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ruleset.h"

#include <gtk/gtk.h>

/* Returns: (transfer full): "LOF-23: its title", then the rule's words and its source; only the id
 * when there is no such rule */
char *cra_rule_dup_tip (const char *id);

/* Returns: (transfer full): a source, followed by the tip of the first rule that it names; the
 * source alone when it names none */
char *cra_rule_dup_source (const char *source);
/* Shows a text as a link to the first rule that @source (nullable) names, or as plain text. */
void cra_rule_set_link (GtkLabel *label, const char *text, const char *source);

/* Returns: (transfer full) (nullable): for a figure that no book prints, whether it is inferred or
 * a house rule, and the rule it comes from; NULL for a printed figure */
char *cra_rule_dup_figure_tip (const CrFigure *figure);

/* Returns: (transfer full): markup in which each marked figure, “2 H” or “1 ?”, is a link to its
 * rule, with the figure's source as a tooltip. @figures: (element-type CrFigure): the marked
 * figures of the text, in their order */
char *cra_rule_mark_figures (const char *text, const GPtrArray *figures);

/* Shows a text in which each id of a rule is a link to that rule, with its words as a tooltip. */
void cra_rule_set_text (GtkLabel *label, const char *text);
void cra_rule_set_markup (GtkLabel *label, const char *markup);
/* Shows an id as a link to its rule; the caller sets the tooltip. */
void cra_rule_set_id (GtkLabel *label, const char *id);
