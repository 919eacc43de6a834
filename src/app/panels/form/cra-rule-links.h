/* cra-rule-links.h: ids of rules in texts, which tell what they say and open their page.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

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

/* Shows a text in which each id of a rule has that for a tooltip, and opens the rule's page. */
void cra_rule_set_text (GtkLabel *label, const char *text);
void cra_rule_set_markup (GtkLabel *label, const char *markup);
/* The id alone; its tooltip is the caller's. */
void cra_rule_set_id (GtkLabel *label, const char *id);
